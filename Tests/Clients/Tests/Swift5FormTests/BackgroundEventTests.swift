// SPDX-License-Identifier: MIT
import BraidCocoa
import Dispatch
import Foundation
import Testing

// Typical code in classes of the main actor that is also correct in the background: it uses no
// main-actor state.

/// A cache with a lock, shared by all threads.
private final class Cache {
  private let lock = NSLock()
  private var stored: [Int] = []

  var values: [Int] { lock.withLock { stored } }

  func store(_ value: Int) {
    #expect(!Thread.isMainThread)
    lock.withLock { stored.append(value) }
  }
}

@MainActor final class BackgroundEventTests {
  private let background = SerialDispatchQueueScheduler(qos: .default)
  private let cache = Cache()
  private let done = DispatchSemaphore(value: 0)
  private let bag = DisposeBag()
  private var title = ""

  private var numbers: Observable<Int> { Observable.of(1, 2).observe(on: background) }
  private var failing: Observable<Int> {
    Observable<Int>.error(Failure()).observe(on: background)
  }
  private var single: Single<Int> { Single.just(1).observe(on: background) }
  private var infallible: Infallible<Int> { numbers.asInfallible(onErrorJustReturn: 0) }

  @Test func `a closure prints, stores in a locked cache and signals a semaphore`() {
    numbers.subscribe(onNext: { print($0) }, onCompleted: { self.done.signal() }).disposed(by: bag)
    done.wait()
    let cache = cache
    numbers.subscribe(onNext: { cache.store($0) }, onDisposed: { self.done.signal() })
      .disposed(by: bag)
    done.wait()
    #expect(cache.values == [1, 2])
  }

  @Test func `a Sendable closure runs on any thread`() {
    let done = done
    numbers
      .subscribe(
        onNext: { @Sendable value in print(value) }, onCompleted: { @Sendable in done.signal() }
      )
      .disposed(by: bag)
    done.wait()
  }

  @Test func `a closure dispatches to the main queue`() async {
    await withCheckedContinuation { continuation in
      single
        .subscribe(onSuccess: { [weak self] value in
          DispatchQueue.main.async {
            self?.title = "\(value)"
            continuation.resume()
          }
        })
        .disposed(by: bag)
    }
    #expect(title == "1")
  }

  @Test func `a debounced value arrives on the scheduler of debounce`() {
    let cache = cache
    Observable.just(7).concat(Observable.never())
      .debounce(.milliseconds(1), scheduler: background)
      .subscribe(onNext: {
        cache.store($0)
        self.done.signal()
      })
      .disposed(by: bag)
    done.wait()
    #expect(cache.values == [7])
  }

  @Test func `each call of an observable receives its events in the background`() {
    let (cache, done) = (cache, done)
    let finished = { (_: any Error) in _ = done.signal() }
    numbers.subscribe { event in
      if let value = event.element { cache.store(value) } else { done.signal() }
    }
    .disposed(by: bag)
    done.wait()
    numbers.subscribe(with: self, onNext: { $0.cache.store($1) }, onCompleted: { $0.done.signal() })
      .disposed(by: bag)
    done.wait()
    numbers
      .subscribe(
        weak: self, onNext: { me in { me.cache.store($0) } },
        onCompleted: { me in { me.done.signal() } }
      )
      .disposed(by: bag)
    done.wait()
    numbers.subscribeNext(weak: self) { me in { me.cache.store($0) } }.disposed(by: bag)
    numbers.subscribeCompleted(weak: self) { me in { me.done.signal() } }.disposed(by: bag)
    done.wait()
    numbers.bind(onNext: { cache.store($0) }).disposed(by: bag)
    numbers.bind(with: self) { if $1 == 2 { $0.done.signal() } }.disposed(by: bag)
    done.wait()
    failing.subscribe(onError: finished).disposed(by: bag)
    done.wait()
    failing.subscribeError(weak: self) { me in { _ in me.done.signal() } }.disposed(by: bag)
    done.wait()
    failing.subscribe(weak: self) { me in { _ in me.done.signal() } }.disposed(by: bag)
    done.wait()
    #expect(cache.values == [1, 2, 1, 2, 1, 2, 1, 2, 1, 2])
  }

  @Test func `each call of a trait receives its event in the background`() {
    let (cache, done) = (cache, done)
    let maybe = single.asMaybe()
    let completable = single.asCompletable()
    single.subscribe(onSuccess: { cache.store($0) }, onDisposed: { done.signal() })
      .disposed(by: bag)
    done.wait()
    single.subscribe { _ in done.signal() }.disposed(by: bag)
    done.wait()
    single.subscribe(
      with: self, onSuccess: { $0.cache.store($1) }, onDisposed: { $0.done.signal() }
    )
    .disposed(by: bag)
    done.wait()
    maybe.subscribe(onSuccess: { cache.store($0) }, onDisposed: { done.signal() })
      .disposed(by: bag)
    done.wait()
    maybe.subscribe { _ in done.signal() }.disposed(by: bag)
    done.wait()
    maybe.subscribe(with: self, onSuccess: { $0.cache.store($1) }, onDisposed: { $0.done.signal() })
      .disposed(by: bag)
    done.wait()
    completable.subscribe(onCompleted: { done.signal() }).disposed(by: bag)
    done.wait()
    completable.subscribe { _ in done.signal() }.disposed(by: bag)
    done.wait()
    completable.subscribe(with: self, onCompleted: { $0.done.signal() }).disposed(by: bag)
    done.wait()
    failing.asSingle().subscribe(onFailure: { _ in done.signal() }).disposed(by: bag)
    done.wait()
    #expect(cache.values == [1, 1, 1, 1])
  }

  @Test func `each call of an infallible receives its events in the background`() {
    let (cache, done) = (cache, done)
    infallible.subscribe(onNext: { cache.store($0) }, onCompleted: { done.signal() })
      .disposed(by: bag)
    done.wait()
    infallible.subscribe { if case .completed = $0 { done.signal() } }.disposed(by: bag)
    done.wait()
    infallible
      .subscribe(with: self, onNext: { $0.cache.store($1) }, onCompleted: { $0.done.signal() })
      .disposed(by: bag)
    done.wait()
    infallible.bind(onNext: { cache.store($0) }).disposed(by: bag)
    infallible.bind(with: self) { if $1 == 2 { $0.done.signal() } }.disposed(by: bag)
    done.wait()
    #expect(cache.values == [1, 2, 1, 2, 1, 2])
  }

  @Test func `a subscription to a driver or a signal is disposed in the background`() {
    let done = done
    let driver = Driver<Int>.never()
    let signal = Signal<Int>.never()
    let subscriptions = [
      driver.drive(onDisposed: { done.signal() }),
      driver.drive(with: self, onDisposed: { $0.done.signal() }),
      signal.emit(onDisposed: { done.signal() }),
      signal.emit(with: self, onDisposed: { $0.done.signal() }),
    ]
    for subscription in subscriptions {
      DispatchQueue.global().async { subscription.dispose() }
      done.wait()
    }
  }
}
