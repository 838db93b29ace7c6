// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct MergeTests {
  private let run = OperatorRun()

  private func start() -> (ManualSource<Int>, ManualSource<Int>) {
    let (a, b) = (run.source("a"), run.source("b"))
    run.start(MergeSources([a.source, b.source], .onCompletion))
    expectEqual(run.news(), "a on b on")
    return (a, b)
  }

  @Test func `values are forwarded, and the last completion ends the result`() {
    let (a, b) = start()
    expectEqual(run.after { a.next(1) }, "1")
    expectEqual(run.after { b.next(2) }, "2")
    expectEqual(run.after { a.finish() }, "a off")
    expectEqual(run.after { b.next(3) }, "3")
    expectEqual(run.after { b.finish() }, "b off |")
  }

  @Test func `the first error ends the result`() {
    let (a, _) = start()
    expectEqual(run.after { a.fail() }, "# a off b off")
  }

  @Test func `a value sent inside another is delivered after it`() {
    let (a, b) = start()
    run.onNext { [log = run.log] in
      if $0 != "1" { return }
      b.next(2)
      log("sent")
    }
    expectEqual(run.after { a.next(1) }, "1 sent 2")
  }

  @Test func `a disposal and an end drop queued events`() {
    let (a, b) = start()
    run.onNext { [scope = run.scope] _ in
      b.next(2)
      scope.dispose()
    }
    expectEqual(run.after { a.next(1) }, "1 a off b off")

    let ending = OperatorRun()
    let (c, d) = (ending.source("c"), ending.source("d"))
    ending.start(MergeSources([c.source, d.source], .onCompletion))
    ending.onNext { _ in
      d.fail()
      c.next(3)
    }
    expectEqual(ending.after { c.next(1) }, "1 c off d off #")
  }

  @Test func `a value that a teardown sends while an error is queued is dropped`() {
    let a = run.source("a")
    let b = EventSource<Int>(.hot) { _, sink, scope in
      scope.set(Disposables.create { sink.next(2) })
    }
    run.start(MergeSources([a.source, b], .onCompletion))
    run.onNext { _ in a.fail() }
    expectEqual(run.after { a.next(1) }, "1 a off #")
  }

  @Test func `a source that ends synchronously inside another value is merged after it`() {
    let (input, a) = (run.source("input"), run.source("a"))
    run.start(input.source, .merge, .onCompletion) { ($0 == 0 ? a.source : immediate(2)).raw }
    input.next(0)
    run.onNext { [log = run.log] in
      if $0 != "1" { return }
      input.next(1)
      log("sent")
    }
    expectEqual(run.after { a.next(1) }, "1 sent 2")
  }

  @Test func `the subscription to an abandoned inner source is released`() {
    let (input, inner) = (run.source("input"), WeakScope())
    run.start(input.source, .merge, .onCompletion) { _ in
      EventSource<Int>(.hot) { _, _, scope in
        inner.value = scope
        scope.abandon()
      }.raw
    }
    input.next(0)
    #expect(inner.value == nil)
    run.scope.dispose()
  }

  @Test func `sources that end synchronously are merged`() {
    run.start(MergeSources([immediate(1, 2), immediate(3)], .onCompletion))
    expectEqual(run.news(), "1 2 3 |")
    let none = OperatorRun()
    none.start(MergeSources([EventSource<Int>](), .onCompletion))
    expectEqual(none.news(), "|")
    let failing = OperatorRun()
    let b = failing.source("b")
    failing.start(MergeSources([immediate(1, ending: .failure), b.source], .onCompletion))
    expectEqual(failing.news(), "1 #")
  }

  @Test func `an abandoned source prevents the completion of the result`() {
    let (a, b) = start()
    expectEqual(run.after { a.abandon() }, "a off")
    expectEqual(run.after { b.next(1) }, "1")
    expectEqual(run.after { b.finish() }, "b off gone")
  }

  @Test func `flatMapFirst accepts a value only while no inner source is active`() {
    let (input, a, b) = (run.source("input"), run.source("a"), run.source("b"))
    run.start(input.source, .first, .onCompletion) { ($0 == 0 ? a.source : b.source).raw }
    expectEqual(run.news(), "input on")
    expectEqual(run.after { input.next(0) }, "a on")
    expectEqual(run.after { input.next(1) }, "")
    expectEqual(run.after { a.finish() }, "a off")
    expectEqual(run.after { input.next(1) }, "b on")
  }
}
