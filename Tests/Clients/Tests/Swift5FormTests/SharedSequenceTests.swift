// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import Testing

/// What `build` makes of a driver of 1, 2 and 3, in virtual time.
func trace<Result: SharedSequenceConvertibleType>(
  _ build: (Driver<Int>) -> Result
) -> String {
  let scheduler = TestScheduler(initialClock: 0)
  let journal = Journal()
  SharingScheduler.mock(scheduler: scheduler) {
    let subscription = build(.of(1, 2, 3)).asObservable()
      .subscribe(onNext: { journal.note($0) }, onCompleted: { journal.complete() })
    scheduler.start()
    subscription.dispose()
  }
  return journal.text
}

struct SharedSequenceTests {
  private let failing = Observable.just(1).concat(Observable.error(Failure()))
  private let tally = Tally()
  private let journal = Journal()

  @Test func `operators transform and filter values`() {
    var calls = 0
    #expect(trace { $0.map(tally.double) } == "2 4 6 |")
    #expect(trace { $0.map { bump(&calls, $0 * 2) } } == "2 4 6 |")
    #expect(trace { $0.compactMap(tally.half) } == "1 |")
    #expect(trace { $0.compactMap { bump(&calls, $0 > 1 ? $0 : nil) } } == "2 3 |")
    #expect(trace { $0.filter(tally.isOdd) } == "1 3 |")
    #expect(trace { $0.filter { bump(&calls, $0 > 1) } } == "2 3 |")
    #expect(trace { $0.scan(0, accumulator: tally.sum) } == "1 3 6 |")
    #expect(trace { $0.scan(0) { bump(&calls, $0 + $1) } } == "1 3 6 |")
    #expect(tally.calls == 12)
    #expect(calls == 12)
  }

