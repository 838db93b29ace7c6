// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

@Suite struct SharedSequenceValuesTests {
  @Test func `a driver's values begin with the newest and do not throw`() async {
    let relay = BehaviorRelay(value: 1)
    let driver = relay.asDriver()
    var iterator = driver.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    relay.accept(2)
    #expect(await iterator.next() == 2)
  }

  @Test func `a signal's values are those that come during the iteration`() async {
    let relay = PublishRelay<Int>()
    let signal: BraidCocoa.Signal<Int> = relay.asSignal()
    var iterator = signal.values(buffering: .oldest(1)).makeAsyncIterator()
    relay.accept(1)
    #expect(await iterator.next() == 1)
  }

  @Test func `a sequence that cannot fail is a driver`() async {
    var seen: [Int] = []
    for await value in Infallible.of(1, 2).values.asDriver().values { seen.append(value) }
    #expect(seen == [1, 2])
  }
}
