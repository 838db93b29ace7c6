// SPDX-License-Identifier: MIT
public import BraidCore

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
  @inlinable
  public func not() -> Observable<Bool> { StagedObservable(asObservable(), NotStage()) }

  /// Emits whether all values are true: `source.and()`.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer `Observable.and(a, b)`
  /// next to an instance method of the same name (`Docs/Decisions/0005-callable-operators.md`).
  /// Call it like a method.
  @inlinable
  public var and: AndOperator { AndOperator(asObservable()) }

  /// Emits whether all values of all sources are true; see the overload for a collection.
  @inlinable
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

/// The type of ``ObservableType/and``, which is called like a method.
public struct AndOperator: Sendable {
  @usableFromInline let source: Observable<Bool>

  @inlinable
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
  @inlinable
  public func callAsFunction() -> Maybe<Bool> {
    Maybe(raw: StagedObservable(source, AndStage(asks: 1)))
  }
}

/// Negates each value.
@usableFromInline
struct NotStage: StageOperator {
  @inlinable init() {}

  @inlinable @inline(__always)
  func receive(_ input: Bool, _ output: StageOutput<Bool>) { output.next(!input) }
}

/// Emits false at the first false value, or true at the end if there were enough values.
@usableFromInline
struct AndStage: MultiEmitOperator {
  /// The number of true values still required.
  ///
  /// For several sources, the number of sources that have not been confirmed.
  @usableFromInline var missing: Int
  @usableFromInline let hasSources: Bool

  /// - Parameter asks: The number of true values required; there may be more.
  @inlinable
  init(asks: Int) {
    missing = asks
    hasSources = asks > 0
  }

  @inlinable static var interceptsTermination: Bool { true }

  @inlinable
  mutating func receive(_ isTrue: Bool, _ output: MultiEmitOutput<Bool>) {
    if isTrue { return missing -= 1 }
    output.next(false)
    output.finish(.completed)
  }

  @inlinable
  func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Bool>) {
    if termination.isCompleted, missing <= 0, hasSources { output.next(true) }
    output.finish(termination)
  }
}
