// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends what `resultSelector` makes of an object and each value, while the object lives.
  ///
  /// The object is not kept alive by the subscription. What is sent may keep it: a value that
  /// contains the object and is stored further down, by a replay for instance, does.
  ///
  /// - **Ends:** with the source, or with the first value after the object has gone.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - resultSelector: The result for the object and a value.
  @available(swift 6) @preconcurrency @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
  ) -> Observable<Result> {
    StagedObservable(asObservable(), UnretainedStage(object, resultSelector))
  }

  /// Sends an object with each value, while the object lives.
  ///
  /// - Parameter object: The object, which the subscription does not keep alive.
  @inlinable
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
