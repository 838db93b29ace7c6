// SPDX-License-Identifier: MIT
public import BraidCore

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Goes on with a single when this one has completed.
  ///
  ///     completable  --|
  ///     second       --(a|)
  ///     andThen      ----(a|)
  ///
  /// - **Ends:** as `second` does; an error of this one ends it, and `second` is not subscribed to.
  ///   This one is disposed after `second` was subscribed to, so what the two share stays connected
  ///   (C6).
  ///
  /// - Parameter second: What comes afterwards.
  @inlinable
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: andThen(second.source))
  }

  /// Goes on with a maybe when this one has completed; see the form with a single.
  ///
  /// - Parameter second: What comes afterwards.
  @inlinable
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: andThen(second.source))
  }

  /// Goes on with another completable when this one has completed; see the form with a single.
  ///
  /// `concat` disposes this one first.
  ///
  /// - Parameter second: What comes afterwards.
  @inlinable
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: andThen(second.source))
  }

  /// Goes on with an observable when this one has completed; see the form with a single.
  ///
  /// - Parameter second: What comes afterwards.
  @inlinable
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    let waiting = StagedObservable(primitiveSequence.source, IgnoreStage<Never, Element>())
    return OperatorObservable(
      Resubscribing(ConcatRule(OneByOne([waiting, second])), tearingDown: .afterNext))
  }
}
