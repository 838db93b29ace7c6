// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

/// A consumer with a demand, and threads that send, ask and cancel concurrently.
@Suite(.serialized, .alone) struct DemandDeliveryStressTests {
  @Test func `values arrive in order, one at a time, and none beyond the demand`() {
    for _ in 1...50 {
      let count = 2_000
      let received = Box<[Int]>([])
      let isInside = AtomicInt()
      let overlaps = AtomicInt()
      let ends = AtomicInt()
      let delivery = DemandDelivery<Int>(
        .unbounded,
        DemandDelivery.Consumer(
          next: { value in
            if isInside.increment() != 0 { _ = overlaps.increment() }
            received.update { $0.append(value) }
            _ = isInside.decrement()
            return 0
          },
          finish: { _ in
            if isInside.load() != 0 { _ = overlaps.increment() }
            _ = ends.increment()
          }))
      onThreads(3) { thread in
        if thread == 0 {
          for value in 0..<count { delivery.receive(value) }
          delivery.finish(.completed)
        } else {
          for _ in 0..<count / 4 { delivery.request(1) }
        }
      }
      // The two threads asked for half.
      expectEqual(received.value, Array(0..<count / 2))
      expectEqual(ends.load(), 0)
      expectEqual(overlaps.load(), 0)
      delivery.request(.max)
      expectEqual(received.value, Array(0..<count))
      expectEqual(ends.load(), 1)
    }
  }

  @Test func `a source that is suspended and resumed by threads loses nothing and stops nowhere`() {
    for _ in 1...50 {
      let count = 1_000
      let received = Box<[Int]>([])
      let ends = AtomicInt()
      let delivery = DemandDelivery<Int>(
        .suspending,
        DemandDelivery.Consumer(
          next: { value in
            received.update { $0.append(value) }
            return 0
          }, finish: { _ in _ = ends.increment() }))
      onThreads(3) { thread in
        if thread == 0 {
          delivery.start(Observable.range(start: 0, count: count))
        } else {
          for _ in 0..<count / 2 { delivery.request(1) }
        }
      }
      expectEqual(received.value, Array(0..<count))
      #expect(ends.load() <= 1)
      delivery.request(1)
      expectEqual(ends.load(), 1)
    }
  }

  @Test func `after a cancellation on any thread no call begins`() {
    for _ in 1...200 {
      let callCount = AtomicInt()
      let delivery = DemandDelivery<Int>(
        .unbounded,
        DemandDelivery.Consumer(
          next: { _ in
            _ = callCount.increment()
            return 1
          }, finish: { _ in _ = callCount.increment() }))
      delivery.request(1)
      onThreads(3) { thread in
        switch thread {
        case 0:
          for value in 0..<500 { delivery.receive(value) }
          delivery.finish(.completed)
        case 1: for _ in 0..<100 { delivery.request(1) }
        default: delivery.dispose()
        }
      }
      let calls = callCount.load()
      delivery.receive(1)
      delivery.request(.max)
      delivery.finish(.completed)
      expectEqual(callCount.load(), calls)
    }
  }

  @Test func `a subscription and a disposal at the same time cancel exactly once`() {
    for _ in 1...500 {
      let upstream = UpstreamSubscription()
      let cancelled = AtomicInt()
      onThreads(3) { thread in
        if thread == 0 {
          _ = upstream.begin { _ = cancelled.increment() }
        } else {
          upstream.dispose()
        }
      }
      expectEqual(cancelled.load(), 1)
    }
  }
}
