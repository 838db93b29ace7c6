// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import Dispatch
import TestSupport
import Testing

/// An inner source that answers and ends while the observer is busy has not been replaced (D1).
@Suite(.serialized, .alone) struct LatestAnswerRaceTests {
  @Test(arguments: LatestWay.all)
  func `a value of an inner source that ends during a delivery is delivered`(way: LatestWay) {
    let busy = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let shown = Log<Int>()
    let opened = way.open { answer in
      shown(answer)
      guard answer == 0 else { return }
      busy.signal()
      go.wait()
    }
    opened.ask(0)
    onThreads(2) { thread in
      if thread == 0 {
        opened.answer(0)
      } else {
        busy.wait()
        opened.ask(1)
        opened.answer(1)
        opened.end(1)
        go.signal()
      }
    }
    expectEqual(shown.entries, [0, 1])
    opened.subscription.dispose()
  }

  @Test(arguments: LatestWay.all)
  func `a value of an inner source replaced while the observer is busy is dropped`(way: LatestWay) {
    let busy = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let shown = Log<Int>()
    let opened = way.open { answer in
      shown(answer)
      guard answer == 0 else { return }
      busy.signal()
      go.wait()
    }
    opened.ask(0)
    onThreads(2) { thread in
      if thread == 0 {
        opened.answer(0)
      } else {
        busy.wait()
        opened.ask(1)
        opened.answer(1)
        opened.ask(2)
        opened.answer(2)
        opened.end(2)
        go.signal()
      }
    }
    expectEqual(shown.entries, [0, 2])
    opened.subscription.dispose()
  }

  @Test(arguments: LatestWay.all)
  func `the last value is delivered for every sending thread`(way: LatestWay) {
    let opened = Box<LatestWay.Opened?>(nil)
    let shown = Box<[Int]>([])
    let answer: @Sendable (Int) -> Void = { number in
      guard let opened = opened.value else { return }
      opened.answer(number)
      opened.end(number)
    }
    let next: @Sendable () -> Void = {
      opened.value?.subscription.dispose()
      opened.value = way.open { answer in shown.update { $0.append(answer) } }
      opened.value?.ask(0)
    }
    next()
    let problems = race(
      3000,
      [
        { _ in answer(0) },
        { _ in
          opened.value?.ask(1)
          answer(1)
        },
      ]
    ) { _ in
      let all = shown.value
      shown.value = []
      next()
      return all.last == 1 && all.count <= 2 ? nil : "shown: \(all)"
    }
    expectEqual(problems, [])
    opened.value?.subscription.dispose()
  }
}

/// An operator that lets only the latest inner source through.
struct LatestWay: Sendable, CustomTestStringConvertible {
  struct Opened: Sendable {
    let ask: @Sendable (Int) -> Void
    let answer: @Sendable (Int) -> Void
    let end: @Sendable (Int) -> Void
    let subscription: any Disposable
  }

  let testDescription: String
  private let make: @Sendable (@escaping @Sendable (Int) -> Void) -> Opened

  func open(_ next: @escaping @Sendable (Int) -> Void) -> Opened { make(next) }

  private static func observable(
    _ name: String,
    _ operation: @escaping @Sendable (PublishSubject<Int>, [Observable<Int>]) -> Observable<Int>,
    inner: @escaping @Sendable (PublishSubject<Int>) -> Observable<Int> = { $0 }
  ) -> LatestWay {
    LatestWay(testDescription: name) { next in
      let questions = PublishSubject<Int>()
      let answers = (0..<3).map { _ in PublishSubject<Int>() }
      let subscription = operation(questions, answers.map(inner)).subscribe(onNext: next)
      return Opened(
        ask: { questions.onNext($0) }, answer: { answers[$0].onNext($0) },
        end: { answers[$0].onCompleted() }, subscription: subscription)
    }
  }

  private static func signal(
    _ name: String,
    _ operation: @escaping @Sendable (SignalSubject<Int>, [Signal<Int>]) -> Signal<Int>,
    inner: @escaping @Sendable (SignalSubject<Int>) -> Signal<Int> = { $0 }
  ) -> LatestWay {
    LatestWay(testDescription: "signal " + name) { next in
      let questions = SignalSubject<Int>()
      let answers = (0..<3).map { _ in SignalSubject<Int>() }
      let subscription = operation(questions, answers.map(inner)).subscribe(next: next)
      return Opened(
        ask: { questions.sendNext($0) }, answer: { answers[$0].sendNext($0) },
        end: { answers[$0].sendCompleted() }, subscription: subscription)
    }
  }

  static let all: [LatestWay] = [
    observable("flatMapLatest", { all, inner in all.flatMapLatest { inner[$0] } }),
    observable("switchLatest", { all, inner in all.map { inner[$0] }.switchLatest() }),
    observable(
      "flatMapLatest, shared", { all, inner in all.flatMapLatest { inner[$0] } },
      inner: { $0.share() }),
    observable(
      "flatMapLatest, shared with replay", { all, inner in all.flatMapLatest { inner[$0] } },
      inner: { $0.share(replay: 1) }),
    observable(
      "flatMapLatest, refCount", { all, inner in all.flatMapLatest { inner[$0] } },
      inner: { $0.publish().refCount() }),
    observable(
      "flatMapLatest of one value", { all, inner in all.flatMapLatest { inner[$0] } },
      inner: { $0.take(1) }),
    observable(
      "flatMapLatest of signals", { all, inner in all.flatMapLatest { inner[$0] } },
      inner: { $0.asSignal().map { $0 }.asObservable() }),
    signal("flatMap(.latest)", { all, inner in all.flatMap(.latest) { inner[$0] } }),
    signal("switchToLatest", { all, inner in all.map { inner[$0] }.switchToLatest() }),
    signal(
      "switch",
      { all, inner in .switch(on: all, cases: [0: inner[0], 1: inner[1], 2: inner[2]]) }),
    signal(
      "switchToLatest, autoconnected", { all, inner in all.map { inner[$0] }.switchToLatest() },
      inner: { $0.publish().autoconnect() }),
    signal(
      "switchToLatest, replayed", { all, inner in all.map { inner[$0] }.switchToLatest() },
      inner: { $0.replayLazily() }),
    signal(
      "switchToLatest of observables",
      { all, inner in all.map { inner[$0] }.switchToLatest() },
      inner: { $0.asObservable().share().asSignal() }),
  ]
}
