// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

private struct SearchService: Sendable {
  func search(_ query: String, _ settings: Int) -> Signal<String> {
    .from((1...settings).map { "\(query)\($0)" })
  }
}

/// The programs of the article "Two models in one program".
struct ArticleTests {
  @Test func `an observable and a signal are sources of one pipeline`() {
    let query = PublishSubject<String>()
    let settings = SignalProperty(1)
    let service = SearchService()
    let log = Log<String>()
    let answers = Observable.combineLatest(query, settings.signal)  // an observable and a signal
      .flatMapLatest { query, settings in service.search(query, settings) }  // returns a signal
    let subscription = answers.subscribe(onNext: { log($0) })
    query.onNext("a")
    settings.value = 2
    expectEqual(log.entries, ["a1", "a1", "a2"])
    subscription.dispose()
  }

  @Test func `both test schedulers on one clock time one pipeline`() {
    let typing = SignalSubject<String>()
    let clock = VirtualClock()
    let observables = TestScheduler(on: clock)
    let signals = TestSignalScheduler(on: clock)
    let results = observables.createObserver(String.self)
    let subscription =
      typing.debounce(.seconds(1), on: signals).asObservable()
      .delay(.seconds(2), scheduler: observables)
      .subscribe(results)
    typing.sendNext("a")
    clock.advance(by: .seconds(10))
    expectEqual(results.events, [.next(3, "a")])
    subscription.dispose()
  }
}
