// SPDX-License-Identifier: MIT

// A program that uses Combine beside both models, in Swift 5 and Swift 6 mode.

import BraidBridge
import BraidCocoa
import BraidSignal
import Combine
import Foundation

@MainActor
final class CombineModel {
  @Published var name = ""
  @Published var count = 0
  var cancellables: Set<AnyCancellable> = []
  let bag = DisposeBag()

  func toCombine(
    _ observable: Observable<Int>, _ single: Single<Int>, _ racSignal: RACSignal<Int>,
    _ driver: Driver<Int>, _ infallible: Infallible<Int>
  ) {
    observable.asPublisher().map { $0 + 1 }
      .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
      .store(in: &cancellables)
    single.asPublisher(buffering: .suspending)
      .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
      .store(in: &cancellables)
    racSignal.asPublisher(buffering: .newest(1))
      .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
      .store(in: &cancellables)
    driver.asPublisher().sink(receiveValue: { print($0) }).store(in: &cancellables)
    infallible.assign(to: &$count)
    observable.subscribe(onNext: { print($0) }).store(in: &cancellables)
  }

  func fromCombine(_ publisher: AnyPublisher<Int, any Error>, _ relay: PublishRelay<Int>) {
    publisher.asObservable().subscribe(onNext: { print($0) }).disposed(by: bag)
    publisher.asRACSignal().subscribe(next: { print($0) }).disposed(by: bag)
    $name.asObservable().map { $0.count }.subscribe(onNext: { print($0) }).disposed(by: bag)
    relay.asPublisher().assign(to: &$count)
    $name.asInfallible().subscribe(onNext: { print($0) }).disposed(by: bag)
    $count.sink(receiveValue: { print($0) }).disposed(by: bag)
  }

  func subjects(_ observable: Observable<Int>, _ racSignal: RACSignal<Int>) {
    let values = CurrentValueSubject<Int, Never>(0)
    let events = PassthroughSubject<Int, any Error>()
    observable.bind(to: values).disposed(by: bag)
    observable.bind(to: events).disposed(by: bag)
    racSignal.bind(to: values).disposed(by: bag)
    racSignal.subscribe(events.asSubscriber()).disposed(by: bag)
    (SignalProperty(0) <~> values).disposed(by: bag)
    (values <~> BehaviorRelay(value: 0)).disposed(by: bag)
    observable.subscribe(events.asObserver()).disposed(by: bag)
  }

  func schedulers(_ publisher: AnyPublisher<Int, Never>, _ observable: Observable<Int>) {
    publisher.receive(on: MainScheduler.instance.asCombine())
      .delay(for: .seconds(1), scheduler: BraidSignal.Scheduler.main.asCombine())
      .sink(receiveValue: { print($0) })
      .store(in: &cancellables)
    observable.debounce(.seconds(1), scheduler: RunLoop.main.asSchedulerType())
      .observe(on: DispatchQueue.main.asSchedulerType())
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
  }
}
