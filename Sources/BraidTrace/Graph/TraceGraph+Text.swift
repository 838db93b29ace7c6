// SPDX-License-Identifier: MIT
import BraidCore

extension TraceGraph {
  /// The graph as trees, each with the subscription at the top and the sources below it.
  ///
  /// ```
  ///  values     age
  ///       3   2.1 s  subscribed at Search.swift:47
  ///       3   2.1 s  └─ flatMapLatest "results"
  ///       2   2.1 s     ├─ distinctUntilChanged
  ///       5   2.1 s     │  └─ PublishSubject
  ///       1  840 ms     └╌ create
  /// ```
  ///
  /// `└╌` is an inner source. A shared source is drawn in full for its first observer, with a
  /// number in brackets, which the other observers refer to.
  ///
  /// Of many sources of a node that have the same title, as the inner sources of one operator have,
  /// the first `alike` are drawn, and one line counts the others: `… and 3990 more like it`. This
  /// applies to subscriptions with the same title, too.
  ///
  /// - Parameters:
  ///   - showsAges: Whether there is a column with the ages.
  ///   - alike: The number of sources, or subscriptions, with the same title that are drawn.
  public func text(showsAges: Bool = true, alike: Int = 10) -> String {
    if nodes.isEmpty { return "no subscriptions\n" }
    var printer = TextPrinter(self, showsAges: showsAges, alike: max(alike, 1))
    return printer.print()
  }

  /// The first lines of each kind, and the number of further ones.
  ///
  /// - Parameters:
  ///   - lines: The lines; alike ones have the same kind.
  ///   - alike: The number of lines of a kind that remain.
  static func summary(
    of lines: [(text: String, kind: String)], alike: Int = 10
  ) -> [String] {
    var counts: [String: Int] = [:]
    for line in lines { counts[line.kind, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return lines.flatMap { line -> [String] in
      seen[line.kind, default: 0] += 1
      let (index, count) = (seen[line.kind, default: 0], counts[line.kind, default: 0])
      // A line that counts one more would be as long as the line itself.
      if index <= alike || count == alike + 1 { return [line.text] }
      return index == count ? [TraceGraph.more(count - alike)] : []
    }
  }

  private static func more(_ count: Int) -> String { "… and \(count) more like it" }

  private struct TextPrinter {
    private let nodes: [Int: Node]
    private let sources: [Int: [Edge]]
    private let roots: [Node]
    private let receiverCounts: [Int: Int]
    private let showsAges: Bool
    private let alike: Int
    private var numbers: [Int: Int] = [:]
    private var rows: [(values: Int, age: Duration?, text: String)] = []

    init(_ graph: TraceGraph, showsAges: Bool, alike: Int) {
      nodes = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0) })
      sources = Dictionary(grouping: graph.edges) { $0.receiver }
      receiverCounts = Dictionary(graph.edges.map { ($0.source, 1) }, uniquingKeysWith: +)
      let counts = receiverCounts
      roots = graph.nodes.filter { counts[$0.id] == nil }
      self.showsAges = showsAges
      self.alike = alike
    }

    mutating func print() -> String {
      // A loop: a chain may be deeper than the stack of the calling thread.
      var rest = rows(of: roots.map { ($0, false) }).reversed().map { Place(row: $0) }
      while let place = rest.popLast() { rest += print(place).reversed() }
      let counts = ["values"] + rows.map { String($0.values) }
      let ages = ["age"] + rows.map { $0.age.map(TraceGraph.text) ?? "" }
      let countWidth = counts.map(\.count).max() ?? 0
      let ageWidth = ages.map(\.count).max() ?? 0
      var text = ""
      for (index, (count, age)) in zip(counts, ages).enumerated() {
        var line = " " + TraceGraph.padded(count, countWidth)
        if showsAges { line += "  " + TraceGraph.padded(age, ageWidth) }
        if index > 0 { line += "  " + rows[index - 1].text }
        text += line + "\n"
      }
      return text
    }

