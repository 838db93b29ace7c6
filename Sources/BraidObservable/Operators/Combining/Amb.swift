// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Mirrors whichever of two sources emits first: `first.amb(second)`.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer
  /// `Observable.amb([a, b])` next to an instance method of the same name
  /// (`Docs/Decisions/0005-callable-operators.md`). Call it like a method.
  public var amb: AmbOperator<Element> { AmbOperator(asObservable()) }

  /// Mirrors whichever of the sources emits an event first, and disposes the others.
  ///
  /// ``AmbOperator`` documents the events; this overload takes any number of sources.
  ///
  /// - Parameter sequence: The sources, subscribed in order. If it is empty, the result never
  ///   emits.
  /// - Returns: An observable of the winner's events.
  public static func amb<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    makeObservable(AmbSources(Array(sequence)))
  }
}

/// The type of ``ObservableType/amb``, which is called like a method.
public struct AmbOperator<Element> {
  package let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// Mirrors whichever of the two sources emits an event first, and disposes the other.
  ///
  ///     a    --1-2-|
  ///     b    -x-y-z|
  ///     amb  -x-y-z|
  ///
  /// ```swift
  /// let cached = Observable.just("cached").delay(.seconds(2), scheduler: MainScheduler.instance)
  /// let fetched = Observable.just("fetched").delay(.seconds(1), scheduler: MainScheduler.instance)
  /// let quickest = cached.amb(fetched)  // "fetched"
  /// ```
  ///
  /// Use it to race equivalent sources. To take values from both, use
  /// ``ObservableType/merge(_:)-(Observable<Self.Element>...)``; to switch to a later source
  /// whenever it emits, use ``Observable/cascade(_:)``.
  ///
  /// - **Ends:** with the winner. A completion or an error counts as a first event, too.
  /// - **Threads:** events are delivered synchronously, on the thread on which the winner emits.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter right: The other source, subscribed second.
  /// - Returns: An observable of the winner's events.
  public func callAsFunction<Source: ObservableType>(
    _ right: Source
  ) -> Observable<Element> where Source.Element == Element {
    .amb([source, right.asObservable()])
  }
}
