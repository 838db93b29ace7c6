// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: FixedWidthInteger {
  /// Sends zero after `dueTime` and completes; or, with a period, goes on counting.
  ///
  ///     timer(3)             ---(0|)
  ///     timer(1, period 3)   -0--1--2-
  ///
  /// - **Ends:** without a period it completes after its one number; with one it never ends.
  /// - **Threads:** numbers arrive on `scheduler`, one at a time. Each subscription has its own
  ///   timer.
  ///
  /// - Parameters:
  ///   - dueTime: How long until the first number. Zero or less still hops through `scheduler`.
  ///   - period: From number to number; nil for a single one. If it is not positive they come one
  ///     after the other, as fast as `scheduler` goes.
  ///   - scheduler: Times and delivers the numbers.
  /// - Returns: An observable of 0, or of 0, 1, 2 and so on.
  @inlinable
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let timing = scheduler.timing
    let start = max(dueTime, .zero)
    return OperatorObservable(
      AnonymousOperator { sink, scope in
        let ticker = Ticker(sink, scope)
        if let period {
          scope.set(timing.performEvery(start, period) { ticker.tick() })
        } else {
          scope.set(timing.performAfter(start) { ticker.tickOnce() })
        }
      })
  }
}

/// The count of one timer; its rounds never overlap.
@usableFromInline
final class Ticker<Number: FixedWidthInteger>: @unchecked Sendable {  // one round at a time
  @usableFromInline let sink: EventSink<Number>
  @usableFromInline let scope: SinkDisposer
  @exclusivity(unchecked) @usableFromInline var count: Number = 0

  @inlinable
  init(_ sink: EventSink<Number>, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
  }

  @inlinable
  func tick() {
    if scope.isDisposed { return }
    let number = count
    count &+= 1
    sink.next(number)
  }

  @inlinable
  func tickOnce() {
    tick()
    if !scope.isDisposed { sink.finish(.completed) }
  }
}
