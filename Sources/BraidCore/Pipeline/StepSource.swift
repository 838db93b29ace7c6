// SPDX-License-Identifier: MIT

/// A source that sends one event per step, as a value: a sequence, a range, a repeated element.
@usableFromInline
package protocol StepSource: SendableMetatype {
  /// Sends the next event.
  ///
  /// - Parameters:
  ///   - sink: Receives the event.
  ///   - scope: The subscription. A closure that makes the value may dispose it.
  /// - Returns: Whether to call `step` again.
  mutating func step(_ sink: RawSink, _ scope: SinkDisposer) -> Bool
}

extension StepSource {
  /// Runs the steps on the thread's trampoline.
  ///
  /// It loops while the trampoline's queue is empty. Otherwise, the source is queued again after
  /// each step, so that several sources take turns.
  @inlinable
  package func runOnTrampoline(_ sink: consuming RawSink, _ scope: SinkDisposer) {
    let trampoline = Trampoline.current
    trampoline.schedule(StepItem(self, sink, scope, trampoline, takesTurns: true))
  }

  /// Runs the steps before the call returns, even if the trampoline's queue is not empty.
  @inlinable
  package func runSynchronously(_ sink: consuming RawSink, _ scope: SinkDisposer) {
    let trampoline = Trampoline.current
    trampoline.perform(StepItem(self, sink, scope, trampoline, takesTurns: false))
  }
}

/// A ``StepSource`` in one subscription: its only allocation.
@usableFromInline
final class StepItem<Source: StepSource>: Trampoline.Item,
  @unchecked Sendable  // run by one thread at a time: the trampoline's
{
  @exclusivity(unchecked) @usableFromInline var source: Source
  @usableFromInline let sink: RawSink
  @usableFromInline let scope: SinkDisposer
  @exclusivity(unchecked) @usableFromInline var trampoline: Trampoline
  /// Whether other items of the trampoline run between two steps.
  @usableFromInline let takesTurns: Bool

  @inlinable
  init(
    _ source: Source, _ sink: consuming RawSink, _ scope: SinkDisposer,
    _ trampoline: Trampoline, takesTurns: Bool
  ) {
    self.takesTurns = takesTurns
    self.source = source
    self.sink = sink
    self.scope = scope
    self.trampoline = trampoline
    super.init { unsafeDowncast($0, to: StepItem.self).run() }
  }

  @inlinable
  func run() {
    if isHeld { moveHere() }
    while scope.wantsStep {
      if !source.step(sink, scope) { return }
      if !trampoline.isEmpty, takesTurns {
        runsAgain = true
        return
      }
    }
    // Suspended, or resumed since then: `park` finds out.
    if !scope.isDisposed { isHeld = true }
  }

  /// Continues on this thread after a suspension.
  @usableFromInline
  func moveHere() {
    isHeld = false
    trampoline = .current
  }

  override func park() -> Bool { scope.park(self) }
}

/// A ``StepSource`` that runs on a scheduler, one scheduled action per step.
@usableFromInline
package final class StepWork<Source: StepSource>: @unchecked Sendable {  // steps never overlap
  @exclusivity(unchecked) @usableFromInline var source: Source
  @usableFromInline let sink: RawSink
  @usableFromInline let scope: SinkDisposer

  @inlinable
  package init(
    _ source: Source, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    self.source = source
    self.sink = sink
    self.scope = scope
  }

  /// Sends the next event.
  ///
  /// - Returns: Whether to call `step` again.
  @inlinable
  package func step() -> Bool { !scope.isDisposed && source.step(sink, scope) }
}

/// The events of a step source, sent synchronously.
///
/// They are interleaved with other actions of the thread's trampoline, as in Rx, or follow each
/// other without interruption, as in RAC.
@usableFromInline
package struct StepsOperator<Steps: StepSource, Output>: SourceOperator {
  @usableFromInline let takesTurns: Bool
  @usableFromInline let steps: Steps

  @inlinable
  package init(takesTurns: Bool, _ steps: Steps) {
    self.takesTurns = takesTurns
    self.steps = steps
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer) {
    if takesTurns {
      steps.runOnTrampoline(sink.raw, scope)
    } else {
      steps.runSynchronously(sink.raw, scope)
    }
  }
}
