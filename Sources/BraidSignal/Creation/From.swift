// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Emits the elements of a sequence, then completes.
  ///
  ///     from([a, b, c])  (abc|)
  ///
  /// ```swift
  /// Signal.from(1...3).subscribe(next: { print($0) })  // 1, 2, 3
  /// ```
  ///
  /// Each subscription creates an iterator and advances it only to emit a value, so the sequence
  /// may be infinite. It is a plain loop that stops when the subscription is disposed: a burst of
  /// values is not interrupted by other signals of the thread.
  ///
  /// To let other actions run between the elements, use ``from(_:on:)``. ReactiveObjC's `signal`
  /// and `signalWithScheduler:` of a sequence do that, too: see ``PullSequence/asSignal(on:)``. For
  /// an asynchronous sequence, use `asSignal()`.
  ///
  /// - **Ends:** completes after the last element.
  /// - **Threads:** values arrive synchronously, on the subscribing thread.
  /// - Complexity: O(1) per value, plus the cost of the iterator.
  ///
  /// - Parameter elements: The values to emit.
  @inlinable
  public static func from<Elements: Sequence>(
    _ elements: Elements
  ) -> Signal<Value> where Elements.Element == Value {
    OperatorSignal(SequenceOperator(takesTurns: false, elements)).named("+from:")
  }

  /// Emits the elements of a sequence on a scheduler, one action for each element, then completes
  /// there.
  ///
  /// Differs from ``from(_:)`` in that other actions of the scheduler can run between two elements.
  /// Disposal stops the iteration after the current element.
  ///
  /// - Parameters:
  ///   - elements: The values to emit. The iterator runs on `scheduler`.
  ///   - scheduler: Runs one action for each element.
  @inlinable
  public static func from<Elements: Sequence>(
    _ elements: Elements, on scheduler: Scheduler
  ) -> Signal<Value> where Elements.Element == Value, Value: Sendable {
    OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        IteratorSteps(elements.makeIterator()).run(on: scheduler, sink.raw, scope)
      }
    ).named("+from:on: \(scheduler)")
  }
}

extension StepSource {
  /// Sends the events on a scheduler, one action for each event.
  @inlinable
  func run(on scheduler: Scheduler, _ sink: consuming RawSink, _ scope: SinkDisposer) {
    let work = StepWork(self, sink, scope)
    scope.set(
      scheduler.scheduleRecursive { again in
        if work.step() { again() }
      })
  }
}
