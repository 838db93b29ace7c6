// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the values that are of one type, as that type.
  ///
  ///     source            a-1--b|
  ///     ofType(Int.self)  --1---|
  ///
  /// - **Ends:** with the source.
  ///
  /// - Parameter type: Which ones; a class, a protocol or any other type.
  /// - Complexity: A cast a value; no lock.
  @inlinable
  public func ofType<Result>(_ type: Result.Type) -> Observable<Result> {
    StagedObservable(asObservable(), CastStage())
  }
}

/// Sends the values that are of the type of the result.
@usableFromInline
package struct CastStage<Input, Output>: StageOperator {
  @inlinable package init() {}

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {
    if let element = input as? Output { output.next(element) }
  }
}
