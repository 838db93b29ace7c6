// SPDX-License-Identifier: MIT

/// Sends the accumulated value after each value.
@usableFromInline
package struct ScanStage<Input, Output>: StageOperator {
  @usableFromInline var accumulated: Output
  @usableFromInline let accumulate: @Sendable (Output, Input) throws -> Output

  @inlinable
  package init(
    _ seed: Output, _ accumulate: @escaping @Sendable (Output, Input) throws -> Output
  ) {
    accumulated = seed
    self.accumulate = accumulate
  }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      accumulated = try accumulate(accumulated, input)
      output.next(accumulated)
    } catch { output.fail(error) }
  }
}

/// Emits the state that `accumulate` modifies with each value.
@usableFromInline
package struct ScanIntoStage<Input, Output>: StageOperator {
  @usableFromInline var accumulated: Output
  @usableFromInline let accumulate: @Sendable (inout Output, Input) throws -> Void

  @inlinable
  package init(
    _ seed: Output, _ accumulate: @escaping @Sendable (inout Output, Input) throws -> Void
  ) {
    accumulated = seed
    self.accumulate = accumulate
  }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      try accumulate(&accumulated, input)
      output.next(accumulated)
    } catch { output.fail(error) }
  }
}
