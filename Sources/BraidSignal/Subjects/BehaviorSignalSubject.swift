// SPDX-License-Identifier: MIT
package import BraidCore

/// A subject with a current value: a new subscriber receives that value first, then new events.
///
/// ```swift
/// let volume = BehaviorSignalSubject(5)
/// volume.subscribe(next: { print($0) })  // 5
/// volume.sendNext(7)  // 7
/// print(volume.value)  // 7
/// ```
///
/// A subscriber that subscribes after the terminal event receives the last value and the terminal
/// event. If there is no initial value, use ``ReplaySignalSubject`` with a capacity of 1. For a
/// property of an object, use ``SignalProperty``.
///
/// - **Complexity:** O(n) per value for n subscribers; keeps one value.
public final class BehaviorSignalSubject<Value>: SignalSubject<Value>,
  @unchecked Sendable  // the core synchronizes
{
  /// Creates a subject with an initial value.
  public init(_ value: Value) { super.init(RecordingCore(value, .replay)) }

  /// The most recently sent value.
  ///
  /// Changes immediately, even if the delivery of the value is queued.
  public var value: Value { currentValue(of: core) }

  package override init(_ core: SubjectCore, of owner: EventSource<Value>) {
    super.init(core, of: owner)
  }

  override class var kind: String { "BehaviorSignalSubject" }
}
