// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the values of this signal and another as they come: `first.merge(with: second)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Signal.merge(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public final var merge: SignalMerge<Value> { SignalMerge(self) }

  /// Sends the values of all signals as they come.
  ///
  /// They are subscribed to in order. If one fails at once, the others are not subscribed to.
  ///
  /// - **Ends:** completes when all have; at once if there are none. The first error ends it.
  ///
  /// - Parameter signals: Looked at once, now.
  @inlinable
  public static func merge(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    OperatorSignal(MergeAll(signals.map { $0 }, .always)).named("+merge:")
  }

  /// Sends the values of all signals as they come.
  @inlinable
  public static func merge(_ signals: Signal<Value>...) -> Signal<Value> {
    OperatorSignal(MergeAll(signals, .always)).named("+merge:")
  }
}

/// What ``Signal/merge`` is: call it.
public struct SignalMerge<Value> {
  @usableFromInline let source: Signal<Value>

  @inlinable
  init(_ source: Signal<Value>) { self.source = source }

  /// Sends the values of this signal and another as they come.
  ///
  ///     source  a---b---|
  ///     other   --1---2|
  ///     merge   a-1-b-2-|
  ///
  /// - **Ends:** completes when both have; the first error ends it at once.
  ///
  /// - Parameter other: Subscribed to after this one.
  @inlinable
  public func callAsFunction(with other: Signal<Value>) -> Signal<Value> {
    OperatorSignal(MergeAll([source, other], .always)).named(after: source, "-merge:", other.name)
  }
}
