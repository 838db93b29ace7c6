// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element == Bool {
  /// Negates each value.
  ///
  ///     source  t--f--t|
  ///     not()   f--t--f|
  ///
  /// ```swift
  /// let isLoading = BehaviorSubject(value: false)
  /// let isEnabled = isLoading.not()
  /// ```
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  public func not() -> Observable<Bool> {
    makeObservable(rawSource, .map { (isTrue: Bool) in !isTrue })
  }

  /// Emits whether all values are true: `source.and()`.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer `Observable.and(a, b)`
  /// next to an instance method of the same name (`Docs/Decisions/0005-callable-operators.md`).
  /// Call it like a method.
  public var and: AndOperator { AndOperator(asObservable()) }

  /// Emits whether all values of all sources are true; see the overload for a collection.
  public static func and<Source: ObservableType>(
    _ sources: Source...
  ) -> Maybe<Element> where Source.Element == Bool {
    and(sources)
  }

  /// Emits whether all values of all sources are true.
  ///
  ///     a    t---t---|
  ///     b    --t--t|
  ///     and  --------(t|)
  ///
  /// ```swift
  /// let isValid = Observable<Bool>.and([Observable.just(true), Observable.just(false)])  // false
  /// ```
  ///
  /// To recompute whenever a source emits, use ``combineLatest(_:_:resultSelector:)``.
  ///
  /// - **Ends:** emits `false` at the first false value of any source and disposes the other
  ///   sources. When all sources have completed, emits `true` if each of them has emitted a value;
  ///   otherwise, or if there are no sources, completes without a value. Fails with the first
  ///   error.
  /// - **Threads:** delivers synchronously on the thread of the event that decides.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter collection: The sources, subscribed in order.
  public static func and<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Maybe<Element>
  where Collection.Element: ObservableType, Collection.Element.Element == Bool {
    let verdicts = collection.map { verdict(of: $0.asObservable(), asks: 1) }
    return Maybe(
      raw: verdict(of: Observable.merge(verdicts), asks: collection.count))
  }
}

/// The type of ``ObservableType/and``, which is called like a method.
public struct AndOperator: Sendable {
  let source: Observable<Bool>

  init(_ source: Observable<Bool>) { self.source = source }

  /// Emits whether all values are true.
  ///
  ///     source  t--t--t|
  ///     and()   -------(t|)
  ///     source  t--f--t|
  ///     and()   ---(f|)
  ///
  /// - **Ends:** emits `false` at the first false value. When the source completes, emits `true`,
  ///   or no value if the source emitted none.
  public func callAsFunction() -> Maybe<Bool> {
    Maybe(raw: verdict(of: source, asks: 1))
  }
}

/// Sends false after the first `false`, or true if the source completes after `count` true values.
private func verdict(of source: Observable<Bool>, asks count: Int) -> Observable<Bool> {
  makeObservable(
    source.raw,
    .reacting("and") { scope in
      var missing = count
      return Reaction { (isTrue: Bool, sink: EventSink<Bool>) in
        if isTrue { return missing -= 1 }
        sink.next(false)
        if !scope.isDisposed { sink.finish(.completed) }
      } terminated: { termination, sink in
        if termination.isCompleted, missing <= 0, count > 0 { sink.next(true) }
        if !scope.isDisposed { sink.finish(termination) }
      }
    }, function: "and")
}
