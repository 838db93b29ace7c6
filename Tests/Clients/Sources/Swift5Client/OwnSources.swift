// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch
import Foundation

/// Custom observable and observer types, and bindings between them.
struct Keys: ObservableType {
  typealias Element = Character
  let text: String

  func subscribe<Observer>(_ observer: Observer) -> Disposable
  where Observer: ObserverType, Observer.Element == Character {
    var isDisposed = false
    for key in text where !isDisposed { observer.on(.next(key)) }
    observer.on(.completed)
    return Disposables.create { isDisposed = true }
  }
}

final class Terminal: ObserverType {
  private var screen = ""

  func on(_ event: Event<Character>) {
    if case .next(let key) = event { screen.append(key) }
  }

  func items(_ source: Observable<[String]>) -> (@escaping (String) -> Void) -> Disposable {
    { show in
      source.bind(onNext: { $0.forEach { show($0) } })
    }
  }
}

struct Settings: Decodable {
  let pause: Int
}

final class Console {
  private let bag = DisposeBag()
  private let pause: DispatchTimeInterval = .milliseconds(300)
  private var limit: RxTimeInterval = .never
  private var seen = 0

  func run(_ keys: Keys, _ data: Observable<Data>, scheduler: SchedulerType) {
    let terminal = Terminal()
    let subject = PublishSubject<Character>()
    let last = BehaviorSubject<Character?>(value: nil)
    keys.bind(to: terminal).disposed(by: bag)
    keys.map { $0 }.bind(to: subject, subject).disposed(by: bag)
    subject.bind(to: last).disposed(by: bag)
    keys.asObservable().map { String($0) }.toArray().asObservable()
      .bind(to: terminal.items) { self.seen += $0.count }.disposed(by: bag)

    subject
      .debounce(pause, scheduler: scheduler)
      .throttle(.milliseconds(20), scheduler: scheduler)
      .delay(pause, scheduler: scheduler)
      .timeout(limit, scheduler: scheduler)
      .timeout(.never, scheduler: scheduler)
      .subscribe(onNext: { _ in self.seen += 1 }).disposed(by: bag)
    RxObservable<Int>.interval(pause, scheduler: scheduler).take(for: pause, scheduler: scheduler)
      .subscribe().disposed(by: bag)

    data.decode(type: Settings.self, decoder: JSONDecoder())
      .subscribe(onNext: { self.limit = .milliseconds($0.pause) }).disposed(by: bag)
  }

  func count<Number: RxAbstractInteger>(_ numbers: [Number]) -> Number { numbers.reduce(0, +) }
}

/// Names that RxSwift has changed: with a warning where they are called, as there.
@available(*, deprecated)
func oldNames(_ source: Observable<Int>, on scheduler: SerialDispatchQueueScheduler) -> Disposable {
  var seen = 0
  return
    source
    .observeOn(scheduler).subscribeOn(scheduler)
    .takeWhile { $0 < 9 }.skipWhile { $0 < seen }.takeUntil(Observable<Int>.never())
    .catchError { _ in .just(seen) }.catchErrorJustReturn(0)
    .retryWhen { $0.elementAt(1) }
    .subscribe(onNext: { seen += $0 })
}
