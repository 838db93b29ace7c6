// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the values of all sources, in the order in which they are emitted.
  ///
  ///     a      a---b---|
  ///     b      --1---2|
  ///     merge  a-1-b-2-|
  ///
  /// ```swift
  /// let local = PublishSubject<String>()
  /// let remote = PublishSubject<String>()
  /// let messages = Observable.merge(local, remote)
  /// ```
  ///
  /// The sources are subscribed in order. To subscribe to one after the other, use
  /// ``concat(_:)-(Observable<Self.Element>...)``. To combine values that belong together, use
  /// ``zip(_:_:resultSelector:)`` or ``combineLatest(_:_:resultSelector:)``.
  ///
  /// - **Ends:** completes when all sources have completed. The first error ends the result; if a
  ///   source fails during its subscription, the sources after it are not subscribed.
  /// - **Threads:** values are delivered on the thread on which they are emitted, one at a time
  ///   (C2).
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter sources: The sources. If there are none, the result completes immediately.
  /// - Returns: An observable of the values of all sources.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    makeObservable(MergeSources(sources, .onCompletion))
  }

  /// Emits the values of all sources of an array; see the variadic overload.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    makeObservable(MergeSources(sources, .onCompletion))
  }

  /// Emits the values of all sources of a collection; see the variadic overload.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    makeObservable(MergeSources(Array(sources), .onCompletion))
  }
}

extension ObservableType {
  /// Merges this observable with others, or merges the observables it emits:
  /// `source.merge(with: b)`, `source.merge()`, `source.merge(maxConcurrent: 2)`.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer
  /// `Observable.merge(a, b)` next to an instance method of the same name
  /// (`Docs/Decisions/0005-callable-operators.md`). Call it like a method.
  public var merge: MergeOperator<Element> { MergeOperator(asObservable()) }
}

/// The type of ``ObservableType/merge``, which is called like a method.
public struct MergeOperator<Element> {
  package let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// Emits the values of this observable and of another one.
  ///
  /// See ``ObservableType/merge(_:)-(Observable<Self.Element>...)`` for the order and the end.
  ///
  /// - Parameter other: The other source, subscribed second.
  public func callAsFunction(with other: Observable<Element>) -> Observable<Element> {
    .merge([source, other])
  }

  /// Emits the values of this observable and of several others.
  ///
  /// See ``ObservableType/merge(_:)-(Observable<Self.Element>...)`` for the order and the end.
  ///
  /// - Parameter others: The other sources, subscribed after this one, in order.
  public func callAsFunction(with others: [Observable<Element>]) -> Observable<Element> {
    .merge([source] + others)
  }
}

extension MergeOperator where Element: ObservableConvertibleType {
  /// Subscribes to each inner observable when it is emitted, and emits the values of all of them.
  ///
  /// Equivalent to ``ObservableType/flatMap(_:)->Observable<Source.Element>`` with a closure that
  /// returns its argument.
  public func callAsFunction() -> Observable<Element.Element> {
    makeObservable(source.raw, .flatten(.merge, of: Element.self), function: "merge()")
  }

  /// Emits the values of the inner observables, of which at most `maxConcurrent` are subscribed at
  /// a time.
  ///
  /// The other inner observables are queued and subscribed in order. With `maxConcurrent: 1` this
  /// is ``ObservableType/concat``.
  ///
  /// ```swift
  /// let downloads = Observable.of(1, 2, 3, 4, 5)
  ///   .map { page in Observable.just("page \(page)") }
  ///   .merge(maxConcurrent: 2)
  /// ```
  ///
  /// - Parameter maxConcurrent: The maximum number of concurrent inner subscriptions. A number less
  ///   than one traps.
  /// - Returns: An observable of the values of all inner observables.
  /// - Complexity: O(1) per value; queues the inner observables that are not subscribed yet.
  public func callAsFunction(maxConcurrent: Int) -> Observable<Element.Element> {
    Misuse.require(
      maxConcurrent > 0,
      """
      merge(maxConcurrent: \(maxConcurrent)) would never subscribe to any inner observable. Pass \
      1 or more, or use merge() to subscribe to all of them.
      """)
    return makeObservable(
      source.raw, .flatten(.limited(maxConcurrent), of: Element.self),
      function: "merge(maxConcurrent:)")
  }
}
