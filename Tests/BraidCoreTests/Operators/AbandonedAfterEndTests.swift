// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

/// A source that has ended may be abandoned afterwards, as a connection that has terminated is by
/// its late observers: an operator still sends its pending events.
struct AbandonedAfterEndTests {
  private let run = OperatorRun()
  private let manual = ManualTiming()

  /// Sends 0, completes, and is abandoned.
  private let source = EventSource<Int>(.hot) { _, sink, scope in
    sink.next(0)
    sink.finish(.completed)
    scope.abandon()
  }

  @Test(
    arguments: [.merge, .limited(1), .limited(2), .latest, .first, .race]
      as [FlattenOperator.Strategy])
  func `flattening operators wait for the inner source`(strategy: FlattenOperator.Strategy) {
    let inner = run.source("a")
    run.start(source, strategy, .always) { _ in inner.source.raw }
    expectEqual(run.news(), "a on")
    expectEqual(run.after { inner.next(7) }, "7")
    expectEqual(run.after { inner.finish() }.split(separator: " ").sorted(), ["a", "off", "|"])
  }

  @Test func `expand waits for the inner sources`() {
    let inner = run.source("a")
    run.start(ExpandOperator(source, limit: 2) { _ in inner.source.raw })
    expectEqual(run.news(), "0 a on")
    expectEqual(run.after { inner.finish() }, "a off |")
  }

  @Test func `joins wait for the other source`() {
    let other = run.source("a")
    run.start(JoinOperator(.latest, .withAll, source, other.source) { $0 + $1 })
    expectEqual(run.news(), "a on")
    expectEqual(run.after { other.next(7) }, "7")
    expectEqual(run.after { other.finish() }, "a off |")
  }

  @Test func `merge and concat wait for the other source`() {
    for operation in [
      { MergeSources([source, $0], .always) as RawOperator },
      { Resubscribing(ConcatRule(source, $0), tearingDown: .atEnd) },
    ] as [(EventSource<Int>) -> RawOperator] {
      let run = OperatorRun()
      let other = run.source("a")
      run.start(operation(other.source))
      expectEqual(run.news(), "0 a on")
      expectEqual(run.after { other.next(7) }, "7")
      expectEqual(
        run.after { other.finish() }.split(separator: " ").sorted(), ["a", "off", "|"])
    }
  }

  @Test func `ifEmpty waits for the other source`() {
    let other = run.source("a")
    let source = EventSource<Int>(.hot) { _, sink, scope in
      sink.finish(.completed)
      scope.abandon()
    }
    run.start(AnonymousRawOperator(source, ifEmpty: other.source))
    expectEqual(run.news(), "a on")
    expectEqual(run.after { other.next(7) }, "7")
    expectEqual(run.after { other.finish() }, "| a off")
  }

  @Test func `timed operators send delayed events`() {
    for operation in [
      { GatedOperator(source, delayedBy: .seconds(3), $0) },
      { GatedOperator(source, debouncedFor: .seconds(3), $0) },
    ] as [(@escaping OperatorClock.Source) -> GatedOperator] {
      let run = OperatorRun()
      run.start(operation(manual.timing.clock))
      manual.advance(by: .seconds(3))
      expectEqual(run.news(), "0 |")
    }
  }

  @Test func `a queued end is delivered`() {
    let work = Box<[Timing.Work]>([])
    let engine = ObserveOnSink(
      RawType(Int.self), run.sink(of: Int.self).raw, run.scope, eventsPerTurn: 8
    ) { next in
      work.update { $0.append(next) }
      return Disposables.create()
    }
    engine.run(source.raw)
    while let next = work.update({ $0.isEmpty ? nil : $0.removeFirst() }) { next() }
    expectEqual(run.news(), "0 |")
  }
}
