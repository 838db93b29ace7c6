// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import TestSupport
import Testing

struct BindingTargetTests {
  @Test func `a property takes the values of observables, relays and signals`() {
    let property = SignalProperty(0)
    let optional = SignalProperty<Int?>(nil)
    let relay = BehaviorRelay(value: 1)
    let binding = property <~ relay
    optional <~ relay
    relay.accept(2)
    expectEqual(property.value, 2)
    expectEqual(optional.value, 2)
    binding.dispose()
    relay.accept(3)
    expectEqual(property.value, 2)
    property <~ Observable.of(4, 5)
    expectEqual(property.value, 5)
    property <~ Signal.just(6)
    expectEqual(property.value, 6)
    property <~ optional.map { $0 ?? 0 }
    expectEqual(property.value, 3)
  }

  @Test func `a binding to an observable ends with the property`() {
    let subject = PublishSubject<Int>()
    do {
      let property = SignalProperty(0)
      property <~ subject
      #expect(subject.hasObservers)
      withExtendedLifetime(property) {}
    }
    #expect(!subject.hasObservers)
  }

  @Test func `a signal is shared by a policy, and connects again`() {
    let subscriptions = Box(0)
    let source = SignalSubject<Int>()
    let signal = Signal<Int>.create { subscriber in
      subscriptions.update { $0 += 1 }
      return source.subscribe(subscriber)
    }
    let shared = signal.share(SharePolicy(replay: .latest(1)))
    let log = Log<Int>()
    let first = shared.subscribe(next: { log($0) })
    source.sendNext(1)
    let second = shared.subscribe(next: { log($0 * 10) })
    expectEqual(log.entries, [1, 10])
    expectEqual(subscriptions.value, 1)
    first.dispose()
    second.dispose()
    #expect(!source.hasSubscribers)
    shared.subscribe(next: { log($0) }).dispose()
    expectEqual(subscriptions.value, 2)
    expectEqual(log.entries, [1, 10])
  }
}
