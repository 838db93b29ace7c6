// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch

@MainActor
class Caption {
  var text: String?
  var isHidden = false
}

/// A class of the main actor, as all of UIKit's are, whose closures change it.
@MainActor
class ResultScreen {
  let label = Caption()
  var title = ""
  var results: [String] = []
  private let bag = DisposeBag()

  func bind(_ query: Observable<String>, to service: SearchService) {
    query
      .do(onNext: { self.title = $0 }, onSubscribe: { self.results = [] })
      .map { $0 + self.title }
      .flatMapLatest { text in service.search(text).catch { _ in .just([]) } }
      .subscribe(
        onNext: { [weak self] in self?.results = $0.map(\.title) },
        onError: { [weak self] _ in self?.label.isHidden = true },
        onDisposed: { self.title = "over" }
      )
      .disposed(by: bag)

    query.subscribe(with: self, onNext: { $0.show($1) }).disposed(by: bag)
    query.subscribe { [weak self] event in self?.label.text = event.element }.disposed(by: bag)
    query.subscribe(onNext: show).disposed(by: bag)
    query.bind(onNext: { [weak self] in self?.label.text = $0 }).disposed(by: bag)
    query.bind(with: self) { $0.title = $1 }.disposed(by: bag)
    query.withUnretained(self) { $0.title + $1 }.bind(onNext: show).disposed(by: bag)
    query.retry { (errors: Observable<any Error>) -> Observable<any Error> in
      self.label.isHidden = true
      return errors
    }.subscribe().disposed(by: bag)
  }

  func load() -> Single<String> {
    Single.create { single in
      self.title = "loading"
      single(.success(self.title))
      return Disposables.create { self.title = "" }
    }
    .do(onSuccess: { self.label.text = $0 }, onDispose: { self.label.isHidden = true })
    .catch { _ in .just(self.title) }
  }

  func start() {
    load().subscribe(onSuccess: { self.title = $0 }, onFailure: { _ in self.title = "" })
      .disposed(by: bag)
    load().asMaybe().subscribe(onSuccess: show, onCompleted: { self.title = "" }).disposed(by: bag)
    load().asCompletable().subscribe(onCompleted: { self.title = "" }).disposed(by: bag)
    load().asInfallible(onErrorRecover: { _ in .just(self.title) })
      .do(onNext: { self.title = $0 })
      .subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
    Observable.deferred { .just(self.title) }
      .bind(to: AnyObserver { event in self.label.text = event.element }).disposed(by: bag)
    Completable.create { completable in
      self.results.removeAll()
      completable(.completed)
      return Disposables.create()
    }
    .subscribe { _ in self.title = "done" }.disposed(by: bag)
  }

  private func show(_ text: String) { label.text = text }
}
