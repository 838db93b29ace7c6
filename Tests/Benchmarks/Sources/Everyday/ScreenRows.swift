// SPDX-License-Identifier: MIT
import BraidCocoa
import Support

@MainActor
private final class Controller {
  var sum = 0
  let subject = PublishSubject<Int>()
  let relay = BehaviorRelay(value: 0)
  private let bag = DisposeBag()

  func bindSubject() {
    subject.subscribe(onNext: { [weak self] x in self?.sum += x }).disposed(by: bag)
  }

  func bindRelay() {
    relay.map { $0 }.filter { _ in true }
      .subscribe(onNext: { [weak self] x in self?.sum += x }).disposed(by: bag)
  }
}

/// The actions of a screen on the main actor.
func mainActorRows() -> [EverydayRow] {
  [
    row("subject -> [weak self] on main actor, send", 200_000, rxSwift: 396.9) { n in
      MainActor.assumeIsolated {
        let controller = Controller()
        controller.bindSubject()
        for _ in 0..<n { controller.subject.onNext(1) }
        return controller.sum
      }
    },
    row("relay -> map -> filter -> [weak self] on main actor, accept", 200_000, rxSwift: 677.3) {
      n in
      MainActor.assumeIsolated {
        let controller = Controller()
        controller.bindRelay()
        for _ in 0..<n { controller.relay.accept(1) }
        return controller.sum
      }
    },
    row("controller: subject, subscribe, bag, dies, main actor", 20_000, rxSwift: 2803.7) { n in
      MainActor.assumeIsolated {
        var total = 0
        for _ in 0..<n {
          let controller = Controller()
          controller.bindSubject()
          controller.subject.onNext(1)
          total += controller.sum
        }
        return total
      }
    },
    row("observe(on: MainScheduler.instance) on main, element", 50_000, rxSwift: 956.5) { n in
      MainActor.assumeIsolated {
        var sum = 0
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: MainScheduler.instance)
          .subscribe(onNext: { sum += $0 })
        for _ in 0..<n { subject.onNext(1) }
        subscription.dispose()
        return sum
      }
    },
    row("driver: relay.asDriver().map.drive, accept", 200_000) { n in
      MainActor.assumeIsolated {
        var sum = 0
        let relay = BehaviorRelay(value: 0)
        let subscription = relay.asDriver().map { $0 }.drive(onNext: { sum += $0 })
        for _ in 0..<n { relay.accept(1) }
        subscription.dispose()
        return sum
      }
    },
  ]
}

/// Disposables and bags.
func disposableRows() -> [EverydayRow] {
  [
    row("subscribe, disposed(by: bag), bag dies: of 10", 20_000, rxSwift: 1827.3) { n in
      var sum = 0
      let subject = PublishSubject<Int>()
      for _ in 0..<(n / 10) {
        let bag = DisposeBag()
        for _ in 0..<10 { subject.subscribe(onNext: { sum += $0 }).disposed(by: bag) }
        subject.onNext(1)
      }
      return sum
    },
    row("SerialDisposable: replace", 200_000, rxSwift: 129.5, expected: { _ in 0 }) { n in
      let serial = SerialDisposable()
      for _ in 0..<n { serial.disposable = Disposables.create() }
      serial.dispose()
      return 0
    },
    row("Disposables.create {} and dispose", 200_000, rxSwift: 144.9) { n in
      var count = 0
      for _ in 0..<n { Disposables.create { count += 1 }.dispose() }
      return count
    },
    row("CompositeDisposable insert+remove", 200_000, rxSwift: 155.8) { n in
      let group = CompositeDisposable()
      var count = 0
      for _ in 0..<n {
        guard let key = group.insert(Disposables.create()) else { continue }
        group.remove(for: key)
        count += 1
      }
      return count
    },
    row("CompositeDisposable insert+remove of an action", 200_000) { n in
      let group = CompositeDisposable()
      var count = 0
      for _ in 0..<n {
        guard let key = group.insert(Disposables.create { count += 1 }) else { continue }
        group.remove(for: key)
      }
      return count
    },
  ]
}

/// Subjects and relays.
func subjectRows() -> [EverydayRow] {
  [
    row("BehaviorRelay.accept, 1 subscriber", 200_000, rxSwift: 495.4) { n in
      var sum = 0
      let relay = BehaviorRelay(value: 0)
      let subscription = relay.subscribe(onNext: { sum += $0 })
      for _ in 0..<n { relay.accept(1) }
      subscription.dispose()
      return sum
    },
    row("BehaviorRelay.value", 200_000, rxSwift: 55.8) { n in
      let relay = BehaviorRelay(value: 1)
      var sum = 0
      for _ in 0..<n { sum += relay.value }
      return sum
    },
    row("PublishRelay.accept, no subscriber", 200_000, rxSwift: 304.8, expected: { _ in 0 }) { n in
      let relay = PublishRelay<Int>()
      for _ in 0..<n { relay.accept(1) }
      return 0
    },
    row("AsyncSubject life", 20_000, rxSwift: 2810.4) { n in
      var sum = 0
      for _ in 0..<n {
        let subject = AsyncSubject<Int>()
        let subscription = subject.subscribe(onNext: { sum += $0 })
        subject.onNext(1)
        subject.onCompleted()
        subscription.dispose()
      }
      return sum
    },
    row("ReplaySubject(1) life", 20_000, rxSwift: 3846.6) { n in
      var sum = 0
      for _ in 0..<n {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        subject.onNext(1)
        subject.subscribe(onNext: { sum += $0 }).dispose()
      }
      return sum
    },
  ]
}
