// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// Every form of `drive`.
@Suite(.exclusive(.mainQueue)) struct DriveTests {
  @MainActor
  final class Screen: ReactiveCompatible {
    var title = ""
    var subtitle: String?
    func show(_ title: String) { self.title = title }
  }

  @MainActor @Test func `drive delivers the newest value synchronously on the main queue`() {
    let relay = BehaviorRelay(value: "a")
    let screen = Screen()
    let subscription = relay.asDriver().drive(onNext: { screen.title = $0 })
    expectEqual(screen.title, "a")
    relay.accept("b")
    expectEqual(screen.title, "b")
    subscription.dispose()
    relay.accept("c")
    expectEqual(screen.title, "b")
  }

  @MainActor @Test func `drive accepts binders, methods and properties of main-actor classes`() {
    let relay = BehaviorRelay(value: "a")
    let driver = relay.asDriver()
    let screen = Screen()
    let bag = DisposeBag()
    driver.drive(screen.rx.subtitle).disposed(by: bag)
    driver.drive(onNext: screen.show).disposed(by: bag)
    expectEqual(screen.subtitle, "a")
    expectEqual(screen.title, "a")
    driver.drive(with: screen, onNext: { screen, text in screen.title = text + text })
      .disposed(by: bag)
    expectEqual(screen.title, "aa")
    driver.drive(Binder(screen) { $0.title = $1 + "!" }).disposed(by: bag)
    expectEqual(screen.title, "a!")
  }

  @MainActor @Test func `values sent by other threads arrive on the main queue`() async {
    let relay = BehaviorRelay(value: 0)
    let screen = Screen()
    let subscription = await withCheckedContinuation { continuation in
      let subscription = SerialDisposable()
      subscription.disposable = relay.asDriver().drive(onNext: { number in
        screen.title += "\(number)"
        if number == 3 { continuation.resume(returning: subscription) }
      })
      Task.detached { for number in 1...3 { relay.accept(number) } }
    }
    expectEqual(screen.title, "0123")
    subscription.dispose()
  }

  @Test func `drive accepts one and several observers, plain and optional`() {
    inVirtualTime { scheduler in
      let first = scheduler.createObserver(Int.self)
      let second = scheduler.createObserver(Int.self)
      let optional = scheduler.createObserver(Int?.self)
      let others = [scheduler.createObserver(Int?.self), scheduler.createObserver(Int?.self)]
      let driver = Driver.of(1, 2)
      let bag = DisposeBag()
      driver.drive(first).disposed(by: bag)
      driver.drive(first, second).disposed(by: bag)
      driver.drive(optional).disposed(by: bag)
      driver.drive(others[0], others[1]).disposed(by: bag)
      scheduler.start()
      expectEqual(second.events, [.next(0, 1), .next(0, 2), .completed(0)])
      expectEqual(first.events.count, 6)
      for observer in others + [optional] {
        expectEqual(observer.events, [.next(0, 1), .next(0, 2), .completed(0)])
      }
    }
  }

  @Test func `drive accepts one and several relays, plain and optional`() {
    inVirtualTime { scheduler in
      let relays = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
      let optional = BehaviorRelay<Int?>(value: nil)
      let replay = ReplayRelay<Int>.create(bufferSize: 5)
      let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 5)
      let driver = Driver.of(1, 2)
      let bag = DisposeBag()
      driver.drive(relays.0, relays.1).disposed(by: bag)
      driver.drive(optional).disposed(by: bag)
      driver.drive(replay).disposed(by: bag)
      driver.drive(optionalReplay).disposed(by: bag)
      scheduler.start()
      expectEqual(relays.0.value, 2)
      expectEqual(relays.1.value, 2)
      expectEqual(optional.value, 2)
      expectEqual(replay.recorded(), ["next(1)", "next(2)"])
      expectEqual(optionalReplay.recorded(), ["next(Optional(1))", "next(Optional(2))"])
    }
  }

  @Test func `drive accepts functions, and functions of functions`() {
    inVirtualTime { scheduler in
      let driver = Driver.of(1, 2)
      let log = Log<String>()
      let sum: Observable<Int> = driver.drive { $0.reduce(0, accumulator: { $0 + $1 }) }
      let first = sum.subscribe(onNext: { log("sum \($0)") })
      let second: any Disposable = driver.drive(
        { numbers in { name in numbers.subscribe(onNext: { log("\(name) \($0)") }) } },
        curriedArgument: "number")
      scheduler.start()
      expectEqual(Set(log.entries), ["sum 3", "number 1", "number 2"])
      first.dispose()
      second.dispose()
    }
  }

  @Test func `onDisposed runs after the completion and after a disposal`() {
    inVirtualTime { scheduler in
      let log = Log<String>()
      let ended = Driver.just(1).drive(
        onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("over") })
      scheduler.start()
      expectEqual(log.entries, ["1", "completed", "over"])
      ended.dispose()
      let byHand = Driver<Int>.never().drive(onDisposed: { log("by hand") })
      byHand.dispose()
      expectEqual(log.entries.last, "by hand")
    }
  }

  @Test func `drive without a closure subscribes for side effects`() {
    inVirtualTime { scheduler in
      let log = Log<Int>()
      let subscription = Driver.just(1).do(onNext: { log($0) }).drive()
      scheduler.start()
      expectEqual(log.entries, [1])
      subscription.dispose()
    }
  }

  @Test func `drive with an object calls its closure while the object is alive`() {
    inVirtualTime { scheduler in
      let log = Log<String>()
      let source = Source<Int>()
      let driver = source.observable.asDriver(onErrorJustReturn: 0)
      let (subscription, object) = holding { object in
        driver.drive(
          with: object, onNext: { log("\($1)") }, onCompleted: { _ in log("completed") },
          onDisposed: { _ in log("over") })
      }
      #expect(object.value == nil)
      source.send(1)
      scheduler.start()
      subscription.dispose()
      #expect(log.entries.isEmpty)
      let box = Box(0)
      let other = driver.drive(
        with: box, onNext: { $0.value = $1 }, onCompleted: { _ in log("completed") },
        onDisposed: { _ in log("over") })
      source.send(2)
      source.complete()
      scheduler.start()
      expectEqual(box.value, 2)
      expectEqual(log.entries, ["completed", "over"])
      other.dispose()
    }
  }

  @Test func `drive off the main thread traps with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Task.detached { _ = Driver.just(1).drive() }.value
    }
    expectEqual(result?.errorText.contains("A driver was driven off the main thread."), true)
  }
}
