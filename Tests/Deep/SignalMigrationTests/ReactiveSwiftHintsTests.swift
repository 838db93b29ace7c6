// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// The code that the hints for names of ReactiveSwift propose, compiled and run.
struct ReactiveSwiftHintsTests {
  private let scheduler = TestSignalScheduler()

  private func values<Value: Sendable>(_ signal: Signal<Value>) -> [Value] {
    let log = TestSupport.Log<Value>()
    let subscription = signal.subscribe(next: { log($0) }, isolation: nil)
    scheduler.advance(by: .seconds(3))
    subscription.dispose()
    return log.entries
  }

  @Test func `hints of creation`() {
    row("init(result:)", is: [1]) {
      let result = Result<Int, any Error>.success(1)
      return values(Signal.try { try result.get() })
    }
    row("from(_:)", "a|", gives: "a@0 |@1") { $0.a }
    row("from(_:)", is: [1]) { values(Signal.try { 1 }) }
    row("init(values:_:_:)", is: [1, 2]) { values(Signal.from([1, 2])) }
    row("unserialized(_:), reentrantUnserialized(_:)", is: [1]) {
      values(
        Signal<Int>.create { subscriber in
          subscriber.sendNext(1)
          return nil
        })
    }
    row("timer(interval:on:), timer(interval:on:leeway:)", is: 3) {
      values(Signal.interval(.seconds(1), leeway: .zero, on: scheduler)).count
    }
    row("interval(_:interval:on:)", is: ["a", "b"]) {
      values(
        Signal.interval(.seconds(1), on: scheduler).zip(with: .from(["a", "b"])).map { $1 })
    }
    row("combineLatest(_:emptySentinel:)", is: [[0]]) {
      let signals: [Signal<Int>] = []
      return values(signals.isEmpty ? Signal.just([0]) : Signal.combineLatest(signals))
    }
    row("zip(_:emptySentinel:)", is: [[1, 2]]) {
      let signals: [Signal<Int>] = [.just(1), .just(2)]
      return values(signals.isEmpty ? Signal.just([0]) : Signal.zip(signals))
    }
  }

  @Test func `hints of operators`() {
    row("lazyMap(on:transform:)", is: [2]) {
      values(Signal.just(1).deliver(on: scheduler).map { $0 * 2 })
    }
    row("throttle(while:on:)", is: [1]) {
      values(Signal.just(1).throttle(while: SignalProperty(false)).deliver(on: scheduler))
    }
    row("repeat(_:)", is: [1, 1]) {
      let signal = Signal.just(1)
      return values(Signal.concat(Array(repeating: signal, count: 2)))
    }
    row("last()", is: [2]) { values(Signal.from([1, 2]).take(last: 1)) }
    row("collect(every:on:skipEmpty:discardWhenCompleted:)", is: [[1, 2]]) {
      values(Signal.from([1, 2]).collect(every: .seconds(1), on: scheduler))
    }
    row("start(_:)", is: 2) {
      values(Signal.just(1).materialize()).count
    }
  }

  @Test func `hints of events, commands and lifetimes`() {
    row("value(_:), value, failed(_:), interrupted, isTerminating", is: [false, true, true]) {
      [Event<Int>.next(1), .error(MarbleFailure()), .completed].map(\.isStopEvent)
    }
    row("value", is: 1) { Event<Int>.next(1).element }
    row("apply()", is: [1]) {
      values(Command<Void, Int>(on: .immediate) { _ in .just(1) }.execute())
    }
    row("events, producerFailed(_:)", is: 1) {
      let command = Command<Int, Int>(on: .immediate) { .just($0) }
      let log = TestSupport.Log<Int>()
      command.executions.flatMap(.merge) { $0.materialize() }
        .subscribe(next: { if let value = $0.element { log(value) } }, isolation: nil)
      command.errors.subscribe(next: { _ in log(0) }, isolation: nil)
      command.execute(1)
      return log.entries.count
    }
    row("init(_:)", is: [false, true]) {
      let token = Lifetime.Token()
      let lifetimes = [token.lifetime, Lifetime.make().lifetime]
      return lifetimes.map(\.hasEnded)
    }
    row("init()", is: false) { BooleanDisposable().isDisposed }
    row("+=(group:action:), add(_:)", is: 2) {
      let log = TestSupport.Log<String>()
      let group = CompoundDisposable()
      group += AnyDisposable { log("a") }
      group.add(AnyDisposable { log("b") })
      group.dispose()
      return log.entries.count
    }
    row("inner", is: true) {
      let inner = BooleanDisposable()
      do { _ = ScopedDisposable(inner) }
      return inner.isDisposed
    }
  }

  @Test func `hints of locks and schedulers`() {
    row("modify(_:), withValue(_:), swap(_:)", is: [1, 2]) {
      let locked = Locked(1)
      let old = locked.withLock { state in
        defer { state = 2 }
        return state
      }
      return [old, locked.withLock { $0 }]
    }
    row("currentDate", is: true) { scheduler.now == scheduler.now }
    row(
      "schedule(after:action:), schedule(after:interval:action:),"
        + " schedule(after:interval:leeway:action:)", is: 3
    ) {
      let count = Box(0)
      scheduler.schedule(after: .seconds(1)) { count.update { $0 += 1 } }
      let repeated = scheduler.schedule(
        after: .seconds(1), repeating: .seconds(2), leeway: .zero
      ) { count.update { $0 += 1 } }
      scheduler.advance(by: .seconds(3))
      repeated.dispose()
      return count.value
    }
  }
}
