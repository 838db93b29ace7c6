// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCocoa
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// Traits of views and signals, in a file that imports all modules.
struct DriverTests {
  private let log = Log<String>()

  @Test func `a signal becomes a driver that shares and delivers on its scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let starts = Box(0)
    let kept = Box<PassthroughSubscriber<Int>?>(nil)
    let signal = RACSignal<Int>.create { subscriber in
      starts.update { $0 += 1 }
      kept.value = subscriber
      return nil
    }
    SharingScheduler.mock(scheduler: scheduler) {
      let driver: RxDriver<Int> = signal.asDriver(onErrorJustReturn: 0)
      let first = scheduler.createObserver(Int.self)
      let second = scheduler.createObserver(Int.self)
      let all = [driver.drive(first), driver.drive(second)]
      kept.value?.sendNext(1)
      expectEqual(first.events, [])
      kept.value?.sendError(Failure())
      scheduler.start()
      expectEqual(first.events.map(\.value), [.next(1), .next(0), .completed])
      expectEqual(second.events.map(\.value), first.events.map(\.value))
      expectEqual(starts.value, 1)
      for subscription in all { subscription.dispose() }
    }
  }

  @Test func `the signal of a driver shares its connection and its scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let starts = Box(0)
    let source = Observable<Int>.create { observer in
      starts.update { $0 += 1 }
      observer.onNext(1)
      return Disposables.create()
    }
    let log = log
    SharingScheduler.mock(scheduler: scheduler) {
      let signal: RACSignal<Int> = source.asDriver(onErrorJustReturn: 0).asRACSignal()
      let all = [
        signal.subscribe(next: { log("a\($0)") }, isolation: nil),
        signal.subscribe(next: { log("b\($0)") }, isolation: nil),
      ]
      expectEqual(log.entries, [])
      scheduler.start()
      expectEqual(log.entries.sorted(), ["a1", "b1"])
      expectEqual(starts.value, 1)
      for subscription in all { subscription.dispose() }
    }
  }

  @Test func `asSignal() of a trait is the trait and asRACSignal() the signal`() {
    let relay = PublishRelay<Int>()
    let trait: RxSignal<Int> = relay.asSignal()
    let signal: RACSignal<Int> = relay.asRACSignal()
    let subscription = signal.log(in: log)
    relay.accept(1)
    expectEqual(log.entries, ["1"])
    let again: RACSignal<Int> = trait.asRACSignal()
    #expect(again !== signal)
    subscription.dispose()
  }

  @Test func `a signal becomes a signal trait`() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      let trait: RxSignal<Int> = RACSignal.just(1).concat(.error(Failure()))
        .asSignal(onErrorJustReturn: 2)
      let values = scheduler.createObserver(Int.self)
      let subscription = trait.emit(to: values)
      scheduler.start()
      expectEqual(values.events.map(\.value), [.next(1), .next(2), .completed])
      subscription.dispose()
    }
  }
}
