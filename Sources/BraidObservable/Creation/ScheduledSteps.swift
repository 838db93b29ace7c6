// SPDX-License-Identifier: MIT
public import BraidCore

/// The events of a step source, one piece of work on a scheduler each.
@frozen
@usableFromInline
struct ScheduledSteps<Steps: StepSource>: SourceOperator {
  @usableFromInline let steps: Steps
  @usableFromInline let scheduler: any ImmediateSchedulerType

  @inlinable
  init(_ steps: Steps, _ scheduler: any ImmediateSchedulerType) {
    self.steps = steps
    self.scheduler = scheduler
  }

  @inlinable
  func run(_ sink: consuming EventSink<Steps.Element>, _ scope: SinkDisposer) {
    steps.run(on: scheduler, sink, scope)
  }
}

/// The values of a sequence, one piece of work on a scheduler each.
@frozen
@usableFromInline
struct ScheduledSequence<Elements: Sequence>: SourceOperator {
  @usableFromInline let elements: Elements
  @usableFromInline let scheduler: any ImmediateSchedulerType

  @inlinable
  init(_ elements: Elements, _ scheduler: any ImmediateSchedulerType) {
    self.elements = elements
    self.scheduler = scheduler
  }

  @inlinable
  func run(_ sink: consuming EventSink<Elements.Element>, _ scope: SinkDisposer) {
    IteratorSteps(elements.makeIterator()).run(on: scheduler, sink, scope)
  }
}

extension StepSource {
  @inlinable
  func run(
    on scheduler: any ImmediateSchedulerType, _ sink: consuming EventSink<Element>,
    _ scope: SinkDisposer
  ) {
    if scheduler is CurrentThreadScheduler { return runOnTrampoline(sink, scope) }
    let work = StepWork(self, sink, scope)
    scope.set(
      scheduler.scheduleRecursive(work) { work, again in
        if work.step() { again(work) }
      })
  }
}

/// The events of a step source, in turns with other work of the thread.
@frozen
@usableFromInline
package struct StepsOperator<Steps: StepSource>: SourceOperator {
  @usableFromInline let steps: Steps

  @inlinable
  package init(_ steps: Steps) { self.steps = steps }

  @inlinable
  package func run(_ sink: consuming EventSink<Steps.Element>, _ scope: SinkDisposer) {
    steps.runOnTrampoline(sink, scope)
  }
}
