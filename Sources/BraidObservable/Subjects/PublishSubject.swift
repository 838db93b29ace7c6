// SPDX-License-Identifier: MIT
import BraidCore

/// Emits the events it receives to its current observers.
///
///     sends         -a-b-c|
///     from tick 0   -a-b-c|
///     from tick 2   ---b-c|
///
/// ```swift
/// let taps = PublishSubject<Int>()
/// let subscription = taps.subscribe(onNext: { print("tap \($0)") })
/// taps.onNext(1)  // tap 1
/// ```
///
/// A late observer misses earlier values, but receives the terminal event. To replay the latest
/// value, use ``BehaviorSubject``; several values, ``ReplaySubject``. For a subject that cannot
/// terminate, use ``PublishRelay``.
///
/// - **Ends:** the first terminal event is replayed to later observers; events sent after it are
///   ignored.
/// - **Threads:** accepts events from any thread and from inside its own observers. They are
///   delivered one at a time, in the same order to all observers. An event that is sent during a
///   delivery is queued and delivered next, by the thread that is delivering (C3).
/// - **Complexity:** O(n) per value for n observers.
public final class PublishSubject<Element>: EventSubject<Element>, SubjectType,
  @unchecked Sendable  // the core is thread-safe
{
  /// The type of the subject as an observer, which is its own type.
  public typealias SubjectObserverType = PublishSubject<Element>

  /// A subject without observers.
  public convenience init() { self.init(SubjectCore(Element.self)) }

  /// Returns this subject.
  public func asObserver() -> PublishSubject<Element> { self }
}
