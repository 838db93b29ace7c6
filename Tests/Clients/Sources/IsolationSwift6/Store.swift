// SPDX-License-Identifier: MIT
import BraidObservable

/// An actor whose closures use its state.
actor Store {
  private(set) var items: [String] = []
  private var subscriptions: [any Disposable] = []

  func follow(_ names: Observable<String>, _ answers: Infallible<String>) {
    subscriptions = [
      names.subscribe(onNext: { self.items.append($0) }, onDisposed: { self.items = [] }),
      names.subscribe(onNext: { self.take($0) }, onError: { _ in self.items = [] }),
      names.subscribe(onNext: { [weak self] name in self?.assumeIsolated { $0.take(name) } }),
      names.subscribe { self.items.append($0.element ?? "") },
      answers.subscribe(onNext: { self.items.append($0) }),
    ]
    followWeakly(names, answers)
  }

  func load(_ request: Single<String>, _ cached: Maybe<String>, _ save: Completable) {
    subscriptions.append(request.subscribe(onSuccess: { self.take($0) }))
    loadWeakly(request, cached, save)
  }

  #if swift(>=6)
    // The closures get the actor, are isolated to it, and are called where events arrive.

    private func followWeakly(_ names: Observable<String>, _ answers: Infallible<String>) {
      subscriptions += [
        names.subscribe(with: self, onNext: { $0.items.append($1) }),
        names.bind(with: self) { $0.take($1) },
        answers.subscribe(with: self, onNext: { $0.items.append($1) }),
        answers.bind(with: self) { $0.take($1) },
      ]
    }

    private func loadWeakly(
      _ request: Single<String>, _ cached: Maybe<String>, _ save: Completable
    ) {
      subscriptions += [
        request.subscribe(with: self, onSuccess: { $0.take($1) }, onDisposed: { $0.clear() }),
        cached.subscribe(with: self, onSuccess: { $0.take($1) }, onCompleted: { $0.clear() }),
        save.subscribe(with: self, onCompleted: { $0.clear() }, onError: { $0.take("\($1)") }),
      ]
    }
  #else
    // As for RxSwift: the closures get the actor, are not isolated to it, and start tasks.

    private func followWeakly(_ names: Observable<String>, _ answers: Infallible<String>) {
      subscriptions += [
        names.subscribe(with: self, onNext: { store, name in Task { await store.take(name) } }),
        names.bind(with: self) { store, name in Task { await store.take(name) } },
        answers.subscribe(with: self, onNext: { store, name in Task { await store.take(name) } }),
        answers.bind(with: self) { store, name in Task { await store.take(name) } },
      ]
    }

    private func loadWeakly(
      _ request: Single<String>, _ cached: Maybe<String>, _ save: Completable
    ) {
      subscriptions += [
        request.subscribe(
          with: self, onSuccess: { store, name in Task { await store.take(name) } },
          onDisposed: { store in Task { await store.clear() } }),
        cached.subscribe(
          with: self, onSuccess: { store, name in Task { await store.take(name) } },
          onCompleted: { store in Task { await store.clear() } }),
        save.subscribe(
          with: self, onCompleted: { store in Task { await store.clear() } },
          onError: { store, error in Task { await store.take("\(error)") } }),
      ]
    }
  #endif

  func stop() {
    for subscription in subscriptions { subscription.dispose() }
    subscriptions = []
  }

  func take(_ name: String) { items.append(name) }

  func clear() { items = [] }
}

@globalActor
actor Database {
  static let shared = Database()
}

/// A class of a global actor that is not the main one.
@Database
final class Rows {
  private(set) var names: [String] = []
  private let bag = DisposeBag()

  func follow(_ source: Observable<String>) {
    source.subscribe(onNext: { [weak self] in self?.names.append($0) }).disposed(by: bag)
    source.subscribe(onNext: add).disposed(by: bag)
  }

  private func add(_ name: String) { names.append(name) }
}

@Database
func rowNames(of source: Observable<String>) -> [String] {
  let rows = Rows()
  rows.follow(source)
  return rows.names
}
