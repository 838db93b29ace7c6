// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Ignores the values of this signal, and continues with another signal on its completion.
  ///
  ///     source  a--b|
  ///     then    1--2|
  ///     result  ----1--2|
  ///
  /// ```swift
  /// let save = Signal.from(["writing", "flushing"])
  /// save.then { Signal.just("saved") }.subscribe(next: { print($0) })  // saved
  /// ```
  ///
  /// To keep the values of this signal, use ``concat``.
  ///
  /// - **Ends:** with the other signal. An error of this signal is forwarded, and `makeNext` is not
  ///   called; an error thrown by `makeNext` fails the result (C7).
  /// - **Threads:** `makeNext` runs on the thread on which this signal completes; values arrive on
  ///   the thread of the other signal.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter makeNext: Returns the signal to continue with. Called at most once for each
  ///   subscription.
  @preconcurrency
  public final func then<Result>(
    _ makeNext: @escaping @Sendable () throws -> Signal<Result>
  ) -> Signal<Result> {
    let ignoring: Signal<Result> = makeSignal(
      raw, .ignoreElements, function: "ignoreValues")
    return makeSignal(
      Resubscribing(ConcatRule(ignoring, Signal<Result>.deferred(makeNext)), tearingDown: .atEnd)
    )
    .named(after: self, "-then:")
  }
}
