// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

/// The events of a join of two sources for both kinds of slots.
struct JoinSinkTests {
  /// - Parameter events: `a1` is a value of the first source, `b|` the end of the second one.
  private func results(_ events: String, _ kind: JoinKind, _ completion: JoinCompletion) -> String {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(JoinOperator(kind, completion, a.source, b.source, +))
    for event in events.split(separator: " ") {
      let source = event.first == "a" ? a : b
      switch event.dropFirst() {
      case "|": source.finish()
      case "#": source.fail()
      case let value: source.next(Int(value) ?? 0)
      }
    }
    return run.log.entries.filter { !$0.contains(" ") }.joined(separator: " ")
  }

  @Test(arguments: [
    ("a1 a2", ""),
    ("a1 b10 a2 b20", "11 12 22"),
    ("a1 b10 a| b20 b|", "11 21 |"),
    // No result is possible any more, but the join is still active.
    ("a| b1 b2", ""),
    ("a| b1 b|", "|"),
    ("a1 b#", "#"),
  ])
  func `combineLatest completes with all sources`(events: String, result: String) {
    expectEqual(results(events, .latest, .withAll), result)
  }

  @Test(arguments: [
    ("a|", ""),
    ("a| b1", "|"),
    ("a1 a| b10 b20", "11 21"),
    ("a| b|", "|"),
  ])
  func `combineLatest completes on a value that can never be matched`(
    events: String, result: String
  ) {
    expectEqual(results(events, .latest, .withUnmatchedValue), result)
  }

  @Test(arguments: [
    ("a1 a2 b10 b20", "11 22"),
    ("b10 b20 a1 a2", "11 22"),
    ("a1 a2 b10 a| b20", "11 22"),
    ("a1 b10 a|", "11"),
    ("a1 b10 a| b20", "11"),
    ("a1 b10 a| b|", "11 |"),
    ("a1 a2 b#", "#"),
  ])
  func `zip completes with all sources`(events: String, result: String) {
    expectEqual(results(events, .zip, .withAll), result)
  }

  @Test(arguments: [
    ("a1 a| b10", "11"),
    ("a1 a| b10 b20", "11 |"),
    ("a|", ""),
    ("a| b10", "|"),
  ])
  func `zip completes on a value that can never be matched`(events: String, result: String) {
    expectEqual(results(events, .zip, .withUnmatchedValue), result)
  }

  @Test(arguments: [
    ("a|", "|"),
    ("a1 a|", ""),
    ("a1 a| b10", "11 |"),
    ("a1 b10 b|", "11 |"),
    ("a1 a2 a| b10", "11"),
    ("a1 a2 a| b10 b20", "11 22 |"),
  ])
  func `zip completes when no further result is possible`(events: String, result: String) {
    expectEqual(results(events, .zip, .whenUnmatchable), result)
  }

  @Test func `sources are torn down at their ends, and all with the result`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    expectEqual(
      run.after { run.start(JoinOperator(.latest, .withAll, a.source, b.source, +)) }, "a on b on")
    expectEqual(run.after { a.finish() }, "a off")
    expectEqual(run.after { b.finish() }, "b off |")
  }

  @Test func `values sent inside a result are emitted after it in order`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(JoinOperator(.latest, .withAll, a.source, b.source, +))
    run.onNext { [log = run.log] in
      if $0 != "11" { return }
      a.next(2)
      b.next(20)
      a.finish()
      log("sent")
    }
    a.next(1)
    expectEqual(run.after { b.next(10) }, "11 a off sent 12 22")
  }

  @Test func `a value that a teardown sends is dropped while an error is queued`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b"))
    let sender = EventSource<Int>(.hot) { _, sink, scope in
      sink.next(10)
      scope.set(Disposables.create { b.next(2) })
    }
    run.start(JoinOperator(.latest, .withAll, a.source, sender, b.source) { $0 + $1 + $2 })
    run.onNext { _ in a.fail() }
    a.next(100)
    expectEqual(run.after { b.next(1) }, "111 a off b off #")
  }

  @Test func `an error thrown by the closure ends the result`() {
    let run = OperatorRun()
    let a = run.source("a")
    run.start(
      JoinOperator(.latest, .withAll, a.source, immediate(1)) { _, _ -> Int in
        throw TestError("failure")
      })
    expectEqual(run.after { a.next(1) }, "# a off")
  }

  @Test func `values that can never be matched are released`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a"), run.source("b", of: Witness.self))
    run.start(JoinOperator(.zip, .withAll, a.source, b.source) { number, _ in number })
    let (_, waiting) = holding { b.next($0) }
    #expect(waiting.value != nil)
    a.finish()
    #expect(waiting.value == nil)
    let (_, late) = holding { b.next($0) }
    #expect(late.value == nil)
  }
}
