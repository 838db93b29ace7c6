// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Waits for this signal to complete, and sends the values of another one.
  ///
  ///     source  a--b|
  ///     then    1--2|
  ///     result  ----1--2|
  ///
  /// - **Ends:** with the other signal; an error of this one ends it.
  ///
  /// - Parameter makeNext: Makes the other signal when this one completes.
  @preconcurrency @inlinable
  public final func then<Result>(
    _ makeNext: @escaping @Sendable () throws -> Signal<Result>
  ) -> Signal<Result> {
    let ignoring = StagedSignal(self, IgnoreStage<Value, Result>())
    return OperatorSignal(
      Resubscribing(ConcatRule(OneByOne([ignoring, .deferred(makeNext)])), tearingDown: .atEnd)
    )
    .named(after: self, "-then:")
  }
}
