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

extension ObservableType {
  /// Merges this observable with others, or the observables that it sends: `source.merge(with: b)`,
  /// `source.merge()`, `source.merge(maxConcurrent: 2)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Observable.merge(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var merge: MergeOperator<Element> { MergeOperator(asObservable()) }
}

/// What ``ObservableType/merge`` is: call it.
public struct MergeOperator<Element> {
  @usableFromInline package let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// Sends the values of this observable and of another one, as they come.
  ///
  /// - Parameter other: The other one, subscribed second.
  @inlinable
  public func callAsFunction(with other: Observable<Element>) -> Observable<Element> {
    .merge([source, other])
  }

  /// Sends the values of this observable and of others, as they come.
  ///
  /// - Parameter others: The others, subscribed after this one, in order.
  @inlinable
  public func callAsFunction(with others: [Observable<Element>]) -> Observable<Element> {
    .merge([source] + others)
  }
}

extension MergeOperator where Element: ObservableConvertibleType {
  /// Sends the values of all observables that the source sends, as they come.
  @inlinable
  public func callAsFunction() -> Observable<Element.Element> {
    OperatorObservable(FlatMap(source, IdentitySelector()))
  }

  /// Sends the values of the observables that the source sends, at most `maxConcurrent` at once;
  /// the others wait in order.
  ///
  /// - Parameter maxConcurrent: How many run at once. Less than one is a programming error.
  /// - Returns: An observable of all their values.
  /// - Complexity: O(1) a value; keeps the observables that wait.
  @inlinable
  public func callAsFunction(maxConcurrent: Int) -> Observable<Element.Element> {
    Misuse.require(
      maxConcurrent > 0,
      """
      merge(maxConcurrent: \(maxConcurrent)) would never run any of the observables. Pass 1 or \
      more, or use merge() to run all at once.
      """)
    return OperatorObservable(LimitedFlatMap(source, limit: maxConcurrent, IdentitySelector()))
  }
}
