// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// In RAC a subscriber disposes everything before it receives an end, for any operator in between
/// (C6).
struct EndingOrderTests {
  static let operators: [(String, @Sendable (Signal<Int>) -> Signal<Int>)] = [
    ("merge", { .merge([$0, .empty]) }),
    ("merge(with:)", { $0.merge(with: .empty) }),
    ("flattenMap, the source", { $0.flattenMap { .just($0) } }),
    ("flattenMap, the inner signal", { source in Signal.just(1).flattenMap { _ in source } }),
    ("flatMap(.concat)", { source in Signal.just(1).flatMap(.concat) { _ in source } }),
    ("flatMap(.latest)", { source in Signal.just(1).flatMap(.latest) { _ in source } }),
    ("flatten", { Signal.just($0).flatten() }),
    ("flatten(maxConcurrent:)", { Signal.just($0).flatten(maxConcurrent: 2) }),
    ("switchToLatest", { Signal.just($0).switchToLatest() }),
    ("if", { .if(.just(true), then: $0, else: .never) }),
    ("switch", { .switch(on: .just(1), cases: [1: $0]) }),
    ("concat", { Signal.empty.concat($0) }),
    ("then", { source in Signal<Int>.empty.then { source } }),
    ("catch", { $0.catch(to: .just(9)).concat(.empty) }),
    ("retry", { $0.retry(-1) }),
    ("combineLatest", { Signal.combineLatest([$0, .just(1)]).map { $0[0] } }),
    ("zip", { Signal.zip([$0, .just(1)]).map { $0[0] } }),
    ("take(until:)", { $0.take(until: Signal<Int>.never) }),
    ("take(untilReplacement:)", { Signal<Int>.never.take(untilReplacement: $0) }),
    ("sample", { Signal.just(1).concat(.never).sample(on: $0) }),
    ("groupBy", { $0.groupBy { $0 }.flatten() }),
    ("bind", { source in Signal.just(1).bind { { _ in .emit(source) } } }),
    ("publish", { $0.publish().autoconnect() }),
    ("replayLazily", { $0.replayLazily() }),
  ]

  @Test(arguments: operators.indices, [false, true])
  func `the teardown runs before the terminal block`(index: Int, isError: Bool) {
    let log = Log<String>()
    let subscribers = Log<PassthroughSubscriber<Int>>()
    let source = Signal<Int>.create { subscriber in
      subscribers(subscriber)
      return log.disposable("teardown")
    }
    let disposable = Self.operators[index].1(source).subscribe(
      error: { _ in log("end") }, completed: { log("end") })
    subscribers.entries[0].sendNext(1)
    if isError {
      subscribers.entries[0].sendError(TestError(""))
    } else {
      subscribers.entries[0].sendCompleted()
    }
    expectEqual(log.entries, ["teardown", "end"])
    disposable.dispose()
    expectEqual(log.entries, ["teardown", "end"])
  }

  /// Operators with three sources.
  static let joining: [(String, @Sendable ([Signal<Int>]) -> Signal<Int>)] = [
    ("merge", { .merge($0) }),
    (
      "flatten(maxConcurrent:)",
      { Signal.merge($0.map { Signal.just($0) }).flatten(maxConcurrent: 3) }
    ),
    ("combineLatest", { Signal.combineLatest($0).map { $0[0] } }),
    ("zip", { Signal.zip($0).map { $0[0] } }),
    ("take(until:)", { $0[0].take(until: $0[1]).take(until: $0[2]) }),
    ("race", { .race($0) }),
  ]

  @Test(arguments: joining.indices)
  func `signals are torn down in the order of their subscriptions`(index: Int) {
    let (subscriptions, log) = (Log<Int>(), Log<Int>())
    let signals = (0..<3).map { number in
      Signal<Int>.create { _ in
        subscriptions(number)
        return Disposables.create { log(number) }
      }
    }
    Self.joining[index].1(signals).subscribe(next: { _ in }).dispose()
    expectEqual(subscriptions.entries.sorted(), [0, 1, 2])
    expectEqual(log.entries, subscriptions.entries)
  }

  /// Operators whose result ends with the second signal, and the events that end it.
  static let ending: [(String, [Event<Int>], @Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>)] =
    [
      ("merge", [.error(TestError(""))], { .merge([$0, $1]) }),
      (
        "flattenMap", [.error(TestError(""))],
        { values, other in Signal.merge([.just(0), other]).flattenMap { _ in values } }
      ),
      (
        "flatMap(.concat)", [.error(TestError(""))],
        { values, other in Signal.merge([.just(0), other]).flatMap(.concat) { _ in values } }
      ),
      (
        "switchToLatest", [.error(TestError(""))],
        { values, other in Signal.merge([.just(0), other]).map { _ in values }.switchToLatest() }
      ),
      (
        "combineLatest", [.error(TestError(""))],
        { Signal.combineLatest([$0, $1.startWith(0)]).map { $0[0] } }
      ),
      ("zip", [.error(TestError(""))], { Signal.zip([$0, $1.startWith(0)]).map { $0[0] } }),
      (
        "sample", [.error(TestError("")), .completed],
        { values, other in Signal.merge([.just(1), other]).sample(on: values) }
      ),
      ("take(until:)", [.next(9), .completed], { $0.take(until: $1) }),
      (
        "take(untilReplacement:)", [.error(TestError("")), .completed],
        { $0.take(untilReplacement: $1) }
      ),
    ]

  /// ReactiveObjC disposes when the end arrives, and its end does not wait; here it waits (C3), and
  /// what is subscribed to must not continue until then: it may be a `repeat` of a signal that has
  /// ended.
  @Test(arguments: ending.indices)
  func `an end that arrives inside a value tears everything down there`(index: Int) {
    let (_, ends, join) = Self.ending[index]
    for end in ends {
      let log = Log<String>()
      let subscribers = Log<PassthroughSubscriber<Int>>()
      let values = Signal<Int>.create { subscriber in
        subscribers(subscriber)
        return log.disposable("teardown")
      }
      let other = SignalSubject<Int>()
      join(values, other).subscribe(
        next: { _ in
          other.send(end)
          log("end of value")
        }, error: { _ in log("end") }, completed: { log("end") })
      let count = subscribers.entries.count
      for subscriber in subscribers.entries { subscriber.sendNext(1) }
      expectEqual(
        log.entries, Array(repeating: "teardown", count: count) + ["end of value", "end"])
    }
  }

  @Test func `a repeat inside take(until:) ends with its trigger`() {
    let log = Log<String>()
    let (values, trigger) = (SignalSubject<Int>(), SignalSubject<Int>())
    let attempts = Signal<Int>.deferred {
      log("attempt")
      return log.entries.count < 9 ? trigger : .never
    }
    Signal.merge([values, attempts.repeat()]).take(until: trigger).subscribe(
      next: { _ in trigger.sendCompleted() }, completed: { log("completed") })
    values.sendNext(1)
    expectEqual(log.entries, ["attempt", "completed"])
  }
}
