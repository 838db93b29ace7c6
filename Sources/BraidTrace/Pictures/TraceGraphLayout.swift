// SPDX-License-Identifier: MIT
import BraidCore
import BraidMarbles

/// The places of the nodes and wires of a graph.
///
/// Each node is in a layer: the length of the longest way to a subscription. A wire that passes a
/// layer has a lane of its own there, so that it runs behind no box. The connected parts of the
/// graph are placed one by one and never share a layer's room.
struct TraceGraphLayout {
  /// The way in which events flow.
  enum Direction {
    /// To the left: the layers are columns, and the subscriptions are on the left.
    case left
    /// Downwards: the layers are rows, and the subscriptions are at the bottom.
    case down
  }

  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// A wire from a source to its receiver: curves between layers, straight lines within them.
  struct Wire {
    let edge: TraceGraph.Edge
    /// The ends of the curves, in pairs.
    let curves: [(from: Point, to: Point)]
  }

  static let boxHeight = 46.0
  static let margin = 20.0
  /// The room beside the texts in a box.
  static let padding = 12.0
  /// The room behind the second text, where a page writes the values of a second.
  static let rateWidth = 36.0
  /// The widths of a character of the two texts.
  static let labelCharacter = 14 * PictureLabels.characterWidth
  static let detailCharacter = 11 * PictureLabels.characterWidth

  let direction: Direction
  let boxWidth: Double
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The upper left corners of the boxes.
  private(set) var boxes: [Int: Point] = [:]
  private(set) var wires: [Wire] = []

  /// - Parameters:
  ///   - graph: The graph to place.
  ///   - direction: The way in which events flow.
  ///   - room: The width in which parts are placed side by side, if events flow downwards.
  init(_ graph: TraceGraph, _ direction: Direction, room: Double = 0) {
    self.direction = direction
    let texts = graph.nodes.map { node in
      max(
        Double(node.label.count) * Self.labelCharacter,
        Double(node.detail.count) * Self.detailCharacter + Self.rateWidth)
    }
    boxWidth = min(max((texts.max() ?? 0) + 2 * Self.padding, 150), 260)
    var (x, y, bottom) = (Self.margin, Self.margin, Self.margin)
    for part in Self.parts(of: graph) {
      let placed = TraceGraphPart(part, direction, boxWidth: boxWidth)
      // Side by side while there is room; otherwise in a new row.
      if direction == .left || x + placed.width + Self.margin > room {
        (x, y) = (Self.margin, bottom)
      }
      for (id, box) in placed.boxes { boxes[id] = Point(x: x + box.x, y: y + box.y) }
      wires += placed.wires.map { wire in
        Wire(
          edge: wire.edge,
          curves: wire.curves.map { curve in
            (
              Point(x: x + curve.from.x, y: y + curve.from.y),
              Point(x: x + curve.to.x, y: y + curve.to.y)
            )
          })
      }
      x += placed.width
      width = max(width, x + Self.margin)
      x += 36
      bottom = max(bottom, y + placed.height + (direction == .left ? 14 : 36))
    }
    width = max(width, 2 * Self.margin + boxWidth)
    height = max(bottom + Self.margin - (direction == .left ? 14 : 36), 2 * Self.margin + 46)
  }

  /// The layout that is legible in a width, because it is reduced less.
  init(_ graph: TraceGraph, fitting room: Double) {
    let wide = TraceGraphLayout(graph, .left)
    let tall = TraceGraphLayout(graph, .down, room: room)
    self = wide.width <= max(room, tall.width) ? wide : tall
  }

  /// The connected parts, in the order of their first nodes.
  private static func parts(of graph: TraceGraph) -> [TraceGraph] {
    var rest = graph.nodes.map(\.id)[...]
    var placed: Set<Int> = []
    var parts: [TraceGraph] = []
    while let id = rest.popFirst() {
      if placed.contains(id) { continue }
      let part = graph.connected { $0.id == id }
      placed.formUnion(part.nodes.map(\.id))
      parts.append(part)
    }
    return parts
  }
}

extension TraceGraph.Node {
  /// The second line in a box.
  var detail: String {
    let count = values == 1 ? "1 value" : "\(values) values"
    return site.map { "\(count), \($0)" } ?? count
  }
}

