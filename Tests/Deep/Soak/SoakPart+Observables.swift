// SPDX-License-Identifier: MIT
import BraidObservable
import Foundation
import TestSupport

/// One pipeline: made, used and released by one call.
struct SoakPart<Run: Sendable>: Sendable {
  let name: String
  let run: Run

  init(_ name: String, _ run: Run) {
    self.name = name
    self.run = run
  }
}

typealias SoakBody = @Sendable (inout Seeded) -> Void
typealias AsyncSoakBody = @Sendable (inout Seeded) async -> Void

extension SoakPart<SoakBody> {
  static let all = observables + signals + bridges
}

struct SoakError: Error {}

/// Waits for the end of an observable.
private func wait<Element>(for observable: Observable<Element>) {
  let done = DispatchSemaphore(value: 0)
  let subscription = observable.subscribe(onDisposed: { done.signal() })
  done.wait()
  subscription.dispose()
}

extension SoakPart<SoakBody> {
  private static let queue = SerialDispatchQueueScheduler(qos: .default)
  private static let pool = ConcurrentDispatchQueueScheduler(qos: .default)

  static let observables: [SoakPart] = [
    SoakPart("chain") { _ in
      let subject = PublishSubject<Int>()
      var sum = 0
      let subscription = subject.map { $0 + 1 }.filter { $0 % 3 != 0 }.scan(0) { $0 + $1 }
        .distinctUntilChanged().enumerated().map { $0.index + $0.element }.skip(1).take(50)
        .subscribe(onNext: { sum += $0 })
      for number in 0..<100 { subject.onNext(number) }
      subscription.dispose()
    },
    SoakPart("strings, unbounded replay, many observers") { chance in
      let subject = ReplaySubject<String>.createUnbounded()
      let count = Int.random(in: 1...200, using: &chance)
      for number in 0..<count { subject.onNext("value number \(number) of a long text") }
      let subscriptions = (0..<50).map { _ in subject.map(\.count).subscribe() }
      for index in subscriptions.indices.shuffled(using: &chance) { subscriptions[index].dispose() }
    },
    SoakPart("a thousand observers") { chance in
      let subject = BehaviorSubject(value: 0)
      var subscriptions = (0..<1_000).map { _ in subject.subscribe() }
      subject.onNext(1)
      subscriptions.shuffle(using: &chance)
      for subscription in subscriptions.dropFirst(500) { subscription.dispose() }
      subject.onCompleted()
    },
    SoakPart("share, replay, connect") { chance in
      let subject = PublishSubject<Int>()
      let replay = Int.random(in: 0...3, using: &chance)
      let shared = subject.map { $0 * 2 }.share(replay: replay, scope: .whileConnected)
      let connectable = shared.publish()
      let bag = DisposeBag()
      for _ in 0..<4 { shared.subscribe().disposed(by: bag) }
      for _ in 0..<4 { connectable.subscribe().disposed(by: bag) }
      connectable.connect().disposed(by: bag)
      for number in 0..<20 { subject.onNext(number) }
      let policy = SharePolicy(replay: .latest(2), disconnection: .lastObserver)
      shared.share(policy).subscribe().dispose()
      subject.onCompleted()
    },
    SoakPart("flatMapLatest over timers") { _ in
      let subject = PublishSubject<Int>()
      let subscription = subject.flatMapLatest { number in
        Observable<Int>.timer(.milliseconds(number % 3), scheduler: pool)
      }.subscribe()
      for number in 0..<30 { subject.onNext(number) }
      subscription.dispose()
    },
    SoakPart("flatten, merge, concat, zip, join") { _ in
      let numbers = Observable.range(start: 0, count: 40)
      numbers.flatMap { Observable.of($0, $0 + 1) }.concatMap { Observable.just($0) }
        .flatMapFirst { Observable.of($0) }.subscribe().dispose()
      Observable.merge((0..<50).map { Observable.just($0) }).subscribe().dispose()
      Observable.concat((0..<50).map { Observable.just($0) }).subscribe().dispose()
      Observable.zip(numbers, numbers) { $0 + $1 }.subscribe().dispose()
      Observable.combineLatest(numbers, numbers, Observable.just(1)) { $0 + $1 + $2 }
        .withLatestFrom(numbers).subscribe().dispose()
      numbers.groupBy { $0 % 7 }.flatMap { $0.toArray() }.toArray().subscribe().dispose()
      numbers.window(timeSpan: .seconds(60), count: 3, scheduler: queue).merge().subscribe()
        .dispose()
      numbers.buffer(timeSpan: .seconds(60), count: 3, scheduler: queue).subscribe().dispose()
    },
    SoakPart("an interval") { _ in
      wait(for: Observable<Int>.interval(.milliseconds(1), scheduler: pool).take(2))
    },
    SoakPart("timed operators, in real time") { _ in
      let source = Observable.range(start: 0, count: 5)
      wait(
        for: source.delay(.milliseconds(1), scheduler: queue)
          .debounce(.milliseconds(1), scheduler: pool)
          .throttle(.milliseconds(1), scheduler: queue)
          .timeout(.seconds(60), scheduler: pool))
    },
    SoakPart("timed operators, in virtual time") { _ in
      let scheduler = HistoricalScheduler()
      let ticks = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(60)
      let bag = DisposeBag()
      ticks.debounce(.milliseconds(1_500), scheduler: scheduler).subscribe().disposed(by: bag)
      ticks.throttle(.seconds(3), scheduler: scheduler).subscribe().disposed(by: bag)
      ticks.buffer(timeSpan: .seconds(7), count: 5, scheduler: scheduler).subscribe()
        .disposed(by: bag)
      ticks.sample(Observable<Int>.interval(.seconds(4), scheduler: scheduler)).subscribe()
        .disposed(by: bag)
      scheduler.start()
    },
    SoakPart("cancelled timers") { _ in
      let subscriptions = (1...200).map { number in
        Observable<Int>.timer(.seconds(number), scheduler: pool).subscribe()
      }
      for subscription in subscriptions { subscription.dispose() }
    },
    SoakPart("a queue of its own") { _ in
      let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "soak")
      wait(
        for: Observable.range(start: 0, count: 200).subscribe(on: pool).observe(on: scheduler)
          .map { "\($0)" }.observe(on: queue))
    },
    SoakPart("errors") { _ in
      let failing = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onError(SoakError())
        return Disposables.create()
      }
      failing.retry(20).catchAndReturn(2).materialize().subscribe().dispose()
      failing.map { _ in throw SoakError() }.catch { (_: any Error) in Observable.just(1) }
        .subscribe().dispose()
      let policy = RetryPolicy(.constant(.milliseconds(1)), maxAttempts: 2)
      wait(for: failing.retry(policy, scheduler: pool).catchErrorJustComplete())
    },
    SoakPart("ten thousand retries, deep recursion") { _ in
      let attempts = Box(0)
      Observable<Int>.create { observer in
        if attempts.update({
          $0 += 1; return $0
        }) < 10_000 {
          observer.onError(SoakError())
        } else {
          observer.onCompleted()
        }
        return Disposables.create()
      }.retry().subscribe().dispose()
      Observable.just(0).expand { $0 < 1_000 ? .just($0 + 1) : .empty() }.subscribe().dispose()
    },
    SoakPart("re-entrancy") { _ in
      let subject = PublishSubject<Int>()
      let bag = CompositeDisposable()
      let first = subject.subscribe(onNext: { number in
        if number < 20 { subject.onNext(number + 1) }
        if number == 5 { _ = bag.insert(subject.subscribe()) }
        if number == 10 { bag.dispose() }
      })
      subject.onNext(0)
      first.dispose()
      bag.dispose()
    },
    SoakPart("traits and relays") { _ in
      let relay = BehaviorRelay(value: 0)
      let bag = DisposeBag()
      relay.asInfallible().map { $0 + 1 }.subscribe().disposed(by: bag)
      for number in 0..<20 { relay.accept(number) }
      Single.just(1).flatMap { Single.just($0 + 1) }.asCompletable().andThen(Maybe.just(2))
        .subscribe().dispose()
      Single<Int>.create { observer in
        observer(.failure(SoakError()))
        return Disposables.create()
      }.catchAndReturn(3).subscribe().dispose()
      let relays = (0..<20).map { _ in PublishRelay<Int>() }
      Observable.merge(relays.map { $0.asObservable() }).bind(to: relay).disposed(by: bag)
      for relay in relays { relay.accept(1) }
    },
    SoakPart("disposables") { chance in
      let group = CompositeDisposable()
      let keys = (0..<200).compactMap { _ in group.insert(Disposables.create {}) }
      for key in keys.shuffled(using: &chance).dropFirst(50) { group.remove(for: key) }
      let serial = SerialDisposable()
      for _ in 0..<50 { serial.disposable = Disposables.create {} }
      serial.dispose()
      group.dispose()
    },
  ]
}

