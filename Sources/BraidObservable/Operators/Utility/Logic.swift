// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element == Bool {
  /// Sends the opposite of each value.
  ///
  ///     source  t--f--t|
  ///     not()   f--t--f|
  ///
  /// - **Ends:** with the source.
  @inlinable
  public func not() -> Observable<Bool> { StagedObservable(asObservable(), NotStage()) }

  /// Says whether all values are true: `source.and()`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Observable.and(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var and: AndOperator { AndOperator(asObservable()) }

  /// Sends whether all sources send nothing but true; see the form for a collection.
  @inlinable
  public static func and<Source: ObservableType>(
    _ sources: Source...
  ) -> Maybe<Element> where Source.Element == Bool {
    and(sources)
  }

  /// Sends whether all sources send nothing but true.
  ///
  ///     a    t---t---|
  ///     b    --t--t|
  ///     and  --------(t|)
  ///
  /// - **Ends:** with `false` at the first false value of any source, which disposes the others.
  ///   When all have completed: with `true` if each has sent a value, otherwise without a value; so
  ///   if there are none. The first error ends it.
  ///
  /// - Parameter collection: The sources, subscribed in order.
  @inlinable
  public static func and<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Maybe<Element>
  where Collection.Element: ObservableType, Collection.Element.Element == Bool {
    let verdicts = collection.map { StagedObservable($0.asObservable(), AndStage(asks: 1)) }
    return Maybe(
      raw: StagedObservable(Observable.merge(verdicts), AndStage(asks: collection.count)))
  }
}

/// What ``ObservableType/and`` is: call it.
public struct AndOperator: Sendable {
  @usableFromInline let source: Observable<Bool>

  @inlinable
  init(_ source: Observable<Bool>) { self.source = source }

  /// Says whether all values are true.
  ///
  ///     source  t--t--t|
  ///     and()   -------(t|)
  ///     source  t--f--t|
  ///     and()   ---(f|)
  ///
  /// - **Ends:** with `false` at the first false value; with `true` when the source completes;
  ///   without a value if it sent none.
  @inlinable
  public func callAsFunction() -> Maybe<Bool> {
    Maybe(raw: StagedObservable(source, AndStage(asks: 1)))
  }
}

/// Sends the opposite of each value.
@usableFromInline
package struct NotStage: StageOperator {
  @inlinable package init() {}

  @inlinable @inline(__always)
  package func receive(_ input: Bool, _ output: StageOutput<Bool>) { output.next(!input) }
}

/// Sends false at the first false value, or true at the end if there were enough values.
@usableFromInline
package struct AndStage: MultiEmitOperator {
  /// How many values are missing; of several sources, how many sources have not said yes.
  @usableFromInline var missing: Int
  @usableFromInline let hasSources: Bool

  /// - Parameter asks: How many values must be true; more may be.
  @inlinable
  package init(asks: Int) {
    missing = asks
    hasSources = asks > 0
  }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable
  package mutating func receive(_ isTrue: Bool, _ output: MultiEmitOutput<Bool>) {
    if isTrue { return missing -= 1 }
    output.next(false)
    output.finish(.completed)
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Bool>) {
    if termination.isCompleted, missing <= 0, hasSources { output.next(true) }
    output.finish(termination)
  }
}
