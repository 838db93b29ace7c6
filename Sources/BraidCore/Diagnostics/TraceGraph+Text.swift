// SPDX-License-Identifier: MIT

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
  /// - Parameter showsAges: Whether there is a column with the ages.
  public func text(showsAges: Bool = true) -> String {
    if nodes.isEmpty { return "no subscriptions\n" }
    var printer = TextPrinter(self, showsAges: showsAges)
    return printer.print()
  }

  private struct TextPrinter {
    private let nodes: [Int: Node]
    private let sources: [Int: [Edge]]
    private let roots: [Node]
    private let receiverCounts: [Int: Int]
    private let showsAges: Bool
    private var numbers: [Int: Int] = [:]
    private var rows: [(node: Node, text: String)] = []

    init(_ graph: TraceGraph, showsAges: Bool) {
      nodes = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0) })
      sources = Dictionary(grouping: graph.edges) { $0.receiver }
      receiverCounts = Dictionary(graph.edges.map { ($0.source, 1) }, uniquingKeysWith: +)
      let counts = receiverCounts
      roots = graph.nodes.filter { counts[$0.id] == nil }
      self.showsAges = showsAges
    }

    mutating func print() -> String {
      for root in roots { print(root, "", "") }
      let counts = ["values"] + rows.map { String($0.node.values) }
      let ages = ["age"] + rows.map { TraceGraph.text(of: $0.node.age) }
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

    private mutating func print(_ node: Node, _ lead: String, _ indent: String) {
      var title = node.title
      if node.observers > 1 { title += ", \(node.observers) observers" }
      if receiverCounts[node.id, default: 0] > 1 {
        if let number = numbers[node.id] {
          return rows.append((node, "\(lead)\(node.label) [\(number)], above"))
        }
        numbers[node.id] = numbers.count + 1
        title += " [\(numbers.count)]"
      }
      rows.append((node, lead + title))
      let below = sources[node.id] ?? []
      for (index, edge) in below.enumerated() {
        guard let source = nodes[edge.source] else { continue }
        let isLast = index == below.count - 1
        let branch = (isLast ? "└" : "├") + (edge.isInner ? "╌ " : "─ ")
        print(source, indent + branch, indent + (isLast ? "   " : "│  "))
      }
    }
  }

  static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A duration for people: `12 ms`, `2.1 s`, `5 min`.
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
