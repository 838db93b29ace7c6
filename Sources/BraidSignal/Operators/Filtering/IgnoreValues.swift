// SPDX-License-Identifier: MIT
public import BraidCore

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
  @inlinable
  public final func ignoreValues() -> Signal<Value> {
    StagedSignal(self, IgnoreStage<Value, Value>()).named(after: self, "-ignoreValues")
  }
}
