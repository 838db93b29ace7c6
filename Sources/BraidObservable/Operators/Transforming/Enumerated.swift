// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends each value with its number, from zero on.
  ///
  ///     source                    a-b--c|
  ///     enumerated().map(\.index)  0-1--2|
  ///
  /// Each subscription counts for itself.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    StagedObservable(asObservable(), EnumerateStage())
  }
}

/// Sends each value with its number.
@usableFromInline
package struct EnumerateStage<Element>: StageOperator {
  @usableFromInline var index = 0

  @inlinable package init() {}

  @inlinable @inline(__always)
  package mutating func receive(
    _ element: Element, _ output: StageOutput<(index: Int, element: Element)>
  ) {
    let index = index
    self.index = index + 1
    output.next((index: index, element: element))
  }
}
