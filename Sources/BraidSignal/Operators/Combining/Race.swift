// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Forwards whichever of two signals emits first: `first.race(with: second)`.
  ///
  /// A property with a callable value rather than a method: with a method of the same name, Swift 6
  /// cannot infer the types of `Signal.race(a, b)` (`Docs/Decisions/0005-callable-operators.md`).
  /// Call it like a method; see ``SignalRace/callAsFunction(with:)``.
  public final var race: SignalRace<Value> { SignalRace(self) }

  /// Forwards whichever of the signals emits an event first, and unsubscribes from the others.
  ///
  /// Differs from ``SignalRace/callAsFunction(with:)`` in that it takes any number of signals.
  ///
  /// - **Ends:** with the winner. Without signals it never ends.
  ///
  /// - Parameter signals: The signals, subscribed to in order. The sequence is iterated once, in
  ///   this call.
  public static func race(_ signals: some Sequence<Signal<Value>>) -> Signal<Value> {
    makeSignal(AmbSources(Array(signals))).named("+race:")
  }

  /// Forwards whichever of the signals emits an event first, and unsubscribes from the others.
  public static func race(_ signals: Signal<Value>...) -> Signal<Value> { race(signals) }
}

/// The callable value of ``Signal/race``.
public struct SignalRace<Value> {
  let source: Signal<Value>

  init(_ source: Signal<Value>) { self.source = source }

  /// Forwards whichever of the two signals emits an event first, and unsubscribes from the other.
  ///
  ///     source  --1-2-|
  ///     other   -x-y-z|
  ///     race    -x-y-z|
  ///
  /// ```swift
  /// let cached = SignalSubject<String>()
  /// let fetched = SignalSubject<String>()
  /// cached.race(with: fetched).subscribe(next: { print($0) })
  /// fetched.sendNext("fetched")  // fetched
  /// cached.sendNext("cached")  // prints nothing
  /// ```
  ///
  /// To receive the values of both signals, use ``Signal/merge``; to change to a newer signal
  /// whenever there is one, ``Signal/switchToLatest()``.
  ///
  /// - **Ends:** with the winner. A completion or an error counts as a first event, too.
  /// - **Threads:** events arrive on the thread of the winner.
  /// - Complexity: O(1) per event; stores no values.
  ///
  /// - Parameter other: The other signal, subscribed to second, unless the first has won by then.
  public func callAsFunction(with other: Signal<Value>) -> Signal<Value> {
    Signal.race([source, other]).named(after: source, "-race:", other.name)
  }
}
