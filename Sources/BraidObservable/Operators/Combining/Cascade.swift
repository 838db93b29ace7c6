// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits this observable's values until one of the other sources emits: `a.cascade([b, c])`.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer
  /// `Observable.cascade([a, b])` next to an instance method of the same name
  /// (`Docs/Decisions/0005-callable-operators.md`). Call it like a method.
  public var cascade: CascadeOperator<Self> { CascadeOperator(self) }
}

/// The type of ``ObservableType/cascade``, which is called like a method.
public struct CascadeOperator<Source: ObservableType> {
  fileprivate let source: Source

  init(_ source: Source) { self.source = source }

  /// Emits this observable's values until one of the other sources emits.
  ///
  /// The static ``Observable/cascade(_:)`` documents how the sources supersede each other.
  ///
  /// - Parameter next: The other sources, from lowest to highest priority.
  public func callAsFunction<Sequence: Swift.Sequence>(
    _ next: Sequence
  ) -> Observable<Source.Element> where Sequence.Element == Source {
    makeObservable(CascadeSources([source.asObservable()] + next.map { $0.asObservable() }))
  }
}

extension Observable where Element: ObservableType {
  /// Emits the values of the last source in the list that has emitted so far, and disposes the
  /// sources before it.
  ///
  ///     first    a-b-c-d
  ///     second   ---x-y-|
  ///     third    ---------1-2|
  ///     cascade  a-bx-y---1-2|
  ///
  /// ```swift
  /// let placeholder = Observable.just("Loading")
  /// let cached = PublishSubject<String>()
  /// let fresh = PublishSubject<String>()
  /// let title = Observable.cascade([placeholder, cached.asObservable(), fresh.asObservable()])
  /// ```
  ///
  /// All sources are subscribed immediately, in order. When a source emits a value, the sources
  /// before it in the list are disposed for good; the sources after it stay subscribed and may take
  /// over later. For inner sources that arrive over time, use ``ObservableType/switchLatest()``. To
  /// pick the first source that emits, use ``ObservableType/amb(_:)``.
  ///
  /// - **Ends:** completes when the leading source and all sources after it have completed. Fails
  ///   with the first error of any of those.
  /// - **Threads:** values are delivered on the thread on which they are emitted, one at a time
  ///   (C2).
  /// - **Complexity:** O(1) per value; keeps one subscription per source.
  ///
  /// - Parameter observables: The sources, from lowest to highest priority. If there are none, the
  ///   result completes immediately.
  /// - Returns: An observable of the leading source's values.
  public static func cascade<Sequence: Swift.Sequence>(
    _ observables: Sequence
  ) -> Observable<Element.Element> where Sequence.Element == Element {
    makeObservable(CascadeSources(observables.map { $0.asObservable() }))
  }
}
