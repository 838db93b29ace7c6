// SPDX-License-Identifier: MIT
public import BraidCore

/// What `filterMap` does with a value.
public enum FilterMap<Result> {
  /// Sends nothing for it.
  case ignore
  /// Sends this in its place.
  case map(Result)
}

extension FilterMap: Sendable where Result: Sendable {}

extension ObservableType {
  /// Sends what `transform` makes of each value, unless that is `.ignore`.
  ///
  ///     source     1-2--3|
  ///     filterMap  1----9|
  ///
  /// (With `{ $0 % 2 == 0 ? .ignore : .map($0 * $0) }`.) For results that are never nil themselves,
  /// ``compactMap(_:)`` says the same with an optional.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  ///
  /// - Parameter transform: What to do with a value.
  @available(swift 6) @preconcurrency @inlinable
  public func filterMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    StagedObservable(asObservable(), FilterMapStage(transform))
  }
}

/// Sends what `transform` makes of each value, unless that is to be ignored.
@usableFromInline
package struct FilterMapStage<Input, Output>: StageOperator {
  @usableFromInline let transform: @Sendable (Input) throws -> FilterMap<Output>

  @inlinable
  package init(_ transform: @escaping @Sendable (Input) throws -> FilterMap<Output>) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      if case .map(let element) = try transform(input) { output.next(element) }
    } catch { output.fail(error) }
  }
}
