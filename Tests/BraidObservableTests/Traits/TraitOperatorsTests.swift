// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import Foundation
import TestSupport
import Testing

/// The operators of observables that traits have as well.
struct TraitOperatorsTests {
  @Test func `each trait is subscribed to again as a policy decides`() {
    let attempts = Box(0)
    let failing = Observable<Int>.create { observer in
      if attempts.update({
        $0 += 1; return $0
      }) < 3 {
        observer.onError(MarbleFailure())
      } else {
        observer.onNext(7)
        observer.onCompleted()
      }
      return Disposables.create()
    }
    let policy = RetryPolicy(maxAttempts: 3)
    let scheduler = TestScheduler(initialClock: 0)
    let retried: [Observable<Int>] = [
      failing.asSingle().retry(policy, scheduler: scheduler).asObservable(),
      failing.asMaybe().retry(policy, scheduler: scheduler).asObservable(),
      failing.ignoreElements().asCompletable().retry(policy, scheduler: scheduler)
        .andThen(.just(7)),
      failing.asSingle().retry(.immediate(maxCount: 3), scheduler: scheduler).asObservable(),
      failing.asSingle().ignoreErrors().asObservable(),
      failing.asSingle().ignoreErrors { _ in true }.asObservable(),
    ]
    for source in retried {
      attempts.value = 0
      expectEqual(recording(source), ["7", "|"])
      expectEqual(attempts.value, 3)
    }
  }

  @Test func `a single keeps its value or fails`() {
    let one = Single.just(1)
    expectEqual(recording(one.attempt { _ in throw MarbleFailure() }), ["#"])
    expectEqual(recording(one.tryMap { $0 + 1 }), ["2", "|"])
    expectEqual(recording(Single.just("abc").mapAt(\.count)), ["3", "|"])
    expectEqual(recording(Single.just([1, 2]).mapMany { $0 * 2 }), ["[2, 4]", "|"])
    expectEqual(recording(Single.just(true).not()), ["false", "|"])
    let json = Single.just(Data("[1, 2]".utf8))
    expectEqual(
      recording(json.decode(type: [Int].self, decoder: JSONDecoder())), ["[1, 2]", "|"])
  }

  @Test func `a single becomes a maybe where its value may be dropped`() {
    let one = Single.just(1)
    expectEqual(recording(one.ignore(1)), ["|"])
    expectEqual(recording(one.ignoreWhen { $0 > 1 }), ["1", "|"])
    expectEqual(recording(Single<Int?>.just(nil).unwrap()), ["|"])
    expectEqual(recording(Single<Any>.just("a").ofType(String.self)), ["a", "|"])
    expectEqual(recording(one.filterMap { .map($0 + 1) }), ["2", "|"])
    expectEqual(recording(one.withLatestFrom(Observable.just("a"))), ["a", "|"])
    expectEqual(recording(Single<Int>.error(MarbleFailure()).catchErrorJustComplete()), ["|"])
    expectEqual(recording(Maybe<Int>.error(MarbleFailure()).catchErrorJustComplete()), ["|"])
    let saved = Completable.error(MarbleFailure()).catchErrorJustComplete()
    expectEqual(recording(saved.andThen(Single.just(1))), ["1", "|"])
  }

  @Test func `an infallible has the operators that cannot fail`() {
    let numbers = Infallible.of(1, 2, 3)
    expectEqual(recording(numbers.pairwise().map { $0 + $1 }), ["3", "5", "|"])
    expectEqual(recording(numbers.nwise(3)), ["[1, 2, 3]", "|"])
    expectEqual(recording(numbers.enumerated().map { $0.index }), ["0", "1", "2", "|"])
    expectEqual(recording(numbers.takeLast(1)), ["3", "|"])
    expectEqual(recording(numbers.reduce(0) { $0 + $1 }), ["6", "|"])
    expectEqual(recording(numbers.count { $0 > 1 }), ["2", "|"])
    expectEqual(recording(numbers.toArray()), ["[1, 2, 3]", "|"])
    expectEqual(recording(numbers.contains { $0 > 2 }), ["true", "|"])
    expectEqual(recording(numbers.mapTo(0).distinct()), ["0", "|"])
    expectEqual(recording(Infallible<Int>.empty().ifEmpty(default: 4)), ["4", "|"])
    expectEqual(
      recording(
        Infallible.just(1).repeatWithBehavior(
          .immediate(maxCount: 2), scheduler: TestScheduler(initialClock: 0))), ["1", "1", "|"])
  }

  /// The events of a source that ends synchronously.
  private func recording(_ source: some ObservableConvertibleType) -> [String] {
    let log = Log<String>()
    let subscription = source.asObservable().subscribe(
      onNext: { log("\($0)") }, onError: { _ in log("#") }, onCompleted: { log("|") })
    subscription.dispose()
    return log.entries
  }
}
