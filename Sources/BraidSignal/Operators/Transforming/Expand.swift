// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits each value, maps it to a signal, and treats the values of that signal in the same way,
  /// recursively.
  ///
  ///     source      a|
  ///     inner of a  -b|
  ///     inner of b  -c|
  ///     expand      abc|
  ///
  /// (The inner signal of `c` is empty.)
  ///
  /// ```swift
  /// let folders = Signal.just("/").expand { path in
  ///   path.count < 4 ? Signal.from([path + "a", path + "b"]) : .empty
  /// }
  /// folders.subscribe(next: { print($0) })
  /// ```
  ///
  /// Use it for trees and pages. A value is emitted before the values it leads to. To map without
  /// recursion, use ``flattenMap(_:)-((Value)->Signal<Result>)``.
  ///
  /// - **Ends:** completes when the source and all inner signals have completed. The first error,
  ///   or one thrown by `transform`, fails the signal and disposes the others.
  /// - **Threads:** values arrive on the threads of the inner signals, one at a time (C2);
  ///   `transform` runs there. An inner signal is subscribed to after the current action of the
  ///   thread (C8).
  /// - Complexity: O(1) per value; one subscription for each inner signal; buffers the inner
  ///   signals that wait.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of active inner signals. A number less than one traps.
  ///   - transform: Returns the signal that follows from a value; an empty one ends a branch.
  @preconcurrency
  public final func expand(
    maxConcurrent limit: Int = .max,
    _ transform: @escaping @Sendable (Value) throws -> Signal<Value>
  ) -> Signal<Value> {
    Misuse.require(
      limit > 0,
      """
      expand(maxConcurrent: \(limit)) would never subscribe to any inner signal. Pass 1 or more, \
      or omit the argument to subscribe to all of them.
      """)
    return makeSignal(
      ExpandOperator(self, limit: limit, completesReleasedSources: true) { try transform($0).raw }
    )
    .named(after: self, "-expand:")
  }
}
