// SPDX-License-Identifier: MIT
import BraidCocoa
import Dispatch
import Foundation
import Testing

// In Swift 5 mode the compiler takes a closure of an operator in a class of the main actor for
// isolated to the main actor; it runs on the thread that sends the event. A subscription in such a
// closure is not checked.

@MainActor struct InnerSubscriptionTests {
  private let one = Observable.just(1)
  private let failing = Observable<Int>.error(Failure())
  private let bag = DisposeBag()

  /// What `source` sends when it is subscribed to on another thread.
  private func received<Source: ObservableConvertibleType>(
    _ source: Source
  ) -> [Int] where Source.Element == Int {
    let done = DispatchSemaphore(value: 0)
    var values: [Int] = []
    source.asObservable()
      .do(onNext: { _ in #expect(!Thread.isMainThread) })
      .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
      .subscribe(onNext: { values.append($0) }, onDisposed: { done.signal() })
      .disposed(by: bag)
    done.wait()
    return values
  }

  /// Subscribes on the thread of the caller, as a method of a class of the main actor.
  private func incremented(_ value: Int) -> Int {
    var result = 0
    Observable.just(value).subscribe(onNext: { result = $0 + 1 }).dispose()
    return result
  }

  @Test func `create subscribes to another observable`() {
    let made = Observable<Int>.create { observer in
      Observable.just(1).subscribe(
        onNext: { observer.onNext($0) }, onCompleted: { observer.onCompleted() })
    }
    #expect(received(made) == [1])
  }

  @Test func `create of each trait subscribes to another one`() {
    let single = Single<Int>.create { done in
      Single.just(1).subscribe(
        onSuccess: { done(.success($0)) }, onFailure: { done(.failure($0)) })
    }
    #expect(received(single) == [1])
    let maybe = Maybe<Int>.create { done in
      Maybe.just(1).subscribe(
        onSuccess: { done(.success($0)) }, onCompleted: { done(.completed) })
    }
    #expect(received(maybe) == [1])
    let completable = Completable.create { done in
      Completable.empty().subscribe(onCompleted: { done(.completed) })
    }
    #expect(received(completable.andThen(Observable.just(1))) == [1])
    let infallible = Infallible<Int>.create { send in
      Infallible.just(1).subscribe(
        onNext: { send(.next($0)) }, onCompleted: { send(.completed) })
    }
    #expect(received(infallible) == [1])
  }

  @Test func `deferred, using and generate subscribe in their closures`() {
    #expect(received(Observable.deferred { .just(self.incremented(1)) }) == [2])
    #expect(received(Single.deferred { .just(self.incremented(1)) }) == [2])
    #expect(received(Infallible.deferred { .just(self.incremented(1)) }) == [2])
    let used = Observable<Int>.using(
      {
        let resource = self.incremented(0)
        return AnonymousDisposable { #expect(resource == 1) }
      },
      observableFactory: { _ in .just(self.incremented(1)) })
    #expect(received(used) == [2])
    let generated = Observable.generate(
      initialState: 1, condition: { self.incremented($0) < 4 }, iterate: { self.incremented($0) })
    #expect(received(generated) == [1, 2])
  }

  @Test func `transforming operators subscribe in their closures`() {
    let mapped = one.map { value -> Int in
      var result = 0
      Observable.just(value).subscribe(onNext: { result = $0 * 10 }).dispose()
      return result
    }
    #expect(received(mapped) == [10])
    #expect(received(one.compactMap { self.incremented($0) }) == [2])
    #expect(received(one.flatMap { Observable.just(self.incremented($0)) }) == [2])
    #expect(received(one.flatMapLatest { Observable.just(self.incremented($0)) }) == [2])
    #expect(received(one.flatMapFirst { Observable.just(self.incremented($0)) }) == [2])
    #expect(received(one.concatMap { Observable.just(self.incremented($0)) }) == [2])
    #expect(received(one.scan(0) { $0 + self.incremented($1) }) == [2])
    #expect(received(one.reduce(0) { $0 + self.incremented($1) }) == [2])
    #expect(received(one.filter { self.incremented($0) == 2 }) == [1])
    #expect(received(one.distinctUntilChanged { self.incremented($0) }) == [1])
    #expect(received(one.withLatestFrom(one) { self.incremented($0 + $1) }) == [3])
    #expect(received(Observable.zip(one, one) { self.incremented($0 + $1) }) == [3])
    #expect(received(Observable.combineLatest(one, one) { self.incremented($0 + $1) }) == [3])
  }

  @Test func `operators of traits subscribe in their closures`() {
    #expect(received(Single.just(1).map { self.incremented($0) }) == [2])
    #expect(received(Single.just(1).flatMap { .just(self.incremented($0)) }) == [2])
    #expect(received(Maybe.just(1).map { self.incremented($0) }) == [2])
    #expect(received(Maybe.just(1).flatMap { .just(self.incremented($0)) }) == [2])
    #expect(received(Infallible.just(1).map { self.incremented($0) }) == [2])
    #expect(
      received(Infallible.just(1).flatMap { Infallible.just(self.incremented($0)) }) == [2])
  }

  @Test func `do, catch and retry(when) subscribe in their closures`() {
    var seen: [Int] = []
    let disposed = DispatchSemaphore(value: 0)
    let watched = one.do(
      onNext: { seen.append(self.incremented($0)) },
      onCompleted: { seen.append(self.incremented(8)) },
      onSubscribe: { seen.append(self.incremented(0)) },
      onDispose: {
        seen.append(self.incremented(9))
        disposed.signal()
      })
    #expect(received(watched) == [1])
    disposed.wait()
    #expect(seen == [1, 2, 9, 10])
    #expect(received(failing.catch { _ in .just(self.incremented(1)) }) == [2])
    #expect(received(Single<Int>.error(Failure()).catch { _ in .just(self.incremented(1)) }) == [2])
    #expect(received(failing.asInfallible { _ in .just(self.incremented(1)) }) == [2])
    var runs = 0
    let flaky = Observable<Int>.deferred {
      bump(&runs, runs == 0 ? .error(Failure()) : .just(runs))
    }
    let retried = flaky.retry { (errors: Observable<any Error>) in
      errors.map { _ in self.incremented(0) }
    }
    #expect(received(retried) == [1])
  }

  @Test func `a disposable and an observer subscribe in their closures`() {
    var result = 0
    let disposed = DispatchSemaphore(value: 0)
    let made = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create {
        result = self.incremented(6)
        disposed.signal()
      }
    }
    #expect(received(made) == [1])
    disposed.wait()
    #expect(result == 7)
    let done = DispatchSemaphore(value: 0)
    var seen = 0
    let observer = AnyObserver<Int> { event in
      if let value = event.element { seen = self.incremented(value) } else { done.signal() }
    }
    one.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default)).subscribe(observer)
      .disposed(by: bag)
    done.wait()
    #expect(seen == 2)
  }

  @Test func `the sequence that follows the error of a driver subscribes in its closure`() async {
    let driver = failing.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
      .asDriver { _ in
        #expect(!Thread.isMainThread)
        return .just(self.incremented(1))
      }
    let value = await withCheckedContinuation { continuation in
      driver.drive(onNext: { continuation.resume(returning: $0) }).disposed(by: bag)
    }
    #expect(value == 2)
  }

  @Test func `a screen that subscribes in the background shows its values on the main thread`()
    async
  {
    let made = Observable<Int>.create { observer in
      Observable.just(1).subscribe(onNext: { observer.onNext($0) })
    }
    let value = await withCheckedContinuation { continuation in
      made
        .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { continuation.resume(returning: $0) })
        .disposed(by: bag)
    }
    #expect(value == 1)
  }
}
