// SPDX-License-Identifier: MIT
import BraidCore

/// The result of a `filterMap` closure for one value.
public enum FilterMap<Result> {
  /// Emits nothing for the value.
  case ignore
  /// Emits this result.
  case map(Result)
}

extension FilterMap: Sendable where Result: Sendable {}

extension ObservableType {
  /// Transforms each value, and drops the values for which `transform` returns `.ignore`.
  ///
  ///     source     1-2--3|
  ///     filterMap  1----9|
  ///
  /// (With `{ $0 % 2 == 0 ? .ignore : .map($0 * $0) }`.)
  ///
  /// ```swift
  /// let squares = Observable.of(1, 2, 3).filterMap { number -> FilterMap<Int> in
  ///   number % 2 == 0 ? .ignore : .map(number * number)
  /// }  // 1, 9
  /// ```
  ///
  /// If no result is `nil`, ``compactMap(_:)`` does the same with an optional.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value; no lock.
  ///
  /// - Parameter transform: Returns the result for a value, or `.ignore`.
  @available(swift 6) @preconcurrency
  public func filterMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    makeObservable(
      rawSource,
      .reacting("filterMap") { _ in
        Reaction { (element: Element, sink: EventSink<Result>) in
          if case .map(let result) = try transform(element) { sink.next(result) }
        }
      })
  }
}
