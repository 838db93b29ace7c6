// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// Every form of `emit`.
@Suite(.exclusive(.mainQueue)) struct EmitTests {
  @MainActor @Test func `emit accepts methods and properties of main-actor classes`() {
    let relay = PublishRelay<String>()
    let screen = DriveTests.Screen()
    let bag = DisposeBag()
    relay.asSignal().emit(onNext: { screen.title = $0 }).disposed(by: bag)
    relay.asSignal().emit(to: screen.rx.subtitle).disposed(by: bag)
    relay.accept("a")
    expectEqual(screen.title, "a")
    expectEqual(screen.subtitle, "a")
    relay.asSignal().emit(with: screen, onNext: { $0.title = $1 + "!" }).disposed(by: bag)
    relay.accept("b")
    expectEqual(screen.title, "b!")
  }

  @Test func `emit accepts one and several observers, plain and optional`() {
    inVirtualTime { scheduler in
      let first = scheduler.createObserver(Int.self)
      let second = scheduler.createObserver(Int.self)
      let optional = scheduler.createObserver(Int?.self)
      let bag = DisposeBag()
      let signal = Signal.of(1, 2)
      signal.emit(to: first).disposed(by: bag)
      signal.emit(to: first, second).disposed(by: bag)
      signal.emit(to: optional).disposed(by: bag)
      scheduler.start()
      expectEqual(second.events, [.next(0, 1), .next(0, 2), .completed(0)])
      expectEqual(first.events.count, 6)
      expectEqual(optional.events, [.next(0, 1), .next(0, 2), .completed(0)])
    }
  }

  @Test func `emit accepts one and several relays, plain and optional`() {
    inVirtualTime { scheduler in
      let behavior = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
      let optional = BehaviorRelay<Int?>(value: nil)
      let publish = PublishRelay<Int>()
      let optionalPublish = PublishRelay<Int?>()
      let replay = ReplayRelay<Int>.create(bufferSize: 5)
      let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 5)
      let log = Log<String>()
      let bag = DisposeBag()
      publish.subscribe(onNext: { log("plain \($0)") }).disposed(by: bag)
      optionalPublish.subscribe(onNext: { log("optional \($0 ?? 0)") }).disposed(by: bag)
      let signal = Signal.just(1)
      signal.emit(to: behavior.0, behavior.1).disposed(by: bag)
      signal.emit(to: optional).disposed(by: bag)
      signal.emit(to: publish).disposed(by: bag)
      signal.emit(to: optionalPublish).disposed(by: bag)
      signal.emit(to: replay).disposed(by: bag)
      signal.emit(to: optionalReplay).disposed(by: bag)
      scheduler.start()
      expectEqual([behavior.0.value, behavior.1.value, optional.value], [1, 1, 1])
      expectEqual(Set(log.entries), ["plain 1", "optional 1"])
      expectEqual(replay.recorded(), ["next(1)"])
      expectEqual(optionalReplay.recorded(), ["next(Optional(1))"])
    }
  }

  @Test func `onDisposed runs after the completion and after a disposal`() {
    inVirtualTime { scheduler in
      let log = Log<String>()
      let ended = Signal.just(1).emit(
        onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("over") })
      scheduler.start()
      expectEqual(log.entries, ["1", "completed", "over"])
      ended.dispose()
      let box = Box(0)
      let other = Signal.just(2).emit(
        with: box, onNext: { $0.value = $1 }, onCompleted: { $0.value *= 10 },
        onDisposed: { $0.value += 1 })
      let plain = Signal.just(3).do(onNext: { log("\($0)") }).emit()
      scheduler.start()
      expectEqual(box.value, 21)
      expectEqual(log.entries.last, "3")
      other.dispose()
      plain.dispose()
    }
  }

  @Test func `emit can be called on any thread, since no value is replayed synchronously`() async {
    let subscription = await Task.detached { Signal<Int>.never().emit() }.value
    subscription.dispose()
  }
}
