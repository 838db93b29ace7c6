// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Pairs the values of this signal with those of another: `first.zip(with: second)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Signal.zip(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public final var zip: SignalZip<Value> { SignalZip(self) }

  /// Sends the first values of all signals as an array, then the second ones, and so on.
  ///
  /// - **Ends:** completes as soon as no further array is possible; at once if there are no
  ///   signals. The first error ends it.
  ///
  /// - Parameter signals: Looked at once, now.
  @inlinable
  public static func zip(_ signals: some Sequence<Signal<Value>>) -> Signal<[Value]> {
    OperatorSignal(JoinAll(ZipSlot<Value>.self, signals.map { $0 }, .whenUnmatchable) { $0 }).named(
      "+zip:")
  }

  /// Makes a result of the first values of both signals, then of the second ones, and so on.
  ///
  /// See ``SignalZip/callAsFunction(with:)`` for the rest.
  ///
  /// - Parameters:
  ///   - first: A signal, of any type.
  ///   - second: Another one.
  ///   - transform: Makes the result. An error it throws ends the signal (C7).
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A, B>(
    _ first: Signal<A>, _ second: Signal<B>,
    transform: @escaping @Sendable (A, B) throws -> Value
  ) -> Signal<Value> {
    OperatorSignal(
      Join2((ZipSlot<A>.self, ZipSlot<B>.self), first, second, .whenUnmatchable, transform)
    ).named("+zip:reduce:")
  }

  /// The same of any number of signals.
  ///
  /// - Complexity: O(n) a value. Two to four signals are faster.
  @available(swift 6) @_disfavoredOverload @preconcurrency @inlinable
  public static func zip<each Source>(
    _ signal: repeat Signal<each Source>,
    transform: @escaping @Sendable (repeat each Source) throws -> Value
  ) -> Signal<Value> {
    zipOfMany(repeat each signal, transform: transform)
  }

  @inlinable
  static func zipOfMany<each Source>(
    _ signal: repeat Signal<each Source>,
    transform: @escaping @Sendable (repeat each Source) throws -> Value
  ) -> Signal<Value> {
    OperatorSignal(
      JoinPack<Value, repeat ZipSlot<each Source>>(
        repeat each signal, completion: .whenUnmatchable, combine: transform)
    ).named("+zip:reduce:")
  }
}

extension Signal where Value == Any {
  /// Sends the first values of any number of signals as a tuple, then the second ones, and so on.
  @_disfavoredOverload @inlinable
  public static func zip<each Source>(
    _ signal: repeat Signal<each Source>
  ) -> Signal<(repeat each Source)> {
    Signal<(repeat each Source)>.zipOfMany(repeat each signal) {
      (value: repeat each Source) in (repeat each value)
    }.named("+zip:")
  }
}

/// What ``Signal/zip`` is: call it.
public struct SignalZip<Value> {
  @usableFromInline let source: Signal<Value>

  @inlinable
  init(_ source: Signal<Value>) { self.source = source }

  /// Pairs the first value of this signal with the first one of another, and so on.
  ///
  ///     source  a-b-----c--|
  ///     other   ---1--2--|
  ///     zip     ---x--y--|
  ///
  /// Values wait until the other side has sent as many, however many they become.
  ///
  /// - **Ends:** completes as soon as no further pair is possible; the first error ends it, even if
  ///   a pair could still be made.
  ///
  /// - Parameter other: Subscribed to after this one.
  @inlinable
  public func callAsFunction<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
    .zip(source, other) { ($0, $1) }
      .named(after: source, "-zipWith:", other.name)
  }
}
