// SPDX-License-Identifier: MIT

extension Signal where Value: Equatable & Sendable {
  /// Sends only the values that are not equal to `value`.
  ///
  ///     source    a--b--a--c|
  ///     ignore a  ---b-----c|
  ///
  /// - Parameter value: What to leave out.
  @inlinable
  public final func ignore(_ value: Value) -> Signal<Value> {
    filter { $0 != value }.named(after: self, "-ignore:")
  }
}
