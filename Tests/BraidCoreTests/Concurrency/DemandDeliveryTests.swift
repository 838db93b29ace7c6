// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// A consumer with a demand, by the calls of both sides in every order that matters.
struct DemandDeliveryTests {
  private struct Failure: Error {}

  private let log = Log<String>()

  /// - Parameter more: How many values the consumer asks for inside of each call.
  private func delivery(
    _ buffering: AsyncBuffering = .unbounded, more: @escaping (Int) -> Int = { _ in 0 }
  ) -> DemandDelivery<Int> {
    let log = log
    return DemandDelivery(
      buffering,
      DemandDelivery.Consumer(
        next: { value in
          log("\(value)")
          return more(value)
        },
        finish: { log($0.isCompleted ? "end" : "failure") }))
  }

  @Test func `values wait for demand, and each demand delivers its number of values`() {
    let delivery = delivery()
    for value in 1...5 { delivery.receive(value) }
    #expect(log.entries.isEmpty)
    delivery.request(2)
    expectEqual(log.entries, ["1", "2"])
    delivery.request(1)
    delivery.request(10)
    expectEqual(log.entries, ["1", "2", "3", "4", "5"])
  }

  @Test func `remaining demand applies to later values`() {
    let delivery = delivery()
    delivery.request(2)
    for value in 1...3 { delivery.receive(value) }
    expectEqual(log.entries, ["1", "2"])
  }

  @Test func `demand without a limit stays without a limit`() {
    let delivery = delivery(more: { _ in 1 })
    delivery.request(.max)
    delivery.request(.max)
    for value in 1...3 { delivery.receive(value) }
    expectEqual(log.entries, ["1", "2", "3"])
  }

  @Test func `the sum of demands does not overflow`() {
    let delivery = delivery()
    delivery.request(.max - 1)
    delivery.request(5)
    delivery.receive(1)
    expectEqual(log.entries, ["1"])
  }

  @Test func `a demand that is not positive is ignored`() {
    let delivery = delivery()
    delivery.receive(1)
    delivery.request(0)
    delivery.request(-1)
    #expect(log.entries.isEmpty)
  }

  @Test func `demand returned by the consumer is for the next values`() {
    let delivery = delivery(more: { $0 < 3 ? 1 : 0 })
    for value in 1...5 { delivery.receive(value) }
    delivery.request(1)
    expectEqual(log.entries, ["1", "2", "3"])
  }

  /// Plays `body` with a delivery whose consumer calls `inside` during each call.
  private func play(
    inside: @escaping @Sendable (Int, DemandDelivery<Int>) -> Void,
    _ body: (DemandDelivery<Int>) -> Void
  ) {
    let log = log
    let reference = Box<DemandDelivery<Int>?>(nil)
    let delivery = DemandDelivery<Int>(
      .unbounded,
      DemandDelivery.Consumer(
        next: { value in
          log("begin \(value)")
          if let delivery = reference.value { inside(value, delivery) }
          log("end \(value)")
          return 0
        }, finish: { _ in log("end") }))
    reference.value = delivery
    body(delivery)
    reference.value = nil
  }

