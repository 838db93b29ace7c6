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
