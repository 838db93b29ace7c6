// SPDX-License-Identifier: MIT
import BraidCore

/// The newest values of one node as text, for a page that draws them as marbles.
///
/// Only the nodes that a page has asked for have one. Time is divided into ticks, and the first
/// values of a tick are described; the others are counted. So a fast stream costs a few
/// descriptions a second, and the memory is bounded.
final class TraceLog: Sendable {
  /// Nanoseconds of a tick.
  static let tick: UInt64 = 250_000_000
  /// The number of values that are described in a tick.
  static let valuesPerTick = 3
  /// The number of ticks that are remembered.
  static let capacity = 64
  /// The number of sources that are remembered.
  static let maximumSources = 16
  /// A node that no page has asked for during this number of ticks describes no value.
  static let patience: UInt64 = 40

  /// The values of a tick.
  struct Values: Hashable, Sendable {
    let tick: UInt64
    /// The number of the first value among all of the node.
    let first: Int
    /// The first values.
    fileprivate(set) var texts: [String]
    /// The number of all values.
    fileprivate(set) var count: Int
  }

  /// How the node ended.
  enum End: Hashable, Sendable {
    case completed
    case failed(String)
    case disposed
  }

  /// A source of the node.
  struct Source: Sendable {
    let id: Int
    let label: String
    let isInner: Bool
    let log: TraceLog
  }

  /// The events so far.
  struct Contents: Sendable {
    /// The tick of the subscription.
    let start: UInt64
    /// The tick since which values are recorded: nothing is known of those before it.
    fileprivate(set) var since: UInt64
    fileprivate(set) var values: [Values] = []
    fileprivate(set) var end: (tick: UInt64, how: End)?
    /// The newest sources, oldest first.
    fileprivate(set) var sources: [Source] = []
    /// The tick of the last request for the node, or for a receiver of its values.
    fileprivate var asked: UInt64 = 0
    /// The tick of the last request for the node with its sources; nil without one.
    fileprivate var askedWithSources: UInt64?
  }

  private let state: Locked<Contents>

  init(start: UInt64) {
    let tick = start / TraceLog.tick
    state = Locked(Contents(start: tick, since: tick))
  }

  /// A copy: no thread reads the memory that the next event is written to.
  var contents: Contents {
    state.withLock { state in
      var copy = state
      copy.values = state.values.map {
        Values(tick: $0.tick, first: $0.first, texts: $0.texts.map { $0 }, count: $0.count)
      }
      copy.sources = state.sources.map { $0 }
      return copy
    }
  }

  /// A page asks for the node.
  func ask(at now: UInt64, withSources isWithSources: Bool = false) {
    let tick = now / TraceLog.tick
    let old = state.withLock { state -> [Values] in
      var old: [Values] = []
      if tick > state.asked + TraceLog.patience {
        // No page has asked until now.
        state.since = max(state.start, tick)
        swap(&old, &state.values)
      }
      state.asked = max(state.asked, tick)
      if isWithSources { state.askedWithSources = tick }
      return old
    }
    withExtendedLifetime(old) {}
  }

  func add(_ source: Source) {
    state.withLock { state in
      if state.sources.contains(where: { $0.id == source.id }) { return }
      if state.sources.count == TraceLog.maximumSources { state.sources.removeFirst() }
      state.sources.append(source)
    }
  }

  /// A source of the node is subscribed to: records it, if a page asks for the sources.
  func begins(_ node: TraceNode) {
    guard let asked = state.withLock({ $0.askedWithSources }),
      node.start / TraceLog.tick <= asked + TraceLog.patience
    else { return }
    let log = node.madeLog()
    log.ask(at: asked * TraceLog.tick)
    add(Source(id: node.id, label: node.mark.label, isInner: node.isInner, log: log))
  }

  // MARK: Events

  /// Records a value; describes it outside the lock, which calls code of the program.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - number: Its number among the values of the node.
  ///   - now: The time.
  func record<Value>(_ value: Value, number: Int, at now: UInt64) {
    let tick = now / TraceLog.tick
    let place = state.withLock { state -> Int? in
      if tick > state.asked + TraceLog.patience { return nil }
      if state.values.last?.tick != tick {
        if state.values.count == TraceLog.capacity { state.values.removeFirst() }
        state.values.append(Values(tick: tick, first: number, texts: [], count: 0))
      }
      let last = state.values.count - 1
      let place = state.values[last].count
      state.values[last].count += 1
      if place >= TraceLog.valuesPerTick { return nil }
      // The description may send further values, whose texts come after this one.
      state.values[last].texts.append("…")
      return place
    }
    guard let place else { return }
    let text = TraceLog.text(of: value)
    state.withLock { state in
      if let index = state.values.lastIndex(where: { $0.tick == tick }),
        place < state.values[index].texts.count
      {
        state.values[index].texts[place] = text
      }
    }
  }

  /// Records the end, unless the node has ended.
  func record(_ end: End, at now: UInt64) {
    state.withLock { state in
      if state.end == nil { state.end = (now / TraceLog.tick, end) }
    }
  }