  @Test func `filterMap, mapMany and reduce transform values`() {
    var calls = 0
    #expect(trace { $0.filterMap(squareOfOdd) } == "1 9 |")
    #expect(trace { $0.filterMap { bump(&calls, squareOfOdd($0)) } } == "1 9 |")
    #expect(trace { $0.map { [$0] }.mapMany(tally.double) } == "[2] [4] [6] |")
    #expect(trace { $0.map { [$0] }.mapMany { bump(&calls, 0 - $0) } } == "[-1] [-2] [-3] |")
    #expect(trace { $0.reduce(0, accumulator: tally.sum) } == "6 |")
    #expect(trace { $0.reduce(0) { bump(&calls, $0 + $1) } } == "6 |")
    #expect(trace { $0.reduce(0, accumulator: tally.sum, mapResult: tally.double) } == "12 |")
    #expect(
      trace { $0.reduce(0, accumulator: { bump(&calls, $0 + $1) }, mapResult: { $0 * 2 }) }
        == "12 |")
    #expect(tally.calls == 10)
    #expect(calls == 12)
  }

  @Test func `ignoreWhen, take and count call a predicate`() {
    var calls = 0
    #expect(trace { $0.ignoreWhen(tally.isOdd) } == "2 |")
    #expect(trace { $0.ignoreWhen { bump(&calls, $0 > 1) } } == "1 |")
    #expect(trace { $0.take(while: tally.isSmall) } == "1 2 |")
    #expect(trace { $0.take(while: { bump(&calls, $0 < 2) }, behavior: .inclusive) } == "1 2 |")
    #expect(trace { $0.count(tally.isOdd) } == "2 |")
    #expect(trace { $0.count { bump(&calls, $0 > 2) } } == "1 |")
    #expect(tally.calls == 9)
    #expect(calls == 8)
  }

  @Test func `distinct and partition call a function`() {
    var calls = 0
    #expect(trace { $0.distinct(tally.isOdd) } == "1 |")
    #expect(trace { $0.distinct { bump(&calls, $0 > 1) } } == "1 2 |")
    #expect(trace { $0.partition(tally.isOdd).matches } == "1 3 |")
    #expect(trace { $0.partition { bump(&calls, $0 > 1) }.nonMatches } == "1 |")
    #expect(calls > 3)
  }

  @Test func `distinctUntilChanged compares values, keys, and keys by a function`() {
    var calls = 0
    #expect(trace { $0.distinctUntilChanged(tally.isOdd) } == "1 2 3 |")
    #expect(trace { $0.distinctUntilChanged { bump(&calls, $0 > 1) } } == "1 2 |")
    #expect(trace { $0.distinctUntilChanged(tally.isSame) } == "1 2 3 |")
    #expect(trace { $0.distinctUntilChanged { bump(&calls, $0 < $1) } } == "1 |")
    #expect(trace { $0.distinctUntilChanged(tally.parity, comparer: tally.isSame) } == "1 2 3 |")
    #expect(
      trace { $0.distinctUntilChanged({ bump(&calls, $0 / 2) }, comparer: { $0 == $1 }) } == "1 2 |"
    )
    #expect(tally.calls == 3 + 2 + 5)
    #expect(calls == 3 + 2 + 3)
  }

  @Test func `flatMap and its relatives subscribe to the sequences that a function returns`() {
    var calls = 0
    #expect(trace { $0.filter(tally.isOdd).flatMap(tenfold) } == "10 30 |")
    #expect(trace { $0.flatMap { bump(&calls, tenfold($0)) } } == "10 20 30 |")
    #expect(trace { $0.filter(tally.isOne).flatMapFirst(tenfold) } == "10 |")
    #expect(trace { $0.filter(tally.isOne).flatMapFirst { bump(&calls, tenfold($0)) } } == "10 |")
    #expect(trace { $0.flatMapLatest(tenfold) }.hasSuffix("30 |"))
    #expect(trace { $0.flatMapLatest { bump(&calls, tenfold($0)) } }.hasSuffix("30 |"))
    #expect(calls == 7)
  }

  @Test func `combineLatest combines values by a function`() {
    var calls = 0
    typealias Numbers = Driver<Int>
    func one() -> Numbers { .just(1) }
    func four(_ driver: Numbers) -> Numbers { driver.filter { $0 == 3 } }
    #expect(
      trace { Numbers.combineLatest(four($0), one(), resultSelector: tally.sum) } == "4 |")
    #expect(trace { Numbers.combineLatest(four($0), one()) { bump(&calls, $0 + $1) } } == "4 |")
    #expect(
      trace { Numbers.combineLatest(four($0), one(), one(), resultSelector: tally.sum3) } == "5 |")
    #expect(
      trace { Numbers.combineLatest(four($0), one(), one()) { bump(&calls, $0 + $1 + $2) } }
        == "5 |")
    #expect(
      trace {
        Numbers.combineLatest(four($0), one(), one(), one(), resultSelector: tally.sum4)
      } == "6 |")
    #expect(
      trace {
        Numbers.combineLatest(four($0), one(), one(), one()) { bump(&calls, $0 + $1 + $2 + $3) }
      } == "6 |")
    #expect(
      trace { Numbers.combineLatest([four($0), one()], resultSelector: tally.total) } == "4 |")
    #expect(
      trace { Numbers.combineLatest([four($0), one()]) { bump(&calls, $0.count) } } == "2 |")
    #expect(tally.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip and withLatestFrom combine values by a function`() {
    var calls = 0
    typealias Numbers = Driver<Int>
    #expect(trace { Numbers.zip($0, $0, resultSelector: tally.sum) } == "2 4 6 |")
    #expect(trace { Numbers.zip($0, $0) { bump(&calls, $0 + $1) } } == "2 4 6 |")
    #expect(trace { Numbers.zip($0, $0, $0, resultSelector: tally.sum3) } == "3 6 9 |")
    #expect(trace { Numbers.zip($0, $0, $0) { bump(&calls, $0 + $1 + $2) } } == "3 6 9 |")
    #expect(trace { Numbers.zip($0, $0, $0, $0, resultSelector: tally.sum4) } == "4 8 12 |")
    #expect(
      trace { Numbers.zip($0, $0, $0, $0) { bump(&calls, $0 + $1 + $2 + $3) } } == "4 8 12 |")
    #expect(trace { Numbers.zip([$0, $0], resultSelector: tally.total) } == "2 4 6 |")
    #expect(trace { Numbers.zip([$0, $0]) { bump(&calls, $0.count) } } == "2 2 2 |")
    #expect(
      trace { $0.withLatestFrom(Driver.just(10), resultSelector: tally.sum) }.hasSuffix("13 |"))
    #expect(
      trace { $0.withLatestFrom(Driver.just(10)) { bump(&calls, $0 + $1) } }.hasSuffix("13 |"))
    #expect(tally.calls > 12)
    #expect(calls > 12)
  }

  @Test func `asDriver and its relatives call a function that returns the replacement of an error`()
  {
    var calls = 0
    #expect(trace { _ in failing.asDriver(onErrorRecover: seven) } == "1 7 |")
    #expect(trace { _ in failing.asDriver { _ in bump(&calls, .just(8)) } } == "1 8 |")
    #expect(trace { _ in failing.asSignal(onErrorRecover: sevenOnce) } == "1 7 |")
    #expect(trace { _ in failing.asSignal { _ in bump(&calls, .just(8)) } } == "1 8 |")
    #expect(
      trace { _ in
        failing.asSharedSequence(
          sharingStrategy: DriverSharingStrategy.self, onErrorRecover: seven)
      } == "1 7 |")
    #expect(
      trace { _ -> Driver<Int> in
        failing.asSharedSequence { _ in bump(&calls, .just(8)) }
      } == "1 8 |")
    #expect(calls == 3)
  }

  @Test func `deferred and withUnretained call their closures`() {
    var calls = 0
    #expect(trace { _ in Driver.deferred { bump(&calls, .just(calls)) } } == "0 |")
    #expect(trace { _ in Driver.deferred(eight) } == "8 |")
    #expect(
      trace { $0.asSignal(onErrorJustReturn: 0).withUnretained(tally, resultSelector: scale) }
        == "2 4 6 |")
    #expect(
      trace {
        $0.asSignal(onErrorJustReturn: 0).withUnretained(tally) { bump(&calls, $0.double($1)) }
      } == "2 4 6 |")
    #expect(tally.calls == 6)
    #expect(calls == 4)
  }

  @Test func `do of a driver and of a signal calls its closures before and after the events`() {
    var log: [String] = []
    func watched<Strategy>(_ source: SharedSequence<Strategy, Int>) -> SharedSequence<Strategy, Int>
    {
      source.do(
        onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
        onCompleted: { log.append("completed") },
        afterCompleted: { log.append("after completed") },
        onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
        onDispose: { log.append("dispose") })
    }
    let expected = [
      "subscribe", "subscribed", "next 7", "received 7", "after 7", "completed",
      "after completed", "dispose",
    ]
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = watched(Driver.just(7)).drive(onNext: { log.append("received \($0)") })
      scheduler.start()
      #expect(log == expected)
      log = []
      _ = watched(Signal.just(7)).emit(onNext: { log.append("received \($0)") })
      scheduler.start()
      #expect(log == expected)
    }
    #expect(trace { $0.do(onNext: journal.note(_:)) } == "1 2 3 |")
    #expect(journal.text == "1 2 3")
  }

  @Test func `drive and emit call functions and closures`() {
    var log: [String] = []
    var calls = 0
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      let driver = Driver.of(1, 2)
      let signal = Signal.of(1, 2)
      _ = driver.drive(
        onNext: journal.note(_:), onCompleted: journal.complete, onDisposed: journal.dispose)
      scheduler.start()
      _ = signal.emit(
        onNext: journal.note(_:), onCompleted: journal.complete, onDisposed: journal.dispose)
      scheduler.start()
      _ = driver.drive(
        onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
        onDisposed: { log.append("disposed") })
      scheduler.start()
      _ = signal.emit(
        onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
        onDisposed: { log.append("disposed") })
      scheduler.start()
      #expect(journal.text == "1 2 | ! 1 2 | !")
      #expect(log == ["1", "2", "completed", "disposed", "1", "2", "completed", "disposed"])
      _ = driver.drive(with: journal, onNext: note, onCompleted: complete, onDisposed: dispose)
      scheduler.start()
      _ = signal.emit(with: journal, onNext: note, onCompleted: complete, onDisposed: dispose)
      scheduler.start()
      _ = driver.drive(with: journal, onNext: { $0.note(bump(&calls, $1)) })
      scheduler.start()
      _ = signal.emit(with: journal, onNext: { $0.note(bump(&calls, $1)) })
      scheduler.start()
    }
    #expect(journal.text == "1 2 | ! 1 2 | ! 1 2 | ! 1 2 | ! 1 2 1 2")
    #expect(calls == 4)
  }
}

private func tenfold(_ value: Int) -> Driver<Int> { .just(value * 10) }

private func seven(_: any Error) -> Driver<Int> { .just(7) }

private func sevenOnce(_: any Error) -> Signal<Int> { .just(7) }

private func eight() -> Driver<Int> { .just(8) }

private func scale(_ tally: Tally, _ value: Int) -> Int { tally.double(value) }

private func note(_ journal: Journal, _ value: Int) { journal.note(value) }

private func complete(_ journal: Journal) { journal.complete() }

private func dispose(_ journal: Journal) { journal.dispose() }
