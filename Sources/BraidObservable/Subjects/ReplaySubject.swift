// SPDX-License-Identifier: MIT
import BraidCore

/// Replays the most recent values to each new observer, followed by the events it receives.
///
///     sends         -a-b-c|
///     from tick 0   -a-b-c|
///     from tick 4   ----(ab)c|
///
/// (With a buffer of two.)
///
/// ```swift
/// let messages = ReplaySubject<String>.create(bufferSize: 2)
/// messages.onNext("a")
/// messages.onNext("b")
/// let subscription = messages.subscribe(onNext: { print($0) })  // a, b
/// ```
///
/// After the terminal event, the values are still replayed, followed by that event. For a current
/// value with an initial one, use ``BehaviorSubject``; for a subject that cannot terminate,
/// ``ReplayRelay``.
///
/// - **Ends:** the first terminal event is replayed to later observers; events sent after it are
///   ignored and not buffered.
/// - **Threads:** accepts events from any thread and from inside its own observers, as a
///   ``PublishSubject`` does. A new observer receives each value exactly once.
/// - **Complexity:** O(n) per value for n observers; buffers up to `bufferSize` values.
public final class ReplaySubject<Element>: EventSubject<Element>, SubjectType,
  @unchecked Sendable  // the core is thread-safe
{
  /// The type of the subject as an observer, which is its own type.
  public typealias SubjectObserverType = ReplaySubject<Element>

  convenience init(limit: Int) {
    self.init(SubjectCore.replaying(RawType(Element.self), limit: limit))
  }

  /// A subject that replays the last `bufferSize` values.
  ///
  /// - Parameter bufferSize: The number of values to replay. Zero or less replays only the terminal
  ///   event.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: max(bufferSize, 0))
  }

  /// A subject that replays all values.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

  /// Returns this subject.
  public func asObserver() -> ReplaySubject<Element> { self }
}
