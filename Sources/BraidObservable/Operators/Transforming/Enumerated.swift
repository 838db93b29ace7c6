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
