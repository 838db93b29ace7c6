// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite(.alone) struct SignalStressTests {
  @Test func `disposal from another thread releases the closures exactly once`() {
    for _ in 0..<500 {
      let subject = SignalSubject<Int>()
      weak var released: Tally?
      do {
        let tally = Tally()
        released = tally
        let subscription = subject.subscribe(next: { _ in tally.add() })
        onThreads(3) { thread in
          if thread == 0 {
            subscription.dispose()
          } else {
            for value in 0..<20 { subject.sendNext(value) }
          }
        }
      }
      #expect(released == nil)
    }
  }

  @Test func `events of many threads through one subscriber do not overlap`() {
    let threads = 8
    let each = 10_000
    let checker = LoadChecker(threads)
    let lives = LifeBook()
    let subscriber = Subscriber<Load>(next: { checker.receive([$0]) })
    onThreads(threads) { thread in
      for number in 0..<each { subscriber.sendNext(lives.make(thread, number)) }
    }
    expectEqual(checker.next, [Int](repeating: each, count: threads))
    expectEqual(checker.problems, [])
  }

  @Test func `concurrent ends end a subscriber once`() {
    for _ in 0..<500 {
      let ends = Box(0)
      let teardowns = Box(0)
      let kept = Box<PassthroughSubscriber<Int>?>(nil)
      let subscription = Signal<Int>.create { subscriber in
        kept.value = subscriber
        return AnyDisposable { teardowns.update { $0 += 1 } }
      }
      .subscribe(
        error: { _ in ends.update { $0 += 1 } }, completed: { ends.update { $0 += 1 } })
      onThreads(3) { thread in
        switch thread {
        case 0: kept.value?.sendCompleted()
        case 1: kept.value?.sendError(CancellationError())
        default: subscription.dispose()
        }
      }
      #expect(ends.value <= 1)
      expectEqual(teardowns.value, 1)
    }
  }

  @Test func `concurrent calls make one connection`() {
    for _ in 0..<500 {
      let subscriptions = Box(0)
      let connection = Signal<Int>.create { _ in
        subscriptions.update { $0 += 1 }
        return nil
      }
      .publish()
      onThreads(4) { _ in connection.connect() }
      expectEqual(subscriptions.value, 1)
    }
  }
}

private final class Tally: Sendable {
  private let count = AtomicInt()
  func add() { count.increment() }
}
