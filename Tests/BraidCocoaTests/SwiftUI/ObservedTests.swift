// SPDX-License-Identifier: MIT
import BraidCocoa
import Observation
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) @MainActor
struct ObservedTests {
  /// Counts the changes of what `read` reads, as a view does.
  func changes(of read: @escaping @MainActor () -> Void, after change: () -> Void) -> Int {
    let log = Log<Void>()
    withObservationTracking(read, onChange: { log(()) })
    change()
    return log.entries.count
  }

  @Test func `an observed driver has the initial value, then the latest one`() {
    let numbers = PublishRelay<Int>()
    let observed = ObservedDriver(numbers.asDriver(onErrorJustReturn: 0), initial: 7)
    expectEqual(observed.value, 7)
    expectEqual(changes(of: { _ = observed.value }, after: { numbers.accept(8) }), 1)
    expectEqual(observed.value, 8)
  }

  @Test func `an observed driver begins with the current value of its driver`() {
    let observed = ObservedDriver(BehaviorRelay(value: "a").asDriver(), initial: "")
    expectEqual(observed.value, "a")
  }

  @Test func `the value remains when the driver completes`() {
    expectEqual(ObservedDriver(Driver.just(3), initial: 0).value, 3)
  }

  @Test func `an observed driver unsubscribes when it is released`() {
    let numbers = PublishSubject<Int>()
    var observed: ObservedDriver? = ObservedDriver(
      numbers.asDriver(onErrorJustReturn: 0), initial: 0)
    #expect(numbers.hasObservers)
    expectEqual(observed?.value, 0)
    observed = nil
    #expect(!numbers.hasObservers)
  }

  @Test func `an observed relay follows the relay, and the relay follows it`() {
    let query = BehaviorRelay(value: "a")
    let observed = ObservedRelay(query)
    expectEqual(observed.value, "a")
    expectEqual(changes(of: { _ = observed.value }, after: { query.accept("b") }), 1)
    expectEqual(observed.value, "b")
    expectEqual(changes(of: { _ = observed.value }, after: { observed.value = "c" }), 1)
    expectEqual(query.value, "c")
    expectEqual(observed.value, "c")
  }

  @Test func `an observed relay is released while the relay lives`() {
    let query = BehaviorRelay(value: "a")
    weak var released: ObservedRelay<String>?
    do {
      let observed = ObservedRelay(query)
      released = observed
    }
    #expect(released == nil)
    query.accept("b")
    expectEqual(query.value, "b")
  }
}
