// SPDX-License-Identifier: MIT
import BraidCore

/// Emits its last value when it completes, to current and later observers.
///
///     sends         -a-b-c|
///     from tick 0   ------(c|)
///     from tick 8   --------(c|)
///
/// ```swift
/// let result = AsyncSubject<Int>()
/// result.onNext(1)
/// result.onNext(2)
/// result.onCompleted()
/// let subscription = result.subscribe(onNext: { print($0) })  // 2
/// ```
///
/// Use it for the result of one action that several observers need. To emit values as they arrive,
/// use ``PublishSubject`` or ``ReplaySubject``.
///
/// - **Ends:** completion emits the last value first, if there is one; an error drops it. The
///   terminal event is replayed to later observers; events sent after it are ignored.
/// - **Threads:** accepts events from any thread and from inside its own observers.
/// - **Complexity:** O(1) per value; keeps one value.
public final class AsyncSubject<Element>: EventSubject<Element>, SubjectType,
  @unchecked Sendable  // the core is thread-safe
{
  /// The type of the subject as an observer, which is its own type.
  public typealias SubjectObserverType = AsyncSubject<Element>

  /// A subject without a value.
  public convenience init() { self.init(RecordingCore(RawType(Element.self), .last, limit: 1)) }

  /// Returns this subject.
  public func asObserver() -> AsyncSubject<Element> { self }
}