/// A connected part of a graph, placed from (0, 0) on.
private struct TraceGraphPart {
  /// A node, or the lane of a wire in a layer that it passes.
  private struct Item {
    let node: Int?
    let layer: Int
    /// The items of the next layer that lead to it, and of the layer before.
    var sources: [Int] = []
    var receivers: [Int] = []
    /// The middle, across the flow.
    var middle = 0.0
  }

  private static let lane = 18.0

  private let direction: TraceGraphLayout.Direction
  private let boxWidth: Double
  private var items: [Item] = []
  private var layers: [[Int]] = []
  private var placeOfNode: [Int: Int] = [:]
  /// The items of each edge, from its source to its receiver.
  private var ways: [(edge: TraceGraph.Edge, items: [Int])] = []

  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var boxes: [Int: TraceGraphLayout.Point] = [:]
  private(set) var wires: [TraceGraphLayout.Wire] = []

  init(_ graph: TraceGraph, _ direction: TraceGraphLayout.Direction, boxWidth: Double) {
    self.direction = direction
    self.boxWidth = boxWidth
    addItems(graph)
    for pass in 0..<8 { order(fromSubscriptions: pass.isMultiple(of: 2)) }
    pack()
    for pass in 0..<12 { align(fromSubscriptions: !pass.isMultiple(of: 2)) }
    place()
  }

  // MARK: Layers

  private mutating func addItems(_ graph: TraceGraph) {
    let sources = Dictionary(grouping: graph.edges) { $0.receiver }
    let layer = Self.layers(of: graph, sources)
    layers = Array(repeating: [], count: (layer.values.max() ?? 0) + 1)
    // Depth first from the subscriptions on: the sources of a node are neighbours.
    let ends = Set(graph.nodes.map(\.id)).subtracting(graph.edges.map(\.source)).sorted()
    var pending = Array((ends + graph.nodes.map(\.id)).reversed())
    while let id = pending.popLast() {
      if placeOfNode[id] != nil { continue }
      placeOfNode[id] = add(Item(node: id, layer: layer[id] ?? 0))
      pending += (sources[id] ?? []).map(\.source).reversed()
    }
    for edge in graph.edges {
      guard let source = placeOfNode[edge.source], let receiver = placeOfNode[edge.receiver] else {
        continue
      }
      var way = [source]
      let passed = items[receiver].layer + 1..<max(items[source].layer, items[receiver].layer + 1)
      way += passed.reversed().map { add(Item(node: nil, layer: $0)) }
      way.append(receiver)
      // A way back, in a cycle, has no influence on the places.
      if items[source].layer > items[receiver].layer {
        for (above, below) in zip(way, way.dropFirst()) {
          items[above].receivers.append(below)
          items[below].sources.append(above)
        }
      }
      ways.append((edge, way))
    }
  }

  private mutating func add(_ item: Item) -> Int {
    items.append(item)
    layers[item.layer].append(items.count - 1)
    return items.count - 1
  }

  /// The length of the longest way from each node to a subscription.
  private static func layers(
    of graph: TraceGraph, _ sources: [Int: [TraceGraph.Edge]]
  ) -> [Int: Int] {
    var layers: [Int: Int] = [:]
    /// The nodes on the way to the current one.
    var above: Set<Int> = []
    // A loop: a chain may be deeper than the stack of the calling thread.
    func set(_ first: Int) {
      var steps: [(id: Int, layer: Int?)] = [(first, 0)]
      while let (id, layer) = steps.popLast() {
        guard let layer else {
          above.remove(id)
          continue
        }
        if above.contains(id) || layer <= layers[id, default: -1] { continue }
        layers[id] = layer
        above.insert(id)
        // Without a layer: the way back.
        steps.append((id, nil))
        for edge in (sources[id] ?? []).reversed() { steps.append((edge.source, layer + 1)) }
      }
    }
    let receivers = Set(graph.edges.map(\.source))
    for node in graph.nodes where !receivers.contains(node.id) { set(node.id) }
    for node in graph.nodes where layers[node.id] == nil { set(node.id) }
    return layers
  }

  // MARK: Order

