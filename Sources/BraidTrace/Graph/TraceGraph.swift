// SPDX-License-Identifier: MIT
import BraidCore

/// The live subscriptions of a program, with all their sources.
///
/// ``Trace/graph()`` returns one. Its description is ``text(showsAges:alike:)``.
public struct TraceGraph: Sendable, CustomStringConvertible {
  /// A source, an operator, or a subscription of the program.
  public struct Node: Sendable, Identifiable {
    /// Identifies the node in the process.
    public let id: Int
    /// The function that made it, such as `map`; the type of a subject; or `subscribed`.
    public let operation: String
    /// The name that the program gave it.
    public let name: String?
    /// The file and line of the subscription, of the name, or of the call that made the operator.
    ///
    /// A call is recorded only if ``Trace/recordsPlaces`` is true.
    public let site: String?
    /// The number of values that it has sent.
    public let values: Int
    /// The time since it was subscribed to.
    public let age: Duration
    /// The number of observers of a shared source; otherwise one.
    public let observers: Int
    /// Whether it is a call of `subscribe` in the program, and not a source.
    public let isSubscription: Bool

    /// The operation and the name, with control characters escaped: `map "lengths"`.
    public var label: String { operation + (name.map { " \"\($0.printable)\"" } ?? "") }

    /// The label with the place: `map "lengths" at Search.swift:41`.
    public var title: String { label + (site.map { " at \($0)" } ?? "") }
  }

  /// The path of the events from a source to its receiver.
  public struct Edge: Sendable, Hashable {
    /// The identifier of the source.
    public let source: Int
    /// The identifier of the receiver.
    public let receiver: Int
    /// Whether the source is an inner one, which the receiver subscribed to because of a value, or
    /// in a closure of the program.
    public let isInner: Bool
  }

  /// The nodes in the order of their subscriptions.
  public let nodes: [Node]
  /// The edges in the order of their sources.
  public let edges: [Edge]

  /// The graph as text; see ``text(showsAges:alike:)``.
  public var description: String { text() }

  /// The parts of the graph that contain a node with the given property, each one whole.
  ///
  /// - Parameter isIncluded: Whether to look for a node, for example by its name.
  public func connected(to isIncluded: (Node) -> Bool) -> TraceGraph {
    var neighbors: [Int: [Int]] = [:]
    for edge in edges {
      neighbors[edge.source, default: []].append(edge.receiver)
      neighbors[edge.receiver, default: []].append(edge.source)
    }
    var found = Set(nodes.filter(isIncluded).map(\.id))
    var pending = Array(found)
    while let id = pending.popLast() {
      for next in neighbors[id] ?? [] where found.insert(next).inserted { pending.append(next) }
    }
    return TraceGraph(
      nodes: nodes.filter { found.contains($0.id) },
      edges: edges.filter { found.contains($0.source) })
  }

  /// The first nodes, and the edges between them.
  func prefix(_ count: Int) -> TraceGraph {
    if nodes.count <= count { return self }
    let first = nodes.prefix(count)
    let ids = Set(first.map(\.id))
    return TraceGraph(
      nodes: Array(first),
      edges: edges.filter { ids.contains($0.source) && ids.contains($0.receiver) })
  }

  /// The graph without the sources of some nodes, unless another node has them, too.
  ///
  /// - Parameter folded: The nodes whose sources are hidden.
  /// - Returns: The graph, and the number of nodes that are hidden behind each of these.
  func folding(_ folded: Set<Int>) -> (graph: TraceGraph, hidden: [Int: Int]) {
    let folded = folded.intersection(edges.map(\.receiver))
    if folded.isEmpty { return (self, [:]) }
    let sources = Dictionary(grouping: edges) { $0.receiver }.mapValues { $0.map(\.source) }
    func reached(from ids: [Int], pastFolded isPast: Bool) -> Set<Int> {
      var found = Set(ids)
      var pending = ids
      while let id = pending.popLast() {
        if !isPast, folded.contains(id) { continue }
        for next in sources[id] ?? [] where found.insert(next).inserted { pending.append(next) }
      }
      return found
    }
    let ends = Set(nodes.map(\.id)).subtracting(edges.map(\.source))
    let kept = reached(from: ends.sorted(), pastFolded: false)
    var hidden: [Int: Int] = [:]
    for id in folded.intersection(kept) {
      hidden[id] = reached(from: [id], pastFolded: true).subtracting(kept).count
    }
    let graph = TraceGraph(
      nodes: nodes.filter { kept.contains($0.id) },
      edges: edges.filter {
        kept.contains($0.source) && kept.contains($0.receiver) && !folded.contains($0.receiver)
      })
    return (graph, hidden)
  }

