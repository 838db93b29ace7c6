// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Fails with ``RxError/timeout`` if `dueTime` passes without a value or an end.
  ///
  ///     source       -a-b-----c|
  ///     timeout(3)   -a-b--#
  ///
  /// The time runs from the subscription to the first value, then from value to value.
  ///
  /// - **Ends:** passed on as they come. When the time is up, the source is disposed.
  /// - **Threads:** values arrive where they were sent, the error on `scheduler` (C3).
  ///
  /// - Parameters:
  ///   - dueTime: How long the source may be silent.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the same events, or an error.
  /// - Complexity: O(1) an event; one timer a subscription.
  @inlinable
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(
      TimedOperator(
        asObservable(), TimeoutRule(dueTime, .fail(RxError.timeout)), scheduler.timing))
  }

  /// Goes on with `other` if `dueTime` passes without a value or an end.
  ///
  ///     source              -a-b-----c|
  ///     other               x-y|
  ///     timeout(3, other)   -a-b--x-y|
  ///
  /// Otherwise as ``timeout(_:scheduler:)``. `other` has all the time it wants. It is subscribed to
  /// before the source is disposed, so what both share stays connected.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source may be silent.
  ///   - other: Subscribed to, on `scheduler`, when the time is up.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the source's events, and perhaps those of `other`.
  @inlinable
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(dueTime, for: .nextEvent, other: other.asObservable(), scheduler.timing)
  }

  /// The same; `span` is what has to come in time.
  @inlinable
  func timeout(
    _ dueTime: Duration, for span: TimeoutSpan, other: Observable<Element>, _ timing: Timing
  ) -> Observable<Element> {
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        let next = sink.next
        let fallback = Fallback(sink, scope, other)
        let rule = TimeoutRule<Element>(dueTime, for: span, .goOn { fallback.goOn() })
        TimedOperator(source, rule, timing).run(
          EventSink(next: next, finish: { fallback.sourceFinished($0) }), fallback.first)
      })
  }
}

/// The two subscriptions of `timeout(_:other:)`, one after the other.
@usableFromInline
final class Fallback<Element: Sendable>: Disposable {
  @usableFromInline let sink: EventSink<Element>
  @usableFromInline let other: Observable<Element>
  @usableFromInline let first = SinkDisposer()
  @usableFromInline let second = SinkDisposer()

  @inlinable
  init(_ sink: EventSink<Element>, _ outer: SinkDisposer, _ other: Observable<Element>) {
    self.sink = sink
    self.other = other
    outer.set(self)
  }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    sink.finish(termination)
    first.dispose()
  }

  /// The time is up.
  @inlinable
  func goOn() {
    if second.isDisposed { return }
    other.subscribe(EventSink(next: sink.next, finish: { self.otherFinished($0) }), second)
    first.dispose()
  }

  @inlinable
  func otherFinished(_ termination: Termination) {
    sink.finish(termination)
    second.dispose()
  }

  @usableFromInline
  func dispose() {
    first.dispose()
    second.dispose()
  }
}
