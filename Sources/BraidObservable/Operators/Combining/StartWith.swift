// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the given values, then the values of the source.
  ///
  ///     source           --a--b|
  ///     startWith(x, y)  (xy)-a--b|
  ///
  /// ```swift
  /// let updates = PublishSubject<String>()
  /// let state = updates.startWith("loading")
  /// ```
  ///
  /// The values are emitted synchronously during the subscription, before the source is subscribed.
  /// To prepend another observable, use ``concat``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** the given values are delivered on the subscribing thread, the source's on the
  ///   thread on which they are emitted.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter elements: The values to emit first.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    makeObservable(StartWithOperator(asObservable(), elements: elements))
  }
}
