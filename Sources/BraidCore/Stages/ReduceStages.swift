// SPDX-License-Identifier: MIT

/// Sends what `accumulate` has made of all values, at the end.
@frozen
@usableFromInline
package struct ReduceStage<Input, Output>: ScopedStageOperator {
  @usableFromInline var accumulated: Output
  @usableFromInline let accumulate: @Sendable (Output, Input) throws -> Output

  @inlinable
  package init(
    _ seed: Output, _ accumulate: @escaping @Sendable (Output, Input) throws -> Output
  ) {
    accumulated = seed
    self.accumulate = accumulate
  }

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Input, _ sink: ScopedSink<Output>) {
    do {
      accumulated = try accumulate(accumulated, input)
    } catch { sink.fail(error) }
  }

  @inlinable
  package func finish(_ stop: Stop, _ sink: ScopedSink<Output>) {
    if stop.isCompleted { sink.next(accumulated) }
    sink.stop(stop)
  }
}

/// Sends what `mapResult` makes of what `accumulate` has made of all values, at the end.
@frozen
@usableFromInline
package struct ReduceMapStage<Input, Accumulated, Output>: ScopedStageOperator {
  @usableFromInline var accumulated: Accumulated
  @usableFromInline let accumulate: @Sendable (Accumulated, Input) throws -> Accumulated
  @usableFromInline let mapResult: @Sendable (Accumulated) throws -> Output

  @inlinable
  package init(
    _ seed: Accumulated,
    _ accumulate: @escaping @Sendable (Accumulated, Input) throws -> Accumulated,
    _ mapResult: @escaping @Sendable (Accumulated) throws -> Output
  ) {
    accumulated = seed
    self.accumulate = accumulate
    self.mapResult = mapResult
  }

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Input, _ sink: ScopedSink<Output>) {
    do {
      accumulated = try accumulate(accumulated, input)
    } catch { sink.fail(error) }
  }

  @inlinable
  package func finish(_ stop: Stop, _ sink: ScopedSink<Output>) {
    do {
      if stop.isCompleted { sink.next(try mapResult(accumulated)) }
      sink.stop(stop)
    } catch { sink.fail(error) }
  }
}

/// Sends all values as one array, at the end.
@frozen
@usableFromInline
package struct CollectStage<Element>: ScopedStageOperator {
  @usableFromInline var elements: [Element] = []

  @inlinable package init() {}

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ sink: ScopedSink<[Element]>) {
    elements.append(element)
  }

  @inlinable
  package mutating func finish(_ stop: Stop, _ sink: ScopedSink<[Element]>) {
    let collected = elements
    elements = []
    if stop.isCompleted { sink.next(collected) }
    sink.stop(stop)
  }
}
