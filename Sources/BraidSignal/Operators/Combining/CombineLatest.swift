// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Combines the latest values of this signal and another: `first.combineLatest(with: second)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Signal.combineLatest(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public final var combineLatest: SignalCombineLatest<Value> { SignalCombineLatest(self) }

  /// Sends the latest values of all signals as an array, whenever one of them sends.
  ///
  /// - **Ends:** completes when all signals have; at once if there are none. The first error ends
  ///   it.
  ///
  /// - Parameter signals: Looked at once, now.
  @inlinable
  public static func combineLatest(
    _ signals: some Sequence<Signal<Value>>
  ) -> Signal<[Value]> {
    OperatorSignal(JoinAll(LatestSlot<Value>.self, signals.map { $0 }, .afterAll) { $0 })
      .named("+combineLatest:")
  }

  /// Makes a result of the latest values of both signals, whenever one of them sends.
  ///
  /// See ``SignalCombineLatest/callAsFunction(with:)`` for the rest.
  ///
  /// - Parameters:
  ///   - first: A signal, of any type.
  ///   - second: Another one.
  ///   - transform: Makes the result. An error it throws ends the signal (C7).
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<A, B>(
    _ first: Signal<A>, _ second: Signal<B>,
    transform: @escaping @Sendable (A, B) throws -> Value
  ) -> Signal<Value> {
    OperatorSignal(
      Join2((LatestSlot<A>.self, LatestSlot<B>.self), first, second, .afterAll, transform)
    ).named("+combineLatest:reduce:")
  }

  /// The same of any number of signals.
  ///
  /// - Complexity: O(n) a value. Two to four signals are faster.
  @available(swift 6) @_disfavoredOverload @preconcurrency @inlinable
  public static func combineLatest<each Source>(
    _ signal: repeat Signal<each Source>,
    transform: @escaping @Sendable (repeat each Source) throws -> Value
  ) -> Signal<Value> {
    latestOfMany(repeat each signal, transform: transform)
  }

  @inlinable
  static func latestOfMany<each Source>(
    _ signal: repeat Signal<each Source>,
    transform: @escaping @Sendable (repeat each Source) throws -> Value
  ) -> Signal<Value> {
    OperatorSignal(
      JoinPack<Value, repeat LatestSlot<each Source>>(
        repeat each signal, completion: .afterAll, combine: transform)
    ).named("+combineLatest:reduce:")
  }
}

extension Signal where Value == Any {
  /// Sends the latest values of any number of signals as a tuple, whenever one of them sends.
  @_disfavoredOverload @inlinable
  public static func combineLatest<each Source>(
    _ signal: repeat Signal<each Source>
  ) -> Signal<(repeat each Source)> {
    Signal<(repeat each Source)>.latestOfMany(repeat each signal) {
      (value: repeat each Source) in (repeat each value)
    }.named("+combineLatest:")
  }
}

/// What ``Signal/combineLatest`` is: call it.
public struct SignalCombineLatest<Value> {
  @usableFromInline let source: Signal<Value>

  @inlinable
  init(_ source: Signal<Value>) { self.source = source }

  /// Sends the latest values of both signals as a pair, whenever one of them sends, once both have.
  ///
  ///     source         a---b---|
  ///     other          --1---2|
  ///     combineLatest  --x-y-z-|
  ///
  /// If one change reaches both at once, as when both are made of the same signal, a pair is sent
  /// for each: the first of them is half old.
  ///
  /// - **Ends:** completes when *both* have, even if one completes without a value (in Rx, that
  ///   ends it); the first error ends it.
  ///
  /// - Parameter other: Subscribed to after this one.
  @inlinable
  public func callAsFunction<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
    .combineLatest(source, other) { ($0, $1) }
      .named(after: source, "-combineLatestWith:", other.name)
  }
}