  @Test func `a consumer that requests more inside a call is called again after it returns`() {
    play(inside: { $1.request(1) }) { delivery in
      for value in 1...3 { delivery.receive(value) }
      delivery.finish(.completed)
      delivery.request(1)
    }
    expectEqual(
      log.entries, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3", "end"])
  }

  @Test func `a value that arrives during a call is delivered after it, as is more demand`() {
    play(
      inside: { value, delivery in
        if value == 1 { delivery.receive(2) }
        delivery.request(1)
      },
      { delivery in
        delivery.request(2)
        delivery.receive(1)
      })
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `a long buffer is delivered without growing the stack`() {
    let count = Box(0)
    let reference = Box<DemandDelivery<Int>?>(nil)
    let delivery = DemandDelivery<Int>(
      .unbounded,
      DemandDelivery.Consumer(
        next: { _ in
          count.update { $0 += 1 }
          reference.value?.request(1)
          return 0
        }, finish: { _ in }))
    reference.value = delivery
    for value in 1...100_000 { delivery.receive(value) }
    delivery.request(1)
    expectEqual(count.value, 100_000)
    reference.value = nil
  }

  @Test func `the end follows the buffered values and needs no demand`() {
    let delivery = delivery()
    delivery.receive(1)
    delivery.finish(.completed)
    #expect(log.entries.isEmpty)
    delivery.request(1)
    expectEqual(log.entries, ["1", "end"])
    let empty = self.delivery()
    empty.finish(.error(Failure()))
    expectEqual(log.entries, ["1", "end", "failure"])
  }

  @Test func `there is one end, and no value after it`() {
    let delivery = delivery()
    delivery.request(.max)
    delivery.finish(.completed)
    delivery.receive(1)
    delivery.finish(.error(Failure()))
    expectEqual(log.entries, ["end"])
    #expect(delivery.isDisposed)
  }

  @Test func `nothing is delivered after a cancellation`() {
    let delivery = delivery()
    delivery.receive(1)
    delivery.dispose()
    delivery.request(.max)
    delivery.receive(2)
    delivery.finish(.completed)
    #expect(log.entries.isEmpty)
  }

  @Test func `a cancellation inside of a call drops the buffered values`() {
    let log = log
    let reference = Box<DemandDelivery<Int>?>(nil)
    let delivery = DemandDelivery<Int>(
      .unbounded,
      DemandDelivery.Consumer(
        next: { value in
          log("\(value)")
          reference.value?.dispose()
          return .max
        }, finish: { _ in log("end") }))
    reference.value = delivery
    for value in 1...3 { delivery.receive(value) }
    delivery.finish(.completed)
    delivery.request(.max)
    expectEqual(log.entries, ["1"])
    reference.value = nil
  }

  @Test(arguments: [
    (AsyncBuffering.oldest(2), ["1", "2", "end"]), (.newest(2), ["4", "5", "end"]),
    (.oldest(0), ["end"]), (.newest(0), ["end"]),
  ])
  func `a full buffer drops values`(buffering: AsyncBuffering, expected: [String]) {
    let delivery = delivery(buffering)
    for value in 1...5 { delivery.receive(value) }
    delivery.finish(.completed)
    delivery.request(.max)
    expectEqual(log.entries, expected)
  }

  @Test func `a value with demand passes a buffer without room`() {
    let delivery = delivery(.newest(0))
    delivery.request(2)
    for value in 1...3 { delivery.receive(value) }
    expectEqual(log.entries, ["1", "2"])
  }

  @Test func `the consumer is released at the end and by a cancellation`() {
    for cancels in [true, false] {
      let (delivery, object) = holding { witness in
        DemandDelivery<Int>(
          .unbounded,
          DemandDelivery.Consumer(
            next: { _ in
              withExtendedLifetime(witness) {}
              return 0
            }, finish: { _ in }))
      }
      #expect(object.value != nil)
      if cancels { delivery.dispose() } else { delivery.finish(.completed) }
      #expect(object.value == nil)
    }
  }

  // MARK: Sources

  @Test func `a suspended source produces as many values as there is demand`() {
    let made = Log<Int>()
    let delivery = delivery(.suspending)
    delivery.start(Observable.range(start: 1, count: 100).do(onNext: { made($0) }))
    #expect(made.entries.isEmpty)
    delivery.request(3)
    expectEqual(log.entries, ["1", "2", "3"])
    expectEqual(made.entries, [1, 2, 3])
    delivery.request(2)
    expectEqual(made.entries, [1, 2, 3, 4, 5])
    delivery.request(.max)
    expectEqual(log.entries, (1...100).map { "\($0)" } + ["end"])
  }

  @Test func `a source that is resumed too late is suspended by its next value`() {
    let made = Log<Int>()
    let scope = Box<SinkDisposer?>(nil)
    let numbers = Observable.range(start: 1, count: 100).do(onNext: { made($0) })
    let delivery = delivery(.suspending)
    delivery.start(
      EventSource(.hot) { _, sink, own in
        scope.value = own
        numbers.connect(sink, own)
      })
    delivery.request(1)
    expectEqual(made.entries, [1])
    // As if another value had satisfied the demand before the source was resumed.
    (scope.value as? HoldableScope)?.letGoOn()
    expectEqual(made.entries, [1, 2])
    delivery.request(1)
    expectEqual(log.entries, ["1", "2"])
    expectEqual(made.entries, [1, 2])
    delivery.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `a source that ends is torn down before the consumer receives the end`(end: Event<Int>) {
    let observer = Box<AnyObserver<Int>?>(nil)
    let delivery = delivery()
    delivery.start(
      Observable<Int>.create { [log] in
        observer.value = $0
        return log.disposable("teardown")
      })
    observer.value?.on(end)
    expectEqual(log.entries, ["teardown", end.isCompleted ? "end" : "failure"])
  }

  @Test func `demand before the subscription reaches the source`() {
    let delivery = delivery(.suspending)
    delivery.request(2)
    delivery.start(Observable.range(start: 1, count: 5))
    expectEqual(log.entries, ["1", "2"])
  }

  @Test func `a cancellation before the subscription prevents it, and one later disposes it`() {
    let log = log
    let source = Observable<Int>.create { observer in
      log("subscribed")
      observer.onNext(1)
      return log.disposable("disposed")
    }
    let early = delivery()
    early.dispose()
    early.start(source)
    #expect(log.entries.isEmpty)
    let late = delivery()
    late.start(source)
    late.dispose()
    late.dispose()
    expectEqual(log.entries, ["subscribed", "disposed"])
  }

  @Test func `a cancellation stops a synchronous source`() {
    let log = log
    let reference = Box<DemandDelivery<Int>?>(nil)
    let made = Log<Int>()
    let delivery = DemandDelivery<Int>(
      .unbounded,
      DemandDelivery.Consumer(
        next: { value in
          log("\(value)")
          if value == 2 { reference.value?.dispose() }
          return 0
        }, finish: { _ in log("end") }))
    reference.value = delivery
    delivery.request(.max)
    delivery.start(Observable.range(start: 1, count: 1_000_000).do(onNext: { made($0) }))
    expectEqual(log.entries, ["1", "2"])
    expectEqual(made.entries, [1, 2])
    reference.value = nil
  }
}

struct UpstreamSubscriptionTests {
  private let log = Log<String>()

  private func begin(_ upstream: UpstreamSubscription, _ name: String) -> Bool {
    upstream.begin { [log] in log(name) }
  }

  @Test func `a disposal cancels the subscription once`() {
    let upstream = UpstreamSubscription()
    expectEqual(begin(upstream, "cancelled"), true)
    #expect(!upstream.isDisposed)
    upstream.dispose()
    upstream.dispose()
    expectEqual(log.entries, ["cancelled"])
    #expect(upstream.isDisposed)
  }

  @Test func `a subscription that arrives after the disposal is cancelled immediately`() {
    let upstream = UpstreamSubscription()
    upstream.dispose()
    expectEqual(begin(upstream, "cancelled"), false)
    expectEqual(log.entries, ["cancelled"])
  }

  @Test func `a second subscription is cancelled, and the first one stays`() {
    let upstream = UpstreamSubscription()
    expectEqual(begin(upstream, "first"), true)
    expectEqual(begin(upstream, "second"), false)
    expectEqual(log.entries, ["second"])
    upstream.dispose()
    expectEqual(log.entries, ["second", "first"])
  }

  @Test func `nothing is cancelled after the end`() {
    let upstream = UpstreamSubscription()
    expectEqual(begin(upstream, "cancelled"), true)
    upstream.end()
    upstream.dispose()
    #expect(log.entries.isEmpty)
  }
}
