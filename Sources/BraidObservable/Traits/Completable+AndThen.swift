// SPDX-License-Identifier: MIT
import BraidCore

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes to a single when this completable has completed.
  ///
  ///     completable  --|
  ///     second       --(a|)
  ///     andThen      ----(a|)
  ///
  /// ```swift
  /// let saved = Completable.empty()
  /// let title = saved.andThen(Single.just("saved"))
  /// ```
  ///
  /// - **Ends:** with `second`, or with an error of this completable, in which case `second` is not
  ///   subscribed. This completable is disposed after `second` was subscribed, so a source that
  ///   both share stays connected (C6).
  ///
  /// - Parameter second: The single that is subscribed next.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: andThen(second.source))
  }

  /// Subscribes to a maybe when this completable has completed; see `andThen(_:)` for a single.
  ///
  /// - Parameter second: The maybe that is subscribed next.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: andThen(second.source))
  }

  /// Subscribes to another completable when this one has completed; see `andThen(_:)` for a single.
  ///
  /// ``concat(_:)-(Completable)`` disposes this completable before it subscribes.
  ///
  /// - Parameter second: The completable that is subscribed next.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: andThen(second.source))
  }

  /// Subscribes to an observable when this completable has completed; see `andThen(_:)` for a
  /// single.
  ///
  /// - Parameter second: The observable that is subscribed next.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    let waiting: Observable<Element> = makeObservable(
      primitiveSequence.source.raw, .ignoreElements, function: "ignoreElements")
    return makeObservable(Resubscribing(ConcatRule(waiting, second), tearingDown: .afterNext))
  }
}
