// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Equatable {
  /// Leaves some values out.
  ///
  ///     source     a-b-a-c|
  ///     ignore(a)  --b---c|
  ///
  /// To say by a closure which, use ``ObservableType/ignoreWhen(_:)``; to leave out repetitions,
  /// ``distinctUntilChanged()``.
  ///
  /// - **Ends:** with the source.
  ///
  /// - Parameter valuesToIgnore: What to leave out.
  /// - Complexity: O(n) a value, if n are left out.
  @inlinable
  public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> {
    StagedObservable(asObservable(), ExcludeStage(valuesToIgnore))
  }

  /// Leaves the elements of a sequence out; see the variadic form.
  @inlinable
  public func ignore<Sequence: Swift.Sequence>(
    _ valuesToIgnore: Sequence
  ) -> Observable<Element> where Sequence.Element == Element {
    StagedObservable(asObservable(), ExcludeStage(Array(valuesToIgnore)))
  }
}

/// Sends the values that are not in a list.
@usableFromInline
package struct ExcludeStage<Element: Equatable>: StageOperator {
  @usableFromInline let ignored: [Element]

  @inlinable
  package init(_ ignored: [Element]) { self.ignored = ignored }

  @inlinable @inline(__always)
  package func receive(_ element: Element, _ output: StageOutput<Element>) {
    if !ignored.contains(element) { output.next(element) }
  }
}
