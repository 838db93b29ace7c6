// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends signals one after the other: `first.concat(second)`, and `signals.concat()` for a signal
  /// of signals.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Signal.concat(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public final var concat: SignalConcat<Value> { SignalConcat(self) }

  /// Sends the values of one signal after those of the other.
  ///
  /// - **Ends:** completes with the last signal; at once if there are none. The first error ends
  ///   it.
  ///
  /// - Parameter signals: Each is subscribed to when the one before completes.
  @inlinable
  public static func concat(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    OperatorSignal(Resubscribing(ConcatRule(OneByOne(signals)), tearingDown: .atEnd)).named(
      "+concat:")
  }

  /// Sends the values of one signal after those of the other.
  @inlinable
  public static func concat(_ signals: Signal<Value>...) -> Signal<Value> {
    OperatorSignal(Resubscribing(ConcatRule(OneByOne(signals)), tearingDown: .atEnd)).named(
      "+concat:")
  }
}

/// What ``Signal/concat`` is: call it.
public struct SignalConcat<Value> {
  @usableFromInline let source: Signal<Value>

  @inlinable
  init(_ source: Signal<Value>) { self.source = source }

  /// Sends the values of this signal, then those of another.
  ///
  ///     source  a--b|
  ///     other   1--2|
  ///     concat  a--b1--2|
  ///
  /// - **Ends:** with the other signal; an error of this one ends it, and the other is never
  ///   subscribed to.
  ///
  /// - Parameter other: Subscribed to when this one completes.
  @inlinable
  public func callAsFunction(_ other: Signal<Value>) -> Signal<Value> {
    OperatorSignal(Resubscribing(ConcatRule(OneByOne([source, other])), tearingDown: .atEnd))
      .named(after: source, "-concat:", other.name)
  }

  /// Sends the values of one inner signal after those of the other.
  ///
  ///     source  x-y------|
  ///     x       1--2|
  ///     y       3--4|
  ///     concat  1--23--4-|
  ///
  /// Inner signals wait in line until the ones before them complete; the line has no limit.
  ///
  /// - **Ends:** completes when the source and all inner signals have; the first error of any of
  ///   them ends it at once.
  @inlinable
  public func callAsFunction<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    source.flatten(maxConcurrent: 1).named(after: source, "-concat")
  }
}
