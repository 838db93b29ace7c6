// SPDX-License-Identifier: MIT

/// Sends no value, only the end.
@usableFromInline
package struct IgnoreStage<Input, Output>: StageOperator {
  @inlinable package init() {}

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {}
}
