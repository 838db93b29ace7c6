// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Selects an observable by the latest key, and emits its values.
  ///
  ///     keys    x--y----|
  ///     x       1---2---3|
  ///     y       4--5|
  ///     switch  1--4--5-|
  ///
  /// ```swift
  /// let tab = PublishSubject<String>()
  /// let titles = Observable.switch(
  ///   on: tab, cases: ["inbox": .just("3 messages"), "sent": .just("1 message")])
  /// ```
  ///
  /// Emits nothing before the first key. A new key disposes the subscription to the previous
  /// observable. For two cases use ``if(_:then:else:)``; for observables made from the values,
  /// `flatMapLatest(_:)`.
  ///
  /// - **Ends:** completes when `keys` and the selected observable have completed; the first error
  ///   of either fails it.
  /// - **Threads:** values are delivered on the thread of the selected observable, one at a time
  ///   (C2).
  /// - **Complexity:** one dictionary access for each key.
  ///
  /// - Parameters:
  ///   - keys: Emits the key of the observable to select.
  ///   - cases: The observable for each key.
  ///   - other: The observable for a key that is not in `cases`.
  public static func `switch`<Keys: ObservableConvertibleType>(
    on keys: Keys, cases: [Keys.Element: Observable<Element>],
    default other: Observable<Element> = .empty()
  ) -> Observable<Element> where Keys.Element: Hashable {
    nonisolated(unsafe) let (cases, other) = (cases, other)  // only read, and subscribed to
    return makeObservable(
      keys.rawSource, .flatten(.latest) { (key: Keys.Element) in cases[key] ?? other })
  }

  /// Selects one of two observables by the latest condition, and emits its values.
  ///
  /// Otherwise like ``switch(on:cases:default:)``.
  ///
  /// - Parameters:
  ///   - condition: Emits which observable to select.
  ///   - trueSource: The observable for true.
  ///   - falseSource: The observable for false.
  public static func `if`<Condition: ObservableConvertibleType>(
    _ condition: Condition, then trueSource: Observable<Element>,
    else falseSource: Observable<Element>
  ) -> Observable<Element> where Condition.Element == Bool {
    `switch`(on: condition, cases: [true: trueSource, false: falseSource]).made(by: #function)
  }
}
