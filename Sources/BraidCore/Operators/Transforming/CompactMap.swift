// SPDX-License-Identifier: MIT

/// Transforms each value and drops the results that are `nil`.
@usableFromInline
package struct CompactMapStage<Input, Output>: StageOperator {
  @usableFromInline let transform: @Sendable (Input) throws -> Output?

  @inlinable
  package init(_ transform: @escaping @Sendable (Input) throws -> Output?) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {
    do {
      if let element = try transform(input) { output.next(element) }
    } catch { output.fail(error) }
  }
}
