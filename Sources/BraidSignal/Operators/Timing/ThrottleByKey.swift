// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Throttles the values of each key separately.
  ///
  ///     source                          aAb-B----a|
  ///     throttle(3, byKey: lowercased)  a-bA-B---a|
  ///
  /// ```swift
  /// let prices = SignalSubject<(symbol: String, price: Int)>()
  /// prices
  ///   .throttle(for: .seconds(1), byKey: { $0.symbol }, on: .main)
  ///   .subscribe(next: { print($0.symbol, $0.price) })
  /// prices.sendNext(("A", 10))
  /// prices.sendNext(("B", 20))
  /// ```
  ///
  /// To throttle all values together, use ``throttle(for:latest:on:)``. To apply other operators to
  /// each key, use ``groupBy(_:)``, which retains every key until the source ends.
  ///
  /// - **Ends:** completion is delayed until each pending value has been emitted at its time; an
  ///   error is forwarded immediately and drops them. An error thrown by `key` fails the signal
  ///   (C7).
  /// - **Threads:** a value that is not delayed arrives on the source's thread, a delayed value on
  ///   the scheduler, one at a time (C3). `key` runs on the source's thread.
  /// - Complexity: O(1) per value on average; one timer for each subscription. A key, and at most
  ///   one value of it, is retained until its interval has passed.
  ///
  /// - Parameters:
  ///   - interval: The time after a value in which no other value of its key is emitted. Zero or
  ///     less emits every value.
  ///   - key: Returns the key of a value.
  ///   - latest: Whether to emit the latest value of a key at the end of its interval. If false,
  ///     that value is dropped.
  ///   - scheduler: Like the scheduler of ``debounce(_:on:)``.
  @preconcurrency
  public final func throttle<Key: Hashable>(
    for interval: Duration, byKey key: @escaping @Sendable (Value) throws -> Key,
    latest: Bool = true, on scheduler: Scheduler? = nil
  ) -> Signal<Value> {
    makeSignal(
      GatedOperator(
        self, throttledFor: interval, byKey: key, sendsLatest: latest,
        operatorClock(on: scheduler, for: "throttle(for:byKey:latest:on:)"))
    ).named(after: self, "-throttleFor:byKey:")
  }
}
