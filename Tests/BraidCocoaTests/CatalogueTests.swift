// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// The first example of the documentation behaves as described.
@Suite(.exclusive(.mainQueue)) struct CatalogueTests {
  final class CounterModel {
    let count: Driver<Int>
    let alert: Signal<String>

    init(taps: ControlEvent<Void>) {
      count = taps.asDriver().scan(0) { count, _ in count + 1 }.startWith(0)
      alert = count.filter { $0 > 2 }.map { "\($0) taps" }.asSignal(onErrorSignalWith: .empty())
    }
  }

  @MainActor @Test func `taps are counted, and three are too many`() {
    let taps = PublishSubject<Void>()
    let model = CounterModel(taps: ControlEvent(events: taps))
    let log = Log<String>()
    let subscriptions = [
      model.count.drive(onNext: { log("\($0)") }), model.alert.emit(onNext: { log($0) }),
    ]
    for _ in 1...3 { taps.onNext(()) }
    expectEqual(log.entries, ["0", "1", "2", "3", "3 taps"])
    for subscription in subscriptions { subscription.dispose() }
  }

  @MainActor
  final class Pane {
    var title = ""
  }

  @MainActor @Test func `one result is shared`() {
    let taps = BehaviorRelay(value: 3)
    let count = taps.asDriver()
    let (window, tab) = (Pane(), Pane())
    let title = count.map { "\($0) taps" }
    let first = title.drive(onNext: { window.title = $0 })
    let second = title.drive(onNext: { tab.title = $0 })
    expectEqual([window.title, tab.title], ["3 taps", "3 taps"])
    first.dispose()
    second.dispose()
  }

  @Test func `an attempt that fails is not the last one`() {
    inVirtualTime { scheduler in
      let texts = PublishRelay<String>()
      let query = texts.asSignal()
      let search: @Sendable (String) -> Observable<[String]> = { text in
        text == "b" ? .error(TestError("search")) : .just([text])
      }
      let results = query.flatMapLatest { text in
        search(text).asDriver(onErrorJustReturn: [])
      }
      let log = Log<[String]>()
      let subscription = results.drive(onNext: { log($0) })
      for text in ["a", "b", "c"] {
        texts.accept(text)
        scheduler.start()
      }
      expectEqual(log.entries, [["a"], [], ["c"]])
      subscription.dispose()
    }
  }

  @Test func `typing is shown after a pause`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let typed = scheduler.createHotObservable([.next(10, "s"), .next(11, "sw"), .next(30, "swift")])
    let shown = scheduler.createObserver(String.self)
    SharingScheduler.mock(scheduler: scheduler) {
      let subscription = typed.asDriver(onErrorJustReturn: "").debounce(.seconds(5)).drive(shown)
      scheduler.start()
      subscription.dispose()
    }
    expectEqual(shown.events, [.next(16, "sw"), .next(35, "swift")])
  }
}
