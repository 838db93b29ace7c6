// SPDX-License-Identifier: MIT

/// A syntax error in a marble diagram, with its position.
///
/// The description points at the column and states the correction:
///
///     Bad marble diagram, column 5: no time can pass inside a group, it is one tick.
///       a-(b-c)|
///           ^
///     Write `-` outside of the parentheses.
public struct MarbleSyntaxError: Error, Hashable, Sendable {
  /// The diagram as written.
  public let diagram: String

  /// The column of the error, counted from 1.
  public let column: Int

  /// The problem.
  public let problem: String

  /// The correction.
  public let remedy: String
}

extension MarbleSyntaxError: CustomStringConvertible {
  /// The problem, the diagram with a caret under the column, and the correction.
  public var description: String {
    let shown = diagram.map { character in
      if character.isNewline || character == "\t" { return Character(" ") }
      return MarbleNotation.isVisible(character) ? character : "\u{FFFD}"
    }
    let before = shown.prefix(column - 1).reduce(0) { $0 + displayWidth(of: String($1)) }
    return """
      Bad marble diagram, column \(column): \(problem).
        \(String(shown))
        \(String(repeating: " ", count: before))^
      \(remedy).
      """
  }
}
