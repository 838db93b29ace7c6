// SPDX-License-Identifier: MIT

/// The counter of one timer; its calls never overlap.
@usableFromInline
package final class Ticker<Number: FixedWidthInteger>: @unchecked Sendable {  // one round at a time
  @usableFromInline let sink: EventSink<Number>
  @usableFromInline let scope: SinkDisposer
  @exclusivity(unchecked) @usableFromInline var count: Number = 0

  @inlinable
  package init(_ sink: EventSink<Number>, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
  }

  @inlinable
  package func tick() {
    if scope.isDisposed { return }
    let number = count
    count &+= 1
    sink.next(number)
  }

  @inlinable
  package func tickOnce() {
    tick()
    if !scope.isDisposed { sink.finish(.completed) }
  }
}
