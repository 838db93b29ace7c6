// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Emits a value, then the values of the source; see ``ObservableType/startWith(_:)``.
  ///
  /// - Parameter element: The value to emit first.
  @inlinable
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(raw: asObservable().startWith(element))
  }

  /// Emits the values of all sources, in the order in which they are emitted.
  ///
  /// - **Ends:** completes when all sources have completed.
  ///
  /// - Parameter sources: The sources. If there are none, the result completes immediately.
  @inlinable
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(raw: .merge(sources.map { $0.source }))
  }

  /// Emits the values of all sources of an array; see the overload for a collection.
  @inlinable
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(raw: .merge(sources.map { $0.source }))
  }

  /// Emits the values of all sources; see the overload for a collection.
  @inlinable
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources)
  }

  /// Emits the values of each source in turn, subscribing to the next one when the previous one
  /// completes.
  ///
  /// - Parameter sequence: The sources. The next element is requested only when the previous source
  ///   has completed, so the sequence may be lazy or infinite.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible(raw: .concat(sequence.lazy.map { $0.source }))
  }

  /// Emits the values of each source of a collection in turn.
  @inlinable
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(raw: .concat(collection.map { $0.source }))
  }

  /// Emits the values of each argument in turn.
  @inlinable
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources)
  }

  /// Emits the values of this sequence and, after it has completed, the values of another one:
  /// `first.concat(second)`.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer
  /// `Infallible.concat(a, b)` next to an instance method of the same name
  /// (`Docs/Decisions/0005-callable-operators.md`). Call it like a method.
  @inlinable
  public var concat: InfallibleConcatOperator<Element> {
    InfallibleConcatOperator(asObservable())
  }

  /// Combines each value with the latest value of another source; see
  /// ``ObservableType/withLatestFrom(_:resultSelector:)``.
  ///
  /// - **Ends:** with this sequence. Completion of `second` is ignored.
  ///
  /// - Parameters:
  ///   - second: The source whose latest value is used.
  ///   - resultSelector: Computes a result from a value of this sequence and the latest value of
  ///     `second`.
  @available(swift 6) @preconcurrency @inlinable
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping @Sendable (Element, Source.Element) -> ResultType
  ) -> Infallible<ResultType> {
    Infallible(raw: asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Emits the latest value of another source whenever this sequence emits.
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().withLatestFrom(second))
  }
}

/// The type of ``InfallibleType/concat``, which is called like a method.
public struct InfallibleConcatOperator<Element> {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// Emits the values of this infallible and, after it has completed, the values of `second`.
  ///
  /// - Parameter second: The source that is subscribed next. If it is not infallible, its error
  ///   ends the result and goes to `Hooks.defaultErrorHandler`.
  /// - Returns: An infallible of the values of both.
  @inlinable
  public func callAsFunction<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    Infallible(raw: source.concat(second))
  }
}
