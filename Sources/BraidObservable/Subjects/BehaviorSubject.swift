// SPDX-License-Identifier: MIT
import BraidCore

/// Stores a current value, and emits it to each new observer, followed by the events it receives.
///
///     sends         -a-b-c|
///     from tick 0   xa-b-c|
///     from tick 2   --ab-c|
///
/// (`x` is the initial value.)
///
/// ```swift
/// let name = BehaviorSubject(value: "unnamed")
/// let subscription = name.subscribe(onNext: { print($0) })  // unnamed
/// name.onNext("Ada")  // Ada
/// ```
///
/// After the terminal event, new observers receive that event only. For a current value that cannot
/// terminate, use ``BehaviorRelay``; to replay several values, ``ReplaySubject``.
///
/// - **Ends:** the first terminal event is replayed to later observers; events sent after it are
///   ignored.
/// - **Threads:** accepts events from any thread and from inside its own observers, as a
///   ``PublishSubject`` does. The current value is the most recent one *sent*, even if its delivery
///   is still queued. A new observer receives each value exactly once.
/// - **Complexity:** O(n) per value for n observers; keeps one value.
public final class BehaviorSubject<Element>: EventSubject<Element>, SubjectType,
  @unchecked Sendable  // the core is thread-safe
{
  /// The type of the subject as an observer, which is its own type.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  /// A subject with an initial value.
  public convenience init(value: Element) { self.init(RecordingCore(value, .current)) }

  /// The most recent value, even after completion.
  ///
  /// - Throws: ``RxError/disposed(object:)`` if the subject was disposed, otherwise the error with
  ///   which it failed.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    do {
      return try core.value()
    } catch is SubjectCore.NoValue {
      throw RxError.disposed(object: self)
    }
  }

  /// Returns this subject.
  public func asObserver() -> BehaviorSubject<Element> { self }
}
