// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct InfallibleTests {
  @Test func `create accepts events until the completion`() {
    let log = Log<String>()
    let box = Box<Infallible<Int>.InfallibleObserver?>(nil)
    _ = Infallible<Int>.create { observer in
      box.value = observer
      return log.disposable("teardown")
    }
    .subscribe(
      onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    box.value?(.next(1))
    box.value?(.next(2))
    box.value?(.completed)
    box.value?(.next(3))
    expectEqual(log.entries, ["1", "2", "completed", "disposed", "teardown"])
  }

  @Test func `one closure receives all events`() {
    let log = Log<String>()
    _ = Infallible.of(1, 2).subscribe { event in
      switch event {
      case .next(let value): log("\(value) \(event.event)")
      case .completed: log("\(event.event)")
      }
    }
    expectEqual(log.entries, ["1 next(1)", "2 next(2)", "completed"])
  }

  @Test func `closures receive the object while it is alive`() {
    let log = Log<String>()
    let relay = PublishRelay<Int>()
    do {
      let witness = Witness()
      _ = relay.asInfallible().subscribe(with: witness, onNext: { log("\($1)") })
      relay.accept(1)
      withExtendedLifetime(witness) {}
    }
    relay.accept(2)
    let other = Witness()
    _ = Infallible.just(3).subscribe(
      with: other, onNext: { log("\($1)") }, onCompleted: { _ in log("completed") },
      onDisposed: { _ in log("disposed") })
    expectEqual(log.entries, ["1", "3", "completed", "disposed"])
  }

  @Test func `disposal stops an infallible`() {
    let log = Log<String>()
    let subscription = Infallible<Int>.create { observer in
      observer(.next(1))
      return log.disposable("teardown")
    }
    .subscribe(onNext: { log("\($0)") }, onDisposed: { log("disposed") })
    subscription.dispose()
    expectEqual(log.entries, ["1", "teardown", "disposed"])
  }

  @Test func `an error of an inner observable ends the infallible`() {
    let log = Log<String>()
    _ = Infallible.of(1, 2).flatMap { _ in Observable<Int>.error(MarbleFailure()) }.subscribe(
      onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    expectEqual(log.entries, ["disposed"])
  }

  @Test(arguments: [
    (Infallible.just(1), ["next(1)", "completed"]), (.empty(), ["completed"]), (.never(), []),
    (.of(1, 2), ["next(1)", "next(2)", "completed"]),
    (.from([1, 2]), ["next(1)", "next(2)", "completed"]),
    (.from((1...2).lazy.map { $0 }), ["next(1)", "next(2)", "completed"]),
    (.deferred { .just(1) }, ["next(1)", "completed"]),
  ])
  func `each factory method creates an infallible`(source: Infallible<Int>, expected: [String]) {
    expectEqual(source.recorded(), expected)
  }

  @Test func `values on a scheduler are emitted when the scheduler runs`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<Int>()
    for source in [
      Infallible.just(1, scheduler: scheduler), .of(1, scheduler: scheduler),
      .from([1], scheduler: scheduler), .from(CollectionOfOne(1), scheduler: scheduler),
    ] { _ = source.subscribe(onNext: { log($0) }) }
    #expect(log.entries.isEmpty)
    scheduler.start()
    expectEqual(log.entries, [1, 1, 1, 1])
  }
}
