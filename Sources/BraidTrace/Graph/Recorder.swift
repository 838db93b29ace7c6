// SPDX-License-Identifier: MIT
package import BraidCore

/// The recorder behind ``Trace``: the nodes of the live subscriptions.
///
/// The registry holds plain data only, so it extends no lifetime and releases no user's value.
/// `Tracing` asks for this conformance, which only a program that links BraidTrace has.
extension Recorder: TraceRecorder {
  package func writeTimelineAtExit(to file: String) { TimelineFile.writeAtExit(to: file) }

  package var path: String? { ThreadContext.existing?.recorder(TraceThread.self)?.path }

  // MARK: Sources

  package func run(_ source: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer) {
    source.runRecorded(sink, scope)
  }

  package func mark(of source: RawSource, by function: StaticString) -> UInt32 {
    TraceMarks.made(
      by: function, source.mark.load(ordering: .relaxed), source.operationName)
  }

  package func mark(ofPart operation: StaticString, _ name: String?) -> UInt32 {
    TraceMarks.number(of: TraceMark(operation: "\(operation)", name: name, isPart: true))
  }

  package func mark(of source: RawSource, named name: String, _ site: Tracing.Site?) -> UInt32 {
    TraceMarks.named(name, source.mark.load(ordering: .relaxed), source.operationName, site)
  }

  package func operation(of type: Any.Type) -> String { TraceMarks.operation(of: type) }

  // MARK: Subscriptions

  package func subscribes(at site: Tracing.Site?, for target: TraceKey?) {
    Tracing.thread.pending = TraceThread.Pending(site: site, target: target)
  }

  package func feeding(_ shared: TraceKey, _ name: StaticString, _ body: () -> Void) {
    let thread = Tracing.thread
    thread.push(.feeding(shared, name))
    body()
    thread.pop()
  }

  package func joining(_ shared: TraceKey, _ body: () -> Void) {
    let thread = Tracing.thread
    thread.join(shared)
    thread.push(.hidden)
    body()
    thread.pop()
  }

  package func joins(_ shared: TraceKey) { Tracing.thread.join(shared) }

  package func defers(_ scope: UInt) { Tracing.deferred(scope) }

  package func scopeEnded(_ scope: UInt) { Tracing.ended(scope) }

  package func scopeReleased(_ scope: UInt) { Tracing.released(scope) }

  // MARK: Gates

  package func waits(at gate: TraceKey) {
    if Tracing.parts.contains(.timeline) { Tracing.thread.recordWait(at: gate) }
  }

  package func resumes(at gate: TraceKey) {
    if Tracing.parts.contains(.timeline) {
      Tracing.thread.ring.write(.resume, 0, UInt64(gate.address))
    }
  }

  // MARK: Objects

  package func makes(_ part: TraceKey) { Tracing.thread.makes(part) }

  package func changes(_ part: TraceKey, in scope: UInt, isAdded: Bool) {
    guard let node = Tracing.consumer(of: scope) else { return }
    if isAdded { node.add(part: part) } else { node.remove(part: part) }
  }

  package func add(_ object: ObjectIdentifier, _ kind: Resources.Kind, _ type: Any.Type?) {
    TraceTable.add(object, kind, type)
  }

  package func remove(_ object: ObjectIdentifier) { TraceTable.remove(object) }

  package func note(_ object: ObjectIdentifier, isTeardownOf scope: UInt) {
    TraceTable.note(object, isTeardownOf: scope)
  }

  // MARK: Leaks

  package var newestNode: Int { TraceNode.newestID }

  package func leaks(since newest: Int, of kinds: [String]) -> [String] {
    let report = Resources.Report(since: newest)
    return report.held.map { "\($0.subscription.title): \($0.reason)" }
      + report.leaks.map { "disposed, but its source retains the observer: \($0)" }
      + report.objects.filter { kinds.contains($0.kind) }.map(\.reason)
  }
}

extension Tracing {
  /// Whether new operators record the calls that made them.
  static let recordsPlaces = AtomicFlag.global(true)

  /// The recorder of the calling thread.
  static var thread: TraceThread { ThreadContext.current.recorder { TraceThread() } }

