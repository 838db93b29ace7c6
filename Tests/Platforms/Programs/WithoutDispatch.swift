// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal

#if canImport(Dispatch)
  #error("Dispatch is not hidden")
#endif

/// Prints the observations of a program whose schedulers run on tasks.
///
/// `.ci/clients dispatch` compares it with these lines:
// prints: interval: [0, 1, 2]
// prints: delay: [10, 20, 30]
// prints: debounce: bra
// prints: observe(on:): true
// prints: retry: 3 attempts
// prints: main scheduler: true
// prints: main signal scheduler: true
// prints: background: 3
// prints: semaphore: true
@main enum WithoutDispatch {
  static func main() async throws {
    let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")

    // Timers, in order, on a queue of their own.
    var ticks: [Int] = []
    let interval = Observable<Int>.interval(.milliseconds(2), scheduler: serial).take(3)
    for try await tick in interval.values { ticks.append(tick) }
    print("interval: \(ticks)")

    let rows = Observable.of(30, 10, 20).flatMap { number in
      Observable.just(number).delay(.milliseconds(Int64(number)), scheduler: serial)
    }
    var delayed: [Int] = []
    for try await row in rows.values { delayed.append(row) }
    print("delay: \(delayed)")

    // A pause ends a burst; the timer of each value before it is postponed.
    let keys = PublishSubject<String>()
    var pauses = keys.debounce(.milliseconds(200), scheduler: serial).values.makeAsyncIterator()
    let typed = Task { try await pauses.next() }
    while !keys.hasObservers { await Task.yield() }
    for text in ["b", "br", "bra"] { keys.onNext(text) }
    print("debounce: \(try await typed.value ?? "nothing")")

    // Order on a queue, of more actions than one turn takes.
    var numbers: [Int] = []
    for try await number in Observable.range(start: 0, count: 2000).observe(on: serial).values {
      numbers.append(number)
    }
    print("observe(on:): \(numbers == Array(0..<2000))")

    // A delay before each attempt.
    let attempts = Locked(0)
    let failing = Observable<Int>.deferred {
      attempts.withLock { $0 += 1 }
      return .error(SignalError.noValue)
    }
    let policy = RetryPolicy(.constant(.milliseconds(1)), maxAttempts: 3)
    do {
      for try await _ in failing.retry(policy, scheduler: serial).values {}
    } catch {
      print("retry: \(attempts.withLock { $0 }) attempts")
    }

    // The main actor, of both models.
    let onMain = Observable.just(1).observe(on: MainScheduler.instance)
      .map { _ in MainQueue.isCurrent }
    for try await answer in onMain.values { print("main scheduler: \(answer)") }
    let signal = Signal.just(2).deliver(on: .main).map { _ in Scheduler.current === Scheduler.main }
    for try await answer in signal.values { print("main signal scheduler: \(answer)") }
    let background = Signal.just(3).delay(.milliseconds(1), on: .background())
    for try await value in background.values { print("background: \(value)") }

    // A cancelled timer does not keep the program; the wait of a thread ends.
    let timer = Observable<Int>.timer(.seconds(3600), scheduler: serial).subscribe()
    timer.dispose()
    let answer = Semaphore()
    let waiting = Task.detached { answer.wait(for: .seconds(3600)) }
    answer.signal()
    print("semaphore: \(await waiting.value)")
  }
}
