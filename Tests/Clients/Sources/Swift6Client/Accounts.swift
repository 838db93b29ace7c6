// SPDX-License-Identifier: MIT
import BraidObservable

/// Requests as singles, maybes and completables, in Swift 6 mode.
struct Accounts {
  struct User: Sendable {
    let name: String
  }

  let scheduler: any SchedulerType

  func user(_ id: Int) -> Single<User> {
    Single<User>.create { single in
      single(.success(User(name: "user \(id)")))
      return Disposables.create()
    }
  }

  func cached(_ id: Int) -> Maybe<User> {
    Maybe.create { maybe in
      maybe(id == 0 ? .success(User(name: "root")) : .completed)
      return Disposables.create()
    }
  }

  func save(_ user: User) -> Completable {
    Completable.create { completable in
      completable(.completed)
      return Disposables.create()
    }
  }

  func names() -> Single<String> {
    let pair = Single.zip(user(1), user(2)) { $0.name + $1.name }
    let mixed = Single.zip(pair, Single.just(2)).map { name, count in
      String(repeating: name, count: count)
    }
    let all = Single.zip([user(1), user(2)]) { $0.map(\.name).joined() }
    let maybes = Maybe.zip(cached(0), cached(1)) { $0.name + $1.name }.ifEmpty(default: "none")
    return mixed.flatMap { Single.just($0) }
      .flatMap { name in all.map { name + $0 } }
      .flatMapMaybe { $0.isEmpty ? .empty() : .just($0) }
      .filter { !$0.isEmpty }
      .ifEmpty(switchTo: maybes)
      .timeout(.seconds(1), scheduler: scheduler)
      .retry(2)
      .catch { _ in .just("nobody") }
      .catchAndReturn("nobody")
  }

  func saveAll(_ bag: DisposeBag) {
    let saving = user(1).flatMapCompletable { save($0) }
    let both = Completable.zip(saving, .empty())
    let work = Completable.concat(both, saving).concat(both).andThen(saving)
    bag.insert {
      work.andThen(user(2)).subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
      work.andThen(cached(1)).subscribe { event in
        if case .completed = event { print("not there") }
      }
      work.subscribe(onCompleted: { print("done") }, onError: { print($0) })
      work.subscribe(with: bag, onCompleted: { print($0) })
      names().observe(on: MainScheduler.instance).subscribe { result in
        switch result {
        case .success(let name): print(name)
        case .failure(let error): print(error)
        }
      }
    }
  }

  func counts() -> Single<Int> {
    let words = Observable.of("a", "bb")
    let first = words.first().map { $0?.count ?? 0 }
    let only = words.take(1).asSingle().map(\.count)
    let all = words.toArray().map(\.count)
    return Single.zip(first, only, all) { $0 + $1 + $2 }
  }
}
