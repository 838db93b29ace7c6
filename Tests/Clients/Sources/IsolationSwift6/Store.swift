// SPDX-License-Identifier: MIT
import BraidObservable

/// An actor whose closures use what it protects.
actor Store {
  private(set) var items: [String] = []
  private var subscriptions: [any Disposable] = []

  func follow(_ names: Observable<String>, _ answers: Infallible<String>) {
    subscriptions = [
      names.subscribe(onNext: { self.items.append($0) }, onDisposed: { self.items = [] }),
      names.subscribe(onNext: { self.take($0) }, onError: { _ in self.items = [] }),
      names.subscribe(with: self, onNext: { $0.items.append($1) }),
      names.subscribe(onNext: { [weak self] name in self?.assumeIsolated { $0.take(name) } }),
      names.bind(with: self) { $0.take($1) },
      names.subscribe { self.items.append($0.element ?? "") },
      answers.subscribe(onNext: { self.items.append($0) }),
      answers.subscribe(with: self, onNext: { $0.items.append($1) }),
      answers.bind(with: self) { $0.take($1) },
    ]
  }

  func load(_ request: Single<String>, _ cached: Maybe<String>, _ save: Completable) {
    subscriptions += [
      request.subscribe(with: self, onSuccess: { $0.take($1) }, onDisposed: { $0.items = [] }),
      request.subscribe(onSuccess: { self.take($0) }),
      cached.subscribe(with: self, onSuccess: { $0.take($1) }, onCompleted: { $0.items = [] }),
      save.subscribe(with: self, onCompleted: { $0.items = [] }, onError: { $0.take("\($1)") }),
    ]
  }

  func stop() {
    for subscription in subscriptions { subscription.dispose() }
    subscriptions = []
  }

  func take(_ name: String) { items.append(name) }
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
