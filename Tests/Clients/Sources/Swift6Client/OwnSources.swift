// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch

/// An observable type of one's own in Swift 6 mode, and bindings.
struct Pulses: ObservableType {
  typealias Element = Int
  let count: Int

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    for number in 0..<count { observer.onNext(number) }
    observer.onCompleted()
    return Disposables.create()
  }
}

@MainActor
final class PulseScreen {
  private let bag = DisposeBag()
  private let pause = DispatchTimeInterval.milliseconds(5)

  func show(_ pulses: Pulses) -> BehaviorRelay<Int> {
    let relay = BehaviorRelay(value: 0)
    let subject = PublishSubject<Int?>()
    pulses.filter { $0 > 1 }.bind(to: relay).disposed(by: bag)
    pulses.bind(to: subject).disposed(by: bag)
    pulses.asObservable().throttle(pause, scheduler: MainScheduler.instance)
      .bind(onNext: { relay.accept($0) }).disposed(by: bag)
    Observable.merge(pulses.asObservable(), relay.asObservable())
      .delay(.milliseconds(1), scheduler: MainScheduler.instance)
      .subscribe().disposed(by: bag)
    return relay
  }
}
