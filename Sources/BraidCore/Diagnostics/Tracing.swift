// SPDX-License-Identifier: MIT

/// The hook of the recorder, which is in BraidTrace: a flag, and the calls that it turns on.
///
/// While everything is off, a subscription pays for one relaxed load. A program that does not link
/// BraidTrace has no recorder: then the calls do nothing.
@usableFromInline
package enum Tracing {
  /// The kinds of records.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The nodes of the subscription graph.
    package static let graph = Parts(rawValue: 1)
    /// The timeline of each thread.
    package static let timeline = Parts(rawValue: 2)
    /// The meter of the program.
    package static let meter = Parts(rawValue: 4)
    /// The tracer of signals.
    package static let probes = Parts(rawValue: 8)
    /// The intervals of the system's profiler.
    package static let signposts = Parts(rawValue: 16)
    /// The values of the nodes that a page shows.
    package static let values = Parts(rawValue: 32)

    /// The environment has not been read yet.
    fileprivate static let unread = Parts(rawValue: 128)
  }

  @usableFromInline static let state = AtomicUInt8.global(128)

  /// Whether a subscription or a new operator may have to be recorded.
  ///
  /// True until the environment has been read, which the recorder does; so the check is one load.
  @_alwaysEmitIntoClient @inline(__always)
  package static var isOn: Bool { state.load(ordering: .relaxed) != 0 }

  /// The parts that are on; the first access reads the environment.
  package static var parts: Parts {
    let parts = Parts(rawValue: state.load())
    return parts.contains(.unread) ? readEnvironment() : parts
  }

  /// How often tracing was turned on, that is a part while no other was on.
  package static let session = AtomicInt.global(0)

  /// Turns parts on or off.
  package static func set(_ parts: Parts, _ isOn: Bool) {
    let old = self.parts
    if isOn {
      // Before the parts: a thread that sees them on sees a new session, too.
      if old.isEmpty { session.wrappingAdd(1, ordering: .relaxed) }
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
      if let recorder {
        recorder.writeTimelineAtExit(to: file)
        set([.graph, .timeline], true)
      } else {
        CurrentProcess.complain(
          """
          Braid: BRAID_TRACE is set, but the program does not link BraidTrace, so nothing is \
          recorded. Add the product BraidTrace to the dependencies of the program.
          """)
      }
    }
    return Parts(rawValue: state.load(ordering: .relaxed))
  }

  /// The recorder of BraidTrace; nil if the program does not link it.
  ///
  /// A conformance, so that linking the library is enough: `BRAID_TRACE` works without a call of
  /// the program, and under an alias of the module, which changes the names of its types.
  package static let recorder: (any TraceRecorder)? = Recorder() as Any as? any TraceRecorder

  /// The recorder, if something is recorded.
  private static var active: (any TraceRecorder)? { parts.isEmpty ? nil : recorder }

  /// The path of the event that the calling thread delivers: `map <- filter <- subscribed at A:1`.
  package static var path: String? { recorder?.path }

  /// The name of an operator after its type.
  static func operation(of type: Any.Type) -> String { recorder?.operation(of: type) ?? "" }

  // MARK: Scopes

  /// The operator being subscribed to will subscribe to its source later, with `scope`.
  static func defers(_ scope: UInt) { active?.defers(scope) }

  /// A traced scope was disposed, or has finished.
  package static func scopeEnded(_ scope: UInt) { recorder?.scopeEnded(scope) }

  /// A traced scope is deallocated, and its address may be used again.
  @inline(never)
  static func scopeReleased(_ scope: UInt) { recorder?.scopeReleased(scope) }

  // MARK: Subscriptions

  /// The next subscription on this thread is made by the program, at the given place.
  @_alwaysEmitIntoClient @inline(__always)
  static func subscribes(at fileID: StaticString, _ line: UInt) {
    if isOn { noteSubscription(at: fileID, line) }
  }

  /// The next subscription on this thread is made by the program, for an observer.
  ///
  /// - Parameter observer: If it is a subject, the graph shows the subscription as its source.
  @_alwaysEmitIntoClient @inline(__always)
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

    var file: String { "\(fileID)".fileName }
  }

  // Not one with a default: clients would compile the optional site and observer for each call.
  @usableFromInline @inline(never)
  static func noteSubscription(at fileID: StaticString, _ line: UInt) {
    noteSubscription(Site(fileID, line), nil)
  }

  @usableFromInline @inline(never)
  static func noteSubscription(_ site: Site?, _ observer: Any?) {
    active?.subscribes(at: site, for: (observer as? any TraceTarget)?.traceKey)
  }

  // MARK: Shared sources

  /// Runs `body`, which subscribes to the source of a shared subscription.
  @inline(__always)
  static func feeding(_ shared: AnyObject, _ name: StaticString, _ body: () -> Void) {
    if isOn { runFeeding(shared, name, body) } else { body() }
  }

  @inline(never)
  static func runFeeding(_ shared: AnyObject, _ name: StaticString, _ body: () -> Void) {
    guard let recorder = active else { return body() }
    recorder.feeding(TraceKey(shared), name, body)
  }

  /// Runs `body`, which attaches the operator that is being subscribed to a shared subscription.
  ///
  /// - Parameters:
  ///   - shared: The shared subscription.
  ///   - hidingParts: Whether the parts of that have no nodes of their own.
  ///   - body: Subscribes to the parts.
  @inline(__always)
  static func joining(_ shared: AnyObject, hidingParts: Bool, _ body: () -> Void) {
    if isOn { runJoining(shared, hidingParts, body) } else { body() }
  }

  @inline(never)
  static func runJoining(_ shared: AnyObject, _ hidingParts: Bool, _ body: () -> Void) {
    if parts.isEmpty { return body() }
    let context = ThreadContext.current
    context.subscribesToPart = true
    if hidingParts, let recorder {
      recorder.joining(TraceKey(shared), body)
    } else {
      recorder?.joins(TraceKey(shared))
      body()
    }
    context.subscribesToPart = false
  }

  /// The source that is being subscribed is a shared object: all its nodes are one.
  @inline(__always)
  static func joins(_ shared: AnyObject) {
    if isOn { noteJoin(shared) }
  }

  @inline(never)
  static func noteJoin(_ shared: AnyObject) { active?.joins(TraceKey(shared)) }

  // MARK: Gates

  /// A send is about to be queued at a gate.
  ///
  /// - Parameter queue: The gate's queue.
  static func waits(_ queue: AnyObject) {
    if isOn { active?.waits(at: TraceKey(queue)) }
  }

  /// The oldest send that is queued at a gate is delivered.
  static func resumes(_ queue: AnyObject) { active?.resumes(at: TraceKey(queue)) }

  // MARK: Subjects of operators

  /// The operator that receives the value in progress has created a subject for its values.
  @inline(__always)
  static func makes(_ part: AnyObject) {
    if isOn { notePart(part) }
  }

  @inline(never)
  static func notePart(_ part: AnyObject) { active?.makes(TraceKey(part)) }

  /// An operator with a timer has created a subject for its values, on any thread.
  ///
  /// - Parameter scope: The address of a scope that was passed to ``defers(_:)``.
  @inline(__always)
  static func makes(_ part: AnyObject, in scope: @autoclosure () -> UInt) {
    if isOn { notePart(part, scope(), isAdded: true) }
  }

  /// An operator sends no more to a subject that it has created.
  @inline(__always)
  static func drops(_ part: AnyObject, in scope: @autoclosure () -> UInt) {
    if isOn { notePart(part, scope(), isAdded: false) }
  }

  @inline(never)
  static func notePart(_ part: AnyObject, _ scope: UInt, isAdded: Bool) {
    active?.changes(TraceKey(part), in: scope, isAdded: isAdded)
  }
}

