// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Combines each value with an object that is not retained, while the object is alive.
  ///
  /// ```swift
  /// final class Screen: Sendable {
  ///   let title = "Inbox"
  /// }
  /// let screen = Screen()
  /// let titles = Observable.of(1, 2).withUnretained(screen) { screen, count in
  ///   "\(screen.title): \(count)"
  /// }
  /// ```
  ///
  /// The subscription does not retain the object. An emitted value that contains the object does:
  /// if an operator downstream stores that value, as a replay does, it retains the object. To
  /// subscribe with closures that receive the object, use `subscribe(with:)`.
  ///
  /// - **Ends:** with the source, or with the first value after the object was deinitialized, which
  ///   completes the result.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameters:
  ///   - object: The object, which is not retained.
  ///   - resultSelector: Returns the result for the object and a value.
  @available(swift 6) @preconcurrency
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
  ) -> Observable<Result> {
    makeObservable(rawSource, .withUnretained(object, resultSelector))
  }

  /// Emits each value together with an object that is not retained, while the object is alive; see
  /// ``withUnretained(_:resultSelector:)``.
  ///
  /// - Parameter object: The object, which is not retained.
  @inlinable
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
