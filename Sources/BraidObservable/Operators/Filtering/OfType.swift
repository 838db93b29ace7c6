// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits only the values of a given type, cast to that type.
  ///
  ///     source            a-1--b|
  ///     ofType(Int.self)  --1---|
  ///
  /// ```swift
  /// let mixed: Observable<Any> = Observable.of("a", 1, "b")
  /// let numbers = mixed.ofType(Int.self)  // 1
  /// ```
  ///
  /// To fail on other values instead of dropping them, cast in a ``ObservableType/map(_:)`` that
  /// throws.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter type: The type to keep: a class, a protocol or any other type.
  /// - Complexity: One dynamic cast per value; no lock.
  public func ofType<Result>(_ type: Result.Type) -> Observable<Result> {
    makeObservable(rawSource, .compactMap { (element: Element) in element as? Result })
  }
}
