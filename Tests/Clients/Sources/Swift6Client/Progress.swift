// SPDX-License-Identifier: MIT
import BraidObservable

/// A sequence that cannot fail, in Swift 6 mode.
struct Progress {
  let steps: PublishRelay<Int>
  let total: Observable<Int>

  func texts(on scheduler: any SchedulerType) -> Infallible<String> {
    let total = total.asInfallible(onErrorJustReturn: 1)
    let done = Infallible.concat(.just(0), steps.asInfallible())
      .concat(Infallible.never())
      .scan(0) { $0 + $1 }
      .distinctUntilChanged()
    let parts = Infallible.combineLatest(done, total) { "\($0) of \($1)" }
    let title = Infallible<String>.create { observer in
      observer(.next("working"))
      observer(.completed)
      return Disposables.create()
    }
    return Infallible.merge(title, parts)
      .throttle(.milliseconds(100), scheduler: scheduler)
      .flatMap { Infallible.of($0, $0) }
      .flatMapLatest { Single.just($0) }
      .share(replay: 1)
  }

  func show(_ bag: DisposeBag, on scheduler: any SchedulerType) {
    texts(on: scheduler)
      .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
      .disposed(by: bag)
    Infallible.combineLatest(Infallible.just(1), Infallible.just("a")).subscribe { event in
      if case .next(let pair) = event { print(pair) }
    }
    .disposed(by: bag)
  }
}