    /// A node to draw, or the number and the values of the nodes that are left out.
    private enum Row {
      case node(Node, isInner: Bool)
      case more(Int, values: Int)
    }

    /// A row, the text in front of it, and in front of the rows below it.
    private struct Place {
      let row: Row
      var lead = ""
      var indent = ""
    }

    /// The first ones of each title, and how many more there are.
    private func rows(of nodes: [(node: Node, isInner: Bool)]) -> [Row] {
      struct Kind: Hashable {
        let title: String
        let isInner: Bool
      }
      func kind(of node: (node: Node, isInner: Bool)) -> Kind {
        Kind(title: node.node.title, isInner: node.isInner)
      }
      let counts = Dictionary(nodes.map { (kind(of: $0), 1) }, uniquingKeysWith: +)
      var seen: [Kind: Int] = [:]
      var left: [Kind: Int] = [:]
      return nodes.compactMap { node in
        let kind = kind(of: node)
        seen[kind, default: 0] += 1
        let (index, count) = (seen[kind, default: 0], counts[kind, default: 0])
        if index <= alike || count == alike + 1 { return .node(node.node, isInner: node.isInner) }
        left[kind, default: 0] += node.node.values
        return index == count ? .more(count - alike, values: left[kind, default: 0]) : nil
      }
    }

    /// Prints a row, and returns the rows below it.
    private mutating func print(_ place: Place) -> [Place] {
      switch place.row {
      case .node(let node, _): return print(node, place.lead, place.indent)
      case .more(let count, let values):
        rows.append((values, nil, place.lead + TraceGraph.more(count)))
        return []
      }
    }

    private mutating func print(_ node: Node, _ lead: String, _ indent: String) -> [Place] {
      var title = node.title
      if node.observers > 1 { title += ", \(node.observers) observers" }
      if receiverCounts[node.id, default: 0] > 1 {
        if let number = numbers[node.id] {
          rows.append((node.values, node.age, "\(lead)\(node.label) [\(number)], above"))
          return []
        }
        numbers[node.id] = numbers.count + 1
        title += " [\(numbers.count)]"
      }
      rows.append((node.values, node.age, lead + title))
      let below = (sources[node.id] ?? []).compactMap { edge in
        nodes[edge.source].map { (node: $0, isInner: edge.isInner) }
      }
      let drawn = rows(of: below)
      return drawn.enumerated().map { index, row in
        let isLast = index == drawn.count - 1
        var isInner = false
        if case .node(_, true) = row { isInner = true }
        let branch = (isLast ? "└" : "├") + (isInner ? "╌ " : "─ ")
        return Place(row: row, lead: indent + branch, indent: indent + (isLast ? "   " : "│  "))
      }
    }
  }

  static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A duration in a readable unit: `12 ms`, `2.1 s`, `5 min`.
  static func text(of age: Duration) -> String {
    let (seconds, attoseconds) = age.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    switch milliseconds {
    case ..<1000: return "\(milliseconds) ms"
    case ..<60_000: return "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    case ..<7_200_000: return "\(milliseconds / 60_000) min"
    default: return "\(milliseconds / 3_600_000) h"
    }
  }

  // MARK: DOT

  /// The graph in the language of Graphviz; events flow along the arrows.
  ///
  /// Subscriptions are boxes, sources are rounded, and dashed arrows lead from inner sources.
  public var dot: String {
    var lines = [
      "digraph braid {", "  rankdir=LR;",
      "  node [fontname=\"sans-serif\" style=rounded shape=box];",
    ]
    for node in nodes {
      let detail = node.site.map { "\\n\(TraceGraph.escaped($0))" } ?? ""
      let label = "\(TraceGraph.escaped(node.label))\(detail)\\n\(node.values) values"
      let style = node.isSubscription ? " style=solid" : ""
      lines.append("  n\(node.id) [label=\"\(label)\"\(style)];")
    }
    for edge in edges {
      let style = edge.isInner ? " [style=dashed]" : ""
      lines.append("  n\(edge.source) -> n\(edge.receiver)\(style);")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// The text for a string of JSON, or of DOT.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
