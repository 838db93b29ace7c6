// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits the source's values until `trigger` emits a value or completes.
  ///
  ///     source      a-b-c-d-|
  ///     trigger     -----x--|
  ///     take until  a-b-c|
  ///
  /// ```swift
  /// let taps = SignalSubject<Int>()
  /// let screenClosed = SignalSubject<Void>()
  /// taps.take(until: screenClosed).subscribe(next: { print($0) })
  /// taps.sendNext(1)  // 1
  /// screenClosed.sendNext(())
  /// taps.sendNext(2)  // dropped
  /// ```
  ///
  /// The trigger is subscribed to first. If it fires synchronously, the source is never subscribed
  /// to. To end by a condition on the values, use ``take(while:)``; to continue with the trigger's
  /// own values, ``take(untilReplacement:)``.
  ///
  /// - **Ends:** completes with the source or the trigger, whichever is first; an error of the
  ///   source is forwarded. An error of the *trigger* is ignored (in Rx it fails the result).
  /// - **Threads:** values arrive on the source's thread; the completion on the thread of the
  ///   source or the trigger.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter trigger: Ends the signal. Its values are ignored.
  public final func take<Other>(until trigger: Signal<Other>) -> Signal<Value> {
    makeSignal(GatedOperator(self, takenUntil: trigger, completesWithTrigger: true))
      .named(after: self, "-takeUntil:", trigger.name)
  }

  /// Emits the source's values until `replacement` sends an event, then the events of
  /// `replacement`.
  ///
  ///     source       a-b-c-d-|
  ///     replacement  -----x--y|
  ///     result       a-b-cx--y|
  ///
  /// ```swift
  /// let cached = SignalSubject<String>()
  /// let fresh = SignalSubject<String>()
  /// cached.take(untilReplacement: fresh).subscribe(next: { print($0) })
  /// cached.sendNext("old")  // old
  /// fresh.sendNext("new")  // new
  /// cached.sendNext("older")  // dropped
  /// ```
  ///
  /// The replacement is subscribed to first; its first event disposes the source. To replace the
  /// source only when it fails, use ``catch(to:)``.
  ///
  /// - **Ends:** with the replacement, or with an error of the source before the replacement's
  ///   first event. The source's completion is ignored.
  /// - **Threads:** events arrive on the thread of the signal that sent them, one at a time (C2).
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter replacement: The signal that takes over.
  public final func take(untilReplacement replacement: Signal<Value>) -> Signal<Value> {
    makeSignal(GatedOperator(self, untilReplacement: replacement))
      .named(after: self, "-takeUntilReplacement:", replacement.name)
  }
}
