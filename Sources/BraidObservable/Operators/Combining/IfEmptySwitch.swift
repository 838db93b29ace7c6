// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Switches to another observable if the source completes without a value.
  ///
  ///     source             ---|
  ///     other              a-b|
  ///     ifEmpty(switchTo)  ---a-b|
  ///
  /// ```swift
  /// let local = Observable<String>.empty()
  /// let remote = Observable.of("a", "b")
  /// let results = local.ifEmpty(switchTo: remote)  // "a", "b"
  /// ```
  ///
  /// To emit a single default value instead, use ``ifEmpty(default:)``. To switch after an error,
  /// use ``catch``.
  ///
  /// - **Ends:** with the source if it emitted a value or failed; otherwise with `other`. The
  ///   source is disposed after `other` was subscribed (C6).
  /// - **Threads:** values are delivered synchronously, on the thread on which they are emitted.
  ///   `other` is subscribed on the thread on which the source completes.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter other: The observable to subscribe to instead.
  /// - Returns: An observable of the values of the source or of `other`.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    makeObservable(AnonymousRawOperator(asObservable(), ifEmpty: other))
  }
}
