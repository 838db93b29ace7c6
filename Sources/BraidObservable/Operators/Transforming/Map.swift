// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Transforms each value.
  ///
  ///     source              a-b--c|
  ///     map { uppercased }  A-B--C|
  ///
  /// ```swift
  /// let loud = Observable.of("a", "b").map { $0.uppercased() }  // "A", "B"
  /// ```
  ///
  /// If `transform` returns an observable, use ``flatMap(_:)->Observable<Source.Element>`` to emit
  /// its values. To drop values as well, use ``compactMap(_:)``. For an async closure, use
  /// `concatMap { try await load($0) }`, which runs it for one value at a time, in order.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter transform: Returns the result for a value.
  /// - Complexity: O(1) per value; no lock.
  @available(swift 6) @preconcurrency
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    makeObservable(rawSource, .map(transform))
  }
}

// Not named `map(to:)` as for signals: a trailing closure would match that label, too, so `map { }`
// would become ambiguous in code that compiles with RxSwift.
extension ObservableType {
  /// Emits the same value for every value of the source.
  ///
  ///     source    a-b--c|
  ///     mapTo(x)  x-x--x|
  ///
  /// ```swift
  /// let taps = PublishSubject<Void>()
  /// let steps = taps.mapTo(1).scan(0) { $0 + $1 }
  /// ```
  ///
  /// To compute a value each time, use ``ObservableType/map(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter value: The value to emit.
  /// - Complexity: O(1) per value; no lock.
  public func mapTo<Result>(_ value: Result) -> Observable<Result> {
    makeObservable(rawSource, .map(to: value))
  }
}

extension ObservableType where Element: Collection {
  /// Transforms the elements of each collection.
  ///
  ///     source               x--y---|
  ///     mapMany { 2 * $0 }   X--Y---|
  ///
  /// (`x` is `[1, 2]` and `X` is `[2, 4]`; `y` and `Y` are empty.)
  ///
  /// ```swift
  /// let doubled = Observable.of([1, 2], []).mapMany { $0 * 2 }  // [2, 4], []
  /// ```
  ///
  /// To transform each collection as a whole, use ``ObservableType/map(_:)``.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter transform: Returns the result for an element of a collection.
  /// - Complexity: O(n) for a collection of n elements.
  @available(swift 6) @preconcurrency
  public func mapMany<Result>(
    _ transform: @escaping @Sendable (Element.Element) throws -> Result
  ) -> Observable<[Result]> {
    makeObservable(rawSource, .map { (values: Element) in try values.map(transform) })
  }
}
