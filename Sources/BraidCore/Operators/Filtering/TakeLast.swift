// SPDX-License-Identifier: MIT

/// Sends the last values when the source completes.
@usableFromInline
package struct TakeLastStage<Element>: MultiEmitOperator {
  @usableFromInline var buffer: ReplayBuffer

  /// - Precondition: `count` is not negative.
  @inlinable
  package init(_ count: Int) { buffer = ReplayBuffer(Element.self, limit: count) }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    buffer.record(element)
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, _ output: MultiEmitOutput<Element>
  ) {
    let kept = buffer
    buffer = ReplayBuffer(Element.self, limit: 0)
    if termination.isCompleted { output.replay(kept) }
    output.finish(termination)
  }
}

extension MultiEmitOutput {
  /// Sends the buffered values until the subscription ends.
  @inlinable
  func replay(_ buffer: ReplayBuffer) {
    buffer.replay(to: sink.raw) { !scope.isDisposed }
  }
}
