// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// Operators that emit a value together with their end.
///
/// An error thrown for that value by a closure downstream ends the result, and no event follows.
struct LastValueErrorTests {
  typealias Operation = @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

  /// Each sends its last value with the end of a source that sends 1 and completes.
  static let senders: [(String, Operation)] = [
    ("debounce", { $0.debounce(.seconds(5), scheduler: $1) }),
    ("throttle", { $0.startWith(0).throttle(.seconds(5), scheduler: $1).skip(1) }),
    ("buffer", { $0.buffer(timeSpan: .seconds(5), count: 9, scheduler: $1).map { $0.count } }),
    (
      "window",
      {
        $0.window(timeSpan: .seconds(5), count: 9, scheduler: $1).flatMap { $0.toArray() }
          .map { $0.count }
      }
    ),
    (
      "sample",
      { source, _ in source.concat(Observable.never()).sample(source.ignoreElements()) }
    ),
    ("takeLast", { source, _ in source.takeLast(1) }),
    ("reduce", { source, _ in source.reduce(0, accumulator: +) }),
    ("toArray", { source, _ in source.toArray().asObservable().map { $0.count } }),
    ("count", { source, _ in source.enumerated().map { $0.index + 1 }.takeLast(1) }),
    ("ifEmpty", { source, _ in source.filter { $0 > 1 }.ifEmpty(default: 1) }),
    ("element(at:)", { source, _ in source.element(at: 0) }),
    ("take", { source, _ in source.take(1) }),
    ("take(until:)", { source, _ in source.take(until: { $0 == 1 }, behavior: .inclusive) }),
    ("single", { source, _ in source.single() }),
    ("first", { source, _ in source.first().asObservable().compactMap { $0 } }),
    ("materialize", { source, _ in source.materialize().map { $0.isCompleted ? 1 : 0 }.skip(1) }),
    ("dematerialize", { source, _ in source.materialize().dematerialize() }),
    (
      "catchAndReturn",
      { source, _ in
        source.flatMap { _ in Observable<Int>.error(TestError("")) }
          .catchAndReturn(1)
      }
    ),
    ("just", { _, _ in .just(1) }),
    ("merge", { source, _ in .merge(source, .empty()) }),
    ("zip", { source, _ in Observable<Int>.zip(source, Observable<Int>.just(1)) { a, _ in a } }),
    (
      "combineLatest",
      { source, _ in Observable<Int>.combineLatest(source, Observable<Int>.just(1)) { a, _ in a } }
    ),
  ]

  /// Operators that stay active for a while after their source has ended.
  static let receivers: [(String, Operation)] = [
    ("nobody", { source, _ in source }),
    ("observe(on:)", { $0.observe(on: $1) }),
    ("subscribe(on:)", { $0.subscribe(on: $1) }),
    ("delay", { $0.materialize().delay(.seconds(1), scheduler: $1).dematerialize() }),
    ("concat", { source, _ in source.concat(Observable.empty()) }),
    ("flatMap", { source, _ in Observable.just(0).flatMap { _ in source } }),
    ("flatMapLatest", { source, _ in Observable.just(0).flatMapLatest { _ in source } }),
    ("concatMap", { source, _ in Observable.just(0).concatMap { _ in source } }),
    ("merge", { source, _ in .merge(source, .never()) }),
    ("materialize", { source, _ in source.materialize().dematerialize() }),
    (
      "zip",
      { source, _ in
        Observable.zip(
          source.materialize(), Observable<Int>.just(1).concat(Observable<Int>.never())
        ) {
          a, _ in a
        }
        .dematerialize()
      }
    ),
    ("do", { source, _ in source.do(onDispose: {}) }),
    ("share", { source, _ in source.share() }),
    (
      "retry(when:)",
      { source, _ in source.retry(when: { $0.flatMap { Observable<Int>.error($0) } }) }
    ),
  ]

  @Test(arguments: senders.indices, receivers.indices)
  func `an error thrown at the last value ends the result`(sender: Int, receiver: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let failing = Self.senders[sender].1(subject, scheduler).filter { value in
      if value == 1 { throw TestError("thrown") }
      return true
    }
    let disposable = Self.receivers[receiver].1(failing, scheduler).subscribe { event in
      log(event.debugDescription)
    }
    scheduler.advanceTo(1)
    subject.onNext(1)
    subject.onCompleted()
    scheduler.advanceTo(100)
    expectEqual(log.entries, [Event<Int>.error(TestError("thrown")).debugDescription])
    disposable.dispose()
  }
}