extension SoakPart<AsyncSoakBody> {
  static let async: [SoakPart] = [
    SoakPart("the values of a subject, left") { _ in
      let subject = PublishSubject<Int>()
      for policy: AsyncBuffering in [.unbounded, .newest(4), .suspending] {
        let task = Task {
          var count = 0
          for try await _ in subject.values(buffering: policy) {
            count += 1
            if count == 20 { break }
          }
        }
        while !subject.hasObservers { await Task.yield() }
        while subject.hasObservers {
          subject.onNext(1)
          await Task.yield()
        }
        _ = await task.result
      }
    },
    SoakPart("the values of a subject, cancelled") { _ in
      let subject = PublishSubject<Int>()
      let task = Task { for try await _ in subject.values {} }
      while !subject.hasObservers { await Task.yield() }
      for number in 0..<100 { subject.onNext(number) }
      task.cancel()
      _ = await task.result
    },
    SoakPart("awaited traits") { _ in
      _ = try? await Single.just(1).delay(.milliseconds(1), scheduler: MainScheduler.instance)
        .value
      _ = try? await Single<Int>.error(SoakError()).value
      try? await Completable.empty().value
    },
    SoakPart("async closures and sequences") { _ in
      let numbers = Observable.range(start: 0, count: 20)
      let mapped = numbers.concatMap { number async in
        await Task.yield()
        return number
      }
      for await _ in mapped.asInfallible(onErrorJustReturn: 0).values {}
      let stream = AsyncStream<Int> { continuation in
        for number in 0..<50 { continuation.yield(number) }
        continuation.finish()
      }
      do { for try await _ in stream.asObservable().map({ $0 + 1 }).values {} } catch {}
    },
  ]
}
