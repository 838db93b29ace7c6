// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Merges the values of this signal and another: `first.merge(with: second)`.
  ///
  /// A property with a callable value rather than a method: with a method of the same name, Swift 6
  /// cannot infer the types of `Signal.merge(a, b)` (`Docs/Decisions/0005-callable-operators.md`).
  /// Call it like a method; see ``SignalMerge/callAsFunction(with:)``.
  public final var merge: SignalMerge<Value> { SignalMerge(self) }

  /// Merges the values of all signals as they arrive.
  ///
  /// Differs from ``SignalMerge/callAsFunction(with:)`` in that it takes any number of signals.
  /// They are subscribed to in order. If one fails synchronously, the following signals are not
  /// subscribed to.
  ///
  /// - **Ends:** completes when all signals have completed; immediately if there are none. The
  ///   first error fails it. A signal that is released without a terminal event counts as
  ///   completed.
  ///
  /// - Parameter signals: The signals. The sequence is iterated once, in this call.
  public static func merge(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    makeSignal(MergeSources(signals.map { $0 }, .always)).named("+merge:")
  }

  /// Merges the values of all signals as they arrive.
  public static func merge(_ signals: Signal<Value>...) -> Signal<Value> {
    makeSignal(MergeSources(signals, .always)).named("+merge:")
  }
}

/// The callable value of ``Signal/merge``.
public struct SignalMerge<Value> {
  fileprivate let source: Signal<Value>

  fileprivate init(_ source: Signal<Value>) { self.source = source }

  /// Merges the values of this signal and another as they arrive.
  ///
  ///     source  a---b---|
  ///     other   --1---2|
  ///     merge   a-1-b-2-|
  ///
  /// ```swift
  /// let clicks = SignalSubject<String>()
  /// let keys = SignalSubject<String>()
  /// clicks.merge(with: keys).subscribe(next: { print($0) })
  /// clicks.sendNext("click")  // click
  /// keys.sendNext("return")  // return
  /// ```
  ///
  /// To subscribe to one signal after the other, use ``Signal/concat``. To combine
  /// values of both into pairs, use ``Signal/combineLatest`` or ``Signal/zip``.
  ///
  /// - **Ends:** completes when both signals have completed; the first error fails it immediately.
  /// - **Threads:** a value arrives on the thread of the signal that sent it, one at a time (C2).
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter other: The signal to merge with. Subscribed to after this signal.
  public func callAsFunction(with other: Signal<Value>) -> Signal<Value> {
    makeSignal(MergeSources([source, other], .always)).named(after: source, "-merge:", other.name)
  }
}
