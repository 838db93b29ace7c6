// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// How drivers and signals are shared.
struct SharingTests {
  @Test func `a driver replays its newest value to late observers`() {
    expectDriver(
      ["a--b--c|"],
      [
        DiagramObserver(during: "^", sees: "a--b--c|"),
        DiagramObserver(during: "----^", sees: "----b-c|"),
      ], subscriptions: ["^------!"]
    ) { $0[0].asDriver(onErrorJustReturn: "x") }
  }

  @Test func `a signal replays nothing`() {
    expectDriver(
      ["a--b--c|"],
      [
        DiagramObserver(during: "^", sees: "a--b--c|"),
        DiagramObserver(during: "----^", sees: "------c|"),
      ], subscriptions: ["^------!"]
    ) { $0[0].asSignal(onErrorJustReturn: "x") }
  }

  @Test func `a source that is subscribed to inside a replayed value emits inside that call`() {
    inVirtualTime { scheduler in
      let driver = BehaviorRelay(value: 1).asDriver()
      let first = driver.drive()
      scheduler.start()
      let log = Log<String>()
      let second = driver.drive(
        AnyObserver { event in
          log("begin \(event)")
          _ = Observable.of("one", "two").subscribe(onNext: { log($0) })
          log("end")
        })
      expectEqual(log.entries, ["begin next(1)", "one", "two", "end"])
      first.dispose()
      second.dispose()
    }
  }

  @Test func `closures of operators are called once, regardless of the number of observers`() {
    inVirtualTime { scheduler in
      let source = Source<Int>()
      let calls = Box(0)
      let doubled = source.observable.asDriver(onErrorJustReturn: 0)
        .map { number in
          calls.update { $0 += 1 }
          return number * 2
        }
      let first = Log<Int>()
      let second = Log<Int>()
      let subscriptions = [
        doubled.drive(onNext: { first($0) }), doubled.drive(onNext: { second($0) }),
      ]
      source.send(1)
      scheduler.start()
      source.send(2)
      scheduler.start()
      expectEqual(first.entries, [2, 4])
      expectEqual(second.entries, [2, 4])
      expectEqual(calls.value, 2)
      expectEqual(source.subscriptions, 1)
      for subscription in subscriptions { subscription.dispose() }
      expectEqual(source.live, 0)
    }
  }

  @Test func `the replayed value is released with the last observer`() {
    inVirtualTime { scheduler in
      let source = Source<Int>()
      let driver = source.observable.asDriver(onErrorJustReturn: 0)
      let log = Log<String>()
      let first = driver.drive(onNext: { log("a\($0)") })
      source.send(1)
      scheduler.start()
      first.dispose()
      let second = driver.drive(onNext: { log("b\($0)") })
      scheduler.start()
      expectEqual(log.entries, ["a1"])
      expectEqual(source.subscriptions, 2)
      second.dispose()
    }
  }

  @Test func `a custom strategy defines scheduler and sharing`() {
    enum Kept: SharingStrategyProtocol {
      static var scheduler: any SchedulerType { SharingScheduler.make() }
      static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 2, scope: .whileConnected)
      }
    }
    expectDriver(
      ["a-b-c|"],
      [
        DiagramObserver(during: "^", sees: "a-b-c|"),
        DiagramObserver(during: "---^", sees: "---(ab)c|"),
      ]
    ) { $0[0].asSharedSequence(sharingStrategy: Kept.self, onErrorJustReturn: "x") }
  }

  @Test func `no allocation remains after disposal`() {
    let (_, object) = holding { object in
      inVirtualTime { scheduler in
        let source = Source<Int>()
        let subscription = source.observable.asDriver(onErrorJustReturn: 0)
          .map { _ in object }
          .debounce(.seconds(1))
          .drive()
        source.send(1)
        scheduler.start()
        subscription.dispose()
      }
    }
    #expect(object.value == nil)
  }
}
