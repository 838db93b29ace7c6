// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

@testable import BraidTesting

struct BlockingWaitTests {
  @Test func `a wait that may never end is reported`() {
    let log = Log<String>()
    let wait = BlockingWait(
      timeout: .milliseconds(1), timeoutError: RxError.timeout, patience: .zero,
      report: { log.add($0) })
    let result = wait.run(Observable<Int> { _, _, _ in })
    #expect(result.error is RxError)
    expectEqual(log.entries.count, 1)
    expectEqual(log.entries.first?.contains("Remedy: call from another thread"), true)
  }

  /// A main thread without a clock: a turn runs the next action that was enqueued.
  private final class Loop: Sendable {
    private let actions = Box<[@Sendable () -> Void]>([])
    let turns = Log<Duration?>()
    let pumps = Log<Int>()
    let timer = Box<(@Sendable () -> Void)?>(nil)

    var waiting: Int { actions.value.count }

    var wait: MainThreadWait {
      MainThreadWait(
        pump: {
          self.pumps(1)
          self.runNext()
        },
        turn: {
          self.turns($0)
          self.timer.update { timer in
            defer { timer = nil }
            return timer
          }?()
          self.runNext()
        },
        enqueue: { self.enqueue($0) })
    }

    /// One whose turns leave nothing.
    var drainingWait: MainThreadWait {
      let drain = { while self.waiting > 0 { self.runNext() } }
      return MainThreadWait(pump: drain, turn: { _ in drain() }, enqueue: { self.enqueue($0) })
    }

    func enqueue(_ action: @escaping @Sendable () -> Void) { actions.update { $0.append(action) } }

    private func runNext() {
      let next = actions.update { $0.isEmpty ? nil : $0.removeFirst() }
      next?()
    }
  }

  @Test func `on the main thread each action of its queue takes one turn of the run loop`() {
    let loop = Loop()
    let hops = Observable<Int>.create { observer in
      @Sendable func hop(_ number: Int) {
        observer.onNext(number)
        if number == 100 { observer.onCompleted() } else { loop.enqueue { hop(number + 1) } }
      }
      loop.enqueue { hop(1) }
      return Disposables.create()
    }
    let wait = BlockingWait(timeout: nil, timeoutError: RxError.timeout, mainThread: loop.wait)
    expectEqual(wait.run(hops).values, Array(1...100))
    // The first hop was enqueued before the wait looked whether the queue is at work.
    expectEqual(loop.pumps.entries.count, 2)
    expectEqual(loop.turns.entries.count, 99)
  }

  @Test func `on the main thread a wait sleeps until its deadline and no longer`() throws {
    let loop = Loop()
    let wait = BlockingWait(
      timeout: .seconds(3600), timeoutError: RxError.timeout, patience: .seconds(7200),
      mainThread: loop.wait)
    let answer = PublishSubject<Int>()
    loop.enqueue { loop.enqueue { answer.onCompleted() } }
    expectEqual(wait.run(answer.asObservable()).values, [])
    let times = loop.turns.entries.compactMap { $0 }
    #expect(times.count == loop.turns.entries.count && !times.isEmpty)
    #expect(times.allSatisfy { $0 <= .seconds(3600) && $0 > .seconds(1800) })
  }

  @Test func `a wait inside another one wakes the outer wait when it ends`() {
    let loop = Loop()
    let answer = PublishSubject<Int>()
    // A timer's action: the run loop sleeps on after it, unless an action of the queue is due.
    loop.timer.update {
      $0 = {
        loop.enqueue { answer.onCompleted() }
        let wait = BlockingWait(
          timeout: nil, timeoutError: RxError.timeout, mainThread: loop.drainingWait)
        _ = wait.run(answer.asObservable())
        expectEqual(loop.waiting, 1)
      }
    }
    let wait = BlockingWait(timeout: nil, timeoutError: RxError.timeout, mainThread: loop.wait)
    expectEqual(wait.run(answer.asObservable()).values, [])
  }
}
