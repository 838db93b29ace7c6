// SPDX-License-Identifier: MIT

/// Sends the same value for each value of the source.
@usableFromInline
package struct ConstantStage<Input, Output>: StageOperator {
  @usableFromInline let value: Output

  @inlinable
  package init(_ value: Output) { self.value = value }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) { output.next(value) }
}
