// SPDX-License-Identifier: MIT
public import BraidCore

extension Resources {
  /// Describes the live objects and their owners: the counts, the graph, and for each subscription
  /// the chains that retain its observer.
  ///
  /// A chain begins with the source that retains it, which the program or a scheduler retains, and
  /// continues with the operators down to the subscription, each with its place:
  ///
  /// ```
  /// subscribed at Search.swift:47, 2.1 s ago: held by PublishSubject <- map at Search.swift:41
  /// ```
  ///
  /// Subjects, disposables and scheduled actions follow, each with the place of its creation: a
  /// subject with the source that retains it and with its observers, a disposable with the
  /// subscription whose teardown it is.
  ///
  /// Only objects that were created while ``Trace/isOn`` was true are described. A source that
  /// still retains the observer of a disposed subscription is listed, too: the observer is leaked
  /// until the source releases it. If more than ten lines differ only in their ages, ten are listed
  /// and the others counted.
  public static func dump() -> String { Report().text }

  /// The number of the newest node, for `Report.init(since:)`.
  static var newestNode: Int { TraceNode.newestID }

  /// The live objects and their owners.
  struct Report: Sendable {
    /// The numbers of live objects in words.
    let counts: String
    let graph: TraceGraph
    /// The live subscriptions that are retained by a source, in the order of their creation.
    let held: [Holding]
    /// The chains of the subscriptions that were disposed, and whose source retains the observer.
    let leaks: [String]
    /// The live subjects, disposables and scheduled actions, in the order of their creation.
    let objects: [LiveObject]

    /// Reads the recorded nodes.
    ///
    /// - Parameter newest: Nodes up to this number are not in the lists.
    init(since newest: Int = 0) {
      counts = kinds.map { $0.text(of: $0.count) }.joined(separator: ", ")
      let recorded = Tracing.nodesWithPlaces
      graph = TraceGraph(recorded)
      held = graph.holdings().filter { $0.subscription.id > newest }
      leaks = recorded.filter { $0.id > newest && $0.isRetainedInVain }.map(\.path)
      objects = Resources.objects(since: newest, recorded)
    }

    /// A line for each live subscription; long lists of similar lines are cut.
    var heldLines: [String] {
      TraceGraph.summary(
        of: held.map { ($0.text, "\($0.subscription.title): \($0.reason)") })
    }

    /// A line for each leaked observer; long lists of similar lines are cut.
    var leakLines: [String] { TraceGraph.summary(of: leaks.map { ($0, $0) }) }

    /// A line for each other live object; long lists of similar lines are cut.
    var objectLines: [String] {
      TraceGraph.summary(of: objects.map { ($0.text, $0.reason) })
    }

    /// The report as text.
    var text: String {
      let leakLines = TraceGraph.summary(
        of: leaks.map { ("disposed, but its source retains the observer: \($0)", $0) })
      let lines = heldLines + leakLines + objectLines
      return counts + "\n" + graph.text() + lines.map { $0 + "\n" }.joined()
    }
  }

  /// A live subscription and its owners.
  struct Holding: Sendable {
    let subscription: TraceGraph.Node
    /// Each from a source to the receiver whose events the subscription gets: a source retains its
    /// receiver.
    let chains: [[TraceGraph.Node]]

    /// `held by PublishSubject <- map at Search.swift:41`.
    var reason: String {
      let chains = chains.map { $0.map(\.title).joined(separator: " <- ") }
      return "held by \(chains.joined(separator: ", and by "))"
    }

    /// The reason with the subscription and its age.
    var text: String {
      "\(subscription.title), \(TraceGraph.text(of: subscription.age)) ago: \(reason)"
    }
  }
}

extension Resources.Kind {
  /// `2 subscriptions`.
  fileprivate func text(of count: Int) -> String {
    "\(count) \(name)\(count == 1 || name.hasSuffix("work") ? "" : "s")"
  }
}

extension TraceGraph {
  /// The subscriptions that sources retain, with the shortest path to each of the sources.
  func holdings() -> [Resources.Holding] {
    let sources = Dictionary(grouping: edges) { $0.receiver }
    let nodes = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
    return self.nodes.filter(\.isSubscription).compactMap { subscription in
      var receivers: [Int: Int] = [:]
      var pending = [subscription.id][...]
      var ends: [Int] = []
      while let id = pending.popFirst() {
        let next = sources[id] ?? []
        if next.isEmpty, id != subscription.id { ends.append(id) }
        for edge in next where edge.source != subscription.id && receivers[edge.source] == nil {
          receivers[edge.source] = id
          pending.append(edge.source)
        }
      }
      let chains = ends.sorted().map { end in
        var chain: [Node] = []
        var id = end
        while let receiver = receivers[id], let node = nodes[id] {
          chain.append(node)
          id = receiver
        }
        return chain
      }
      return chains.isEmpty ? nil : Resources.Holding(subscription: subscription, chains: chains)
    }
  }
}
