// SPDX-License-Identifier: MIT
import BraidSignal
import Testing

/// The synchronous events of a signal: its values, then `|` or `#`.
func trace<Value>(_ signal: Signal<Value>) -> String {
  let journal = Journal()
  signal
    .subscribe(
      next: { journal.note($0) }, error: { journal.fail($0) }, completed: { journal.complete() }
    )
    .dispose()
  return journal.text
}

struct SignalTests {
  private let numbers = Signal.from([1, 2, 3])
  private let one = Signal.just(1)
  private let tally = Tally()
  private let journal = Journal()

  @Test func `scan and reduce accumulate`() {
    var calls = 0
    #expect(trace(numbers.scan(0, tally.sum)) == "1 3 6 |")
    #expect(trace(numbers.scan(0) { bump(&calls, $0 + $1) }) == "1 3 6 |")
    #expect(trace(numbers.scanWithIndex(0, tally.sum3)) == "1 4 9 |")
    #expect(trace(numbers.scanWithIndex(0) { bump(&calls, $0 + $1 * $2) }) == "0 2 8 |")
    #expect(trace(numbers.reduce(0, tally.sum)) == "6 |")
    #expect(trace(numbers.reduce(0) { bump(&calls, $0 + $1) }) == "6 |")
    #expect(trace(numbers.reduceWithIndex(0, tally.sum3)) == "9 |")
    #expect(trace(numbers.reduceWithIndex(0) { bump(&calls, $0 + $1 * $2) }) == "8 |")
    #expect(tally.calls == 12)
    #expect(calls == 12)
  }

  @Test func `scan that another signal resets accumulates`() {
    var calls = 0
    let resets = Signal<Int>.empty
    #expect(trace(numbers.scan(0, resettingTo: resets, tally.sum)) == "1 3 6 |")
    #expect(trace(numbers.scan(0, resettingTo: resets) { bump(&calls, $0 + $1) }) == "1 3 6 |")
    #expect(trace(numbers.scan(into: 0, resettingTo: resets, tally.add)) == "1 3 6 |")
    #expect(
      trace(numbers.scan(into: 0, resettingTo: resets) { $0 += bump(&calls, $1) }) == "1 3 6 |")
    #expect(tally.calls == 6)
    #expect(calls == 6)
  }

  @Test func `reduce(makeInitial:) makes its initial value for each subscription`() {
    var calls = 0
    let counted = numbers.reduce(makeInitial: { bump(&calls, calls) }, { $0 + $1 })
    #expect([trace(counted), trace(counted)] == ["6 |", "7 |"])
    #expect(trace(numbers.reduce(makeInitial: zero, tally.sum)) == "6 |")
    #expect(tally.calls == 3)
    #expect(calls == 2)
  }

  @Test func `reduce(into:) changes its value in place`() {
    var calls = 0
    #expect(trace(numbers.reduce(into: 0) { $0 += bump(&calls, $1) }) == "6 |")
    #expect(trace(numbers.reduce(into: 0, tally.add)) == "6 |")
    #expect(tally.calls == 3)
    #expect(calls == 3)
  }

  @Test func `distinctUntilChanged compares by a function`() {
    var calls = 0
    let source = Signal.from([1, 3, 3, 4])
    #expect(trace(source.distinctUntilChanged(by: tally.isSame)) == "1 3 4 |")
    #expect(trace(source.distinctUntilChanged { bump(&calls, $0 % 2 == $1 % 2) }) == "1 4 |")
    #expect(tally.calls == 3)
    #expect(calls == 3)
  }

  @Test func `combineLatest combines values by a function`() {
    var calls = 0
    typealias Numbers = Signal<Int>
    #expect(trace(Numbers.combineLatest(one, one, transform: tally.sum)) == "2 |")
    #expect(trace(Numbers.combineLatest(one, one) { bump(&calls, $0 + $1) }) == "2 |")
    #expect(trace(Numbers.combineLatest(one, one, one, transform: tally.sum3)) == "3 |")
    #expect(trace(Numbers.combineLatest(one, one, one) { bump(&calls, $0 + $1 + $2) }) == "3 |")
    #expect(trace(Numbers.combineLatest(one, one, one, one, transform: tally.sum4)) == "4 |")
    #expect(
      trace(Numbers.combineLatest(one, one, one, one) { bump(&calls, $0 + $1 + $2 + $3) }) == "4 |")
    #expect(tally.calls == 3)
    #expect(calls == 3)
  }

  @Test func `zip combines values by a function`() {
    var calls = 0
    typealias Numbers = Signal<Int>
    #expect(trace(Numbers.zip(one, one, transform: tally.sum)) == "2 |")
    #expect(trace(Numbers.zip(one, one) { bump(&calls, $0 + $1) }) == "2 |")
    #expect(trace(Numbers.zip(one, one, one, transform: tally.sum3)) == "3 |")
    #expect(trace(Numbers.zip(one, one, one) { bump(&calls, $0 + $1 + $2) }) == "3 |")
    #expect(trace(Numbers.zip(one, one, one, one, transform: tally.sum4)) == "4 |")
    #expect(trace(Numbers.zip(one, one, one, one) { bump(&calls, $0 + $1 + $2 + $3) }) == "4 |")
    #expect(tally.calls == 3)
    #expect(calls == 3)
  }

  @Test func `subscribe calls functions and closures`() {
    var log: [String] = []
    numbers.subscribe(next: journal.note(_:), error: journal.fail, completed: journal.complete)
    #expect(journal.text == "1 2 3 |")
    numbers.concat(Signal.error(Failure()))
      .subscribe(
        next: { log.append("\($0)") }, error: { _ in log.append("failed") },
        completed: { log.append("completed") })
    #expect(log == ["1", "2", "3", "failed"])
  }

  @Test func `bind calls functions and closures, and sets properties`() {
    var calls = 0
    let label = Label()
    numbers.bind(to: label, show)
    #expect(label.shown == [1, 2, 3])
    numbers.bind(to: label) { $0.value = bump(&calls, $1) }
    #expect(label.shown == [1, 2, 3, 1, 2, 3])
    one.bind(to: label, \.value)
    Signal.from([nil, 8]).bind(to: label, \.value, default: 7)
    label.bind(\.value, from: .just(9))
    #expect(label.shown == [1, 2, 3, 1, 2, 3, 1, 7, 8, 9])
    one.bind(to: label, \.note)
    #expect(label.note == 1)
    label.bind(\.note, from: numbers)
    #expect(label.note == 3)
    #expect(calls == 3)
  }
}

private final class Label: HasLifetime {
  private let token = Lifetime.Token()
  var lifetime: Lifetime { token.lifetime }
  private(set) var shown: [Int] = []
  var note: Int?
  var value = 0 {
    didSet { shown.append(value) }
  }
}

private func show(_ label: Label, _ value: Int) { label.value = value }

private func zero() -> Int { 0 }