  // MARK: Nodes

  /// The nodes that use one scope, and the node that receives their events.
  private struct ScopeEntry {
    var consumer: TraceNode?
    var nodes: [TraceNode] = []
  }

  private struct Registry {
    var nodes: [Int: TraceNode] = [:]
    var scopes: [UInt: ScopeEntry] = [:]
  }

  private static let registry = Locked(Registry())

  /// The live nodes, in the order of their subscriptions.
  static var nodes: [TraceNode] {
    registry.withLock { Array($0.nodes.values) }.sorted { $0.id < $1.id }
  }

  /// The live nodes, after the places of their calls were looked up.
  ///
  /// Reading the program's table of lines takes time, in which the nodes change.
  static var nodesWithPlaces: [TraceNode] {
    CallSite.find(nodes.map(\.mark.frames))
    return nodes
  }

  /// The log of a live node, which a page asks for.
  static func log(of id: Int) -> TraceLog? {
    registry.withLock { $0.nodes[id] }?.madeLog()
  }

  /// Adds a node that is subscribed to with `scope`.
  ///
  /// - Parameters:
  ///   - make: Creates the node, which sends to the given node; called outside the lock.
  ///   - context: The receiver of the node's events, if the thread knows it.
  ///   - isCertain: Whether the context is right even if the owner is another operator.
  ///   - scope: The address of the scope.
  ///   - owner: The address of the operator that the scope is an inner subscription of.
  static func add(
    _ context: TraceNode?, isCertain: Bool, scope: UInt, owner: UInt?,
    _ make: (TraceNode?) -> TraceNode
  ) -> TraceNode {
    let known = registry.withLock { registry in
      (isCertain ? context : owner.flatMap { registry.scopes[$0]?.consumer }) ?? context
        ?? registry.scopes[scope]?.nodes.last ?? registry.scopes[scope]?.consumer
    }
    let node = make(known)
    registry.withLock { registry in
      registry.nodes[node.id] = node
      registry.scopes[scope, default: ScopeEntry(consumer: node.parent)].nodes.append(node)
      if let owner, registry.scopes[owner] == nil {
        registry.scopes[owner] = ScopeEntry(consumer: node.parent)
      }
    }
    return node
  }

  /// The operator being subscribed to will subscribe to its source later, with `scope`.
  static func deferred(_ scope: UInt) {
    guard let node = thread.running else { return }
    registry.withLock { $0.scopes[scope] = ScopeEntry(consumer: node) }
  }

  /// Removes a node whose source has released its observer.
  static func remove(_ node: TraceNode, scope: UInt) {
    if node.end(.disposed) { recordDisposal(of: node) }
    TraceMeters.released(node)
    registry.withLock { registry in
      registry.nodes[node.id] = nil
      registry.scopes[scope]?.nodes.removeAll { $0 === node }
    }
  }

  /// A traced scope was disposed, or has finished.
  static func ended(_ scope: UInt) {
    let nodes = registry.withLock { $0.scopes.removeValue(forKey: scope)?.nodes }
    for node in nodes ?? [] where node.end(.disposed) { recordDisposal(of: node) }
  }

  /// Records a disposal once for a subscription or inner subscription, not for each link of it.
  private static func recordDisposal(of node: TraceNode) {
    if parts.contains(.values) { node.log?.record(.disposed, at: MonotonicTime.nanoseconds) }
    guard parts.contains(.timeline), node.isInner || node.parent?.kind == .subscription else {
      return
    }
    thread.ring.write(.dispose, node, 0)
  }

  /// A traced scope is deallocated, and its address may be used again.
  static func released(_ scope: UInt) {
    let entry = registry.withLock { $0.scopes.removeValue(forKey: scope) }
    withExtendedLifetime(entry) {}
  }

  /// The operator that uses a scope.
  static func consumer(of scope: UInt) -> TraceNode? {
    registry.withLock { $0.scopes[scope]?.consumer }
  }

  /// The source of a live scope with its receivers.
  static func path(ofScope scope: UInt) -> String? {
    registry.withLock { $0.scopes[scope]?.nodes.last }?.path
  }
}
