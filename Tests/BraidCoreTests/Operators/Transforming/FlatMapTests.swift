// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct FlatMapTests {
  private let run = OperatorRun()

  /// Inner sources `a` and `b` for 0 and 1; a source that ends synchronously for other values.
  private func start() -> (source: ManualSource<Int>, inner: [ManualSource<Int>]) {
    let source = run.source("s")
    let inner = ["a", "b"].map { run.source($0) }
    let select: @Sendable (Int) throws -> RawSource = { [log = run.log] number in
      if number < 0 {
        log("throws")
        throw TestError("failure")
      }
      return (number < inner.count ? inner[number].source : immediate(number, number)).raw
    }
    run.start(source.source, .merge, .onCompletion, select)
    expectEqual(run.news(), "s on")
    return (source, inner)
  }

  @Test func `inner sources emit concurrently, and the result completes after all of them`() {
    let (source, inner) = start()
    expectEqual(run.after { source.next(0) }, "a on")
    expectEqual(run.after { source.next(1) }, "b on")
    expectEqual(run.after { inner[0].next(10) }, "10")
    expectEqual(run.after { inner[1].next(20) }, "20")
    expectEqual(run.after { source.finish() }, "s off")
    expectEqual(run.after { inner[0].finish() }, "a off")
    expectEqual(run.after { inner[1].finish() }, "b off |")
  }

  @Test func `a source that ends last completes the result`() {
    let (source, inner) = start()
    source.next(0)
    expectEqual(run.after { inner[0].finish() }, "a off")
    expectEqual(run.after { source.finish() }, "| s off")
  }

  @Test func `inner sources that end synchronously need no subscription`() {
    let (source, _) = start()
    expectEqual(run.after { source.next(7) }, "7 7")
    expectEqual(run.after { source.next(0) }, "a on")
    expectEqual(run.after { source.next(8) }, "8 8")
  }

  @Test func `any error ends the result`() {
    let (source, _) = start()
    for number in 0...1 { source.next(number) }
    expectEqual(run.after { source.fail() }, "# s off a off b off")
    let second = FlatMapTests()
    let (other, inner) = second.start()
    other.next(0)
    expectEqual(second.run.after { inner[0].fail() }, "# s off a off")
  }

  @Test func `a selector that has thrown is not called again while the end is queued`() {
    let (source, inner) = start()
    source.next(0)
    run.onNext { [log = run.log] _ in
      source.next(-1)
      source.next(-1)
      log("sent")
    }
    expectEqual(run.after { inner[0].next(1) }, "1 throws s off a off sent #")
  }

  @Test func `no source is subscribed to if the selector disposes the result`() {
    let (source, inner) = (run.source("s"), run.source("a"))
    run.start(source.source, .merge, .onCompletion) { [scope = run.scope] _ in
      scope.dispose()
      return inner.source.raw
    }
    expectEqual(run.after { source.next(0) }, "s off")
  }

  @Test
  func `the result is abandoned with its last source, or at its end after another was abandoned`() {
    let (source, inner) = start()
    source.next(0)
    expectEqual(run.after { source.abandon() }, "s off")
    expectEqual(run.after { inner[0].finish() }, "a off gone")
  }

  /// As `using` and `do` have it.
  @Test(
    arguments: [.merge, .limited(1), .latest, .first, .race, nil] as [FlattenOperator.Strategy?])
  func `the scope of an abandoned source is disposed while an inner source is active`(
    strategy: FlattenOperator.Strategy?
  ) {
    let run = OperatorRun()
    let (a, inner) = (run.source("a"), run.source("b"))
    let source = EventSource<Int>(.hot) { [log = run.log] _, sink, scope in
      let own = ForwardingScope(scope, onDisposed: { log("released") })
      scope.set(own)
      a.source.connect(sink, own)
    }
    if let strategy {
      run.start(source, strategy, .always) { _ in inner.source.raw }
    } else {
      run.start(ExpandOperator(source, limit: 2) { _ in inner.source.raw })
    }
    a.next(0)
    expectEqual(run.after { a.abandon() }, "a off released")
    expectEqual(run.after { inner.finish() }, "b off gone")
  }
}
