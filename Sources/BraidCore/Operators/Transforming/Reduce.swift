// SPDX-License-Identifier: MIT

/// Accumulates all values, and sends the result of `mapResult` when the source completes.
@usableFromInline
package struct ReduceStage<Input, Accumulated, Output>: MultiEmitOperator {
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

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Input, _ output: MultiEmitOutput<Output>) {
    do {
      accumulated = try accumulate(accumulated, input)
    } catch { output.fail(error) }
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Output>) {
    do {
      if termination.isCompleted { output.next(try mapResult(accumulated)) }
      output.finish(termination)
    } catch { output.fail(error) }
  }
}

/// Updates a state with all values, and sends it when the source completes.
@usableFromInline
package struct ReduceIntoStage<Input, Output>: MultiEmitOperator {
  @usableFromInline var accumulated: Output
  @usableFromInline let update: @Sendable (inout Output, Input) throws -> Void

  @inlinable
  package init(
    _ initial: Output, _ update: @escaping @Sendable (inout Output, Input) throws -> Void
  ) {
    accumulated = initial
    self.update = update
  }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Input, _ output: MultiEmitOutput<Output>) {
    do { try update(&accumulated, input) } catch { output.fail(error) }
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Output>) {
    if termination.isCompleted { output.next(accumulated) }
    output.finish(termination)
  }
}

extension ReduceStage where Accumulated == Output {
  /// Sends the accumulated value itself.
  @inlinable
  package init(
    _ seed: Output, _ accumulate: @escaping @Sendable (Output, Input) throws -> Output
  ) {
    self.init(seed, accumulate) { $0 }
  }
}
