// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Drops all values and forwards only the terminal event.
  ///
  ///     source        a--b--c|
  ///     ignoreValues  -------|
  ///
  /// ```swift
  /// let upload = Signal.from([0.5, 1.0])
  /// upload.ignoreValues().subscribe(completed: { print("done") })  // done
  /// ```
  ///
  /// To continue with another signal after the completion, use ``then(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** the terminal event arrives on the source's thread.
  /// - Complexity: O(1) per value; stores no values.
  public final func ignoreValues() -> Signal<Value> {
    makeSignal(raw, .ignoreElements).named(after: self, "-ignoreValues")
  }
}
