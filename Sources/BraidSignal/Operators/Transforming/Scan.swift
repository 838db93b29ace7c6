// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends what `next` has made of the values so far, after each of them.
  ///
  ///     source      1--2--3|
  ///     0, then +   1--3--6|
  ///
  /// The initial value itself is not sent. Each subscription starts afresh. To get only the last
  /// result, use ``reduce(_:_:)``. An error thrown by `next` ends the signal (C7).
  ///
  /// - Parameters:
  ///   - initial: What `next` gets with the first value.
  ///   - next: Makes a result of the result before and a value.
  @available(swift 6) @preconcurrency @inlinable
  public final func scan<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Value) throws -> Result
  ) -> Signal<Result> {
    StagedSignal(self, ScanStage(initial, next)).named(after: self, "-scanWithStart:reduce:")
  }

  /// The same; `next` also gets the number of the value, counted from zero.
  @available(swift 6) @preconcurrency @inlinable
  public final func scan<Result>(
    _ initial: Result, indexed next: @escaping @Sendable (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    StagedSignal(self, IndexedScanStage(initial, next))
      .named(after: self, "-scanWithStart:reduceWithIndex:")
  }
}

@usableFromInline
struct IndexedScanStage<Input, Output>: StageOperator {
  @usableFromInline var accumulated: Output
  @usableFromInline var index = 0
  @usableFromInline let next: @Sendable (Output, Input, Int) throws -> Output

  @inlinable
  init(_ initial: Output, _ next: @escaping @Sendable (Output, Input, Int) throws -> Output) {
    accumulated = initial
    self.next = next
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input, _ sink: StageOutput<Output>) {
    do {
      accumulated = try next(accumulated, input, index)
      index += 1
      sink.next(accumulated)
    } catch { sink.fail(error) }
  }
}
