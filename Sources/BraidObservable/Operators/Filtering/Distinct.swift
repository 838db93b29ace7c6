// SPDX-License-Identifier: MIT
import BraidCore

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
  public func distinct() -> Observable<Element> {
    makeObservable(rawSource, .distinct { (element: Element) in element })
  }
}

extension ObservableType where Element: Equatable {
  /// Emits each value only the first time it occurs, for values that are not `Hashable`.
  ///
  /// - Complexity: O(n) per value, where n is the number of distinct values so far; they are
  ///   retained until the end.
  public func distinct() -> Observable<Element> {
    makeObservable(
      rawSource,
      .reacting("distinct") { _ in
        var seen: [Element] = []
        return Reaction { (element: Element, sink: EventSink<Element>) in
          if seen.contains(element) { return }
          seen.append(element)
          sink.next(element)
        }
      })
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
  /// RxSwiftExt defines this overload as follows: a new value counts as a repetition if `predicate`
  /// returns true for any value emitted before it, and `predicate` never sees the new value itself.
  /// To compare two values, use ``distinctUntilChanged(_:)-((Self.Element,Self.Element)->Bool)``.
  /// To complete with the matching value, use `take(until:behavior:)`.
  ///
  /// - **Ends:** with the source. Fails if `predicate` throws; it is called for a value when the
  ///   next one arrives.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter predicate: Whether all values after this one are dropped.
  /// - Complexity: O(1) per value; keeps one value.
  @available(swift 6) @preconcurrency
  public func distinct(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    makeObservable(
      rawSource,
      .reacting("distinct") { _ in
        var last: Element?
        var hasFinished = false
        return Reaction { (element: Element, sink: EventSink<Element>) in
          if hasFinished { return }
          let asked = last
          last = nil
          if let asked, try predicate(asked) { return hasFinished = true }
          last = element
          sink.next(element)
        }
      })
  }
}
