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
    OperatorObservable(
      CountingTimer(TimerSource(start: dueTime, period: period, timing: scheduler.timing)))
  }
}

@frozen
@usableFromInline
struct CountingTimer<Element: FixedWidthInteger>: SourceOperator {
  @usableFromInline let source: TimerSource

  @inlinable
  init(_ source: TimerSource) { self.source = source }

  @inlinable
  func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    source.run(IntegerStage<Element>().attached(to: sink), scope)
  }
}

/// Turns the numbers of a timer into those of another type.
@frozen
@usableFromInline
struct IntegerStage<Element: FixedWidthInteger>: StageOperator {
  @inlinable
  init() {}

  @inlinable
  func receive(_ number: Int, _ sink: StageOutput<Element>) {
    sink.next(Element(truncatingIfNeeded: number))
  }
}

/// Counts up from zero at a steady pace, or sends one zero and completes.
@frozen
@usableFromInline
package struct TimerSource: SourceOperator {
  @usableFromInline let start: Duration
  @usableFromInline let period: Duration?
  @usableFromInline let timing: Timing

  /// A timer that sends after `start`, and then every `period` if there is one.
  @inlinable
  package init(start: Duration, period: Duration?, timing: Timing) {
    self.start = max(start, .zero)
    self.period = period
    self.timing = timing
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Int>, _ scope: SinkDisposer) {
    let ticker = Ticker(sink, scope)
    if let period {
      scope.set(timing.performEvery(start, period) { ticker.tick() })
    } else {
      scope.set(timing.performAfter(start) { ticker.tickOnce() })
    }
  }
}

/// The count of one timer; its rounds never overlap.
@usableFromInline
final class Ticker: @unchecked Sendable {  // one round at a time
  @usableFromInline let sink: EventSink<Int>
  @usableFromInline let scope: SinkDisposer
  @exclusivity(unchecked) @usableFromInline var count = 0

  @inlinable
  init(_ sink: EventSink<Int>, _ scope: SinkDisposer) {
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
