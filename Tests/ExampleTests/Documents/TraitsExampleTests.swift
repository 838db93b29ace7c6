// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

// The examples of the article on traits, word for word.

func user(_ id: Int) -> Single<String> {
  Single.create { single in
    single(.success("user \(id)"))
    return Disposables.create()
  }
}

func save(_ name: String) -> Completable {
  Completable.create { completable in
    completable(.completed)
    return Disposables.create()
  }
}

struct TraitsExampleTests {
  @Test func `singles and completables emit one result`() {
    let log = PrintLog()
    let print = log.print
    let both = Single.zip(user(1), user(2)) { "\($0) and \($1)" }
    let saved = both.flatMapCompletable { save($0) }.andThen(both)
    let subscription = saved.subscribe(
      onSuccess: { print("saved \($0)") },
      onFailure: { print("failed: \($0)") })
    // saved user 1 and user 2
    expectEqual(log.lines, ["saved user 1 and user 2"])
    subscription.dispose()
  }

  @Test func `an infallible emits values and cannot fail`() {
    let log = PrintLog()
    let print = log.print
    let names = Observable.of(1, 2).concatMap { user($0) }
    let shown = names.asInfallible(onErrorJustReturn: "nobody")
    _ = shown.subscribe(onNext: { print($0) })
    // user 1
    // user 2
    expectEqual(log.lines, ["user 1", "user 2"])
  }
}
