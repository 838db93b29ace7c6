// SPDX-License-Identifier: MIT
import BraidCocoa

// The same code in Swift 5 mode, in Swift 6 mode, and there with the main actor as the default:
// closures that use the actor they are written on, without isolation annotations. Only closures
// that receive an actor differ: they are isolated to it in Swift 6 mode (`Store`).

final class Label {
  var text = ""
}

/// A controller as there are many, all of it on the main actor.
@MainActor
final class Controller {
  private(set) var items: [String] = []
  private(set) var title = ""
  private(set) var isLoading = false
  private let label = Label()
  private let bag = DisposeBag()

  init(_ names: Observable<String>, _ answers: Infallible<String>) {
    names.subscribe(onNext: { [weak self] name in self?.items.append(name) }).disposed(by: bag)
    names.subscribe(with: self, onNext: { $0.title = $1 }).disposed(by: bag)
    answers.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
  }

  func bind(_ names: Observable<String>) {
    names
      .map { $0.uppercased() }
      .subscribe(
        onNext: { [weak self] in self?.title = $0 },
        onError: { [weak self] _ in self?.isLoading = false },
        onCompleted: { [weak self] in self?.isLoading = false },
        onDisposed: { [weak self] in self?.items = [] }
      )
      .disposed(by: bag)
    names.subscribe { [weak self] event in self?.title = event.element ?? "" }.disposed(by: bag)
    names.subscribe(onNext: show).disposed(by: bag)
    names.subscribe(weak: self, onNext: Controller.show).disposed(by: bag)
    names.subscribeNext(weak: self, Controller.show).disposed(by: bag)
    names.bind(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
    names.bind(with: self) { $0.title = $1 }.disposed(by: bag)
    names.bind(onNext: show).disposed(by: bag)
    let label = label
    names.subscribe(onNext: { label.text = $0 }).disposed(by: bag)
    var count = 0
    names.subscribe(onNext: { _ in count += 1 }).disposed(by: bag)
    names
      .subscribe(onNext: { [weak self] first in
        guard let self else { return }
        names.take(1).subscribe(onNext: { self.title = first + $0 }).disposed(by: bag)
      })
      .disposed(by: bag)
    title = "\(count) names"
  }

  func load(_ request: Single<String>, _ cached: Maybe<String>, _ save: Completable) {
    isLoading = true
    request
      .subscribe(
        onSuccess: { [weak self] in self?.title = $0 },
        onFailure: { [weak self] in self?.fail($0) },
        onDisposed: { [weak self] in self?.isLoading = false }
      )
      .disposed(by: bag)
    request.subscribe(with: self, onSuccess: { $0.title = $1 }).disposed(by: bag)
    request.subscribe { [weak self] _ in self?.isLoading = false }.disposed(by: bag)
    cached.subscribe(onSuccess: show, onCompleted: { self.title = "" }).disposed(by: bag)
    cached.subscribe { [weak self] _ in self?.isLoading = false }.disposed(by: bag)
    save.subscribe(onCompleted: { self.title = "saved" }, onError: fail).disposed(by: bag)
    save.subscribe { [weak self] _ in self?.isLoading = false }.disposed(by: bag)
    Task { request.subscribe(onSuccess: { self.title = $0 }).disposed(by: bag) }
  }

  func drive(_ names: Driver<String>, _ alerts: BraidCocoa.Signal<String>) {
    names
      .drive(
        onNext: { [weak self] in self?.title = $0 }, onDisposed: { [weak self] in self?.items = [] }
      )
      .disposed(by: bag)
    names.drive(with: self, onNext: { $0.title = $1 }, onDisposed: { $0.items = [] })
      .disposed(by: bag)
    alerts.emit(onNext: show, onDisposed: { self.items = [] }).disposed(by: bag)
  }

  private func show(_ name: String) { title = name }

  private func fail(_ error: any Error) { title = "\(error)" }
}
