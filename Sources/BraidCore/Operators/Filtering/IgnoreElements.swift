// SPDX-License-Identifier: MIT

/// Sends the terminal event only.
@usableFromInline
package struct IgnoreStage<Input, Output>: StageOperator {
  @inlinable package init() {}

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {}
}
