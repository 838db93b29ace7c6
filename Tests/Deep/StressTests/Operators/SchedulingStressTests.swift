// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import Dispatch
import TestSupport
import Testing

/// Operators that cross threads, on real queues: nothing lost, doubled, overlapped or out of order.
@Suite(.alone, .exclusive(.mainQueue)) struct SchedulingStressTests {
  private static let senders = 4
  private static let numbers = amount(20_000)

  private static let schedulers: [any SchedulerType] = [
    SerialDispatchQueueScheduler(qos: .userInitiated),
    ConcurrentDispatchQueueScheduler(qos: .userInitiated),
  ]

  /// Lets several threads send into an operator and returns the events of one observer.
  ///
  /// - Parameter batch: How many values the first sender sends in a row on the main queue; zero: it
  ///   is a thread as the others.
  private func play(
    onMain batch: Int = 0,
    through operation: (Observable<(sender: Int, number: Int)>)
      -> Observable<(sender: Int, number: Int)>
  ) async -> OneAtATime {
    let seen = OneAtATime()
    let subject = PublishSubject<(sender: Int, number: Int)>()
    let subscription = Box<(any Disposable)?>(nil)
    await waiting { done in
      subscription.value = operation(subject).subscribe(
        onNext: { seen.receive($0) }, onCompleted: done)
      DispatchQueue.global().async {
        onThreads(Self.senders) { sender in
          if sender > 0 || batch == 0 {
            for number in 0..<Self.numbers { subject.onNext((sender, number)) }
          } else {
            for start in stride(from: 0, to: Self.numbers, by: batch) {
              DispatchQueue.main.sync {
                for number in start..<min(start + batch, Self.numbers) {
                  subject.onNext((sender, number))
                }
              }
            }
          }
        }
        subject.onCompleted()
      }
    }
    return seen
  }

  private func expectAll(_ seen: OneAtATime) {
    expectEqual(seen.received, Self.senders * Self.numbers)
    expectEqual(seen.disorder, 0)
    expectEqual(seen.overlaps, 0)
  }

  @Test(arguments: schedulers.indices) func `observe(on:) neither overlaps nor loses values`(
    index: Int
  ) async {
    expectAll(await play { $0.observe(on: Self.schedulers[index]) })
  }

  @Test(arguments: [1, 100])
  func `the main scheduler delivers synchronously on the main queue and queues other values`(
    batch: Int
  ) async {
    expectAll(await play(onMain: batch) { $0.observe(on: MainScheduler()) })
    expectAll(
      await play(onMain: batch) {
        $0.observe(on: MainScheduler()).observe(on: Self.schedulers[0]).observe(on: MainScheduler())
      })
  }

  @Test(arguments: schedulers.indices)
  func `several changes of scheduler neither overlap nor lose values`(index: Int) async {
    expectAll(
      await play {
        $0.observe(on: Self.schedulers[index]).observe(on: Self.schedulers[1 - index])
          .observe(on: Self.schedulers[index])
      })
  }

  @Test(arguments: schedulers.indices) func `delay neither overlaps nor loses values`(index: Int)
    async
  {
    expectAll(await play { $0.delay(.milliseconds(1), scheduler: Self.schedulers[index]) })
  }

  @Test(arguments: schedulers.indices) func `buffer neither overlaps nor loses values`(index: Int)
    async
  {
    expectAll(
      await play {
        $0.buffer(timeSpan: .microseconds(200), count: 50, scheduler: Self.schedulers[index])
          .flatMap { array in
            Observable { _, sink, _ in
              for value in array { sink.next(value) }
              sink.finish(.completed)
            }
          }
      })
  }

  @Test(arguments: schedulers.indices) func `window neither overlaps nor loses values`(index: Int)
    async
  {
    expectAll(
      await play {
        $0.window(timeSpan: .microseconds(200), count: 50, scheduler: Self.schedulers[index])
          .flatMap { $0 }
      })
  }

  @Test(arguments: schedulers.indices)
  func `operators that drop values do not overlap any`(index: Int) async {
    let scheduler = Self.schedulers[index]
    for operation in [
      { (source: Observable<(sender: Int, number: Int)>) in
        source.throttle(.microseconds(50), scheduler: scheduler)
      }, { $0.debounce(.microseconds(1), scheduler: scheduler) },
      { $0.timeout(.seconds(600), scheduler: scheduler) },
    ] {
      let seen = await play(through: operation)
      #expect(seen.received > 0)
      expectEqual(seen.disorder, 0)
      expectEqual(seen.overlaps, 0)
    }
  }

  @Test func `disposal releases queued values while the observer is being called`() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let subject = PublishSubject<Witness>()
    let inside = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let left = DispatchSemaphore(value: 0)
    let count = AtomicInt()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in
      count.increment()
      inside.signal()
      go.wait()
      left.signal()
    })
    var sent: [WeakWitness] = []
    for index in 0..<1000 {
      sent.append(holding { subject.onNext($0) }.object)
      if index == 0 { inside.wait() }
    }
    expectEqual(sent.count { $0.value != nil }, 1000)
    subscription.dispose()
    expectEqual(sent.count { $0.value != nil }, 1)
    go.signal()
    left.wait()
    expectEqual(count.load(), 1)
  }

  @Test func `disposal and delivery release each queued value once`() async {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let (_, object) = holding { object in
      for round in 0..<2_000 {
        let subject = PublishSubject<Holder>()
        let subscription = subject.observe(on: scheduler).subscribe(onNext: { $0.touch() })
        for _ in 0...(round % 50) { subject.onNext(Holder(object)) }
        subscription.dispose()
      }
    }
    await waiting { done in
      _ = scheduler.schedule(()) {
        done()
        return Disposables.create()
      }
    }
    #expect(object.value == nil)
  }

  @Test func `disposal in the middle leaves no action on the scheduler`() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let (_, object) = holding { object in
      onThreads(4) { thread in
        for round in 0..<200 {
          let subject = PublishSubject<Int>()
          let values = subject.map { number in
            _ = object
            return number
          }
          let subscription =
            switch (thread + round) % 4 {
            case 0: values.debounce(.microseconds(round), scheduler: scheduler).subscribe()
            case 1: values.throttle(.microseconds(round), scheduler: scheduler).subscribe()
            case 2: values.delay(.microseconds(round), scheduler: scheduler).subscribe()
            default: values.observe(on: scheduler).subscribe()
            }
          for number in 0..<round { subject.onNext(number) }
          subscription.dispose()
        }
      }
    }
    // An action in progress at the disposal ends before an action that is scheduled now.
    while object.value != nil {
      await waiting { done in
        _ = scheduler.schedule(()) {
          done()
          return Disposables.create()
        }
      }
    }
  }
}

/// A value of its own that keeps an object.
private final class Holder: Sendable {
  private let object: Witness
  init(_ object: Witness) { self.object = object }
  func touch() { withExtendedLifetime(object) {} }
}
