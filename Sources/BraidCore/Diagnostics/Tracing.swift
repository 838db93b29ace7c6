// SPDX-License-Identifier: MIT

/// The recorder behind ``Trace``: which parts are on, and the nodes of the live subscriptions.
///
/// While everything is off, a subscription pays for one relaxed load. The registry holds plain data
/// only, so it extends no lifetime and releases no user's value.
@usableFromInline
package enum Tracing {
  /// What is recorded.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The nodes of the subscription graph.
    static let graph = Parts(rawValue: 1)
    /// The timeline of each thread.
    package static let timeline = Parts(rawValue: 2)
    /// The meter of the program.
    static let meter = Parts(rawValue: 4)
    /// The tracer of signals.
    package static let probes = Parts(rawValue: 8)
    /// The intervals of the system's profiler.
    static let signposts = Parts(rawValue: 16)
    /// The values of the nodes that a page shows.
    package static let values = Parts(rawValue: 32)

    /// The environment has not been read yet.
    fileprivate static let unread = Parts(rawValue: 128)
  }

  @usableFromInline static let state = AtomicUInt8.global(128)

  /// Whether new operators record the calls that made them.
  static let recordsPlaces = AtomicFlag.global(true)

  /// Whether a subscription or a new operator may have to be recorded.
  ///
  /// True until the environment has been read, which the recorder does; so the check is one load.
  @inlinable @inline(__always)
  package static var isOn: Bool { state.load(ordering: .relaxed) != 0 }

  /// What is on; reads the environment if that has not been done.
  static var parts: Parts {
    let parts = Parts(rawValue: state.load(ordering: .relaxed))
    return parts.contains(.unread) ? readEnvironment() : parts
  }

  /// Turns parts on or off.
  package static func set(_ parts: Parts, _ isOn: Bool) {
    _ = self.parts
    if isOn {
      Misuse.describeContext { path.map { "Path of the event: \($0)." } }
      state.bitwiseOr(parts.rawValue)
    } else {
      state.bitwiseAnd(~parts.rawValue)
    }
  }

  @inline(never)
  private static func readEnvironment() -> Parts {
    // Cleared first: the code below asks for the parts.
    let old = state.bitwiseAnd(~Parts.unread.rawValue).oldValue
    if old & Parts.unread.rawValue != 0, let file = CurrentProcess.variable("BRAID_TRACE") {
      TimelineFile.writeAtExit(to: file)
      set([.graph, .timeline], true)
    }
    return Parts(rawValue: state.load(ordering: .relaxed))
  }

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

  /// The operator that is being subscribed will subscribe to its source later, with `scope`.
  static func defers(_ scope: UInt) {
    guard !parts.isEmpty, let node = thread.running else { return }
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
  static func scopeEnded(_ scope: UInt) {
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
  static func scopeReleased(_ scope: UInt) {
    let entry = registry.withLock { $0.scopes.removeValue(forKey: scope) }
    withExtendedLifetime(entry) {}
  }

  // MARK: Threads

  /// The recorder of the calling thread.
  static var thread: TraceThread { ThreadContext.current.recorder { TraceThread() } }

  /// The way of the event that the calling thread delivers: `map <- filter <- subscribed at A:1`.
  static var path: String? {
    ThreadContext.existing?.recorder(TraceThread.self)?.path
  }

  /// The next subscription on this thread is made by the program, at the given place.
  @inlinable @inline(__always)
  static func subscribes(at fileID: StaticString, _ line: UInt) {
    if isOn { noteSubscription(at: fileID, line) }
  }

  /// The next subscription on this thread is made by the program, for an observer.
  ///
  /// - Parameter observer: If it is a subject, the graph shows the subscription as its source.
  @inlinable @inline(__always)
  package static func subscribes(_ observer: @autoclosure () -> Any? = nil) {
    if isOn { noteSubscription(nil, observer()) }
  }

  /// The place of a call.
  @usableFromInline
  package struct Site: Sendable {
    let fileID: StaticString
    let line: UInt

    @usableFromInline
    package init(_ fileID: StaticString, _ line: UInt) {
      self.fileID = fileID
      self.line = line
    }

    /// The file without its module, and the line.
    package var text: String { "\(file):\(line)" }

    var file: String { "\(fileID)".split(separator: "/").last.map(String.init) ?? "\(fileID)" }
  }

  // Not one with a default: clients would compile the optional site and observer for each call.
  @usableFromInline @inline(never)
  static func noteSubscription(at fileID: StaticString, _ line: UInt) {
    noteSubscription(Site(fileID, line), nil)
  }

  @usableFromInline @inline(never)
  static func noteSubscription(_ site: Site?, _ observer: Any?) {
    if parts.isEmpty { return }
    let target = (observer as? any TraceTarget)?.traceKey
    thread.pending = TraceThread.Pending(site: site, target: target)
  }

  /// Runs `body`, which subscribes to the source of a shared subscription.
  @inlinable @inline(__always)
  static func feeding(_ shared: AnyObject, _ name: StaticString, _ body: () -> Void) {
    if isOn { runFeeding(shared, name, body) } else { body() }
  }

  @usableFromInline @inline(never)
  static func runFeeding(_ shared: AnyObject, _ name: StaticString, _ body: () -> Void) {
    if parts.isEmpty { return body() }
    let thread = thread
    thread.push(.feeding(TraceKey(shared), name))
    body()
    thread.pop()
  }

  /// Runs `body`, which attaches the operator that is being subscribed to a shared subscription;
  /// the parts of that have no nodes of their own.
  @inlinable @inline(__always)
  static func joining(_ shared: AnyObject, _ body: () -> Void) {
    if isOn { runJoining(shared, body) } else { body() }
  }

  @usableFromInline @inline(never)
  static func runJoining(_ shared: AnyObject, _ body: () -> Void) {
    if parts.isEmpty { return body() }
    let thread = thread
    thread.join(TraceKey(shared))
    thread.push(.hidden)
    body()
    thread.pop()
  }

  /// The source that is being subscribed is a shared object: all its nodes are one.
  @inlinable @inline(__always)
  static func joins(_ shared: AnyObject) {
    if isOn { noteJoin(shared) }
  }

  @usableFromInline @inline(never)
  static func noteJoin(_ shared: AnyObject) {
    if !parts.isEmpty { thread.join(TraceKey(shared)) }
  }

  /// A send is about to be queued at a gate.
  ///
  /// - Parameter queue: The gate's queue.
  static func waits(_ queue: AnyObject) {
    if isOn, parts.contains(.timeline) { thread.recordWait(at: TraceKey(queue)) }
  }

  /// The oldest send that is queued at a gate is delivered.
  static func resumes(_ queue: AnyObject) {
    if parts.contains(.timeline) {
      thread.ring.write(.resume, 0, UInt64(TraceKey(queue).address))
    }
  }

  /// The operator that receives the value in progress has created a subject for its values.
  @inlinable @inline(__always)
  static func makes(_ part: AnyObject) {
    if isOn { notePart(part) }
  }

  @usableFromInline @inline(never)
  static func notePart(_ part: AnyObject) {
    if !parts.isEmpty { thread.makes(TraceKey(part)) }
  }

  /// An operator with a timer has created a subject for its values, on any thread.
  ///
  /// - Parameter scope: The address of a scope that was passed to ``defers(_:)``.
  @inlinable @inline(__always)
  static func makes(_ part: AnyObject, in scope: @autoclosure () -> UInt) {
    if isOn { notePart(part, scope(), isLive: true) }
  }

  /// An operator sends no more to a subject that it has created.
  @inlinable @inline(__always)
  static func drops(_ part: AnyObject, in scope: @autoclosure () -> UInt) {
    if isOn { notePart(part, scope(), isLive: false) }
  }

  @usableFromInline @inline(never)
  static func notePart(_ part: AnyObject, _ scope: UInt, isLive: Bool) {
    guard !parts.isEmpty, let node = registry.withLock({ $0.scopes[scope]?.consumer }) else {
      return
    }
    if isLive { node.add(part: TraceKey(part)) } else { node.remove(part: TraceKey(part)) }
  }

  // MARK: Other objects

  /// The source of a live scope with its receivers.
  static func path(ofScope scope: UInt) -> String? {
    registry.withLock { $0.scopes[scope]?.nodes.last }?.path
  }
}

/// A subject, which a subscription may have as its observer.
package protocol TraceTarget {
  /// Identifies the observers of the subject in the graph.
  var traceKey: TraceKey { get }
}

/// Identifies a shared object; its address.
package struct TraceKey: Hashable, Sendable {
  let address: UInt

  /// The key of an object.
  package init(_ object: AnyObject) { self.init(ObjectIdentifier(object)) }

  init(_ object: ObjectIdentifier) { address = UInt(bitPattern: object) }

  init?(address: UInt) {
    if address == 0 { return nil }
    self.address = address
  }
}
