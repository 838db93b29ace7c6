// SPDX-License-Identifier: MIT
public import BraidCore

extension TraceGraph {
  /// Draws the graph as an SVG picture: subscriptions on the left, and each source to the right of
  /// its receiver.
  ///
  /// Dashed lines lead to inner sources.
  ///
  /// - Parameter appearance: The colours. Defaults to the colours of the reader's system.
  public func svg(_ appearance: MarblePicture.Appearance = .automatic) -> String {
    drawing(css: PicturePalette.css(appearance))
  }

  /// Draws the graph; the groups of the nodes have identifiers such as `n12`.
  ///
  /// - Parameter css: The style sheet; empty for a page that has it.
  func drawing(css: String) -> String {
    var drawing = TraceGraphPicture(self)
    return drawing.draw(css)
  }
}

/// Places the nodes of a graph: a column for the longest way to a subscription, a row for each end.
private struct TraceGraphPicture {
  private static let width = 230.0
  private static let height = 46.0
  private static let gap = 56.0
  private static let spacing = 14.0
  private static let margin = 20.0

  private let graph: TraceGraph
  private let sources: [Int: [TraceGraph.Edge]]
  private var columns: [Int: Int] = [:]
  private var rows: [Int: Double] = [:]
  private var nextRow = 0.0

  init(_ graph: TraceGraph) {
    self.graph = graph
    sources = Dictionary(grouping: graph.edges) { $0.receiver }
    let ends = Set(graph.nodes.map(\.id)).subtracting(graph.edges.map(\.source)).sorted()
    for id in ends { setColumn(of: id, 0, []) }
    for id in ends { setRow(of: id) }
  }

  private mutating func setColumn(of id: Int, _ column: Int, _ above: Set<Int>) {
    if above.contains(id) || column <= columns[id, default: -1] { return }
    columns[id] = column
    for edge in sources[id] ?? [] { setColumn(of: edge.source, column + 1, above.union([id])) }
  }

  /// The row of a node is the middle of the rows of its sources.
  private mutating func setRow(of id: Int) {
    if rows[id] != nil { return }
    rows[id] = nextRow
    let fresh = (sources[id] ?? []).map(\.source).filter { rows[$0] == nil }
    for source in fresh { setRow(of: source) }
    if fresh.isEmpty {
      nextRow += 1
    } else {
      let placed = fresh.compactMap { rows[$0] }
      rows[id] = placed.reduce(0, +) / Double(placed.count)
    }
  }

  private func place(of id: Int) -> (x: Double, y: Double) {
    let column = Double(columns[id] ?? 0)
    return (
      Self.margin + column * (Self.width + Self.gap),
      Self.margin + (rows[id] ?? 0) * (Self.height + Self.spacing)
    )
  }

  mutating func draw(_ css: String) -> String {
    var body = ""
    for edge in graph.edges {
      let from = place(of: edge.source)
      let to = place(of: edge.receiver)
      let (x1, y1) = (to.x + Self.width, to.y + Self.height / 2)
      let (x2, y2) = (from.x, from.y + Self.height / 2)
      let middle = (x1 + x2) / 2
      let dashes = edge.isInner ? #" stroke-dasharray="5 4""# : ""
      body +=
        #"<path class="line"\#(dashes) d="M\#(x2) \#(y2) C\#(middle) \#(y2) \#(middle) \#(y1) "#
        + "\(x1) \(y1)\"/>\n"
    }
    for node in graph.nodes {
      let (x, y) = place(of: node.id)
      let radius = node.isSubscription ? 2 : 10
      let values = node.values == 1 ? "1 value" : "\(node.values) values"
      let detail = node.site.map { "\(values), \($0)" } ?? values
      body += """
        <g id="n\(node.id)"><title>\(escaped(node.title))</title>\
        <rect class="box" x="\(x)" y="\(y)" width="\(Self.width)" height="\(Self.height)" \
        rx="\(radius)"/>
        <text x="\(x + 12)" y="\(y + 20)" font-size="14">\(escaped(cut(node.label, 25)))</text>
        <text class="muted" x="\(x + 12)" y="\(y + 37)" font-size="11">\
        \(escaped(cut(detail, 32)))</text></g>

        """
    }
    let count = Double((columns.values.max() ?? 0) + 1)
    let width = 2 * Self.margin + count * (Self.width + Self.gap) - Self.gap
    let height = 2 * Self.margin + max(nextRow, 1) * (Self.height + Self.spacing) - Self.spacing
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img">
      <title>Subscriptions</title>
      <desc>\(escaped(graph.text(showsAges: false)))</desc>
      \(css.isEmpty ? "" : "<style>\n\(css)</style>")
      <rect class="background" width="100%" height="100%" rx="8"/>
      \(body)</svg>

      """
  }

  private func cut(_ text: String, _ limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
