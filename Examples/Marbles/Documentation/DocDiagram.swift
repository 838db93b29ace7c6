// SPDX-License-Identifier: MIT
import BraidCore
import BraidMarbles
import BraidTesting

/// A marble diagram of a doc comment: indented lines of a label and marbles.
///
///     source       a-b-c-----d|
///     debounce(3)  -------c---(d|)
struct DocDiagram {
  /// The lines of the comment that the diagram takes.
  let lines: Range<Int>
  let picture: MarblePicture

  /// Labels of lines that are sources even if they are not the first line.
  private static let sourceNames: Set<String> = [
    "a", "b", "digits", "handler", "inner", "no", "notifier", "one", "other", "pauser",
    "replacement", "sampler", "second", "third", "trigger", "two", "yes",
  ]

  /// The first diagram of a comment; nil if it has none, or a diagram that has no picture.
  init?(in comment: [String], of name: String) {
    guard let start = comment.indices.first(where: { Row(comment[$0]) != nil }) else { return nil }
    let end = comment[start...].firstIndex { Row($0) == nil } ?? comment.endIndex
    let rows = comment[start..<end].compactMap(Row.init)
    lines = start..<end
    // The first line is a source, and so are those after it that have the name of one; a single
    // line is what an operator creates.
    let others = rows.dropFirst().dropLast().prefix { DocDiagram.sourceNames.contains($0.label) }
    let sourceCount = rows.count == 1 ? 0 : 1 + others.count
    let sources = rows[..<sourceCount]
    let results = Array(rows[sourceCount...])
    // A picture cuts long labels: the box has them in full, with numbers.
    let isNumbered = results.count > 1 && results.contains { $0.label.count > 14 }
    let calls = results.enumerated().map { number, row in
      isNumbered ? "\(number + 1): \(row.label)" : row.label
    }
    picture = MarblePicture(
      sources: sources.map { MarbleLane($0.label, $0.events) },
      operation: results.count == 1 || isNumbered ? calls.joined(separator: "\n") : name,
      results: results.enumerated().map { number, row in
        MarbleLane(results.count == 1 ? "" : isNumbered ? "\(number + 1)" : row.label, row.events)
      })
  }

  /// A line: a label, at least two spaces, and marbles.
  private struct Row {
    let label: String
    let events: [Recorded<Event<String>>]

    init?(_ line: String) {
      guard let match = line.wholeMatch(of: #/ {4,}(\S.*?) {2,}(\S.*)/#),
        match.2.contains("-") || match.2.contains("|"), !match.2.contains("!")
      else { return nil }
      label = String(match.1)
      // An array is one value: it gets a character of its own.
      var arrays: [Character: String] = [:]
      let text = String(match.2).replacing(#/\[[^\]]*\]/#) { array in
        let letter = Character(Unicode.Scalar(UInt8(0xC0 + arrays.count)))
        arrays[letter] = String(array.output)
        return String(letter)
      }
      let values = MarbleValues<String> { arrays[$0] ?? String($0) }
      guard let events = try? MarbleDiagram.hot(text, values: values),
        !events.isEmpty || text.contains("-")
      else { return nil }
      self.events = events
    }
  }
}
