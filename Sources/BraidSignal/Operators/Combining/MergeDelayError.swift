// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Merges the values of all signals as they arrive, and fails only when all of them have ended.
  ///
  ///     a                a-#
  ///     b                --1--2|
  ///     mergeDelayError  a-1--2#
  ///
  /// ```swift
  /// let remote = SignalSubject<String>()
  /// let cached = Signal.from(["a", "b"])
  /// Signal.mergeDelayError(remote, cached)
  ///   .subscribe(next: { print($0) })  // a, b
  /// ```
  ///
  /// Use it to show partial results although a source has failed: cached items without a network.
  /// If the first error should fail the result, use `merge(_:)`.
  ///
  /// - **Ends:** when all signals have ended: with the first error, or else with a completion.
  /// - **Threads:** values arrive on the threads of the signals, one at a time (C2).
  /// - Complexity: O(1) per value; retains one error.
  ///
  /// - Parameter signals: The signals, subscribed to in order. If there are none, the result
  ///   completes immediately.
  public static func mergeDelayError(_ signals: Signal<Value>...) -> Signal<Value> {
    mergeDelayError(signals)
  }

  /// Merges the values of all signals of a sequence, and fails only when all of them have ended.
  ///
  /// - Parameter signals: The signals. The sequence is iterated once, in this call.
  public static func mergeDelayError(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    nonisolated(unsafe) let signals = Array(signals)  // immutable, like the sources of `merge`
    return deferred {
      let failure = Locked<(any Error)?>(nil)
      let values = signals.map { signal in
        signal.catch { error in
          failure.withLock { $0 = $0 ?? error }
          return .empty
        }
      }
      return .concat([
        .merge(values),
        .deferred { failure.withLock(\.self).map { .error($0) } ?? .empty },
      ])
    }.made(by: #function).named("+mergeDelayError:")
  }
}
