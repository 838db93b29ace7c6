// SPDX-License-Identifier: MIT
public import BraidCore

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
