// SPDX-License-Identifier: MIT

/// A marble diagram that does not follow the notation, and where.
///
/// Its description points at the column and says how to mend it:
///
///     Bad marble diagram, column 5: no time can pass inside a group, it is one tick.
///       a-(b-c)|
///           ^
///     Write `-` outside of the parentheses.
public struct MarbleSyntaxError: Error, Hashable, Sendable {
  /// The diagram as it was written.
  public let diagram: String

  /// The column of the mistake, counted from 1.
  public let column: Int

  /// What is wrong there.
  public let problem: String

  /// What to write instead.
  public let remedy: String
}

extension MarbleSyntaxError: CustomStringConvertible {
  /// The problem, the diagram with a caret under the column, and the remedy.
  public var description: String {
    let shown = diagram.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let before = shown.prefix(column - 1).reduce(0) { $0 + displayWidth(of: String($1)) }
    return """
      Bad marble diagram, column \(column): \(problem).
        \(String(shown))
        \(String(repeating: " ", count: before))^
      \(remedy).
      """
  }
}
