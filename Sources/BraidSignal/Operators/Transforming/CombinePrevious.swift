// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends what `combine` makes of each value and the one before it.
  ///
  ///     source                     b--c--d|
  ///     1 of ab, 2 of bc, 3 of cd  1--2--3|
  ///
  /// Results are not fed back; for that, use ``scan(_:_:)``. An error thrown by `combine` ends the
  /// signal (C7).
  ///
  /// - Parameters:
  ///   - initial: What comes before the first value.
  ///   - combine: Makes a result of the value before and the value.
  @preconcurrency @inlinable
  public final func combinePrevious<Result>(
    _ initial: Value, _ combine: @escaping @Sendable (Value, Value) throws -> Result
  ) -> Signal<Result> {
    StagedSignal(self, CombinePreviousStage(initial, combine))
      .named(after: self, "-combinePreviousWithStart:reduce:")
  }
}

@usableFromInline
struct CombinePreviousStage<Input, Output>: StageOperator {
  @usableFromInline var previous: Input
  @usableFromInline let combine: @Sendable (Input, Input) throws -> Output

  @inlinable
  init(_ initial: Input, _ combine: @escaping @Sendable (Input, Input) throws -> Output) {
    previous = initial
    self.combine = combine
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input, _ sink: StageOutput<Output>) {
    let before = previous
    previous = input
    do { sink.next(try combine(before, input)) } catch { sink.fail(error) }
  }
}
