// SPDX-License-Identifier: MIT
import BraidCore

/// How long `share(replay:scope:)` uses one subject.
public enum SubjectLifetimeScope: Sendable {
  /// While there are observers. An observer that subscribes after the source has terminated, or
  /// after the last observer has unsubscribed, gets a new subject and a new subscription to the
  /// source.
  case whileConnected
  /// Forever. After the source has terminated, an observer receives the replayed values and the
  /// terminal event, and the source is not subscribed again. After the last observer has
  /// unsubscribed, the next one receives the replayed values, and the source is subscribed again.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source among all observers, and may replay the most recent
  /// values to late observers.
  ///
  ///     source        -a-b-c-d|
  ///     from tick 0   -a-b-c-d|
  ///     from tick 4   ----bc-d|
  ///
  /// (`share(replay: 1)`.)
  ///
  /// ```swift
  /// let request = Observable.deferred { Observable.just(Date()) }
  /// let shared = request.share(replay: 1)
  /// ```
  ///
  /// Use it where a second subscription would repeat work: a request, a computation, a sensor. To
  /// choose when to connect, use ``publish()`` or ``replay(_:)``. For a grace period, or other
  /// combinations, use ``share(_:)``.
  ///
  /// | | `.whileConnected` | `.forever` |
  /// |---|---|---|
  /// | the first observer | subscribes to the source | subscribes to the source |
  /// | another observer | receives the buffer, then new values | receives the same |
  /// | the last one leaves | disposes the source, drops the buffer | disposes the source |
  /// | an observer after that | resubscribes | receives the buffer, resubscribes |
  /// | the source terminates | drops the buffer | retains the buffer and the event |
  /// | an observer after that | resubscribes | receives the buffer and the terminal event |
  ///
  /// - **Ends:** all observers receive the terminal event, then the source is torn down. With
  ///   `.forever`, or with more than one value to replay, the source is torn down first, as in
  ///   `refCount()` (C6).
  /// - **Threads:** observers may subscribe and unsubscribe concurrently on any thread. Exactly one
  ///   of them subscribes to the source, and no lock is held during that call. Events are delivered
  ///   on the thread on which the source emits them.
  /// - **Complexity:** O(n) per value for n observers; buffers `replay` values.
  ///
  /// - Parameters:
  ///   - replay: The number of values to replay. Zero or less replays none.
  ///   - scope: How long the values are buffered.
  /// - Returns: An observable that is subscribed to the source while it has observers.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    let core: MulticastCore
    var start = Observable<Element>.Start.trampolined
    nonisolated(unsafe) let source = rawSource  // only subscribed to
    let makeSubject: @Sendable () -> SubjectCore = {
      SubjectCore.replaying(RawType(Element.self), limit: replay)
    }
    switch scope {
    case .whileConnected:
      core = MulticastCore(MulticastRules(tearsDownFirst: replay > 1)) { _ in
        MulticastSession(source, makeSubject())
      }
      // As in RxSwift: only the forms that it composes are operators on the trampoline.
      if replay <= 1 { start = .direct }
    case .forever:
      let subject = makeSubject()
      core = MulticastCore(MulticastRules(keepsEnded: true)) { _ in
        MulticastSession(source, keeping: subject, attach: { subject.subscribe($0, $1) })
      }
    }
    return makeObservable(core, start: start)
  }
}
