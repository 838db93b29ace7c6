// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the elements of a sequence, then completes.
  ///
  ///     from([a, b, c])  (abc|)
  ///
  /// Each subscription makes an iterator of its own and takes a value from it only when it sends
  /// one, so the sequence may be endless. Several of these signals take turns on their thread: each
  /// sends one value, then lets others that wait there send theirs. While nothing else waits, it is
  /// a plain loop, which ends when the subscription does. (ReactiveObjC makes signals of sequences
  /// by `signal` and `signalWithScheduler:`.)
  ///
  /// - Parameter elements: The values.
  @inlinable
  public static func from<Elements: Sequence>(
    _ elements: Elements
  ) -> Signal<Value> where Elements.Element == Value {
    OperatorSignal(SequenceOperator(elements)).named("+from:")
  }

  /// Sends the elements of a sequence on a scheduler, a piece of work each, then completes there.
  ///
  /// Other work of the scheduler gets its turn between two elements. Disposal stops after the
  /// current one.
  ///
  /// - Parameters:
  ///   - elements: The values; the iterator runs on the scheduler.
  ///   - scheduler: Where they are sent.
  @inlinable
  public static func from<Elements: Sequence>(
    _ elements: Elements, on scheduler: Scheduler
  ) -> Signal<Value> where Elements.Element == Value, Value: Sendable {
    OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        IteratorSteps(elements.makeIterator()).run(on: scheduler, sink, scope)
      }
    ).named("+from:on: \(scheduler)")
  }
}

extension StepSource {
  /// Sends the events on a scheduler, one a piece of work.
  @inlinable
  func run(on scheduler: Scheduler, _ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let work = StepWork(self, sink, scope)
    scope.set(
      scheduler.scheduleRecursive { again in
        if work.step() { again() }
      })
  }
}
