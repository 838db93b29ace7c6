// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Combines the latest values of this signal and another: `first.combineLatest(with: second)`.
  ///
  /// A property with a callable value rather than a method: with a method of the same name, Swift 6
  /// cannot infer the types of `Signal.combineLatest(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). Call it like a method; see
  /// ``SignalCombineLatest/callAsFunction(with:)``.
  public final var combineLatest: SignalCombineLatest<Value> { SignalCombineLatest(self) }

  /// Emits the latest values of all signals as an array, whenever one of the signals emits.
  ///
  /// Differs from ``SignalCombineLatest/callAsFunction(with:)`` in that it takes any number of
  /// signals of one type.
  ///
  /// - **Ends:** completes when all signals have completed; immediately if there are none. The
  ///   first error fails it.
  ///
  /// - Parameter signals: The signals. The sequence is iterated once, in this call.
  public static func combineLatest(
    _ signals: some Sequence<Signal<Value>>
  ) -> Signal<[Value]> {
    makeSignal(JoinOperator(.latest, .afterAll, all: signals.map { $0 }) { $0 })
      .named("+combineLatest:")
  }

  /// Combines the latest values of all signals by `transform`, whenever one of the signals emits.
  ///
  /// Differs from the overload without `transform` in that it emits its results.
  ///
  /// - Parameters:
  ///   - signals: The signals. The sequence is iterated once, in this call.
  ///   - transform: Returns a result for the latest values, in the order of the signals. An error
  ///     it throws fails the signal (C7).
  @preconcurrency
  public static func combineLatest<Source>(
    _ signals: some Sequence<Signal<Source>>,
    transform: @escaping @Sendable ([Source]) throws -> Value
  ) -> Signal<Value> {
    makeSignal(
      JoinOperator(.latest, .afterAll, all: signals.map { $0 }, combine: transform)
    ).named("+combineLatest:reduce:")
  }

  /// Combines the latest values of two signals by `transform`, whenever one of the signals emits.
  ///
  /// Differs from ``SignalCombineLatest/callAsFunction(with:)`` in that it emits the results of
  /// `transform` instead of pairs.
  ///
  /// - Parameters:
  ///   - first: The first signal, subscribed to first.
  ///   - second: The second signal.
  ///   - transform: Returns a result for the latest values. An error it throws fails the signal
  ///     (C7).
  @available(swift 6) @preconcurrency
  public static func combineLatest<A, B>(
    _ first: Signal<A>, _ second: Signal<B>,
    transform: @escaping @Sendable (A, B) throws -> Value
  ) -> Signal<Value> {
    makeSignal(JoinOperator(.latest, .afterAll, first, second, transform)).named(
      "+combineLatest:reduce:")
  }

  /// Combines the latest values of any number of signals.
  static func latestOfMany<each Source>(
    _ signal: repeat Signal<each Source>,
    transform: @escaping @Sendable (repeat each Source) throws -> Value
  ) -> Signal<Value> {
    makeSignal(JoinOperator(.latest, .afterAll, repeat each signal, combine: transform)).named(
      "+combineLatest:reduce:")
  }
}

extension Signal where Value == Any {
  /// Emits the latest values of any number of signals as a tuple, whenever one of the signals
  /// emits.
  ///
  /// More than eight values are combined by `map` or `reduceEach`, whose closure may have a
  /// parameter for each.
  ///
  /// - Complexity: O(n) per value for n signals. The overloads for two to eight signals are faster.
  @_disfavoredOverload
  public static func combineLatest<each Source>(
    _ signal: repeat Signal<each Source>
  ) -> Signal<(repeat each Source)> {
    Signal<(repeat each Source)>.latestOfMany(repeat each signal) {
      (value: repeat each Source) in (repeat each value)
    }.named("+combineLatest:")
  }
}

/// The callable value of ``Signal/combineLatest``.
public struct SignalCombineLatest<Value> {
  fileprivate let source: Signal<Value>

  fileprivate init(_ source: Signal<Value>) { self.source = source }

  /// Emits the latest values of both signals as a pair, whenever one of them emits, once both have
  /// emitted.
  ///
  ///     source         a---b---|
  ///     other          --1---2|
  ///     combineLatest  --x-y-z-|
  ///
  /// ```swift
  /// let name = Signal.from(["Ada"])
  /// let age = Signal.from([36])
  /// name.combineLatest(with: age).subscribe(next: { print($0) })  // ("Ada", 36)
  /// ```
  ///
  /// If both signals derive from the same source, one change of that source emits a pair for each
  /// of them; the first pair then contains one outdated value. To pair values by their position
  /// instead, use ``Signal/zip``. To emit only when the other signal emits, use
  /// ``Signal/sample(on:)``.
  ///
  /// - **Ends:** completes when *both* signals have completed, even if one completes without a
  ///   value (Rx then completes at the next value of the other). The first error fails it.
  /// - **Threads:** a pair arrives on the thread of the signal that emitted, one at a time (C2).
  /// - Complexity: O(1) per value; retains the latest value of each signal.
  ///
  /// - Parameter other: The signal to combine with. Subscribed to after this signal.
  public func callAsFunction<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
    .combineLatest(source, other) { ($0, $1) }
      .named(after: source, "-combineLatestWith:", other.name)
  }
}