  /// Sorts each layer by the middle of the neighbours in the layer before, if fewer wires cross.
  private mutating func order(fromSubscriptions isOutward: Bool) {
    let old = layers
    for index in isOutward ? Array(layers.indices) : layers.indices.reversed() {
      var ranks: [Int: Int] = [:]
      for layer in layers { for (rank, item) in layer.enumerated() { ranks[item] = rank } }
      let keys = layers[index].enumerated().map { rank, item in
        let near = isOutward ? items[item].receivers : items[item].sources
        let sum = near.reduce(0.0) { $0 + Double(ranks[$1] ?? 0) }
        return (key: near.isEmpty ? Double(rank) : sum / Double(near.count), rank: rank, item: item)
      }
      layers[index] = keys.sorted { ($0.key, $0.rank) < ($1.key, $1.rank) }.map(\.item)
    }
    if crossings(layers) > crossings(old) { layers = old }
  }

  private func crossings(_ layers: [[Int]]) -> Int {
    var ranks: [Int: Int] = [:]
    for layer in layers { for (rank, item) in layer.enumerated() { ranks[item] = rank } }
    return layers.reduce(0) { sum, layer in
      let ends = layer.flatMap { item in
        items[item].sources.map { ranks[$0] ?? 0 }.sorted()
      }
      return sum
        + ends.indices.reduce(0) { sum, index in
          sum + ends[..<index].count { $0 > ends[index] }
        }
    }
  }

  // MARK: Places

  private func size(_ item: Int) -> Double {
    guard items[item].node != nil else { return Self.lane }
    return direction == .left ? TraceGraphLayout.boxHeight + 14 : boxWidth + 26
  }

  private mutating func pack() {
    for layer in layers {
      var end = 0.0
      for item in layer {
        items[item].middle = end + size(item) / 2
        end += size(item)
      }
    }
  }

  /// Moves the items of each layer towards the middle of their neighbours, as far as their order
  /// and their distances allow: the least squares.
  private mutating func align(fromSubscriptions isOutward: Bool) {
    for layer in isOutward ? layers : layers.reversed() {
      var offset = 0.0
      var blocks: [(sum: Double, items: [(item: Int, offset: Double)])] = []
      for item in layer {
        let near = isOutward ? items[item].receivers : items[item].sources
        let sum = near.reduce(0) { $0 + items[$1].middle }
        let wanted = near.isEmpty ? items[item].middle : sum / Double(near.count)
        offset += size(item) / 2
        blocks.append((wanted - offset, [(item, offset)]))
        offset += size(item) / 2
        while blocks.count > 1, mean(blocks[blocks.count - 2]) > mean(blocks[blocks.count - 1]) {
          let last = blocks.removeLast()
          blocks[blocks.count - 1].sum += last.sum
          blocks[blocks.count - 1].items += last.items
        }
      }
      for block in blocks {
        for (item, offset) in block.items { items[item].middle = mean(block) + offset }
      }
    }
  }

  private func mean(_ block: (sum: Double, items: [(item: Int, offset: Double)])) -> Double {
    block.sum / Double(block.items.count)
  }

  private mutating func place() {
    let start = items.indices.map { items[$0].middle - size($0) / 2 }.min() ?? 0
    let end = items.indices.map { items[$0].middle + size($0) / 2 }.max() ?? 0
    for index in items.indices { items[index].middle -= start }
    let (depth, gap) =
      direction == .left ? (boxWidth, 48.0) : (TraceGraphLayout.boxHeight, 34.0)
    let length = Double(layers.count) * (depth + gap) - gap
    (width, height) = direction == .left ? (length, end - start) : (end - start, length)
    for (node, place) in placeOfNode {
      let (x, y) = (items[place].middle - boxWidth / 2, items[place].middle)
      boxes[node] =
        direction == .left
        ? .init(x: front(place), y: y - TraceGraphLayout.boxHeight / 2)
        : .init(x: x, y: back(place))
    }
    wires = ways.map { way in
      // The curves lie in the gaps: from the front of an item to the back of the next one.
      let curves = zip(way.items, way.items.dropFirst()).map { above, below in
        (from: point(above, front(above)), to: point(below, back(below)))
      }
      return .init(edge: way.edge, curves: curves)
    }

    /// Where events leave an item, along the flow.
    func front(_ item: Int) -> Double {
      let start = Double(items[item].layer) * (depth + gap)
      return direction == .left ? start : length - start
    }

    /// Where events enter an item, along the flow.
    func back(_ item: Int) -> Double { front(item) + (direction == .left ? depth : -depth) }

    func point(_ item: Int, _ along: Double) -> TraceGraphLayout.Point {
      direction == .left
        ? .init(x: along, y: items[item].middle) : .init(x: items[item].middle, y: along)
    }
  }
}
