// SPDX-License-Identifier: MIT
import BraidObservable
import Testing

struct InfallibleTests {
  private let numbers = Infallible.of(1, 2, 3)
  private let one = Infallible.just(1)
  private let tally = Tally()
  private let journal = Journal()

  @Test func `map and its relatives transform values`() {
    var calls = 0
    #expect(trace(numbers.map(tally.double)) == "2 4 6 |")
    #expect(trace(numbers.map { bump(&calls, $0 * 2) }) == "2 4 6 |")
    #expect(trace(numbers.compactMap(tally.half)) == "1 |")
    #expect(trace(numbers.compactMap { bump(&calls, $0 > 1 ? $0 : nil) }) == "2 3 |")
    #expect(trace(numbers.scan(0, accumulator: tally.sum)) == "1 3 6 |")
    #expect(trace(numbers.scan(0) { bump(&calls, $0 + $1) }) == "1 3 6 |")
    #expect(trace(numbers.scan(into: 0, accumulator: tally.add)) == "1 3 6 |")
    #expect(trace(numbers.scan(into: 0) { $0 += bump(&calls, $1) }) == "1 3 6 |")
    #expect(tally.calls == 12)
    #expect(calls == 12)
  }

  @Test func `filterMap, mapMany and reduce transform values`() {
    var calls = 0
    let lists = Infallible.of([1, 2], [])
    #expect(trace(numbers.filterMap(squareOfOdd)) == "1 9 |")
    #expect(trace(numbers.filterMap { bump(&calls, squareOfOdd($0)) }) == "1 9 |")
    #expect(trace(lists.mapMany(tally.double)) == "[2, 4] [] |")
    #expect(trace(lists.mapMany { bump(&calls, 0 - $0) }) == "[-1, -2] [] |")
    #expect(trace(numbers.reduce(0, accumulator: tally.sum)) == "6 |")
    #expect(trace(numbers.reduce(0) { bump(&calls, $0 + $1) }) == "6 |")
    #expect(trace(numbers.reduce(0, accumulator: tally.sum, mapResult: tally.double)) == "12 |")
    #expect(
      trace(numbers.reduce(0, accumulator: { bump(&calls, $0 + $1) }, mapResult: { $0 * 2 }))
        == "12 |")
    #expect(trace(numbers.toSortedArray(by: tally.isLarger)) == "[3, 2, 1] |")
    #expect(trace(numbers.toSortedArray(by: { bump(&calls, $0 > $1) })) == "[3, 2, 1] |")
    #expect(tally.calls > 9)
    #expect(calls > 11)
  }

  @Test func `distinct, ignoreWhen and questions call a predicate`() {
    var calls = 0
    #expect(trace(numbers.distinct(tally.isOdd)) == "1 |")
    #expect(trace(numbers.distinct { bump(&calls, $0 > 1) }) == "1 2 |")
    #expect(trace(numbers.ignoreWhen(tally.isOdd)) == "2 |")
    #expect(trace(numbers.ignoreWhen { bump(&calls, $0 > 1) }) == "1 |")
    #expect(trace(numbers.count(tally.isOdd)) == "2 |")
    #expect(trace(numbers.count { bump(&calls, $0 > 2) }) == "1 |")
    #expect(trace(numbers.contains(where: tally.isOdd)) == "true |")
    #expect(trace(numbers.contains { bump(&calls, $0 > 2) }) == "true |")
    #expect(trace(numbers.allSatisfy(tally.isOdd)) == "false |")
    #expect(trace(numbers.allSatisfy { bump(&calls, $0 > 2) }) == "false |")
    #expect(tally.calls >= 10)
    #expect(calls == 2 + 3 + 3 + 3 + 1)
  }

  @Test func `flatMap and its relatives subscribe to the sequences that a function returns`() {
    var calls = 0
    #expect(trace(numbers.flatMap(twice)) == "1 1 2 2 3 3 |")
    #expect(trace(numbers.flatMap { bump(&calls, twice($0)) }) == "1 1 2 2 3 3 |")
    #expect(trace(numbers.concatMap(twice)) == "1 1 2 2 3 3 |")
    #expect(trace(numbers.concatMap { bump(&calls, twice($0)) }) == "1 1 2 2 3 3 |")
    #expect(trace(numbers.flatMapFirst(tenfold)) == "10 20 30 |")
    #expect(trace(numbers.flatMapFirst { bump(&calls, tenfold($0)) }) == "10 20 30 |")
    #expect(trace(numbers.flatMapLatest(tenfold)) == "10 20 30 |")
    #expect(trace(numbers.flatMapLatest { bump(&calls, tenfold($0)) }) == "10 20 30 |")
    #expect(calls == 12)
  }

  @Test func `filter, take and skip call a predicate`() {
    var calls = 0
    #expect(trace(numbers.filter(tally.isOdd)) == "1 3 |")
    #expect(trace(numbers.filter { bump(&calls, $0 > 1) }) == "2 3 |")
    #expect(trace(numbers.take(while: tally.isSmall)) == "1 2 |")
    #expect(trace(numbers.take(while: { bump(&calls, $0 < 2) }, behavior: .inclusive)) == "1 2 |")
    #expect(trace(numbers.take(until: { bump(&calls, $0 > 1) })) == "1 |")
    #expect(trace(numbers.take(until: tally.isOdd, behavior: .inclusive)) == "1 |")
    #expect(trace(numbers.skip(while: tally.isSmall)) == "3 |")
    #expect(trace(numbers.skip(while: { bump(&calls, $0 < 2) })) == "2 3 |")
    #expect(tally.calls == 10)
    #expect(calls == 9)
  }

  @Test func `distinctUntilChanged compares values, keys, and keys by a function`() {
    var calls = 0
    let source = Infallible.of(1, 3, 3, 4)
    #expect(trace(source.distinctUntilChanged(tally.parity)) == "1 4 |")
    #expect(trace(source.distinctUntilChanged { bump(&calls, $0 % 2) }) == "1 4 |")
    #expect(trace(source.distinctUntilChanged(tally.isSame)) == "1 3 4 |")
    #expect(trace(source.distinctUntilChanged { bump(&calls, $0 == $1) }) == "1 3 4 |")
    #expect(trace(source.distinctUntilChanged(tally.parity, comparer: tally.isSame)) == "1 4 |")
    #expect(
      trace(source.distinctUntilChanged({ bump(&calls, $0 % 2) }, comparer: { $0 == $1 }))
        == "1 4 |"
    )
    #expect(tally.calls == 4 + 3 + 7)
    #expect(calls == 4 + 3 + 4)
  }

  @Test func `combineLatest combines values by a function`() {
    var calls = 0
    typealias Numbers = Infallible<Int>
    #expect(trace(Numbers.combineLatest(one, one, resultSelector: tally.sum)) == "2 |")
    #expect(trace(Numbers.combineLatest(one, one) { bump(&calls, $0 + $1) }) == "2 |")
    #expect(trace(Numbers.combineLatest(one, one, one, resultSelector: tally.sum3)) == "3 |")
    #expect(trace(Numbers.combineLatest(one, one, one) { bump(&calls, $0 + $1 + $2) }) == "3 |")
    #expect(trace(Numbers.combineLatest(one, one, one, one, resultSelector: tally.sum4)) == "4 |")
    #expect(
      trace(Numbers.combineLatest(one, one, one, one) { bump(&calls, $0 + $1 + $2 + $3) }) == "4 |")
    #expect(trace(Numbers.combineLatest([one, one], resultSelector: tally.total)) == "2 |")
    #expect(trace(Numbers.combineLatest([one, one]) { bump(&calls, $0.count) }) == "2 |")
    #expect(tally.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip and withLatestFrom combine values by a function`() {
    var calls = 0
    typealias Numbers = Infallible<Int>
    #expect(trace(Numbers.zip(one, one, resultSelector: tally.sum)) == "2 |")
    #expect(trace(Numbers.zip(one, one) { bump(&calls, $0 + $1) }) == "2 |")
    #expect(trace(Numbers.zip(one, one, one, resultSelector: tally.sum3)) == "3 |")
    #expect(trace(Numbers.zip(one, one, one) { bump(&calls, $0 + $1 + $2) }) == "3 |")
    #expect(trace(Numbers.zip(one, one, one, one, resultSelector: tally.sum4)) == "4 |")
    #expect(trace(Numbers.zip(one, one, one, one) { bump(&calls, $0 + $1 + $2 + $3) }) == "4 |")
    #expect(trace(numbers.withLatestFrom(one, resultSelector: tally.sum)) == "2 3 4 |")
    #expect(trace(numbers.withLatestFrom(one) { bump(&calls, $0 + $1) }) == "2 3 4 |")
    #expect(tally.calls == 6)
    #expect(calls == 6)
  }

  @Test func `create, deferred and withUnretained call their closures`() {
    var calls = 0
    let made = Infallible<Int>.create { send in
      send(.next(bump(&calls, calls)))
      send(.completed)
      return Disposables.create { calls += 10 }
    }
    #expect([trace(made), trace(made)] == ["0 |", "11 |"])
    #expect(trace(Infallible.create(subscribe: sendOne)) == "1 |")
    #expect(trace(Infallible.deferred { bump(&calls, .just(calls)) }) == "22 |")
    #expect(trace(Infallible.deferred(seven)) == "7 |")
    #expect(trace(numbers.withUnretained(tally, resultSelector: scale)) == "2 4 6 |")
    #expect(
      trace(numbers.withUnretained(tally) { bump(&calls, $0.double($1)) }) == "2 4 6 |")
    #expect(tally.calls == 6)
    #expect(calls == 26)
  }

  @Test func `do calls its closures before and after the events`() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    let watched = subject.asInfallible(onErrorJustReturn: 0).do(
      onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") })
    _ = watched.subscribe(onNext: { log.append("received \($0)") })
    subject.onNext(1)
    subject.onCompleted()
    #expect(
      log == [
        "subscribe", "subscribed", "next 1", "received 1", "after 1", "completed",
        "after completed", "dispose",
      ])
    #expect(trace(numbers.do(onNext: journal.note(_:))) == "1 2 3 |")
    #expect(journal.text == "1 2 3")
  }

  @Test func `subscribe calls functions and closures`() {
    var log: [String] = []
    var calls = 0
    numbers
      .subscribe(
        onNext: journal.note(_:), onCompleted: journal.complete, onDisposed: journal.dispose
      )
      .dispose()
    one.subscribe(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") }
    )
    .dispose()
    one.subscribe(journal.note(infallible:)).dispose()
    one.subscribe { log.append("\($0)") }.dispose()
    one.subscribe(with: journal, onNext: note).dispose()
    one.subscribe(
      with: journal, onNext: { $0.note(bump(&calls, $1)) }, onCompleted: { $0.complete() },
      onDisposed: { $0.dispose() }
    )
    .dispose()
    #expect(journal.text == "1 2 3 | ! 1 | 1 1 | !")
    #expect(log == ["1", "completed", "disposed", "next(1)", "completed"])
    #expect(calls == 1)
  }

  @Test func `bind calls functions and closures`() {
    var calls = 0
    numbers.bind(onNext: journal.note(_:)).dispose()
    numbers.bind(onNext: { calls += $0 }).dispose()
    numbers.bind(with: journal, onNext: note).dispose()
    numbers.bind(with: journal) { $0.note(bump(&calls, -$1)) }.dispose()
    #expect(journal.text == "1 2 3 1 2 3 -1 -2 -3")
    #expect(calls == 9)
  }
}

extension Journal {
  fileprivate func note(infallible event: InfallibleEvent<Int>) { note(event: event.event) }
}

private func note(_ journal: Journal, _ value: Int) { journal.note(value) }

private func twice(_ value: Int) -> Infallible<Int> { .of(value, value) }

private func tenfold(_ value: Int) -> Infallible<Int> { .just(value * 10) }

private func seven() -> Infallible<Int> { .just(7) }

private func scale(_ tally: Tally, _ value: Int) -> Int { tally.double(value) }

private func sendOne(_ send: @escaping (InfallibleEvent<Int>) -> Void) -> any Disposable {
  send(.next(1))
  send(.completed)
  return Disposables.create()
}
