// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Throttles the values of each key by themselves.
  ///
  ///     source                          aAb-B----a|
  ///     throttle(3, byKey: lowercased)  a-bA-B---a|
  ///
  /// To limit them all together, use ``throttle(for:latest:on:)``; to treat each key in another
  /// way, use ``groupBy(_:)``, which remembers every key until the end.
  ///
  /// - **Ends:** completion waits for the values that wait, each of which is sent when its time has
  ///   come; an error passes at once and drops them. An error thrown by `key` is the end (C7).
  ///
  /// - Parameters:
  ///   - interval: How long nothing of a key is sent after a value of it.
  ///   - key: Says which key a value has.
  ///   - latest: Whether the last value of the key that came in that time is sent when it is over.
  ///   - scheduler: As for ``debounce(_:on:)``.
  /// - Complexity: O(1) an event on average; keeps one timer a subscription, and a key and at most
  ///   one value of it until its `interval` is over.
  @preconcurrency @inlinable
  public final func throttle<Key: Hashable & Sendable>(
    for interval: Duration, byKey key: @escaping @Sendable (Value) throws -> Key,
    latest: Bool = true, on scheduler: Scheduler? = nil
  ) -> Signal<Value> {
    timed(
      ThrottleByKeyRule(interval, byKey: key, sendsLatest: latest), on: scheduler,
      "throttle(for:byKey:latest:on:)"
    ).named(after: self, "-throttleFor:byKey:")
  }
}
