// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Pairs the values of this signal and another by position: `first.zip(with: second)`.
  ///
  /// A property with a callable value rather than a method: with a method of the same name, Swift 6
  /// cannot infer the types of `Signal.zip(a, b)` (`Docs/Decisions/0005-callable-operators.md`).
  /// Call it like a method; see ``SignalZip/callAsFunction(with:)``.
  public final var zip: SignalZip<Value> { SignalZip(self) }

  /// Emits the first values of all signals as an array, then the second values, and so on.
  ///
  /// Differs from ``SignalZip/callAsFunction(with:)`` in that it takes any number of signals of one
  /// type.
  ///
  /// - **Ends:** completes as soon as no further array is possible; immediately if there are no
  ///   signals. The first error fails it.
  ///
  /// - Parameter signals: The signals. The sequence is iterated once, in this call.
  public static func zip(_ signals: some Sequence<Signal<Value>>) -> Signal<[Value]> {
    makeSignal(JoinOperator(.zip, .whenUnmatchable, all: signals.map { $0 }) { $0 })
      .named("+zip:")
  }

  /// Combines the first values of all signals by `transform`, then the second values, and so on.
  ///
  /// Differs from the overload without `transform` in that it emits its results.
  ///
  /// - Parameters:
  ///   - signals: The signals. The sequence is iterated once, in this call.
  ///   - transform: Returns a result for one value of each signal, in their order. An error it
  ///     throws fails the signal (C7).
  @preconcurrency
  public static func zip<Source>(
    _ signals: some Sequence<Signal<Source>>,
    transform: @escaping @Sendable ([Source]) throws -> Value
  ) -> Signal<Value> {
    makeSignal(
      JoinOperator(.zip, .whenUnmatchable, all: signals.map { $0 }, combine: transform)
    ).named("+zip:reduce:")
  }

  /// Combines the first values of two signals by `transform`, then the second values, and so on.
  ///
  /// Differs from ``SignalZip/callAsFunction(with:)`` in that it emits the results of `transform`
  /// instead of pairs.
  ///
  /// - Parameters:
  ///   - first: The first signal, subscribed to first.
  ///   - second: The second signal.
  ///   - transform: Returns a result for one value of each signal. An error it throws fails the
  ///     signal (C7).
  @available(swift 6) @preconcurrency
  public static func zip<A, B>(
    _ first: Signal<A>, _ second: Signal<B>,
    transform: @escaping @Sendable (A, B) throws -> Value
  ) -> Signal<Value> {
    makeSignal(JoinOperator(.zip, .whenUnmatchable, first, second, transform)).named("+zip:reduce:")
  }
}

extension Signal where Value == Any {
  /// Emits the first values of any number of signals as a tuple, then the second values, and so on.
  ///
  /// More than eight values are combined by `map` or `reduceEach`, whose closure may have a
  /// parameter for each.
  ///
  /// - Complexity: O(n) per value for n signals. The overloads for two to eight signals are faster.
  @_disfavoredOverload
  public static func zip<each Source>(
    _ signal: repeat Signal<each Source>
  ) -> Signal<(repeat each Source)> {
    makeSignal(
      JoinOperator(
        .zip, .whenUnmatchable, repeat each signal,
        combine: { (value: repeat each Source) in (repeat each value) })
    ).named("+zip:")
  }
}

/// The callable value of ``Signal/zip``.
public struct SignalZip<Value> {
  fileprivate let source: Signal<Value>

  fileprivate init(_ source: Signal<Value>) { self.source = source }

  /// Pairs the first values of both signals, then the second values, and so on.
  ///
  ///     source  a-b-----c--|
  ///     other   ---1--2--|
  ///     zip     ---x--y--|
  ///
  /// ```swift
  /// let questions = Signal.from(["2 + 2", "3 * 3"])
  /// let answers = Signal.from([4, 9])
  /// questions.zip(with: answers).subscribe(next: { print($0) })  // ("2 + 2", 4), ("3 * 3", 9)
  /// ```
  ///
  /// A value is buffered until the other signal has emitted as many values; the buffer has no
  /// limit. To pair each value with the *latest* value of the other signal, use
  /// ``Signal/combineLatest``.
  ///
  /// - **Ends:** completes as soon as no further pair is possible. The first error fails it, even
  ///   if values for another pair are buffered.
  /// - **Threads:** a pair arrives on the thread of the signal that completed it, one at a time
  ///   (C2).
  /// - Complexity: O(1) per value; buffers the values of the faster signal.
  ///
  /// - Parameter other: The signal to pair with. Subscribed to after this signal.
  public func callAsFunction<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
    .zip(source, other) { ($0, $1) }
      .named(after: source, "-zipWith:", other.name)
  }
}
