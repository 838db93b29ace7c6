// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Fails with ``RxError/timeout`` if `dueTime` passes without an event.
  ///
  ///     source       -a-b-----c|
  ///     timeout(3)   -a-b--#
  ///
  /// ```swift
  /// let reply = PublishSubject<String>()
  /// let timely = reply.timeout(.seconds(10), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// The time is measured from the subscription to the first value, then from value to value,
  /// without the time that the observer takes for a value. To complete after a fixed time, use
  /// ``take(for:scheduler:)``.
  ///
  /// - **Ends:** with the source, or with the error when the time has passed, which disposes the
  ///   source.
  /// - **Threads:** values are delivered on the thread on which the source emits them, the error on
  ///   `scheduler` (C3).
  ///
  /// - Parameters:
  ///   - dueTime: The maximum time between two events. Zero or less still hops through `scheduler`.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the same events, or an error.
  /// - Complexity: O(1) per event; one timer per subscription.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    makeObservable(
      GatedOperator(
        asObservable(), timeout: dueTime, .fail(RxError.timeout),
        scheduler.timing.clock))
  }

  /// Switches to `other` if `dueTime` passes without an event.
  ///
  ///     source              -a-b-----c|
  ///     other               x-y|
  ///     timeout(3, other)   -a-b--x-y|
  ///
  /// Otherwise like ``timeout(_:scheduler:)``. The timeout does not apply to `other`. `other` is
  /// subscribed before the source is disposed, so a source that both share stays connected.
  ///
  /// - Parameters:
  ///   - dueTime: The maximum time between two events of the source.
  ///   - other: Subscribed on `scheduler` when the time has passed.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the source's values, and after a timeout the values of `other`.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(dueTime, for: .nextEvent, other: other.asObservable(), scheduler.timing)
  }

  /// Switches to `other` unless the event that `span` selects arrives within `dueTime`.
  func timeout(
    _ dueTime: Duration, for span: TimeoutSpan, other: Observable<Element>, _ timing: Timing
  ) -> Observable<Element> {
    let source = asObservable()
    let (other, clock) = (other.raw, timing.clock)
    return makeObservable(
      AnonymousRawOperator("timeout") { this, sink, scope in
        let fallback = Fallback(sink, scope, other)
        let expiry = TimeoutExpiry.goOn { fallback.goOn() }
        GatedOperator(source, timeout: dueTime, for: span, expiry, clock).run(
          this, sink, fallback.first)
      })
  }
}

/// The two consecutive subscriptions of `timeout(_:other:)`.
private final class Fallback: Disposable, @unchecked Sendable {  // immutable
  let first = SinkDisposer()
  private let second = SinkDisposer()
  private let sink: RawSink
  private let other: RawSource

  init(_ sink: consuming RawSink, _ outer: SinkDisposer, _ other: RawSource) {
    self.sink = sink
    self.other = other
    second.traceLater()
    outer.set(self)
  }

  /// Called when the time has passed.
  func goOn() {
    if second.isDisposed { return }
    other.subscribe(sink, second)
    first.dispose()
  }

  func dispose() {
    first.dispose()
    second.dispose()
  }
}
