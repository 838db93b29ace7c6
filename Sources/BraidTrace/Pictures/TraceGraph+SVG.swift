// SPDX-License-Identifier: MIT
import BraidCore
public import BraidMarbles

extension TraceGraph {
  /// Draws the graph as an SVG picture: subscriptions on the left, and each source to the right of
  /// its receiver.
  ///
  /// Dashed lines lead to inner sources.
  ///
  /// - Parameter appearance: The colours. Defaults to the colours of the reader's system.
  public func svg(_ appearance: MarblePicture.Appearance = .automatic) -> String {
    TraceGraphPicture(self, TraceGraphLayout(self, .left)).svg(css: PicturePalette.css(appearance))
  }

  /// Draws the graph for a page that has the style sheet; the groups of the nodes have identifiers
  /// such as `n12`.
  ///
  /// - Parameters:
  ///   - room: The width in which it should be legible: the flow is to the left or downwards.
  ///   - hidden: The number of sources that are not in the graph, for the nodes that lack them.
  func drawing(fitting room: Double, hidden: [Int: Int] = [:]) -> String {
    let layout = TraceGraphLayout(self, fitting: room)
    return TraceGraphPicture(self, layout, folds: true, hidden: hidden).svg(css: "")
  }
}

/// Draws a ``TraceGraphLayout`` as SVG.
private struct TraceGraphPicture {
  private let graph: TraceGraph
  private let layout: TraceGraphLayout
  /// Whether there is a button to hide the sources of a node.
  private let folds: Bool
  private let hidden: [Int: Int]

  init(
    _ graph: TraceGraph, _ layout: TraceGraphLayout, folds: Bool = false, hidden: [Int: Int] = [:]
  ) {
    (self.graph, self.layout, self.folds, self.hidden) = (graph, layout, folds, hidden)
  }

  func svg(css: String) -> String {
    let (width, height) = (number(layout.width), number(layout.height))
    let body =
      layout.wires.map(wire).joined() + graph.nodes.map(box).joined()
      + (folds ? graph.nodes.map(fold).joined() : "")
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

  private func wire(_ wire: TraceGraphLayout.Wire) -> String {
    guard let first = wire.curves.first, let last = wire.curves.last else { return "" }
    var line = "M\(point(first.from))"
    for (from, to) in wire.curves {
      if from != first.from { line += " L\(point(from))" }
      // It leaves and enters along the flow.
      let (a, b) =
        layout.direction == .left
        ? (
          TraceGraphLayout.Point(x: (from.x + to.x) / 2, y: from.y),
          TraceGraphLayout.Point(x: (from.x + to.x) / 2, y: to.y)
        )
        : (
          TraceGraphLayout.Point(x: from.x, y: (from.y + to.y) / 2),
          TraceGraphLayout.Point(x: to.x, y: (from.y + to.y) / 2)
        )
      line += " C\(point(a)) \(point(b)) \(point(to))"
    }
    let dashes = wire.edge.isInner ? #" stroke-dasharray="5 4""# : ""
    let head =
      layout.direction == .left
      ? "M\(point(last.to)) l8 -4 v8 Z" : "M\(point(last.to)) l-4 -8 h8 Z"
    return #"<path class="line"\#(dashes) d="\#(line)"/>"# + "\n"
      + #"<path class="arrow" d="\#(head)"/>"# + "\n"
  }

  private func box(_ node: TraceGraph.Node) -> String {
    guard let place = layout.boxes[node.id] else { return "" }
    let (left, radius) = (place.x + TraceGraphLayout.padding, node.isSubscription ? 2 : 10)
    let room = layout.boxWidth - 2 * TraceGraphLayout.padding
    let characters = Int(room / TraceGraphLayout.labelCharacter)
    let small = Int((room - TraceGraphLayout.rateWidth) / TraceGraphLayout.detailCharacter)
    return """
      <g id="n\(node.id)"><title>\(escaped(node.title))</title>\
      <rect class="box" x="\(number(place.x))" y="\(number(place.y))" \
      width="\(number(layout.boxWidth))" height="\(number(TraceGraphLayout.boxHeight))" \
      rx="\(radius)"/>
      <text x="\(number(left))" y="\(number(place.y + 20))" \
      font-size="14">\(escaped(cut(node.label, characters)))</text>
      <text class="muted" x="\(number(left))" y="\(number(place.y + 37))" font-size="11">\
      \(escaped(cut(node.detail, small)))</text></g>

      """
  }

  /// The button on the side of a node where its sources are, beside the arrows that end there.
  private func fold(_ node: TraceGraph.Node) -> String {
    let count = hidden[node.id] ?? 0
    guard let place = layout.boxes[node.id],
      count > 0 || graph.edges.contains(where: { $0.receiver == node.id })
    else { return "" }
    let text = count > 0 ? "+\(count)" : "−"
    let name =
      count > 0 ? "Show the \(count) hidden sources of" : "Hide the sources of"
    let half = max(8, Double(text.count) * 4 + 4)
    let (x, y) =
      layout.direction == .left
      ? (place.x + layout.boxWidth, place.y + 8)
      : (place.x + layout.boxWidth - half - 8, place.y - 2)
    return """
      <g class="fold" data-node="n\(node.id)"><title>\(escaped("\(name) \(node.label)"))</title>\
      <rect class="box" x="\(number(x - half))" y="\(number(y - 8))" width="\(number(2 * half))" \
      height="16" rx="8"/><text class="middle" x="\(number(x))" y="\(number(y + 4))" \
      font-size="11">\(text)</text></g>

      """
  }

  private func point(_ point: TraceGraphLayout.Point) -> String {
    "\(number(point.x)) \(number(point.y))"
  }

  private func cut(_ text: String, _ limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
