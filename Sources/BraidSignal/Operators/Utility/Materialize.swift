// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Emits each event as a value, including the terminal event, then completes.
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let request = Signal<Int>.error(Offline())
  /// request.materialize().subscribe(next: { print($0) }, completed: { print("done") })
  /// ```
  ///
  /// Use it to handle errors as values. ``dematerialize()`` is the inverse. To replace an error by
  /// a value, use ``catchAndReturn(_:)``.
  ///
  /// - **Ends:** completes after the value of the source's terminal event; never fails.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per event; stores no values.
  @inlinable
  public final func materialize() -> Signal<Event<Value>> {
    StagedSignal(self, MaterializeStage()).named(after: self, "-materialize")
  }
}
