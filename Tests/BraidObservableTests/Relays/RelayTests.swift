// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct RelayTests {
  /// Compares the values accepted by a relay with those received by two observers.
  private func expectRelay<Relay: ObservableType>(
    _ relay: Relay, accepts: String, bind: @escaping (Observable<String>, Relay) -> any Disposable,
    _ observers: (String, String)..., sourceLocation: SourceLocation = #_sourceLocation
  ) where Relay.Element == String {
    expectDiagram(
      [accepts], observers.map { DiagramObserver(during: $0.0, sees: $0.1) },
      sourceLocation: sourceLocation
    ) { sources, _ in
      _ = bind(sources[0], relay)
      return relay.asObservable()
    }
  }

  @Test func `a publish relay sends accepted values to current observers`() {
    expectRelay(
      PublishRelay<String>(), accepts: "-a-b-c-", bind: { $0.bind(to: $1) },
      ("^------!", "-a-b-c-"), ("--^----!", "---b-c-"))
  }

  @Test func `a behavior relay first sends its current value`() {
    expectRelay(
      BehaviorRelay(value: "x"), accepts: "-a-b-c-", bind: { $0.bind(to: $1) },
      ("^------!", "xa-b-c-"), ("--^----!", "--ab-c-"))
  }

  @Test func `a replay relay first sends the most recent values`() {
    expectRelay(
      ReplayRelay<String>.create(bufferSize: 2), accepts: "-a-b-c-", bind: { $0.bind(to: $1) },
      ("^------!", "-a-b-c-"), ("----^--!", "----(ab)c-"))
    expectRelay(
      ReplayRelay<String>.createUnbound(), accepts: "(abc)--", bind: { $0.bind(to: $1) },
      ("--^-!", "--(abc)-"))
  }

  @Test func `a behavior relay has a value`() {
    let relay = BehaviorRelay(value: 1)
    expectEqual(relay.value, 1)
    relay.accept(2)
    expectEqual(relay.value, 2)
  }

  @Test func `a relay does not complete with a bound source`() {
    let relay = PublishRelay<Int>()
    let log = Log<String>()
    _ = relay.subscribe { log("\($0)") }
    _ = Observable.just(1).bind(to: relay)
    _ = Observable.just(2).bind(to: relay)
    expectEqual(log.entries, ["next(1)", "next(2)"])
  }

  @Test func `bind sends values to several relays, optional ones too`() {
    let first = BehaviorRelay(value: 0)
    let second = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    _ = Observable.just(1).bind(to: first, second)
    _ = Observable.just(1).bind(to: optional)
    expectEqual(first.value, 1)
    expectEqual(second.value, 1)
    expectEqual(optional.value, 1)
    let publish = PublishRelay<Int?>()
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    let log = Log<Int?>()
    _ = publish.subscribe(onNext: { log($0) })
    _ = Observable.just(2).bind(to: publish)
    _ = Observable.just(3).bind(to: replay)
    _ = replay.subscribe(onNext: { log($0) })
    expectEqual(log.entries, [2, 3])
  }

  @Test func `a relay is an observer, and the binding can be disposed`() {
    let relay = PublishRelay<Int>()
    let subject = PublishSubject<Int>()
    let copy = ReplaySubject<Int>.createUnbounded()
    let binding = subject.bind(to: relay)
    let subscription = relay.subscribe(copy)
    subject.onNext(1)
    binding.dispose()
    subject.onNext(2)
    #expect(!subject.hasObservers)
    subscription.dispose()
    let log = Log<Int>()
    _ = copy.subscribe(onNext: { log($0) })
    expectEqual(log.entries, [1])
  }

  @Test func `a value sent by an observer is delivered after the current value`() {
    let relay = BehaviorRelay(value: 0)
    let log = Log<String>()
    _ = relay.subscribe(onNext: {
      log("a\($0)")
      if $0 == 1 { relay.accept(2) }
    })
    _ = relay.subscribe(onNext: { log("b\($0)") })
    relay.accept(1)
    expectEqual(log.entries, ["a0", "b0", "a1", "b1", "a2", "b2"])
  }
}
