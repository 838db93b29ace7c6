// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// What takes the place of errors, and what needs nothing in their place.
struct AsSharedSequenceTests {
  @Test func `a value replaces an error`() {
    expectDriver(["a-b-#"], "a-b-(x|)", subscriptions: ["^---!"]) {
      $0[0].asDriver(onErrorJustReturn: "x")
    }
    expectDriver(["a-b-#"], "a-b-(x|)", subscriptions: ["^---!"]) {
      $0[0].asSignal(onErrorJustReturn: "x")
    }
  }

  @Test func `another sequence continues after an error`() {
    expectDriver(["a-b-#", "x-y|"], "a-b-x-y|", subscriptions: ["^---!", "----^--!"]) {
      $0[0].asDriver(onErrorDriveWith: $0[1].asDriver(onErrorJustReturn: ""))
    }
    expectDriver(["a-b-#", "x-y|"], "a-b-x-y|") {
      $0[0].asSignal(onErrorSignalWith: $0[1].asSignal(onErrorJustReturn: ""))
    }
    expectDriver(["a-b-#"], "a-b-|") { $0[0].asDriver(onErrorDriveWith: .empty()) }
    expectDriver(["a-b-#"], "a-b--") { $0[0].asSignal(onErrorSignalWith: .never()) }
  }

  @Test func `a closure returns the sequence that continues after an error`() {
    expectDriver(["a-b-#"], "a-b-(x|)") { sources in
      let other = Driver.just("x")
      return sources[0].asDriver(onErrorRecover: { _ in other })
    }
    expectDriver(["a-b-#"], "a-b-(x|)") { sources in
      let other = Signal.just("x")
      return sources[0].asSignal(onErrorRecover: { _ in other })
    }
  }

  @Test(arguments: [("|", "|"), ("---", "---"), ("-a-", "-a-"), ("#", "(x|)")])
  func `asDriver and asSignal end with the source`(source: String, expected: String) {
    expectDriver([source], expected) { $0[0].asDriver(onErrorJustReturn: "x") }
    expectDriver([source], expected) { $0[0].asSignal(onErrorJustReturn: "x") }
  }

  @Test func `disposal in the middle disposes the source`() {
    expectDriver(["a-b-c-"], "a-b", during: "^--!", subscriptions: ["^--!"]) {
      $0[0].asDriver(onErrorJustReturn: "x")
    }
  }

  @Test func `values are scheduled, and so is an error that becomes a value`() {
    inVirtualTime { scheduler in
      let log = Log<String>()
      let subscription = Observable.of("a").asDriver(onErrorJustReturn: "x")
        .drive(onNext: { log($0) }, onCompleted: { log("completed") }, onDisposed: { log("over") })
      log("subscribed")
      scheduler.start()
      expectEqual(log.entries, ["subscribed", "a", "completed", "over"])
      subscription.dispose()
    }
  }

  @Test func `a behavior relay can be converted to a driver`() {
    inVirtualTime { scheduler in
      let relay = BehaviorRelay(value: 1)
      let log = Log<Int>()
      let subscription = relay.asDriver().drive(onNext: { log($0) })
      relay.accept(2)
      scheduler.start()
      expectEqual(log.entries, [1, 2])
      subscription.dispose()
    }
  }

  @Test func `a publish relay can be converted to a signal`() {
    inVirtualTime { scheduler in
      let relay = PublishRelay<Int>()
      let log = Log<Int>()
      let subscription = relay.asSignal().emit(onNext: { log($0) })
      relay.accept(2)
      scheduler.start()
      expectEqual(log.entries, [2])
      subscription.dispose()
    }
  }

  @Test func `an infallible can be converted to a driver`() {
    expectEqual(
      events { _ in Infallible.of(1, 2).asDriver() },
      [
        .next(200, 1), .next(200, 2), .completed(200),
      ])
  }

  @Test func `a driver can be converted to itself, an infallible and an observable`() {
    expectEqual(events { _ in Driver.just(1).asDriver().asInfallible() }.count, 2)
    expectEqual(
      events { _ in Signal.just(1).asSignal().asSharedSequence().asObservable() }.count, 2)
  }

  @Test func `traits can be converted to drivers`() {
    expectEqual(
      events { _ in Single.just(1).asDriver(onErrorJustReturn: 2) },
      [
        .next(200, 1), .completed(200),
      ])
    expectEqual(
      events { _ in Maybe<Int>.error(TestError("e")).asSignal(onErrorJustReturn: 2) },
      [
        .next(200, 2), .completed(200),
      ])
  }
}
