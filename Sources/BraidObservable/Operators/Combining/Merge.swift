// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the values of all sources as they come.
  ///
  ///     a      a---b---|
  ///     b      --1---2|
  ///     merge  a-1-b-2-|
  ///
  /// The sources are subscribed in order.
  ///
  /// - **Ends:** completes when all sources have; the first error ends the result, and a source
  ///   after one that fails at once is not subscribed.
  /// - **Threads:** values arrive where they are sent, one at a time (C2).
  ///
  /// - Parameter sources: What to merge; empty completes at once.
  /// - Returns: An observable of the values of all sources.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    OperatorObservable(MergeAll(sources))
  }

  /// Sends the values of all sources as they come; see the variadic form.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    OperatorObservable(MergeAll(sources))
  }

  /// Sends the values of all sources as they come; see the variadic form.
  @inlinable
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    OperatorObservable(MergeAll(Array(sources)))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Merges the observables that the source sends: `source.merge()`,
  /// `source.merge(maxConcurrent: 2)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Observable.merge(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var merge: MergeOperator<Element> { MergeOperator(asObservable()) }
}

/// What ``ObservableType/merge`` is: call it.
@frozen
public struct MergeOperator<Inner: ObservableConvertibleType> {
  @usableFromInline let source: Observable<Inner>

  @inlinable
  init(_ source: Observable<Inner>) { self.source = source }

  /// Sends the values of all observables that the source sends, as they come.
  @inlinable
  public func callAsFunction() -> Observable<Inner.Element> {
    OperatorObservable(FlatMap(source, IdentitySelector()))
  }

  /// Sends the values of the observables that the source sends, at most `maxConcurrent` at once;
  /// the others wait in order.
  ///
  /// - Parameter maxConcurrent: How many run at once. Less than one is a programming error.
  /// - Returns: An observable of all their values.
  /// - Complexity: O(1) a value; keeps the observables that wait.
  @inlinable
  public func callAsFunction(maxConcurrent: Int) -> Observable<Inner.Element> {
    Misuse.require(
      maxConcurrent > 0,
      """
      merge(maxConcurrent: \(maxConcurrent)) would never run any of the observables. Pass 1 or \
      more, or use merge() to run all at once.
      """)
    return OperatorObservable(LimitedFlatMap(source, limit: maxConcurrent, IdentitySelector()))
  }
}
