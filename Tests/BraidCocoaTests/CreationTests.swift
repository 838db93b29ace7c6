// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import Dispatch
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct CreationTests {
  @Test func `empty completes, and never emits nothing`() {
    expectEqual(events { _ in Driver<Int>.empty() }, [.completed(200)])
    expectEqual(events { _ in Signal<Int>.empty() }, [.completed(200)])
    #expect(events { _ in Driver<Int>.never() }.isEmpty)
  }

  @Test func `of emits its values, then a completion, on the scheduler`() {
    let one: [Recorded<Event<Int>>] = [.next(200, 1), .completed(200)]
    let two: [Recorded<Event<Int>>] = [.next(200, 1), .next(200, 2), .completed(200)]
    expectEqual(events { _ in Driver.just(1) }, one)
    expectEqual(events { _ in Driver.of(1, 2) }, two)
    expectEqual(events { _ in Driver.from([1, 2]) }, two)
    expectEqual(events { _ in Driver.from(Set([1])) }, one)
    expectEqual(events { _ in Driver.from(AnySequence(1...2)) }, two)
    expectEqual(events { _ in Driver.from(optional: 1) }, one)
    expectEqual(events { _ in Driver<Int>.from(optional: nil) }, [.completed(200)])
    expectEqual(events { _ in Signal.just(1) }, one)
    expectEqual(events { _ in Signal.of(1, 2) }, two)
  }

  @Test func `off the main thread values are emitted asynchronously on the scheduler`() {
    inVirtualTime { scheduler in
      let log = Log<String>()
      let subscriptions = [
        Driver.just(1).drive(onNext: { log("just \($0)") }),
        Driver.of(2, 3).drive(onNext: { log("of \($0)") }),
        Driver<Int>.empty().drive(onCompleted: { log("empty") }),
      ]
      #expect(log.entries.isEmpty)
      scheduler.start()
      expectEqual(Set(log.entries), ["just 1", "of 2", "of 3", "empty"])
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  private struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The events that the observer receives inside the call of `drive`, and in each later turn.
    let turns: [String]
    let drive: @MainActor @Sendable (Log<String>) -> any Disposable

    init<Strategy>(
      _ name: String, _ turns: [String],
      _ make: @escaping @Sendable () -> SharedSequence<Strategy, Int>
    ) {
      testDescription = name
      self.turns = turns
      drive = { log in
        make().asObservable().subscribe(onNext: { log("\($0)") }, onCompleted: { log("|") })
      }
    }
  }

  /// RxCocoa, SharedSequence.swift:144 to 185: on the scheduler, one action for each event.
  @MainActor
  @Test(arguments: [
    Form("Driver.of", ["2", "3", "|"]) { Driver.of(2, 3) },
    Form("Driver.from an array", ["2", "3", "|"]) { Driver.from([2, 3]) },
    Form("Driver.from a sequence", ["2", "3", "|"]) { Driver.from(2...3) },
    Form("Driver.from an optional", ["2", "|"]) { Driver.from(optional: 2) },
    Form("Driver.from nil", ["|"]) { Driver.from(optional: nil) },
    Form("Driver.from nothing", ["|"]) { Driver.from([]) },
    Form("Driver.just", ["2|"]) { Driver.just(2) },
    Form("Driver.empty", ["|"]) { Driver.empty() },
    Form("Signal.of", ["2", "3", "|"]) { Signal.of(2, 3) },
    Form("Signal.from an array", ["2", "3", "|"]) { Signal.from([2, 3]) },
    Form("Signal.from a sequence", ["2", "3", "|"]) { Signal.from(2...3) },
    Form("Signal.from an optional", ["2", "|"]) { Signal.from(optional: 2) },
    Form("Signal.just", ["2|"]) { Signal.just(2) },
  ])
  private func `on the main thread the first value is synchronous, and each other has its own turn`(
    form: Form
  ) async {
    let log = Log<String>()
    let subscription = form.drive(log)
    let turns = Log<String>()
    turns(log.entries.joined())
    await mainQueueTurns(3) { turns(log.entries.joined()) }
    expectEqual(turns.entries, (1...4).map { form.turns.prefix($0).joined() })
    subscription.dispose()
  }

  @MainActor @Test func `an observer made after the first value receives the others`() async {
    let ready = PublishRelay<Int>()
    let log = Log<Int>()
    let source = Signal.just([1, 2]).flatMap { Signal.from($0) }.emit(onNext: {
      if $0 == 2 { ready.accept($0) }
    })
    let late = ready.take(1).subscribe(onNext: { log($0) })
    await mainQueueTurns(1) {}
    expectEqual(log.entries, [2])
    source.dispose()
    late.dispose()
  }

  @Test func `deferred creates a sequence for each subscription to the source`() {
    inVirtualTime { scheduler in
      let made = Box(0)
      let driver = Driver<Int>.deferred {
        made.update { $0 += 1 }
        return .just(made.value)
      }
      expectEqual(made.value, 0)
      let log = Log<Int>()
      let first = driver.drive(onNext: { log($0) })
      scheduler.start()
      let second = driver.drive(onNext: { log($0) })
      scheduler.start()
      expectEqual(log.entries, [1, 2])
      first.dispose()
      second.dispose()
    }
  }

  @Test func `interval and timer count for all observers`() {
    expectEqual(
      events { _ in Driver<Int>.interval(.seconds(300)) },
      [
        .next(500, 0), .next(800, 1),
      ])
    expectEqual(
      events { _ in Signal<Int>.timer(.seconds(100), period: .seconds(400)) },
      [
        .next(300, 0), .next(700, 1),
      ])
    inVirtualTime { scheduler in
      let ticks = Driver<Int>.interval(.seconds(10))
      let log = Log<String>()
      var subscriptions: [any Disposable] = []
      scheduler.scheduleAt(1) { subscriptions.append(ticks.drive(onNext: { log("a\($0)") })) }
      scheduler.scheduleAt(15) { subscriptions.append(ticks.drive(onNext: { log("b\($0)") })) }
      scheduler.scheduleAt(22) { for subscription in subscriptions { subscription.dispose() } }
      scheduler.start()
      expectEqual(log.entries, ["a0", "b0", "a1", "b1"])
    }
  }
}

/// Runs `action` in each of the next turns of the main queue.
@MainActor private func mainQueueTurns(
  _ count: Int, _ action: @escaping @MainActor @Sendable () -> Void
) async {
  @Sendable func enqueue(_ left: Int, _ continuation: CheckedContinuation<Void, Never>) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { action() }
      if left > 1 { enqueue(left - 1, continuation) } else { continuation.resume() }
    }
  }
  await withCheckedContinuation { enqueue(count, $0) }
}
