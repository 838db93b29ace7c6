// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Sends a value of its own if the source completes without one.
  ///
  ///     source               ---|
  ///     ifEmpty(default: a)  ---(a|)
  ///
  /// - Parameter substitute: The value.
  @inlinable
  public func ifEmpty(default substitute: Element) -> Observable<Element> {
    StagedObservable(asObservable(), IfEmptyStage(substitute))
  }
}
