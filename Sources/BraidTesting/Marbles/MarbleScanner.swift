// SPDX-License-Identifier: MIT

import BraidCore

/// Reads the notation into marks, each with its tick and its column.
///
/// Does not know the role of a line: ``MarbleDiagram`` checks which marks a source or a
/// subscription line may contain.
struct MarbleScanner {
  struct Mark: Equatable {
    let symbol: Character
    let tick: Int
    /// Counted from 1.
    let column: Int
  }

  private enum Phase {
    /// outside: each mark takes a tick of its own
    case outside
    /// inside: marks share the tick of the group that was opened in `column`
    case inside(column: Int, isEmpty: Bool)
  }

  let text: String
  private(set) var marks: [Mark] = []
  /// The number of ticks that the diagram spans.
  private(set) var ticks = 0
  private var phase = Phase.outside

  init(_ text: String) throws(MarbleSyntaxError) {
    self.text = text
    for (offset, character) in text.enumerated() {
      try read(character, column: offset + 1)
    }
    if case .inside(let column, _) = phase {
      throw error(column, "this group is never closed", "Add `)` after its last mark")
    }
  }

  func error(_ column: Int, _ problem: String, _ remedy: String) -> MarbleSyntaxError {
    MarbleSyntaxError(diagram: text, column: column, problem: problem, remedy: remedy)
  }

  private mutating func read(
    _ character: Character, column: Int
  ) throws(MarbleSyntaxError) {
    switch character {
    case MarbleNotation.padding:
      break
    case MarbleNotation.tick:
      guard case .outside = phase else {
        throw error(
          column, "no time can pass inside a group, it is one tick",
          "Write `-` outside of the parentheses")
      }
      ticks += 1
    case MarbleNotation.groupStart:
      guard case .outside = phase else {
        throw error(column, "groups do not nest", "Write all that shares the tick in one group")
      }
      phase = .inside(column: column, isEmpty: true)
    case MarbleNotation.groupEnd:
      try closeGroup(column)
    default:
      try readMark(character, column)
    }
  }

  private mutating func closeGroup(_ column: Int) throws(MarbleSyntaxError) {
    guard case .inside(let start, let isEmpty) = phase else {
      throw error(column, "no group is open here", "Remove `)`, or add the `(` that it closes")
    }
    guard !isEmpty else {
      throw error(start, "the group is empty", "Write `-` for a tick in which nothing happens")
    }
    phase = .outside
    ticks += 1
  }

  private mutating func readMark(
    _ character: Character, _ column: Int
  ) throws(MarbleSyntaxError) {
    let isMark =
      MarbleNotation.isValue(character) || MarbleNotation.isEnd(character)
      || character == MarbleNotation.subscribed || character == MarbleNotation.disposed
    guard isMark else {
      throw error(
        column, problem(of: character), "Only spaces can be used to align diagrams")
    }
    marks.append(Mark(symbol: character, tick: ticks, column: column))
    switch phase {
    case .outside: ticks += 1
    case .inside(let column, _): phase = .inside(column: column, isEmpty: false)
    }
  }

  private func problem(of character: Character) -> String {
    if character.isNewline { return "a diagram is one line" }
    let text = String(character)
    return text == text.printable
      ? "this character has no meaning" : "the character `\(text.printable)` has no meaning"
  }
}
