// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Plays sources one after the other: `first.concat(second)`, and `sources.concat()` for an
  /// observable of observables.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Observable.concat([a, b])`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var concat: ConcatOperator<Element> { ConcatOperator(asObservable()) }

  /// Sends the values of the sources, one source after the other.
  ///
  /// - Parameter sequence: The sources, asked for one when the one before has completed, so it may
  ///   be lazy or without end.
  /// - Returns: An observable of the values of all, in order.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    OperatorObservable(Resubscribing(ConcatRule(sequence), tearingDown: .beforeNext))
  }

  /// Sends the values of the sources, one source after the other.
  @inlinable
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    OperatorObservable(
      Resubscribing(ConcatRule(OneByOne(collection)), tearingDown: .beforeNext))
  }

  /// Sends the values of the sources, one source after the other.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    OperatorObservable(
      Resubscribing(ConcatRule(OneByOne(sources)), tearingDown: .beforeNext))
  }
}

/// What ``ObservableType/concat`` is: call it.
public struct ConcatOperator<Element> {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// Sends this observable's values, then those of `second`.
  ///
  ///     a       a-b-|
  ///     b       1-2|
  ///     concat  a-b-1-2|
  ///
  /// - **Ends:** `second` is subscribed when this one has completed and was disposed (C6); an error
  ///   ends the result before.
  ///
  /// - Parameter second: What comes afterwards.
  /// - Returns: An observable of the values of both.
  @inlinable
  public func callAsFunction<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    OperatorObservable(
      Resubscribing(
        ConcatRule(OneByOne([source, second.asObservable()])), tearingDown: .beforeNext))
  }
}

extension ConcatOperator where Element: ObservableConvertibleType {
  /// Sends the values of the observables that the source sends, one after the other.
  @inlinable
  public func callAsFunction() -> Observable<Element.Element> {
    OperatorObservable(LimitedFlatMap(source, limit: 1, .onCompletion, IdentitySelector()))
  }
}
