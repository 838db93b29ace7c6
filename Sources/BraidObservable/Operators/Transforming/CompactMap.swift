// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Transforms each value, and drops the results that are `nil`.
  ///
  ///     source                1-x--3|
  ///     compactMap(Int.init)  1----3|
  ///
  /// ```swift
  /// let numbers = Observable.of("1", "x", "3").compactMap { Int($0) }  // 1, 3
  /// ```
  ///
  /// If the results may themselves be optional, use ``filterMap(_:)``. To drop `nil` values without
  /// transforming, use ``unwrap()``.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value; no lock.
  ///
  /// - Parameter transform: Returns the result for a value, or `nil` to drop it.
  @available(swift 6) @preconcurrency @inlinable
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    StagedObservable(asObservable(), CompactMapStage(transform))
  }
}

/// Transforms each value and drops the results that are `nil`.
@usableFromInline
struct CompactMapStage<Input, Output>: StageOperator {
  @usableFromInline let transform: @Sendable (Input) throws -> Output?

  @inlinable
  init(_ transform: @escaping @Sendable (Input) throws -> Output?) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      if let element = try transform(input) { output.next(element) }
    } catch { output.fail(error) }
  }
}
