// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Sends the values of the signal that the newest key stands for.
  ///
  ///     keys    x--y----|
  ///     x       1---2---3|
  ///     y       4--5|
  ///     switch  1--4--5-|
  ///
  /// Nothing is sent before the first key. See ``switchToLatest()`` for the rest.
  ///
  /// - Parameters:
  ///   - keys: Say which signal.
  ///   - cases: The signals.
  ///   - other: For a key that is not among the cases; without it, such a key ends the signal with
  ///     ``SignalError/noMatchingCase(_:)``.
  public static func `switch`<Key: Hashable>(
    on keys: Signal<Key>, cases: [Key: Signal<Value>], default other: Signal<Value>? = nil
  ) -> Signal<Value> {
    OperatorSignal(FlatMapLatest(keys, CaseSelector(cases, other), subscribesFirst: true))
      .named("+switch: \(keys.name) cases:default:")
  }

  /// Sends the values of one signal while the newest condition is true, of another while it is
  /// false.
  ///
  /// - Parameters:
  ///   - condition: Says which one.
  ///   - trueSignal: For true.
  ///   - falseSignal: For false.
  public static func `if`(
    _ condition: Signal<Bool>, then trueSignal: Signal<Value>, else falseSignal: Signal<Value>
  ) -> Signal<Value> {
    `switch`(on: condition, cases: [true: trueSignal, false: falseSignal])
      .named("+if: \(condition.name) then:else:")
  }
}

struct CaseSelector<Key: Hashable, Value>: InnerSelecting {
  private let cases: [Key: Signal<Value>]
  private let other: Signal<Value>?

  init(_ cases: [Key: Signal<Value>], _ other: Signal<Value>?) {
    self.cases = cases
    self.other = other
  }

  func inner(of key: Key) throws -> EventSource<Value> {
    if let signal = cases[key] ?? other { return signal }
    throw SignalError.noMatchingCase(String(describing: key))
  }
}
