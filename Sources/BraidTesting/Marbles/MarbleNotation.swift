// SPDX-License-Identifier: MIT

/// The characters of the notation that are not values.
package enum MarbleNotation {
  static let tick: Character = "-"
  package static let completed: Character = "|"
  package static let failed: Character = "#"
  package static let subscribed: Character = "^"
  package static let disposed: Character = "!"
  static let groupStart: Character = "("
  static let groupEnd: Character = ")"
  static let padding: Character = " "

  private static let reserved: Set<Character> = [
    tick, completed, failed, subscribed, disposed, groupStart, groupEnd, padding,
  ]

  /// Whether a character can denote a value.
  static func isValue(_ character: Character) -> Bool {
    !reserved.contains(character) && !character.isWhitespace && isVisible(character)
  }

  /// Whether a character can be seen; a diagram that was copied may contain others, such as a byte
  /// order mark.
  static func isVisible(_ character: Character) -> Bool {
    !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      && !character.unicodeScalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint }
  }

  static func isEnd(_ character: Character) -> Bool {
    character == completed || character == failed
  }
}

/// The number of terminal columns of a text: two for wide characters such as emoji.
package func displayWidth(of text: String) -> Int {
  text.reduce(0) { width, character in
    let isWide = character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation
        || (0x1100...0x115F).contains($0.value) || (0x2E80...0xA4CF).contains($0.value)
        || (0xAC00...0xD7A3).contains($0.value) || (0xF900...0xFAFF).contains($0.value)
        || (0xFE30...0xFE4F).contains($0.value) || (0xFF00...0xFF60).contains($0.value)
    }
    return width + (isWide ? 2 : 1)
  }
}

extension String {
  /// The text, padded with spaces to `width` columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth(of: self)))
  }

  package var trimmingTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}

/// The default error of `#` in a marble diagram.
public struct MarbleFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The mark itself, `#`.
  public var description: String { "#" }
}
