// SPDX-License-Identifier: MIT
import Foundation

/// Keys with the times at which they are pressed.
///
///     # milliseconds since the start, and the keys
///     0    br
///     900  <backspace>
struct Script: Equatable, Sendable {
  struct Step: Equatable, Sendable {
    let time: Duration
    let keys: [Key]
  }

  /// A line that is no step, and why.
  struct Mistake: Error, Equatable {
    let line: Int
    let reason: String
  }

  /// A file that cannot be read, and why.
  struct Unreadable: Error, Equatable {
    let path: String
    let reason: String
  }

  let steps: [Step]

  private static let namedKeys: [String: Key] = [
    "<backspace>": .backspace, "<clear>": .clear, "<space>": .text(" "),
  ]

  /// The text of a file.
  static func text(of path: String) throws(Unreadable) -> String {
    guard let file = fopen(path, "r") else { throw Unreadable(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      bytes += buffer.prefix(count)
      if count > 0 { continue }
      guard ferror(file) == 0 else { throw Unreadable(path) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  init(parsing text: String) throws(Mistake) {
    var steps: [Step] = []
    // Not at "\n" alone: "\r\n" is another character.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard let time = Int(first), (0...86_400_000).contains(time) else {
        throw Mistake(line: index + 1, reason: "begins with no number of milliseconds: \(first)")
      }
      guard words.count > 1 else { throw Mistake(line: index + 1, reason: "has no keys") }
      let step = Step(
        time: .milliseconds(time),
        keys: words.dropFirst().flatMap { word in
          Self.namedKeys[word].map { [$0] } ?? word.unicodeScalars.map(Key.text)
        })
      if let last = steps.last, step.time < last.time {
        throw Mistake(line: index + 1, reason: "is earlier than the line before")
      }
      steps.append(step)
    }
    self.steps = steps
  }
}

extension Script.Unreadable {
  /// The failure of the last call to the system.
  fileprivate init(_ path: String) {
    self.init(path: path, reason: String(cString: strerror(errno)))
  }
}
