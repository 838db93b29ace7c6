// SPDX-License-Identifier: MIT
package import BraidCore

/// A subject that buffers its values and replays them to each new subscriber, in order, before new
/// events.
///
/// ```swift
/// let log = ReplaySignalSubject<String>(capacity: 2)
/// log.sendNext("start")
/// log.sendNext("load")
/// log.sendNext("stop")
/// log.subscribe(next: { print($0) })  // load, stop
/// ```
///
/// A subscriber that subscribes after the terminal event receives the buffered values and the
/// terminal event. To replay the events of an existing signal, use ``Signal/replay()``.
///
/// - **Complexity:** O(n) per value for n subscribers; buffers up to `capacity` values.
public final class ReplaySignalSubject<Value>: SignalSubject<Value>,
  @unchecked Sendable  // the core synchronizes
{
  /// Creates a subject that buffers all its values.
  public convenience init() { self.init(capacity: .max) }

  /// Creates a subject that buffers its `capacity` most recent values.
  ///
  /// With a capacity of zero or less, it replays only the terminal event.
  public init(capacity: Int) {
    super.init(SubjectCore.replaying(RawType(Value.self), limit: capacity))
  }

  /// Creates a subject that buffers all its values:
  /// `ReplaySignalSubject<Int>(capacity: .unlimited)`.
  public convenience init(capacity: UnlimitedCapacity) { self.init(capacity: .max) }

  package override init(_ core: SubjectCore, of owner: EventSource<Value>) {
    super.init(core, of: owner)
  }

  override class var kind: String { "ReplaySignalSubject" }
}

/// A capacity without a limit; ReactiveObjC's `RACReplaySubjectUnlimitedCapacity`.
public enum UnlimitedCapacity: Sendable {
  /// Buffers all values.
  case unlimited
}
