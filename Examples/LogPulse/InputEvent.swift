// SPDX-License-Identifier: MIT

/// Events while inputs are read.
enum InputEvent: Sendable {
  case lines(LineChunk)
  /// A followed file cannot be read at the moment.
  case waiting(InputError)
  /// The awaited file exists now.
  case appeared(name: String)
  /// An input will not be read, or not any more; the others are.
  case failed(InputError)

  var lines: LineChunk? {
    if case .lines(let chunk) = self { chunk } else { nil }
  }

  /// The message for the user.
  var message: String? {
    switch self {
    case .lines: nil
    case .waiting(let error): "\(error.message); waiting for it"
    case .appeared(let name): "\(Text.safe(name)): has appeared"
    case .failed(let error): error.message
    }
  }
}

/// The inputs that are not read as they should be.
struct Absences: Equatable, Sendable {
  private(set) var waiting: [InputError] = []
  private(set) var failed: [InputError] = []

  /// All of them.
  var all: [InputError] { failed + waiting }

  mutating func note(_ event: InputEvent) {
    switch event {
    case .lines: break
    case .waiting(let error): waiting = waiting.filter { $0.name != error.name } + [error]
    case .appeared(let name): waiting.removeAll { $0.name == name }
    case .failed(let error): failed.append(error)
    }
  }
}
