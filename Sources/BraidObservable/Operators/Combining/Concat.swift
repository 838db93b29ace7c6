// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Subscribes to sources one after the other: `first.concat(second)`, and `sources.concat()` for
  /// an observable of observables.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer
  /// `Observable.concat([a, b])` next to an instance method of the same name
  /// (`Docs/Decisions/0005-callable-operators.md`). Call it like a method.
  public var concat: ConcatOperator<Element> { ConcatOperator(asObservable()) }

  /// Emits the values of each source in turn, subscribing to the next one when the previous one
  /// completes.
  ///
  /// ``ConcatOperator`` documents the events; this overload takes any sequence of sources.
  ///
  /// - Parameter sequence: The sources. The next element is requested only when the previous source
  ///   has completed, so the sequence may be lazy or infinite.
  /// - Returns: An observable of the values of all sources, in order.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    makeObservable(Resubscribing(ConcatRule(sequence), tearingDown: .beforeNext))
  }

  /// Emits the values of each source of a collection in turn; see ``ConcatOperator``.
  ///
  /// A lazy collection creates a source when the previous one has completed. An array releases each
  /// source that has completed.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    if let sources = collection as? [Observable<Element>] {
      return makeObservable(
        Resubscribing(ConcatRule(list: sources), tearingDown: .beforeNext))
    }
    return makeObservable(
      Resubscribing(ConcatRule(collection, count: collection.count), tearingDown: .beforeNext))
  }

  /// Emits the values of each argument in turn; see ``ConcatOperator``.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    makeObservable(
      Resubscribing(ConcatRule(list: sources), tearingDown: .beforeNext))
  }
}

/// The type of ``ObservableType/concat``, which is called like a method.
public struct ConcatOperator<Element> {
  let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// Emits the values of this observable and, after it has completed, the values of `second`.
  ///
  ///     a       a-b-|
  ///     b       1-2|
  ///     concat  a-b-1-2|
  ///
  /// ```swift
  /// let cached = Observable.just("cached")
  /// let fetched = Observable.of("page 1", "page 2")
  /// let pages = cached.concat(fetched)  // "cached", "page 1", "page 2"
  /// ```
  ///
  /// To subscribe to both at the same time, use
  /// ``ObservableType/merge(_:)-(Observable<Self.Element>...)``. To prepend single values, use
  /// ``ObservableType/startWith(_:)``.
  ///
  /// - **Ends:** `second` is subscribed when this observable has completed and was disposed (C6).
  ///   The result ends with `second`, or with an error of this observable.
  /// - **Threads:** values are delivered synchronously, on the thread on which they are emitted.
  ///   `second` is subscribed on the thread on which this observable completes.
  /// - **Complexity:** O(1) per value. A subscription to a `concat` of a `concat`, and so on, costs
  ///   no stack (C8).
  ///
  /// - Parameter second: The source that is subscribed next.
  /// - Returns: An observable of the values of both.
  public func callAsFunction<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    makeObservable(
      Resubscribing(
        ConcatRule(source, second.asObservable()), tearingDown: .beforeNext))
  }
}

extension ConcatOperator where Element: ObservableConvertibleType {
  /// Emits the values of each inner observable in turn; queues the inner observables that arrive in
  /// between.
  public func callAsFunction() -> Observable<Element.Element> {
    makeObservable(source.raw, .flatten(.limited(1), of: Element.self), function: "concat()")
  }
}
