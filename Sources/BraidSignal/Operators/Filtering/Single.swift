// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits the only value of the source, and fails unless there is exactly one.
  ///
  ///     source    --a--b-|
  ///     single()  --a--#
  ///
  /// ```swift
  /// let answers = Signal.from([1, 4]).filter { $0 > 3 }
  /// answers.single().subscribe(next: { print($0) })  // 4
  /// ```
  ///
  /// The value is emitted immediately, so an error may follow it. For at most one value, use
  /// ``take(_:)``.
  ///
  /// - **Ends:** with the source. Fails with ``SignalError/moreThanOneValue`` at a second value,
  ///   and with ``SignalError/noValue`` if the source completes without a value.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per value; stores no values.
  public final func single() -> Signal<Value> {
    makeSignal(
      raw,
      .single(
        { (_: Value) in true },
        errors: (none: SignalError.noValue, many: SignalError.moreThanOneValue))
    )
    .named(after: self, "-single")
  }
}
