// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits the latest value each time `sampler` emits, repeating it if there is no newer one.
  ///
  ///     source   a-b-----c--|
  ///     sampler  -x--x-x---x---|
  ///     sample   -a--b-b---c|
  ///
  /// ```swift
  /// let position = SignalSubject<Int>()
  /// let clock = SignalSubject<Void>()
  /// position.sample(on: clock).subscribe(next: { print($0) })
  /// position.sendNext(1)
  /// position.sendNext(2)
  /// clock.sendNext(())  // 2
  /// clock.sendNext(())  // 2
  /// ```
  ///
  /// Emits nothing before the first value of the source. To emit when either signal does, use
  /// ``combineLatest``; to limit the rate by time, ``throttle(for:latest:on:)``.
  ///
  /// - **Ends:** completes when *either* signal completes (in Rx, the result continues until the
  ///   sampler ends). The first error fails it.
  /// - **Threads:** values arrive on the thread of `sampler`, one at a time (C2).
  /// - Complexity: O(1) per value; retains the latest value.
  ///
  /// - Parameter sampler: Decides when to emit. Its values are ignored.
  public final func sample<Other>(on sampler: Signal<Other>) -> Signal<Value> {
    makeSignal(GatedOperator(self, sampledOn: sampler, repeats: true))
      .named(after: self, "-sample:", sampler.name)
  }
}
