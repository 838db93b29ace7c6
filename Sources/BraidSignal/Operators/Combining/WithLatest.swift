// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Pairs each value with the latest value of another signal.
  ///
  ///     source      --1--2---3|
  ///     other       a---b-----|
  ///     withLatest  --A--B---C|
  ///
  /// ```swift
  /// let taps = SignalSubject<Int>()
  /// let texts = SignalSubject<String>()
  /// taps.withLatest(from: texts).subscribe(next: { print($0) })
  /// texts.sendNext("draft")
  /// taps.sendNext(1)  // (1, "draft")
  /// texts.sendNext("final")
  /// taps.sendNext(2)  // (2, "final")
  /// ```
  ///
  /// Values that arrive before `other` has emitted are dropped. `other` is subscribed to first: if
  /// both are derived from one subject, its new value is used. To emit only the values of `other`,
  /// use `other.sample(on: signal)`, which also completes with `other`; to emit when either signal
  /// does, ``combineLatest``.
  ///
  /// - **Ends:** with this signal. Completion of `other` is ignored; an error of either fails the
  ///   result.
  /// - **Threads:** pairs arrive on this signal's thread, one at a time (C2).
  /// - Complexity: O(1) per value; retains one value of `other`.
  ///
  /// - Parameter other: The signal whose latest value is used.
  /// - Returns: A signal of pairs: the value of this signal, then the latest value of `other`.
  public final func withLatest<Other>(from other: Signal<Other>) -> Signal<(Value, Other)> {
    makeSignal(GatedOperator(self, withLatestFrom: other) { ($0, $1) })
      .named(after: self, "-withLatestFrom:", other.name)
  }
}
