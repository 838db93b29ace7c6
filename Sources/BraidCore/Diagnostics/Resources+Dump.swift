// SPDX-License-Identifier: MIT

extension Resources {
  /// Describes what is alive and what holds it: the counts, the graph, and for each subscription
  /// the sources that retain its observer.
  ///
  /// Only subscriptions that were made while ``Trace/isOn`` was true are described. A source that
  /// still retains the observer of a disposed subscription is listed, too: it is a leak until the
  /// source releases it.
  public static func dump() -> String {
    let counts = kinds.map { kind in
      let count = kind.count
      return "\(count) \(kind.name)\(count == 1 || kind.name.hasSuffix("work") ? "" : "s")"
    }
    let recorded = Tracing.nodes
    let graph = TraceGraph(recorded)
    var text = counts.joined(separator: ", ") + "\n" + graph.text()
    for node in graph.nodes where node.isSubscription {
      let holders = graph.holders(of: node.id).map(\.title)
      if holders.isEmpty { continue }
      let age = TraceGraph.text(of: node.age)
      text += "\(node.title), \(age) ago: held by \(holders.joined(separator: ", "))\n"
    }
    for node in recorded where node.isRetainedInVain {
      text += "disposed, but its source retains the observer: \(node.path)\n"
    }
    return text
  }
}

extension TraceGraph {
  /// The sources at the other end of a subscription, which retain its observer.
  func holders(of id: Int) -> [Node] {
    let sources = Dictionary(grouping: edges) { $0.receiver }
    var seen: Set<Int> = [id]
    var pending = [id]
    var ends: Set<Int> = []
    while let id = pending.popLast() {
      let next = sources[id] ?? []
      if next.isEmpty { ends.insert(id) }
      for edge in next where seen.insert(edge.source).inserted { pending.append(edge.source) }
    }
    ends.remove(id)
    return nodes.filter { ends.contains($0.id) }
  }
}
