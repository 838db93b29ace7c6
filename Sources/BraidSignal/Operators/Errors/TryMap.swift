// SPDX-License-Identifier: MIT

extension Signal {
  /// ReactiveObjC's name for ``map(_:)`` with a transformation that can fail.
  @preconcurrency @inlinable
  public final func tryMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Result
  ) -> Signal<Result> {
    map(transform).named(after: self, "-tryMap:")
  }
}
