// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Subscribes to the source `dueTime` later.
  ///
  ///     source                 a-b-c|
  ///     delaySubscription(3)   ---a-b-c|
  ///
  /// What a hot source sends until then is missed. To shift the events of a subscription instead,
  /// use ``delay(_:scheduler:)``.
  ///
  /// - **Ends:** passed on as they come.
  /// - **Threads:** the source is subscribed to on `scheduler`. Disposal before that prevents it.
  ///
  /// - Parameters:
  ///   - dueTime: How much later. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the wait and subscribes.
  /// - Returns: An observable of the same events.
  @inlinable
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let timing = scheduler.timing
    let due = max(dueTime, .zero)
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        DeferredSubscription(scope, tearDown: nil).begin(source, sink) {
          timing.performAfter(due, $0)
        }
      })
  }
}
