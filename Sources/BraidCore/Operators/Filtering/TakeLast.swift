// SPDX-License-Identifier: MIT

/// Sends the last values when the source completes.
@usableFromInline
package struct TakeLastStage<Element>: MultiEmitOperator {
  @usableFromInline var buffer: ReplayBuffer<Element>

  /// - Precondition: `count` is not negative.
  @inlinable
  package init(_ count: Int) { buffer = ReplayBuffer(limit: count) }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    _ = buffer.record(element)
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, _ output: MultiEmitOutput<Element>
  ) {
    let kept = buffer
    buffer = ReplayBuffer(limit: 0)
    if termination.isCompleted { output.replay(kept) }
    output.finish(termination)
  }
}

extension MultiEmitOutput {
  /// Sends the buffered values until the subscription ends.
  @inlinable
  func replay<Store: ReplayStore<Element>>(_ store: Store) {
    store.replay(to: sink) { !scope.isDisposed }
  }
}
