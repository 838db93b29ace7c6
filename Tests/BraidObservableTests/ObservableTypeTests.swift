// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

/// A source of one's own that says no more than how it is subscribed to.
private struct Countdown: ObservableType {
  typealias Element = Int
  let start: Int
  let log: Log<String>

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    log("subscribe")
    for number in (0..<start).reversed() { observer.onNext(number) }
    observer.onCompleted()
    return log.disposable("dispose")
  }
}

/// A custom observable that wraps another one.
private struct Wrapper: ObservableType {
  typealias Element = Int
  let inner: Observable<Int>

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    inner.subscribe(observer)
  }
}

/// A custom observable that emits after its end.
private struct Stutter: ObservableType {
  typealias Element = Int

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    observer.onNext(1)
    observer.onCompleted()
    observer.onNext(2)
    observer.onCompleted()
    return Disposables.create()
  }
}

struct ObservableTypeTests {
  private let log = Log<String>()

  @Test func `a type with only a subscribe method has the operators`() {
    let subscription = Countdown(start: 3, log: log).map { $0 * 10 }
      .subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") })
    expectEqual(log.entries, ["subscribe", "20", "10", "0", "completed", "dispose"])
    subscription.dispose()
    expectEqual(log.entries.count, 6)
  }

  @Test func `each subscription calls the subscribe method`() {
    let source = Countdown(start: 0, log: log)
    let observable = source.asObservable()
    #expect(log.entries.isEmpty)
    _ = observable.subscribe()
    _ = source.subscribe(onNext: { _ in })
    expectEqual(log.entries, ["subscribe", "dispose", "subscribe", "dispose"])
  }

  @Test func `disposal disposes the result of the subscribe method`() {
    let endless = Observable<Int>.never().do(onDispose: { log("over") })
    Wrapper(inner: endless).filter { _ in true }.subscribe().dispose()
    expectEqual(log.entries, ["over"])
  }

  @Test func `an event after the first end is dropped`() {
    _ = Stutter().asObservable().materialize().subscribe(onNext: { log("\($0)") })
    expectEqual(log.entries, ["next(1)", "completed"])
  }

  @Test func `a custom observable can be merged with others`() {
    let countdown = Countdown(start: 2, log: Log())
    _ = Observable.zip(countdown, Observable.of("a", "b")) { "\($1)\($0)" }
      .subscribe(onNext: { log($0) })
    expectEqual(log.entries, ["a1", "b0"])
  }
}
