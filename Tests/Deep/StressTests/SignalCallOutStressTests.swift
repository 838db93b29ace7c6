// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

/// C4: whatever is called by a signal may wait for another thread that uses the same signal.
@Suite(.alone) struct SignalCallOutStressTests {
  /// Runs `body` on another thread and waits for it; deadlocks if the caller holds a lock that it
  /// needs.
  private static func elsewhere(
    _ body: @escaping @Sendable () -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      body()
      done.signal()
    }.start()
    let outcome = done.wait(timeout: .now() + 20)
    expectEqual(outcome, .success, "a lock is held over a call-out", sourceLocation: sourceLocation)
  }

  @Test func `no lock is held while observers and closures run`() {
    let subject = SignalSubject<Int>()
    let use: @Sendable () -> Void = {
      Self.elsewhere {
        let other = subject.subscribe()
        subject.sendNext(-1)
        other.dispose()
      }
    }
    let seen = Box(0)
    let subscription = subject.filter { $0 > 0 }
      .doNext { _ in use() }
      .flattenMap { value in
        use()
        return Signal.from([value])
      }
      .subscribe(next: { value in
        use()
        seen.update { $0 += value }
      })
    subject.sendNext(1)
    expectEqual(seen.value, 1)
    subscription.dispose()
  }

  @Test func `no lock is held during the closure of create, its teardown and the end`() {
    let kept = Box<PassthroughSubscriber<Int>?>(nil)
    let signal = Signal<Int>.create { subscriber in
      kept.value = subscriber
      Self.elsewhere { subscriber.sendNext(1) }
      return AnyDisposable {
        Self.elsewhere {
          subscriber.disposable.add(AnyDisposable {})
          subscriber.sendNext(2)
        }
      }
    }
    let log = Log<String>()
    signal.subscribe(
      next: { log("\($0)") },
      completed: {
        Self.elsewhere { kept.value?.sendNext(3) }
        log("|")
      })
    kept.value?.sendCompleted()
    expectEqual(log.entries, ["1", "|"])
  }

  @Test func `no lock is held while a group of disposables is disposed`() {
    let group = CompoundDisposable()
    let disposed = Log<Int>()
    for index in 0..<4 {
      group.add(
        AnyDisposable {
          Self.elsewhere {
            group.add(AnyDisposable { disposed(index + 10) })
            group.remove(nil)
          }
          disposed(index)
        })
    }
    group.dispose()
    expectEqual(disposed.entries, [10, 0, 11, 1, 12, 2, 13, 3])
  }
}
