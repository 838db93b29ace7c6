// SPDX-License-Identifier: MIT
import BraidCocoa
import TestSupport
import Testing

/// The first code of the documentation does what it says.
@Suite struct CatalogueTests {
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
    #expect(log.entries == ["0", "1", "2", "3", "3 taps"])
    for subscription in subscriptions { subscription.dispose() }
  }
}
