// SPDX-License-Identifier: MIT
public import BraidCore

/// Sends the only value at the end; fails at the second one.
@frozen
@usableFromInline
package struct OnlyValueStage<Element>: MultiEmitOperator {
  @usableFromInline let none: Termination
  @usableFromInline let several: any Error
  @usableFromInline var element: Element?

  /// - Parameters:
  ///   - none: How it ends if the source completes without a value.
  ///   - several: What it fails with at the second value.
  @inlinable
  package init(none: Termination, several: any Error) {
    self.none = none
    self.several = several
  }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    if self.element == nil {
      self.element = element
    } else {
      self.element = nil
      output.finish(.error(several))
    }
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, _ output: MultiEmitOutput<Element>
  ) {
    let element = self.element
    self.element = nil
    guard termination.isCompleted else { return output.finish(termination) }
    guard let element else { return output.finish(none) }
    output.next(element)
    output.finish(.completed)
  }
}

/// Sends the first value, or nil if there is none, and completes.
@frozen
@usableFromInline
package struct FirstValueStage<Element>: MultiEmitOperator {
  @usableFromInline var isOver = false

  @inlinable package init() {}

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element?>) {
    if !isOver { send(element, output) }
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, _ output: MultiEmitOutput<Element?>
  ) {
    if termination.isCompleted, !isOver { send(nil, output) } else { output.finish(termination) }
  }

  @inlinable
  mutating func send(_ element: Element?, _ output: MultiEmitOutput<Element?>) {
    isOver = true
    output.next(element)
    output.finish(.completed)
  }
}
