// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends what `transform` makes of each value, unless that is nil.
  ///
  ///     source                1-x--3|
  ///     compactMap(Int.init)  1----3|
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  ///
  /// - Parameter transform: The result for a value, or nil for none.
  @available(swift 6) @preconcurrency @inlinable
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    StagedObservable(asObservable(), CompactMapStage(transform))
  }
}

/// Sends what `transform` makes of each value, unless it is nil.
@usableFromInline
package struct CompactMapStage<Input, Output>: StageOperator {
  @usableFromInline let transform: @Sendable (Input) throws -> Output?

  @inlinable
  package init(_ transform: @escaping @Sendable (Input) throws -> Output?) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      if let element = try transform(input) { output.next(element) }
    } catch { output.fail(error) }
  }
}
