// SPDX-License-Identifier: MIT
public import BraidCore

extension Observable {
  /// The events of the steps made for each subscription, each in an action of its own on a
  /// scheduler.
  @inlinable
  static func scheduled<Steps: StepSource>(
    on scheduler: any ImmediateSchedulerType, function: StaticString = #function,
    _ makeSteps: @escaping () -> Steps
  ) -> Observable<Element> {
    OperatorObservable(
      AnonymousOperator { makeSteps().run(on: scheduler, $0.raw, $1) }, function: function)
  }

  /// The values of a sequence, each in an action of its own on a scheduler.
  @inlinable
  static func scheduled(
    _ elements: some Sequence<Element>, on scheduler: any ImmediateSchedulerType,
    function: StaticString = #function
  ) -> Observable<Element> {
    scheduled(on: scheduler, function: function) { IteratorSteps(elements.makeIterator()) }
  }
}

extension StepSource {
  @inlinable
  func run(
    on scheduler: any ImmediateSchedulerType, _ sink: consuming RawSink,
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
