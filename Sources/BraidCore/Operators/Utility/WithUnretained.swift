// SPDX-License-Identifier: MIT

/// Sends the result of `transform` for an object and each value; completes once the object was
/// deallocated.
@usableFromInline
package struct UnretainedStage<Object: AnyObject, Input, Output>: StageOperator {
  @usableFromInline weak var object: Object?
  @usableFromInline let transform: @Sendable (Object, Input) -> Output

  @inlinable
  package init(_ object: Object, _ transform: @escaping @Sendable (Object, Input) -> Output) {
    self.object = object
    self.transform = transform
  }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {
    if let object { output.next(transform(object, input)) } else { output.finish(.completed) }
  }
}
