// SPDX-License-Identifier: MIT
import Foundation

/// The beginnings of the library's trap messages.
enum Sentences {
  /// No program can get there: an operator would have to be wrong.
  static let unreachable: Set<String> = [
    "combineLatest: a source has no value yet", "zip: a source has no value",
    "PullSequence: a node has no rest.", "PullSequence: an element was made and is not there.",
    "Braid: no thread-local key is left (errno",
    "Braid: no thread-local key is left",
    "Braid: the value of a disposed subject was read. Read it before the disposal.",
    // Only where there is Combine, or a view with a delegate.
    "asPublisher(): a source that cannot fail has failed:",
    "cannot store a delegate proxy: this platform has no Objective-C",
    "The view asked for row", ", because its data source does not conform to",
    ", and methods are not intercepted at run time.", ": no proxy is registered for",
    "is not a subclass of DelegateProxy.",
    // Only in a program with one thread (`PollingSemaphoreTests`).
    "A blocking call has to wait, and the program has one thread: nothing can end the wait. It",
  ]

  /// The message of each `Misuse` in the sources, up to the first interpolated value.
  static var all: [String] {
    get throws {
      let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let files = FileManager.default.enumerator(
        at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
      return try (files?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Misuse.swift" }
        .flatMap { try sentences(in: String(contentsOf: $0, encoding: .utf8)) }
    }
  }

  private static func sentences(in source: String) -> [String] {
    source.components(separatedBy: "Misuse.").dropFirst().compactMap { call in
      guard call.hasPrefix("stop(") || call.hasPrefix("require(") || call.hasPrefix("complain(")
      else { return nil }
      return beginning(ofFirstStringIn: call)
    }
  }

  /// The longest piece without a value in it, of the first line of a call's string.
  private static func beginning(ofFirstStringIn call: String) -> String? {
    guard let quote = call.range(of: "\"") else { return nil }
    let rest = call[quote.upperBound...].drop { "\"\n ".contains($0) }
    return pieces(of: rest.prefix { $0 != "\n" && $0 != "\"" }).max { $0.count < $1.count }
  }

  /// A line of a string literal without its interpolated values.
  private static func pieces(of line: Substring) -> [String] {
    var pieces = [""]
    var depth = 0
    for (character, next) in zip(line, line.dropFirst() + " ") {
      switch (character, depth) {
      case ("\\", 0): if next == "(" { pieces.append("") }
      case ("(", 1...): depth += 1
      case (")", 1...): depth -= 1
      case ("(", 0) where pieces.last == "" && pieces.count > 1: depth = 1
      case (_, 0): pieces[pieces.count - 1].append(character)
      default: break
      }
    }
    return pieces.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
