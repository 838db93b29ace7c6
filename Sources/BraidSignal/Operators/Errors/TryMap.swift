// SPDX-License-Identifier: MIT

extension Signal {
  /// ``map(_:)`` by the name ReactiveObjC gives it when the transform can fail.
  @preconcurrency @inlinable
  public final func tryMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Result
  ) -> Signal<Result> {
    map(transform).named(after: self, "-tryMap:")
  }
}
