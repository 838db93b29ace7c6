// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct ActorSchedulerTests {
  private actor Store {
    private(set) var values: [Int] = []
    private var subscription: (any Disposable)?

    func insert(_ value: Int) { values.append(value) }

    func follow(_ numbers: Observable<Int>) {
      subscription = numbers.observe(on: self).subscribe(onNext: { [weak self] value in
        self?.assumeIsolated { $0.insert(value) }
      })
    }

    /// Runs `body` while nothing else of this actor does.
    func perform(_ body: @Sendable () -> Void) { body() }
  }

  @Test func `an actor scheduler runs its actions on the actor in order`() async {
    let store = Store()
    let scheduler = ActorScheduler(store)
    await withCheckedContinuation { continuation in
      for value in 0..<2_000 {
        _ = scheduler.schedule(value) { value in
          store.assumeIsolated { $0.insert(value) }
          return Disposables.create()
        }
      }
      _ = scheduler.schedule(()) {
        continuation.resume()
        return Disposables.create()
      }
    }
    expectEqual(await store.values, Array(0..<2_000))
  }

  @Test func `many pending actions run in several turns of the actor`() async {
    let store = Store()
    let scheduler = ActorScheduler(store)
    let turns = TaskRuns()
    await withCheckedContinuation { continuation in
      Task {
        await store.perform {
          for _ in 0..<2_000 {
            _ = scheduler.schedule(()) {
              turns.note()
              return Disposables.create()
            }
          }
          _ = scheduler.schedule(()) {
            continuation.resume()
            return Disposables.create()
          }
        }
      }
    }
    expectEqual(turns.longest, 512)
  }

  @Test func `an action disposed while the actor is busy does not run`() async {
    let store = Store()
    let scheduler = ActorScheduler(store)
    let log = TestSupport.Log<String>()
    await store.perform {
      let work = ["cancelled", "late"].map { name in
        scheduler.scheduleRelative(name, dueTime: name == "late" ? .seconds(3_600) : .zero) {
          log($0)
          return Disposables.create()
        }
      }
      work.forEach { $0.dispose() }
    }
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) {
        continuation.resume()
        return Disposables.create()
      }
    }
    expectEqual(log.entries, [])
  }

  @Test func `the disposable returned by an action is disposed with it`() async {
    let scheduler = ActorScheduler(Store())
    let log = TestSupport.Log<String>()
    let work = SerialDisposable()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      work.disposable = scheduler.schedule(()) {
        defer { continuation.resume() }
        return log.disposable("disposed")
      }
    }
    work.dispose()
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) {
        continuation.resume()
        return Disposables.create()
      }
    }
    expectEqual(log.entries, ["disposed"])
  }

  @Test func `observe(on:) an actor does not retain it, and ends with it`() async {
    let numbers = PublishSubject<Int>()
    weak var gone: Store?
    do {
      let store = Store()
      gone = store
      await store.follow(numbers)
    }
    #expect(gone == nil)
    #expect(numbers.hasObservers)
    numbers.onNext(1)
    #expect(!numbers.hasObservers)
  }

  @Test @MainActor func `observe(on:) the main actor delivers synchronously on the main thread`() {
    var values: [Int] = []
    let subscription = Observable.of(1, 2).observe(on: MainActor.shared).subscribe(onNext: {
      values.append($0)
    })
    expectEqual(values, [1, 2])
    subscription.dispose()
  }
}
