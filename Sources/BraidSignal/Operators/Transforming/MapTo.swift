// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the same value for every value.
  ///
  ///     source  a--b--c|
  ///     to x    x--x--x|
  ///
  /// - Parameter value: What to send.
  @inlinable
  public final func map<Result>(to value: Result) -> Signal<Result> {
    StagedSignal(self, ConstantStage<Value, Result>(value)).named(after: self, "-mapReplace:")
  }
}

@frozen
@usableFromInline
struct ConstantStage<Input, Output>: StageOperator {
  @usableFromInline let value: Output

  @inlinable
  init(_ value: Output) { self.value = value }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ sink: StageOutput<Output>) { sink.next(value) }
}