  // MARK: Text

  /// The number of characters of a description.
  static let textLimit = 40

  /// A value in a few characters: long collections are not described to their end.
  static func text(of value: Any) -> String { cut(text(of: value, depth: 0)).printable }

  private static func text(of value: Any, depth: Int) -> String {
    if let text = value as? String {
      return text.isEmpty ? "\"\"" : String(text.prefix(textLimit + 1))
    }
    if let collection = value as? any Collection, !(value is any StringProtocol) {
      return text(ofElements: collection, depth: depth)
    }
    return String(describing: value)
  }

  private static func text(ofElements collection: some Collection, depth: Int) -> String {
    if depth == 2 { return "[…]" }
    var parts = collection.prefix(5).map { cut(text(of: $0, depth: depth + 1)) }
    if parts.count == 5 { parts[4] = "…" }
    return "[\(parts.joined(separator: ", "))]"
  }

  private static func cut(_ text: String) -> String {
    text.count <= textLimit ? text : text.prefix(textLimit - 1) + "…"
  }
}

/// The nodes that pages ask for.
package enum TraceWatch {
  /// A node with its sources.
  struct Subject: Sendable {
    /// The identifier of the node in the graph.
    let id: Int
    let label: String
    let title: String
    let isLive: Bool
    let contents: TraceLog.Contents
  }

  private struct Root {
    let id: Int
    let label: String
    let title: String
    let log: TraceLog
  }

  /// The nodes that pages have asked for, the newest last: a page shows a node after its end, too.
  private static let roots = Locked<[Root]>([])
  private static let maximumRoots = 8

  /// Returns the newest events of a node of the graph, and records its further events for some
  /// seconds.
  ///
  /// - Parameters:
  ///   - id: The identifier of the node. A subscription stands for its source. Nil stands for the
  ///     source that has sent the most values.
  ///   - graph: The graph that shows the node.
  /// - Returns: Nil if there is no such node.
  static func watch(
    _ id: Int?, in graph: TraceGraph, at now: UInt64 = MonotonicTime.nanoseconds
  ) -> Subject? {
    guard var wanted = id ?? busiest(of: graph) else { return nil }
    let isSubscription = graph.nodes.first { $0.id == wanted }?.isSubscription ?? false
    if isSubscription, let edge = graph.edges.first(where: { $0.receiver == wanted }) {
      wanted = edge.source
    }
    Tracing.set(.values, true)
    guard let node = graph.nodes.first(where: { $0.id == wanted }),
      let log = Tracing.log(of: wanted)
    else { return ended(wanted) }
    log.ask(at: now, withSources: true)
    for edge in graph.edges where edge.receiver == wanted {
      guard let source = graph.nodes.first(where: { $0.id == edge.source }),
        let sourceLog = Tracing.log(of: source.id)
      else { continue }
      log.add(
        TraceLog.Source(
          id: source.id, label: source.label, isInner: edge.isInner, log: sourceLog))
    }
    // Also streams that began since the last request.
    for source in log.contents.sources { source.log.ask(at: now) }
    let root = Root(id: wanted, label: node.label, title: node.title, log: log)
    let old = roots.withLock { roots in
      let old = roots
      roots = Array((old.filter { $0.id != wanted } + [root]).suffix(maximumRoots))
      return old
    }
    withExtendedLifetime(old) {}
    return Subject(
      id: wanted, label: node.label, title: node.title, isLive: true, contents: log.contents)
  }

  /// The source that has sent the most values; in a tie, the source nearest to its subscription.
  private static func busiest(of graph: TraceGraph) -> Int? {
    graph.nodes.filter { !$0.isSubscription }.max { $0.values < $1.values }?.id
  }

  private static func ended(_ id: Int) -> Subject? {
    roots.withLock { $0.first { $0.id == id } }.map {
      Subject(
        id: $0.id, label: $0.label, title: $0.title, isLive: false, contents: $0.log.contents)
    }
  }

  /// A value of a node.
  package struct Value: Hashable, Sendable {
    let node: UInt32
    let number: UInt32

    init(node: UInt32, number: UInt32) {
      self.node = node
      self.number = number
    }
  }

  /// The values that were described for pages.
  static var descriptions: [Value: String] {
    var result: [Value: String] = [:]
    func add(_ id: Int, _ contents: TraceLog.Contents) {
      for values in contents.values {
        for (index, text) in values.texts.enumerated() {
          let value = Value(
            node: UInt32(truncatingIfNeeded: id),
            number: UInt32(truncatingIfNeeded: values.first + index))
          result[value] = text
        }
      }
    }
    for root in roots.withLock({ $0.map { $0 } }) {
      let contents = root.log.contents
      add(root.id, contents)
      for source in contents.sources { add(source.id, source.log.contents) }
    }
    return result
  }

  /// Ends the recording of values.
  static func stop() {
    Tracing.set(.values, false)
    let old = roots.exchange([])
    withExtendedLifetime(old) {}
  }
}
