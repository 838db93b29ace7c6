// SPDX-License-Identifier: MIT
package import BraidCore

/// A subject that emits its last value when it completes, to current and later subscribers.
///
/// ```swift
/// let result = AsyncSignalSubject<Int>()
/// result.sendNext(1)
/// result.sendNext(2)
/// result.sendCompleted()
/// result.subscribe(next: { print($0) })  // 2
/// ```
///
/// Use it for the result of one action that several subscribers need. To emit values as they
/// arrive, use ``SignalSubject`` or ``ReplaySignalSubject``. An error drops the value.
public final class AsyncSignalSubject<Value>: SignalSubject<Value>,
  @unchecked Sendable  // the core synchronizes
{
  /// Creates a subject without a value.
  public init() { super.init(RecordingCore(RawType(Value.self), .last, limit: 1)) }

  package override init(_ core: SubjectCore, of owner: EventSource<Value>) {
    super.init(core, of: owner)
  }

  override class var kind: String { "AsyncSignalSubject" }
}
