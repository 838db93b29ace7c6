// SPDX-License-Identifier: MIT

/// The recorder behind a trace; BraidTrace makes it a ``TraceRecorder``.
package struct Recorder: Sendable {}

/// What BraidTrace records.
///
/// Scopes are identified by their addresses, shared objects by keys: a recorder retains neither.
package protocol TraceRecorder: Sendable {
  /// The environment names a file for the timeline.
  func writeTimelineAtExit(to file: String)

  /// The path of the event that the calling thread delivers.
  var path: String? { get }

  // MARK: Sources

  /// Subscribes to the source, with an observer in between that records.
  func run(_ source: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer)

  /// Returns the number of the mark of a new source.
  ///
  /// - Parameter function: The function that creates it, as `#function` says: `map(_:)`.
  func mark(of source: RawSource, by function: StaticString) -> UInt32

  /// Returns the number of the mark of a source that an operator emits, such as a group.
  func mark(ofPart operation: StaticString, _ name: String?) -> UInt32

  /// Returns the number of the mark of a source with a name that the program gave it.
  func mark(of source: RawSource, named name: String, _ site: Tracing.Site?) -> UInt32

  /// Returns the name of an operator after its type.
  func operation(of type: Any.Type) -> String

  // MARK: Subscriptions

  /// The next subscription on this thread is made by the program.
  func subscribes(at site: Tracing.Site?, for target: TraceKey?)

  /// Runs `body`, which subscribes to the source of a shared subscription.
  func feeding(_ shared: TraceKey, _ name: StaticString, _ body: () -> Void)

  /// Runs `body`, which attaches the operator that is being subscribed to a shared subscription.
  func joining(_ shared: TraceKey, _ body: () -> Void)

  /// The source that is being subscribed is a shared object.
  func joins(_ shared: TraceKey)

  /// The operator being subscribed to will subscribe to its source later, with `scope`.
  func defers(_ scope: UInt)

  /// A traced scope was disposed, or has finished.
  func scopeEnded(_ scope: UInt)

  /// A traced scope is deallocated.
  func scopeReleased(_ scope: UInt)

  // MARK: Gates

  /// A send is about to be queued at a gate.
  func waits(at gate: TraceKey)

  /// The oldest send that is queued at a gate is delivered.
  func resumes(at gate: TraceKey)

  // MARK: Objects

  /// The operator that receives the value in progress has created a subject.
  func makes(_ part: TraceKey)

  /// The operator with a scope has created a subject, or sends no more to it.
  func changes(_ part: TraceKey, in scope: UInt, isAdded: Bool)

  /// A subject, a disposable or a scheduled action was created.
  func add(_ object: ObjectIdentifier, _ kind: Resources.Kind, _ type: Any.Type?)

  /// An object has ended.
  func remove(_ object: ObjectIdentifier)

  /// A subscription will dispose the object.
  func note(_ object: ObjectIdentifier, isTeardownOf scope: UInt)

  // MARK: Leaks

  /// The number of the newest node.
  var newestNode: Int { get }

  /// The live objects with a number above a node's, each with its owner.
  ///
  /// - Parameters:
  ///   - newest: The number of the node.
  ///   - kinds: The names of the kinds of subjects, disposables and scheduled actions.
  func leaks(since newest: Int, of kinds: [String]) -> [String]
}
