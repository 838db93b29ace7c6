// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Subscribes to the source on `scheduler`, and unsubscribes from it there.
  ///
  ///     source                -a-b-c|
  ///     subscribe(on: same)   -a-b-c|
  ///
  /// Use it to move the work of a source that does it when it is subscribed to. Events arrive
  /// wherever the source sends them; to move those, use `observe(on:)`.
  ///
  /// - **Ends:** passed on as they come; then the source is torn down on the same thread, not
  ///   through `scheduler` (C6).
  /// - **Threads:** disposal stops the events at once, also in the middle of a synchronous source;
  ///   only the source's own teardown waits for `scheduler`, and what it shares with others stays
  ///   connected until then. If the source has not been subscribed to yet, it will not be.
  ///
  /// - Parameter scheduler: Where the source is subscribed to.
  /// - Returns: An observable of the same events.
  @inlinable
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let perform = scheduler.perform
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        DeferredSubscription(scope, tearDown: perform)
          .begin(source, sink, schedule: perform)
      })
  }
}
