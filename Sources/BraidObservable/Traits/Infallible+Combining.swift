// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Sends a value, then what the source sends.
  ///
  /// - Parameter element: The value.
  @inlinable
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(raw: asObservable().startWith(element))
  }

  /// Sends the values of all sources as they come.
  ///
  /// - **Ends:** completes when all have.
  ///
  /// - Parameter sources: What to merge; empty completes at once.
  @inlinable
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(raw: .merge(sources.map(\.source)))
  }

  /// Sends the values of all sources as they come; see the form with a collection.
  @inlinable
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(raw: .merge(sources.map(\.source)))
  }

  /// Sends the values of all sources as they come; see the form with a collection.
  @inlinable
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources)
  }

  /// Sends the values of the sources, one source after the other.
  ///
  /// - Parameter sequence: The sources, asked for one when the one before has completed, so it may
  ///   be lazy or without end.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible(raw: .concat(sequence.lazy.map(\.source)))
  }

  /// Sends the values of the sources, one source after the other.
  @inlinable
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(raw: .concat(collection.map(\.source)))
  }

  /// Sends the values of the sources, one source after the other.
  @inlinable
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources)
  }

  /// Sends the values, then those of another sequence: `first.concat(second)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Infallible.concat(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var concat: InfallibleConcatOperator<Element> {
    InfallibleConcatOperator(asObservable())
  }

  /// Sends each value together with the latest one of another source.
  ///
  /// - **Ends:** as this one does; `second` may complete before.
  ///
  /// - Parameters:
  ///   - second: The source that is sampled.
  ///   - resultSelector: Makes the result.
  @available(swift 6) @preconcurrency @inlinable
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping @Sendable (Element, Source.Element) -> ResultType
  ) -> Infallible<ResultType> {
    Infallible(raw: asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Sends the latest value of another source for each value; see the form with a result selector.
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().withLatestFrom(second))
  }
}

/// What ``InfallibleType/concat`` is: call it.
public struct InfallibleConcatOperator<Element> {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// Sends this infallible's values, then those of `second`.
  ///
  /// - Parameter second: What comes afterwards. If it is not infallible, its error ends the result,
  ///   and goes to ``Hooks/defaultErrorHandler``.
  /// - Returns: An infallible of the values of both.
  @inlinable
  public func callAsFunction<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    Infallible(raw: source.concat(second))
  }
}
