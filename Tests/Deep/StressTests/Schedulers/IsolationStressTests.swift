// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch
import TestSupport
import Testing

/// Events on their way to closures of actors, from many threads.
///
/// Nothing is lost, and nothing that an actor protects is touched from elsewhere: ThreadSanitizer
/// watches.
@Suite(.alone, .exclusive(.mainQueue)) struct IsolationStressTests {
  /// What closures change without a lock.
  private final class Tally {
    var values: [Int] = []
    var isOver = false
  }

  private actor Store {
    private let tally = Tally()
    private var subscription: (any Disposable)?

    func follow(_ numbers: Observable<Int>, _ done: @escaping @Sendable () -> Void) {
      subscription = numbers.observe(on: self).subscribe(
        onNext: { self.tally.values.append($0) },
        onDisposed: {
          self.tally.isOver = true
          done()
        })
    }

    func stop() { subscription?.dispose() }

    var values: [Int] { tally.values }
    var isOver: Bool { tally.isOver }
  }

  private let threads = 4
  private let count = 5_000

  /// Sends from several threads concurrently; the values of each are in order.
  private func send(to numbers: PublishSubject<Int>) async {
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<threads {
        group.addTask {
          for number in 0..<count { numbers.onNext(thread * count + number) }
        }
      }
    }
  }

  private static func sendSome(to numbers: PublishSubject<Int>) async {
    for number in 0..<200 { numbers.onNext(number) }
  }

  private func expectAllInOrder(_ values: [Int]) {
    expectEqual(values.count, threads * count)
    for thread in 0..<threads {
      let own = values.filter { $0 / count == thread }
      expectEqual(own, Array(thread * count..<(thread + 1) * count))
    }
  }

  @Test func `an actor receives all values of all threads in order`() async {
    let numbers = PublishSubject<Int>()
    let store = Store()
    await withCheckedContinuation { continuation in
      Task {
        await store.follow(numbers) { continuation.resume() }
        await send(to: numbers)
        numbers.onCompleted()
      }
    }
    expectAllInOrder(await store.values)
    #expect(await store.isOver)
  }

  @Test @MainActor func `the main actor receives all values of all threads in order`() async {
    let numbers = PublishSubject<Int>()
    let tally = Tally()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let subscription = numbers.observe(on: MainActor.shared).subscribe(
        onNext: { tally.values.append($0) },
        onDisposed: {
          tally.isOver = true
          continuation.resume()
        })
      withExtendedLifetime(subscription) {}
      Task.detached {
        await send(to: numbers)
        numbers.onCompleted()
      }
    }
    expectAllInOrder(tally.values)
    #expect(tally.isOver)
  }

  @Test
  func `after a concurrent disposal the delivered values are a prefix, and onDisposed runs once`()
    async
  {
    for round in 0..<200 {
      let numbers = PublishSubject<Int>()
      let store = Store()
      let disposals = AtomicInt()
      let (over, end) = AsyncStream.makeStream(of: Void.self)
      await store.follow(numbers) {
        disposals.increment()
        end.finish()
      }
      async let sending: Void = Self.sendSome(to: numbers)
      if round % 2 == 0 { await store.stop() } else { numbers.onCompleted() }
      await sending
      for await _ in over {}
      let values = await store.values
      expectEqual(values, Array(0..<values.count))
      expectEqual(disposals.load(), 1)
    }
  }
}
