// SPDX-License-Identifier: MIT
import BraidCore

@available(swift 6)
extension ObservableType {
  /// Emits true as soon as a value satisfies `predicate`, or false when the source completes
  /// without one.
  ///
  ///     source                 1--2--3--4|
  ///     contains { $0 > "2" }  ------(t|)
  ///
  /// ```swift
  /// let prices = Observable.of(3, 12, 7)
  /// let isExpensive = prices.contains { $0 > 10 }  // Single of true
  /// ```
  ///
  /// To ask about every value, use ``allSatisfy(_:)``. To emit the matching values themselves, use
  /// ``filter(_:)``.
  ///
  /// - **Ends:** with the first match, which disposes the source, or with the source. Fails if the
  ///   source fails or `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter predicate: Whether a value matches. Not called after the first match.
  /// - Returns: A single of the answer.
  @preconcurrency
  public func contains(
    where predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Single<Bool> {
    Single(raw: makeObservable(rawSource, .find(predicate, sought: true, answer: true)))
  }

  /// Emits false as soon as a value does not satisfy `predicate`, or true when the source completes
  /// without such a value.
  ///
  ///     source                   1--2--3--4|
  ///     allSatisfy { $0 < "3" }  ------(f|)
  ///
  /// ```swift
  /// let scores = Observable.of(7, 9, 8)
  /// let havePassed = scores.allSatisfy { $0 > 5 }  // Single of true
  /// ```
  ///
  /// To ask whether any value satisfies a predicate, use ``contains(where:)``. To emit the values
  /// before the first mismatch, use ``take(while:behavior:)``.
  ///
  /// - **Ends:** with the first mismatch, which disposes the source, or with the source. Fails if
  ///   the source fails or `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter predicate: Whether a value passes. Not called after the first mismatch.
  /// - Returns: A single of the answer.
  @preconcurrency
  public func allSatisfy(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Single<Bool> {
    Single(
      raw: makeObservable(
        rawSource, .find(predicate, sought: false, answer: false)))
  }
}
