// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits values while the latest value of `shouldThrottle` is false; while it is true, only the
  /// latest value waits.
  ///
  ///     source            a-b-c-d-e-f|
  ///     shouldThrottle    -t---f---t-|
  ///     throttle(while:)  a----cd-e--(f|)
  ///
  /// ```swift
  /// let position = SignalSubject<Int>()
  /// let isSaving = SignalProperty(false)
  /// position.throttle(while: isSaving.signal).subscribe(next: { print("save \($0)") })
  /// position.sendNext(1)  // save 1
  /// isSaving.value = true
  /// position.sendNext(2)
  /// position.sendNext(3)
  /// isSaving.value = false  // save 3
  /// ```
  ///
  /// When `shouldThrottle` emits false, the value that waits is emitted. Values are emitted until
  /// `shouldThrottle` has emitted. To limit the rate by time, use ``throttle(for:latest:on:)``.
  ///
  /// - **Ends:** completion first emits the value that waits, which ReactiveSwift drops; an error
  ///   of either signal is forwarded immediately and drops it. If `shouldThrottle` completes, its
  ///   latest value stays in force.
  /// - **Threads:** a value arrives on the thread on which the source emits it, or on the thread on
  ///   which `shouldThrottle` emits false, one at a time (C2). `shouldThrottle` is subscribed to
  ///   first.
  /// - Complexity: O(1) per value; buffers one value.
  ///
  /// - Parameter shouldThrottle: True makes values wait, false emits them.
  public final func throttle(while shouldThrottle: Signal<Bool>) -> Signal<Value> {
    makeSignal(
      GatedOperator(
        self, pausedBy: shouldThrottle.not(), limit: 1, flushesOnCompleted: true,
        flushesOnError: false, isPaused: false, endsWithPauser: false)
    )
    .named(after: self, "-throttleWhile:", shouldThrottle.name)
  }
}
