// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Hashable {
  /// Emits each value only the first time it occurs.
  ///
  ///     source      a-b-a-c-b|
  ///     distinct()  a-b---c--|
  ///
  /// ```swift
  /// let tags = Observable.of("a", "b", "a", "c").distinct()  // "a", "b", "c"
  /// ```
  ///
  /// To compare each value with the previous one only, which needs no growing memory, use
  /// ``distinctUntilChanged()``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Complexity: O(1) per value; each subscription retains every distinct value until it ends.
  @inlinable
  public func distinct() -> Observable<Element> {
    StagedObservable(asObservable(), DistinctSetStage())
  }
}

extension ObservableType where Element: Equatable {
  /// Emits each value only the first time it occurs, for values that are not `Hashable`.
  ///
  /// - Complexity: O(n) per value, where n is the number of distinct values so far; they are
  ///   retained until the end.
  @inlinable
  public func distinct() -> Observable<Element> {
    StagedObservable(asObservable(), DistinctListStage())
  }
}

extension ObservableType {
  /// Emits values up to and including the first one for which `predicate` returns true, and drops
  /// all later values.
  ///
  ///     source                 a-b-c-d|
  ///     distinct { $0 == b }   a-b----|
  ///
  /// ```swift
  /// let steps = Observable.of(1, 2, 3, 4).distinct { $0 == 3 }  // 1, 2, 3
  /// ```
  ///
  /// RxSwiftExt defines this overload so: a new value counts as a repetition if `predicate` returns
  /// true for any value emitted before it, and `predicate` never sees the new value itself. To
  /// compare two values, use ``distinctUntilChanged(_:)-((Self.Element,Self.Element)->Bool)``. To
  /// complete with the matching value, use `take(until:behavior:)`.
  ///
  /// - **Ends:** with the source. Fails if `predicate` throws; it is called for a value when the
  ///   next one arrives.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter predicate: Whether all values after this one are dropped.
  /// - Complexity: O(1) per value; keeps one value.
  @available(swift 6) @preconcurrency @inlinable
  public func distinct(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctPredicateStage(predicate))
  }
}

/// Emits the values that equal no earlier value.
@usableFromInline
struct DistinctListStage<Element: Equatable>: StageOperator {
  @usableFromInline var seen: [Element] = []

  @inlinable init() {}

  @inlinable @inline(__always)
  mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    if seen.contains(element) { return }
    seen.append(element)
    output.next(element)
  }
}

/// Emits values until an emitted value satisfies a predicate.
@usableFromInline
struct DistinctPredicateStage<Element>: StageOperator {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  /// The last emitted value, until the predicate was called for it.
  @usableFromInline var last: Element?
  @usableFromInline var isOver = false

  @inlinable
  init(_ predicate: @escaping @Sendable (Element) throws -> Bool) {
    self.predicate = predicate
  }

  @inlinable
  mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    if isOver { return }
    do {
      let asked = last
      last = nil
      if let asked, try predicate(asked) {
        isOver = true
      } else {
        last = element
        output.next(element)
      }
    } catch { output.fail(error) }
  }
}
