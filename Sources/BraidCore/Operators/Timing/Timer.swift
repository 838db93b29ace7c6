// SPDX-License-Identifier: MIT

/// The counter of one timer; its calls never overlap.
package final class Ticker<Number: FixedWidthInteger>: @unchecked Sendable {  // one round at a time
  let sink: EventSink<Number>
  let scope: SinkDisposer
  var count: Number = 0

  package init(_ sink: EventSink<Number>, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
  }

  /// Sends the next number.
  package var onTick: @Sendable () -> Void { promised { self.tick() } }

  /// Sends the first number and the end.
  package var onOnlyTick: @Sendable () -> Void { promised { self.tickOnce() } }

  private func tick() {
    if scope.isDisposed { return }
    let number = count
    count &+= 1
    sink.next(number)
  }

  private func tickOnce() {
    tick()
    if !scope.isDisposed { sink.finish(.completed) }
  }
}
