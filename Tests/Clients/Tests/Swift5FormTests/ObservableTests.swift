// SPDX-License-Identifier: MIT
import BraidObservable
import Testing

struct ObservableTests {
  private let numbers = Observable.of(1, 2, 3)
  private let tally = Tally()

  @Test func `map and its relatives transform values`() {
    var calls = 0
    #expect(trace(numbers.map(tally.double)) == "2 4 6 |")
    #expect(trace(numbers.map { bump(&calls, $0 * 2) }) == "2 4 6 |")
    #expect(trace(numbers.compactMap(tally.half)) == "1 |")
    #expect(trace(numbers.compactMap { bump(&calls, $0 > 1 ? $0 : nil) }) == "2 3 |")
    #expect(trace(numbers.filterMap(squareOfOdd)) == "1 9 |")
    #expect(trace(numbers.filterMap { bump(&calls, squareOfOdd($0)) }) == "1 9 |")
    #expect(trace(Observable.of([1, 2], []).mapMany(tally.double)) == "[2, 4] [] |")
    #expect(trace(Observable.of([1, 2], []).mapMany { bump(&calls, 0 - $0) }) == "[-1, -2] [] |")
    #expect(tally.calls == 8)
    #expect(calls == 11)
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

  @Test func `flatMapLatest to infallibles is infallible`() {
    var calls = 0
    let latest: Infallible<Int> = numbers.flatMapLatest(surely)
    let counted: Infallible<Int> = numbers.flatMapLatest { bump(&calls, surely($0)) }
    #expect(trace(latest) == "1 2 3 |")
    #expect(trace(counted) == "1 2 3 |")
    #expect(calls == 3)
  }

  @Test func `expand subscribes recursively`() {
    var calls = 0
    #expect(trace(Observable.just(1).expand(successor)) == "1 2 3 |")
    #expect(trace(Observable.just(1).expand { bump(&calls, successor($0)) }) == "1 2 3 |")
    #expect(calls == 3)
  }

  @Test func `scan and reduce accumulate`() {
    var calls = 0
    #expect(trace(numbers.scan(0, accumulator: tally.sum)) == "1 3 6 |")
    #expect(trace(numbers.scan(0, accumulator: +)) == "1 3 6 |")
    #expect(trace(numbers.scan(0) { bump(&calls, $0 + $1) }) == "1 3 6 |")
    #expect(trace(numbers.scan(into: 0, accumulator: tally.add)) == "1 3 6 |")
    #expect(trace(numbers.scan(into: 0) { $0 += bump(&calls, $1) }) == "1 3 6 |")
    #expect(trace(numbers.reduce(0, accumulator: tally.sum)) == "6 |")
    #expect(trace(numbers.reduce(0) { bump(&calls, $0 + $1) }) == "6 |")
    #expect(
      trace(numbers.reduce(0, accumulator: tally.sum, mapResult: tally.double)) == "12 |")
    #expect(
      trace(
        numbers.reduce(
          0, accumulator: { bump(&calls, $0 + $1) }, mapResult: { bump(&calls, $0 * 2) })) == "12 |"
    )
    #expect(tally.calls == 13)
    #expect(calls == 13)
  }

  @Test func `scan that another source resets accumulates`() {
    var calls = 0
    let resets = Observable<Int>.empty()
    #expect(trace(numbers.scan(0, resettingTo: resets, accumulator: tally.sum)) == "1 3 6 |")
    #expect(trace(numbers.scan(0, resettingTo: resets) { bump(&calls, $0 + $1) }) == "1 3 6 |")
    #expect(trace(numbers.scan(into: 0, resettingTo: resets, accumulator: tally.add)) == "1 3 6 |")
    #expect(
      trace(numbers.scan(into: 0, resettingTo: resets) { $0 += bump(&calls, $1) }) == "1 3 6 |")
    #expect(tally.calls == 6)
    #expect(calls == 6)
  }

  @Test func `groupBy and partition split values`() {
    var calls = 0
    let groups = numbers.groupBy(keySelector: tally.parity).flatMap { group in
      group.map { "\(group.key):\($0)" }
    }
    #expect(trace(groups) == "1:1 0:2 1:3 |")
    #expect(trace(numbers.groupBy { bump(&calls, $0 % 2) }.map { $0.key }) == "1 0 |")
    let (odd, even) = numbers.partition(tally.isOdd)
    #expect([trace(odd), trace(even)] == ["1 3 |", "2 |"])
    let (small, large) = numbers.partition { bump(&calls, $0 < 3) }
    #expect([trace(small), trace(large)] == ["1 2 |", "3 |"])
    #expect(tally.calls == 9)
    #expect(calls == 9)
  }

  @Test func `filter and its relatives call a predicate`() {
    var calls = 0
    #expect(trace(numbers.filter(tally.isOdd)) == "1 3 |")
    #expect(trace(numbers.filter { bump(&calls, $0 > 1) }) == "2 3 |")
    #expect(trace(numbers.ignoreWhen(tally.isOdd)) == "2 |")
    #expect(trace(numbers.ignoreWhen { bump(&calls, $0 > 1) }) == "1 |")
    #expect(trace(numbers.count(tally.isOdd)) == "2 |")
    #expect(trace(numbers.count { bump(&calls, $0 > 2) }) == "1 |")
    #expect(trace(numbers.distinct(tally.isOdd)) == "1 |")
    #expect(trace(numbers.distinct { bump(&calls, $0 > 1) }) == "1 2 |")
    #expect(trace(numbers.single { bump(&calls, $0 > 2) }) == "3 |")
    #expect(trace(numbers.single(tally.isOdd)) == "1 #")
    #expect(trace(numbers.contains(where: tally.isOdd)) == "true |")
    #expect(trace(numbers.contains { bump(&calls, $0 > 2) }) == "true |")
    #expect(trace(numbers.allSatisfy(tally.isOdd)) == "false |")
    #expect(trace(numbers.allSatisfy { bump(&calls, $0 > 2) }) == "false |")
    #expect(calls == 3 + 3 + 3 + 2 + 3 + 3 + 1)
    #expect(tally.calls >= 14)
  }

  @Test func `take and skip call a predicate`() {
    var calls = 0
    #expect(trace(numbers.take(while: tally.isSmall)) == "1 2 |")
    #expect(trace(numbers.take(while: { bump(&calls, $0 < 2) }, behavior: .inclusive)) == "1 2 |")
    #expect(trace(numbers.take(until: { bump(&calls, $0 > 1) })) == "1 |")
    #expect(trace(numbers.take(until: tally.isOdd, behavior: .inclusive)) == "1 |")
    #expect(trace(numbers.skip(while: tally.isSmall)) == "3 |")
    #expect(trace(numbers.skip(while: { bump(&calls, $0 < 2) })) == "2 3 |")
    #expect(tally.calls == 7)
    #expect(calls == 6)
  }

  @Test func `distinctUntilChanged compares values, keys, and keys by a function`() {
    var calls = 0
    let source = Observable.of(1, 3, 3, 4)
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

  @Test func `toSortedArray sorts by a function`() {
    var calls = 0
    #expect(trace(numbers.toSortedArray(by: tally.isLarger)) == "[3, 2, 1] |")
    #expect(trace(numbers.toSortedArray(by: { bump(&calls, $0 > $1) })) == "[3, 2, 1] |")
    #expect(tally.calls > 0)
    #expect(calls == tally.calls)
  }

  @Test func `combineLatest combines values by a function`() {
    var calls = 0
    let one = Observable.just(1)
    let all = [one, one]
    typealias Numbers = Observable<Int>
    #expect(trace(Numbers.combineLatest(one, one, resultSelector: tally.sum)) == "2 |")
    #expect(trace(Numbers.combineLatest(one, one) { bump(&calls, $0 + $1) }) == "2 |")
    #expect(trace(Numbers.combineLatest(one, one, one, resultSelector: tally.sum3)) == "3 |")
    #expect(trace(Numbers.combineLatest(one, one, one) { bump(&calls, $0 + $1 + $2) }) == "3 |")
    #expect(trace(Numbers.combineLatest(one, one, one, one, resultSelector: tally.sum4)) == "4 |")
    #expect(
      trace(Numbers.combineLatest(one, one, one, one) { bump(&calls, $0 + $1 + $2 + $3) }) == "4 |")
    #expect(trace(Numbers.combineLatest(all, resultSelector: tally.total)) == "2 |")
    #expect(trace(Numbers.combineLatest(all) { bump(&calls, $0.count) }) == "2 |")
    #expect(tally.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip combines values by a function`() {
    var calls = 0
    let ten = Observable.of(10, 20)
    typealias Numbers = Observable<Int>
    #expect(trace(Numbers.zip(ten, ten, resultSelector: tally.sum)) == "20 40 |")
    #expect(trace(Numbers.zip(ten, ten) { bump(&calls, $0 + $1) }) == "20 40 |")
    #expect(trace(Numbers.zip(ten, ten, ten, resultSelector: tally.sum3)) == "30 60 |")
    #expect(trace(Numbers.zip(ten, ten, ten) { bump(&calls, $0 + $1 + $2) }) == "30 60 |")
    #expect(trace(Numbers.zip(ten, ten, ten, ten, resultSelector: tally.sum4)) == "40 80 |")
    #expect(trace(Numbers.zip(ten, ten, ten, ten) { bump(&calls, $0 + $1 + $2 + $3) }) == "40 80 |")
    #expect(trace(Numbers.zip([ten, ten], resultSelector: tally.total)) == "20 40 |")
    #expect(trace(Numbers.zip([ten, ten]) { bump(&calls, $0.count) }) == "2 2 |")
    #expect(trace(numbers.zip(with: ten, resultSelector: tally.sum)) == "11 22 |")
    #expect(trace(numbers.zip(with: ten) { bump(&calls, $0 + $1) }) == "11 22 |")
    #expect(tally.calls == 10)
    #expect(calls == 10)
  }

  @Test func `withLatestFrom combines with the latest value by a function`() {
    var calls = 0
    let ten = Observable.just(10)
    #expect(trace(numbers.withLatestFrom(ten, resultSelector: tally.sum)) == "11 12 13 |")
    #expect(trace(numbers.withLatestFrom(ten) { bump(&calls, $0 + $1) }) == "11 12 13 |")
    #expect(tally.calls == 3)
    #expect(calls == 3)
  }

  @Test func `withUnretained passes an object that is alive`() {
    var calls = 0
    let scaled = numbers.withUnretained(tally, resultSelector: scale)
    #expect(trace(scaled) == "2 4 6 |")
    #expect(
      trace(numbers.withUnretained(tally) { bump(&calls, $0.double($1)) }) == "2 4 6 |")
    #expect(tally.calls == 6)
    #expect(calls == 3)
  }
}

func squareOfOdd(_ value: Int) -> FilterMap<Int> {
  value.isMultiple(of: 2) ? .ignore : .map(value * value)
}

private func twice(_ value: Int) -> Observable<Int> { .of(value, value) }

private func tenfold(_ value: Int) -> Observable<Int> { .just(value * 10) }

private func surely(_ value: Int) -> Infallible<Int> { .just(value) }

private func successor(_ value: Int) -> Observable<Int> { value < 3 ? .just(value + 1) : .empty() }

private func scale(_ tally: Tally, _ value: Int) -> Int { tally.double(value) }