  private init(nodes: [Node], edges: [Edge]) {
    self.nodes = nodes
    self.edges = edges
  }

  // MARK: From the recorded nodes

  /// The nodes of a shared object that have the same label are drawn as one.
  private struct Shared: Hashable {
    let key: TraceKey
    let label: String
  }

  init(_ recorded: [TraceNode]) {
    var live: [Int: TraceNode] = [:]
    for node in recorded where node.isLive {
      live[node.id] = node
      if let parent = node.parent, parent.kind == .subscription { live[parent.id] = parent }
    }
    let all = live.values.sorted { $0.id < $1.id }
    CallSite.find(all.map(\.mark.frames))
    // A subscription that only feeds a shared object with observers is not drawn.
    let observed = Set(all.compactMap(\.join))
    func feeds(_ node: TraceNode) -> TraceKey? {
      guard node.mark.site == nil, let key = node.target?.key else { return nil }
      return observed.contains(key) ? key : nil
    }
    var groups: [Shared: [TraceNode]] = [:]
    for node in all {
      guard let key = node.join else { continue }
      groups[Shared(key: key, label: node.mark.label), default: []].append(node)
    }
    func group(of node: TraceNode) -> [TraceNode] {
      node.join.flatMap { groups[Shared(key: $0, label: node.mark.label)] } ?? [node]
    }
    func drawn(_ node: TraceNode) -> Int { group(of: node)[0].id }
    var firstObservers: [TraceKey: TraceNode] = [:]
    var firstSources: [Int: TraceNode] = [:]
    for node in all.reversed() {
      if let key = node.join { firstObservers[key] = node }
      if let parent = node.parent { firstSources[parent.id] = node }
    }
    func observers(of key: TraceKey) -> Int? { firstObservers[key].map(drawn) }
    func receiver(of node: TraceNode) -> Int? {
      var parent = node.parent
      while let current = parent {
        if let key = feeds(current) { return observers(of: key) }
        if live[current.id] != nil { return drawn(current) }
        parent = current.parent
      }
      return node.target.flatMap { observers(of: $0.key) }
    }

    let now = MonotonicTime.nanoseconds
    var nodes: [Node] = []
    var edges: [Edge] = []
    var withOuterSource: Set<Int> = []
    var connected: Set<[Int]> = []
    for node in all where feeds(node) == nil {
      let members = group(of: node)
      if members[0] === node {
        let source = node.kind == .subscription ? firstSources[node.id] : nil
        nodes.append(
          Node(
            id: node.id, operation: node.mark.operation, name: node.mark.name,
            site: node.mark.place, values: source?.values ?? members.map(\.values).max() ?? 0,
            age: .nanoseconds(max(now, node.start) - node.start), observers: members.count,
            isSubscription: node.kind == .subscription))
      }
      guard let receiver = receiver(of: node), receiver != drawn(node) else { continue }
      let edge = Edge(source: drawn(node), receiver: receiver, isInner: node.isInner)
      if !edge.isInner { withOuterSource.insert(receiver) }
      if connected.insert([edge.source, edge.receiver]).inserted { edges.append(edge) }
    }
    // An operator that sends to subjects of its own, such as `groupBy`.
    for node in all where node.kind == .source {
      for group in Set(node.allParts.compactMap(observers)).sorted() where group != drawn(node) {
        withOuterSource.insert(group)
        edges.append(Edge(source: drawn(node), receiver: group, isInner: false))
      }
    }
    self.nodes = nodes
    // After its source has ended, an operator has inner sources only: no need to tell them apart.
    let subscriptions = Set(nodes.filter(\.isSubscription).map(\.id))
    self.edges = edges.map {
      Edge(
        source: $0.source, receiver: $0.receiver,
        isInner: $0.isInner
          && (withOuterSource.contains($0.receiver) || subscriptions.contains($0.source)))
    }
  }
}