/// The live subjects, disposables and scheduled actions that were created while the program was
/// traced; the table is in the recorder.
package enum TraceObjects {
  /// The number of objects in the table.
  package static let count = AtomicInt.global(0)

  /// Whether an object that ends may be in the table.
  @inline(__always)
  static var areAny: Bool { count.load(ordering: .relaxed) != 0 }

  @inline(never)
  static func add(_ object: ObjectIdentifier, _ kind: Resources.Kind, _ type: Any.Type?) {
    if Tracing.parts.contains(.graph) { Tracing.recorder?.add(object, kind, type) }
  }

  @inline(never)
  static func remove(_ object: ObjectIdentifier) { Tracing.recorder?.remove(object) }

  /// A subscription will dispose the object.
  @inline(never)
  static func note(_ object: ObjectIdentifier, isTeardownOf scope: UInt) {
    Tracing.recorder?.note(object, isTeardownOf: scope)
  }
}

/// A subject, which a subscription may have as its observer.
package protocol TraceTarget {
  /// Identifies the observers of the subject in the graph.
  var traceKey: TraceKey { get }
}

/// Identifies a shared object; its address.
package struct TraceKey: Hashable, Sendable {
  package let address: UInt

  /// The key of an object.
  package init(_ object: AnyObject) { self.init(ObjectIdentifier(object)) }

  package init(_ object: ObjectIdentifier) { address = UInt(bitPattern: object) }

  package init?(address: UInt) {
    if address == 0 { return nil }
    self.address = address
  }
}
