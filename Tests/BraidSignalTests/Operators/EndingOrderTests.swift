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
}
