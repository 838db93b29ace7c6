// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCocoa
import BraidCore
import BraidObservable
import BraidSignal

// A file that imports all modules: every cell of the table of BraidBridge's article.

struct Failing: Error {}

/// Sources and traits.
func convertSources() {
  let signal: RACSignal<Int> = .just(1)
  let observable: Observable<Int> = signal.asObservable()
  let _: RACSignal<Int> = observable.asSignal()
  let _: RACSignal<Int> = observable.asRACSignal()
  let single: Single<Int> = signal.asSingle()
  let maybe: Maybe<Int> = signal.asMaybe()
  let completable: Completable = signal.asCompletable()
  let infallible: Infallible<Int> = signal.asInfallible(onErrorJustReturn: 0)
  let driver: RxDriver<Int> = signal.asDriver(onErrorJustReturn: 0)
  let trait: RxSignal<Int> = signal.asSignal(onErrorJustReturn: 0)
  let _: RACSignal<Int> = single.asSignal()
  let _: RACSignal<Int> = maybe.asSignal()
  let _: RACSignal<Never> = completable.asSignal()
  let _: RACSignal<Int> = infallible.asSignal()
  let _: RACSignal<Int> = driver.asRACSignal()
  let _: RACSignal<Int> = trait.asRACSignal()
  let relay = PublishRelay<Int>()
  let _: RxSignal<Int> = relay.asSignal()
  let _: RACSignal<Int> = relay.asRACSignal()
  let _: RACSignal<Int> = ControlEvent(events: observable).asRACSignal()
}

/// Operators of observables with signals, each as it is.
func combineBoth(_ signal: RACSignal<Int>, _ observable: Observable<Int>) -> [Observable<Int>] {
  [
    Observable.combineLatest(observable, signal) { $0 + $1 },
    Observable.zip(observable, signal) { $0 + $1 },
    observable.withLatestFrom(signal),
    observable.flatMap { _ in signal },
    observable.flatMapLatest { _ in signal },
    observable.flatMapFirst { _ in signal },
    observable.concatMap { _ in signal },
    observable.map { _ in signal }.switchLatest(),
    observable.concat(signal),
    observable.merge(with: signal),
    observable.take(until: signal),
    observable.skip(until: signal),
    observable.sample(signal),
    observable.amb(signal),
  ]
}

/// Subjects, connections and groups: one object with two faces.
func convertObjects() {
  let _: SignalSubject<Int> = PublishSubject<Int>().asSignalSubject()
  let _: BehaviorSignalSubject<Int> = BehaviorSubject(value: 1).asSignalSubject()
  let _: ReplaySignalSubject<Int> = ReplaySubject<Int>.createUnbounded().asSignalSubject()
  let _: PublishSubject<Int> = SignalSubject<Int>().asSubject()
  let _: BehaviorSubject<Int> = BehaviorSignalSubject(1).asSubject()
  let _: ReplaySubject<Int> = ReplaySignalSubject<Int>().asSubject()
  let _: MulticastConnection<Int> = Observable.just(1).publish().asConnection()
  let _: ConnectableObservable<Int> = RACSignal.just(1).publish().asConnectable()
  _ = RACSignal.just(1).groupBy { $0 }.map { $0.asGroupedObservable().key }
  _ = Observable.just(1).groupBy { $0 }.map { $0.asSignal().key }
  _ = [1, 2].pullSequence.asObservable(on: MainScheduler.instance)
  let _: Scheduler = MainScheduler.instance.asRACScheduler()
  let _: any SchedulerType = Scheduler.main.asSchedulerType()
}

/// Observers, bindings and commands.
func bindBoth() {
  let bag = DisposeBag()
  let signal = SignalSubject<Int>()
  let observable = PublishSubject<Int>()
  let relay = BehaviorRelay(value: 0)
  let events = PublishRelay<Int>()
  let property = SignalProperty(0)
  observable.subscribe(signal).disposed(by: bag)
  signal.subscribe(observable.asSubscriber()).disposed(by: bag)
  signal.bind(to: relay)
  signal.bind(to: events)
  signal.bind(to: observable)
  property <~> relay
  relay <~> property
  property.channel() <~> relay
  let control = ControlProperty(values: Observable.just(1), valueSink: observable)
  property <~> control
  relay <~> control
  let command = Command<Int, Int>(enabledIf: relay.map { $0 >= 0 }) { Single.just($0) }
  observable.bind(to: command).disposed(by: bag)
  signal.bind(to: command)
  observable.bind(to: command.rx.inputs).disposed(by: bag)
  command.rx.isExecuting.asDriver().drive(onNext: { _ in }).disposed(by: bag)
  command.rx.errors.subscribe(onNext: { print($0) }).disposed(by: bag)
  command.rx.executions.asObservable().flatMap { $0 }.subscribe().disposed(by: bag)
}
