// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Selects a signal by the latest key, and emits its values.
  ///
  ///     keys    x--y----|
  ///     x       1---2---3|
  ///     y       4--5|
  ///     switch  1--4--5-|
  ///
  /// ```swift
  /// let tab = SignalSubject<String>()
  /// let titles = Signal<String>.switch(
  ///   on: tab, cases: ["inbox": .just("3 messages"), "sent": .just("1 message")])
  /// titles.subscribe(next: { print($0) })
  /// tab.sendNext("inbox")  // 3 messages
  /// ```
  ///
  /// Emits nothing before the first key. A new key unsubscribes from the previous signal. For two
  /// cases use ``if(_:then:else:)``; if the source emits the signals themselves,
  /// ``switchToLatest()``.
  ///
  /// - **Ends:** completes when `keys` and the selected signal have completed; an error of either
  ///   fails it.
  /// - **Threads:** values arrive on the thread of the selected signal, one at a time (C2).
  /// - Complexity: one dictionary access for each key.
  ///
  /// - Parameters:
  ///   - keys: Emits the key of the signal to select.
  ///   - cases: The signal for each key.
  ///   - other: The signal for a key that is not in `cases`. Without it, such a key fails the
  ///     result with ``SignalError/noMatchingCase(_:)``.
  public static func `switch`<Key: Hashable>(
    on keys: Signal<Key>, cases: [Key: Signal<Value>], default other: Signal<Value>? = nil
  ) -> Signal<Value> {
    nonisolated(unsafe) let (cases, other) = (cases, other)  // only read, and subscribed to
    return keys.flattened(.latest) { key -> Signal<Value> in
      if let signal = cases[key] ?? other { return signal }
      throw SignalError.noMatchingCase(String(describing: key))
    }.named("+switch: \(keys.name) cases:default:")
  }

  /// Selects one of two signals by the latest condition, and emits its values.
  ///
  /// ```swift
  /// let isOnline = SignalSubject<Bool>()
  /// let status = Signal<String>.if(isOnline, then: .just("online"), else: .just("offline"))
  /// status.subscribe(next: { print($0) })
  /// isOnline.sendNext(true)  // online
  /// ```
  ///
  /// Otherwise like ``switch(on:cases:default:)``.
  ///
  /// - Parameters:
  ///   - condition: Emits which signal to select.
  ///   - trueSignal: The signal for true.
  ///   - falseSignal: The signal for false.
  public static func `if`(
    _ condition: Signal<Bool>, then trueSignal: Signal<Value>, else falseSignal: Signal<Value>
  ) -> Signal<Value> {
    `switch`(on: condition, cases: [true: trueSignal, false: falseSignal])
      .made(by: #function).named("+if: \(condition.name) then:else:")
  }
}
