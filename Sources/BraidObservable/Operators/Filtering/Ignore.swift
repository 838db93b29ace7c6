// SPDX-License-Identifier: MIT
public import BraidCore

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
  @inlinable
  public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> {
    StagedObservable(asObservable(), ExcludeStage(valuesToIgnore))
  }

  /// Drops the values that equal an element of a sequence; see the variadic overload.
  @inlinable
  public func ignore<Sequence: Swift.Sequence>(
    _ valuesToIgnore: Sequence
  ) -> Observable<Element> where Sequence.Element == Element {
    StagedObservable(asObservable(), ExcludeStage(Array(valuesToIgnore)))
  }
}

/// Emits the values that are not in a list.
@usableFromInline
struct ExcludeStage<Element: Equatable>: StageOperator {
  @usableFromInline let ignored: [Element]

  @inlinable
  init(_ ignored: [Element]) { self.ignored = ignored }

  @inlinable @inline(__always)
  func receive(_ element: Element, _ output: StageOutput<Element>) {
    if !ignored.contains(element) { output.next(element) }
  }
}
