// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct CreationTests {
  @Test func `empty completes, and never emits nothing`() {
    expectEqual(events { _ in Driver<Int>.empty() }, [.completed(200)])
    expectEqual(events { _ in Signal<Int>.empty() }, [.completed(200)])
    #expect(events { _ in Driver<Int>.never() }.isEmpty)
  }

  @Test func `of emits its values, then a completion, on the scheduler`() {
    let one: [Recorded<Event<Int>>] = [.next(200, 1), .completed(200)]
    let two: [Recorded<Event<Int>>] = [.next(200, 1), .next(200, 2), .completed(200)]
    expectEqual(events { _ in Driver.just(1) }, one)
    expectEqual(events { _ in Driver.of(1, 2) }, two)
    expectEqual(events { _ in Driver.from([1, 2]) }, two)
    expectEqual(events { _ in Driver.from(Set([1])) }, one)
    expectEqual(events { _ in Driver.from(AnySequence(1...2)) }, two)
    expectEqual(events { _ in Driver.from(optional: 1) }, one)
    expectEqual(events { _ in Driver<Int>.from(optional: nil) }, [.completed(200)])
    expectEqual(events { _ in Signal.just(1) }, one)
    expectEqual(events { _ in Signal.of(1, 2) }, two)
  }

  @Test func `off the main thread values are emitted asynchronously on the scheduler`() {
    inVirtualTime { scheduler in
      let log = Log<String>()
      let subscriptions = [
        Driver.just(1).drive(onNext: { log("just \($0)") }),
        Driver.of(2, 3).drive(onNext: { log("of \($0)") }),
        Driver<Int>.empty().drive(onCompleted: { log("empty") }),
      ]
      #expect(log.entries.isEmpty)
      scheduler.start()
      expectEqual(Set(log.entries), ["just 1", "of 2", "of 3", "empty"])
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  /// RxCocoa sends the first one inside the call and the others in later turns of the main queue.
  @MainActor @Test func `on the main thread all values are emitted synchronously`() {
    SharingScheduler.mock(scheduler: MainScheduler()) {
      let log = Log<String>()
      let all = [
        Driver.of(2, 3).drive(onNext: { log("\($0)") }, onCompleted: { log("|") }),
        Driver.from([4, 5]).drive(onNext: { log("\($0)") }, onCompleted: { log("|") }),
      ]
      expectEqual(log.entries, ["2", "3", "|", "4", "5", "|"])
      for subscription in all { subscription.dispose() }
    }
  }

  @Test func `deferred creates a sequence for each subscription to the source`() {
    inVirtualTime { scheduler in
      let made = Box(0)
      let driver = Driver<Int>.deferred {
        made.update { $0 += 1 }
        return .just(made.value)
      }
      expectEqual(made.value, 0)
      let log = Log<Int>()
      let first = driver.drive(onNext: { log($0) })
      scheduler.start()
      let second = driver.drive(onNext: { log($0) })
      scheduler.start()
      expectEqual(log.entries, [1, 2])
      first.dispose()
      second.dispose()
    }
  }

  @Test func `interval and timer count for all observers`() {
    expectEqual(
      events { _ in Driver<Int>.interval(.seconds(300)) },
      [
        .next(500, 0), .next(800, 1),
      ])
    expectEqual(
      events { _ in Signal<Int>.timer(.seconds(100), period: .seconds(400)) },
      [
        .next(300, 0), .next(700, 1),
      ])
    inVirtualTime { scheduler in
      let ticks = Driver<Int>.interval(.seconds(10))
      let log = Log<String>()
      var subscriptions: [any Disposable] = []
      scheduler.scheduleAt(1) { subscriptions.append(ticks.drive(onNext: { log("a\($0)") })) }
      scheduler.scheduleAt(15) { subscriptions.append(ticks.drive(onNext: { log("b\($0)") })) }
      scheduler.scheduleAt(22) { for subscription in subscriptions { subscription.dispose() } }
      scheduler.start()
      expectEqual(log.entries, ["a0", "b0", "a1", "b1"])
    }
  }
}
