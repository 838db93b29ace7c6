// SPDX-License-Identifier: MIT

/// Sends the result of `transform` for each value.
@usableFromInline
package struct MapStage<Input, Output>: StageOperator {
  @usableFromInline let transform: @Sendable (Input) throws -> Output

  @inlinable
  package init(_ transform: @escaping @Sendable (Input) throws -> Output) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {
    do { output.next(try transform(input)) } catch { output.fail(error) }
  }
}

/// Sends the same value for each value of the source.
@usableFromInline
package struct ConstantStage<Input, Output>: StageOperator {
  @usableFromInline let value: Output

  @inlinable
  package init(_ value: Output) { self.value = value }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) { output.next(value) }
}
