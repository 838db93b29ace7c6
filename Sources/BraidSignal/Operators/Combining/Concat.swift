// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits the values of one signal, then the values of another: `first.concat(second)`, and
  /// `signals.concat()` for a signal of signals.
  ///
  /// A property with a callable value rather than a method: with a method of the same name, Swift 6
  /// cannot infer the types of `Signal.concat(a, b)` (`Docs/Decisions/0005-callable-operators.md`).
  /// Call it like a method; see ``SignalConcat/callAsFunction(_:)``.
  public final var concat: SignalConcat<Value> { SignalConcat(self) }

  /// Emits the values of all signals, one signal after another.
  ///
  /// Differs from ``SignalConcat/callAsFunction(_:)`` in that it takes any number of signals.
  ///
  /// - **Ends:** completes with the last signal; immediately if there are none. The first error
  ///   fails it.
  ///
  /// - Parameter signals: The signals. Each is subscribed to when the previous signal completes.
  public static func concat(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    makeSignal(Resubscribing(ConcatRule(list: signals), tearingDown: .atEnd)).named(
      "+concat:")
  }

  /// Emits the values of all signals, one signal after another.
  public static func concat(_ signals: Signal<Value>...) -> Signal<Value> {
    makeSignal(Resubscribing(ConcatRule(list: signals), tearingDown: .atEnd)).named(
      "+concat:")
  }
}

/// The callable value of ``Signal/concat``.
public struct SignalConcat<Value> {
  let source: Signal<Value>

  init(_ source: Signal<Value>) { self.source = source }

  /// Emits the values of this signal, then the values of another.
  ///
  ///     source  a--b|
  ///     other   1--2|
  ///     concat  a--b1--2|
  ///
  /// ```swift
  /// let cached = Signal.from([1, 2])
  /// let remote = Signal.from([3, 4])
  /// cached.concat(remote).subscribe(next: { print($0) })  // 1, 2, 3, 4
  /// ```
  ///
  /// To drop the values of the first signal, use ``Signal/then(_:)``. To subscribe to both
  /// immediately, use ``Signal/merge``.
  ///
  /// - **Ends:** with the other signal. An error of this signal is forwarded, and the other signal
  ///   is not subscribed to.
  /// - **Threads:** events arrive on the thread of the signal that sent them. The other signal is
  ///   subscribed to on the thread on which this signal completes.
  /// - Complexity: O(1) per value; stores no values. A subscription to a `concat` of a `concat`,
  ///   and so on, costs no stack (C8), except while the program is traced.
  ///
  /// - Parameter other: The signal to continue with.
  public func callAsFunction(_ other: Signal<Value>) -> Signal<Value> {
    makeSignal(Resubscribing(ConcatRule(source, other), tearingDown: .atEnd))
      .named(after: source, "-concat:", other.name)
  }

  /// Emits the values of this signal, then `value`.
  ///
  /// Equals a concatenation with ``Signal/just(_:)``.
  public func callAsFunction(value: Value) -> Signal<Value> { callAsFunction(.just(value)) }

  /// Emits the values of this signal, then fails.
  ///
  /// Equals a concatenation with ``Signal/error(_:)``.
  public func callAsFunction(error: any Error) -> Signal<Value> { callAsFunction(.error(error)) }

  /// Emits the values of the inner signals, one signal after another.
  ///
  ///     source  x-y------|
  ///     x       1--2|
  ///     y       3--4|
  ///     concat  1--23--4-|
  ///
  /// ```swift
  /// let pages = Signal.from([[1, 2], [3, 4]])
  /// pages.map { Signal.from($0) }.concat().subscribe(next: { print($0) })  // 1, 2, 3, 4
  /// ```
  ///
  /// An inner signal is subscribed to when the previous ones have completed. Until then it is
  /// buffered, and the buffer has no limit.
  ///
  /// - **Ends:** completes when the source and all inner signals have completed. The first error of
  ///   any of them fails it immediately. An inner signal that is released without a terminal event
  ///   counts as completed.
  /// - **Threads:** values arrive on the threads of the inner signals, one at a time (C2).
  /// - Complexity: O(1) per value; buffers the inner signals that wait.
  public func callAsFunction<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    source.flatten(maxConcurrent: 1).named(after: source, "-concat", function: "concat")
  }
}
