// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Hashable {
  /// Leaves out the values that were sent before, however long ago.
  ///
  ///     source      a-b-a-c-b|
  ///     distinct()  a-b---c--|
  ///
  /// To compare with the value before only, which needs no memory, use ``distinctUntilChanged()``.
  ///
  /// - **Ends:** with the source. Each subscription begins with an empty memory.
  ///
  /// - Complexity: O(1) a value; keeps every different value until the end.
  @inlinable
  public func distinct() -> Observable<Element> {
    StagedObservable(asObservable(), DistinctSetStage())
  }
}

extension ObservableType where Element: Equatable {
  /// Leaves out the values that were sent before; the form for values that have no hash.
  ///
  /// - Complexity: O(n) a value after n different ones, which are kept until the end.
  @inlinable
  public func distinct() -> Observable<Element> {
    StagedObservable(asObservable(), DistinctListStage())
  }
}

extension ObservableType {
  /// Sends the values up to and with the first one for which `predicate` is true.
  ///
  ///     source                 a-b-c-d|
  ///     distinct { $0 == b }   a-b----|
  ///
  /// A value counts as sent before if `predicate` is true for any value that was sent before, as
  /// RxSwiftExt has it: the predicate does not see the value itself. To compare two values, use
  /// ``distinctUntilChanged(_:)-((Self.Element,Self.Element)->Bool)``; to complete with the value,
  /// use `take(until:behavior:)`.
  ///
  /// - **Ends:** with the source; fails if `predicate` throws, which is asked when the next value
  ///   comes.
  ///
  /// - Parameter predicate: Whether nothing is to be sent after a value.
  /// - Complexity: O(1) a value; keeps one value.
  @available(swift 6) @preconcurrency @inlinable
  public func distinct(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), DistinctPredicateStage(predicate))
  }
}

/// Sends the values that are not in the set of those before.
@usableFromInline
package struct DistinctSetStage<Element: Hashable>: StageOperator {
  @usableFromInline var seen: Set<Element> = []

  @inlinable package init() {}

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    if seen.insert(element).inserted { output.next(element) }
  }
}

/// Sends the values that equal none before.
@usableFromInline
package struct DistinctListStage<Element: Equatable>: StageOperator {
  @usableFromInline var seen: [Element] = []

  @inlinable package init() {}

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    if seen.contains(element) { return }
    seen.append(element)
    output.next(element)
  }
}

/// Sends the values until one that was sent satisfies a predicate.
@usableFromInline
package struct DistinctPredicateStage<Element>: StageOperator {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  /// What was sent last, unless the predicate has been asked about it.
  @usableFromInline var last: Element?
  @usableFromInline var isOver = false

  @inlinable
  package init(_ predicate: @escaping @Sendable (Element) throws -> Bool) {
    self.predicate = predicate
  }

  @inlinable
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
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
