// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits only the values for which `predicate` returns true.
  ///
  ///     source              1-2--3-4|
  ///     filter { isEven }   --2----4|
  ///
  /// ```swift
  /// let even = Observable.of(1, 2, 3, 4).filter { $0.isMultiple(of: 2) }  // 2, 4
  /// ```
  ///
  /// To transform values as well, use ``compactMap(_:)``. For the opposite condition, use
  /// ``ignoreWhen(_:)``.
  ///
  /// - **Ends:** with the source; fails if `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value; no lock.
  ///
  /// - Parameter predicate: Whether a value is emitted.
  @available(swift 6) @preconcurrency
  public func filter(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    makeObservable(rawSource, .filter(predicate))
  }
}

extension ObservableType {
  /// Drops the values for which `predicate` returns true; the opposite of ``filter(_:)``.
  ///
  ///     source                    1-2--3|
  ///     ignoreWhen { $0 is even } 1----3|
  ///
  /// ```swift
  /// let odd = Observable.of(1, 2, 3).ignoreWhen { $0.isMultiple(of: 2) }  // 1, 3
  /// ```
  ///
  /// - **Ends:** with the source; fails if `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter predicate: Whether a value is dropped.
  /// - Complexity: O(1) per value; no lock.
  @available(swift 6) @preconcurrency
  public func ignoreWhen(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    makeObservable(rawSource, .filter { try !predicate($0) })
  }
}

extension ObservableType {
  /// Splits an observable in two by a predicate.
  ///
  ///     source      1-2--3|
  ///     matches     1----3|
  ///     nonMatches  --2---|
  ///
  /// (With `{ $0 is odd }`.)
  ///
  /// ```swift
  /// let (odd, even) = Observable.of(1, 2, 3).partition { !$0.isMultiple(of: 2) }
  /// ```
  ///
  /// Both results share one subscription to the source while either is subscribed, as with
  /// ``share(replay:scope:)``. A result that is subscribed late misses the values emitted before,
  /// so subscribe to both before the source emits. The predicate is called once per value. For more
  /// than two groups, use ``groupBy(keySelector:)``.
  ///
  /// - **Ends:** both end with the source; both fail if `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter predicate: Whether a value is among the matches.
  /// - Returns: The values for which `predicate` returns true, and the others.
  @available(swift 6) @preconcurrency
  public func partition(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    let judged = map { (element: $0, isMatch: try predicate($0)) }.share()
    return (
      matches: judged.compactMap { $0.isMatch ? .some($0.element) : nil }.made(by: #function),
      nonMatches: judged.compactMap { $0.isMatch ? nil : .some($0.element) }.made(by: #function)
    )
  }
}

extension ObservableType where Element: Equatable {
  /// Drops the values that equal one of the arguments.
  ///
  ///     source     a-b-a-c|
  ///     ignore(a)  --b---c|
  ///
  /// ```swift
  /// let words = Observable.of("a", "", "b").ignore("")  // "a", "b"
  /// ```
  ///
  /// To decide by a closure, use ``ObservableType/ignoreWhen(_:)``. To drop repetitions, use
  /// ``distinctUntilChanged()``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter valuesToIgnore: The values to drop.
  /// - Complexity: O(n) per value for n arguments.
  public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> {
    ignore(valuesToIgnore)
  }

  /// Drops the values that equal an element of a sequence; see the variadic overload.
  public func ignore<Sequence: Swift.Sequence>(
    _ valuesToIgnore: Sequence
  ) -> Observable<Element> where Sequence.Element == Element {
    makeObservable(rawSource, .excluding(Array(valuesToIgnore)))
  }
}

extension OperatorParts {
  fileprivate static func excluding<Element: Equatable>(_ values: [Element]) -> OperatorParts {
    nonisolated(unsafe) let values = values  // only read
    return .filter { (value: Element) in !values.contains(value) }
  }
}
