// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import Observation
import TestSupport
import Testing

@Suite struct ObservingTests {
  @Observable
  final class Account: @unchecked Sendable {  // used by one thread
    var balance = 0
    var name = "a"
    var isOpen = true
  }

  @Test func `sends what it reads, and again after each change of that`() {
    let scheduler = TestSignalScheduler()
    let account = Account()
    let recording = Signal.observing(on: scheduler) { account.balance * 10 }.recorded()
    #expect(recording.events == [])
    scheduler.stepAll()
    #expect(recording.events == ["0"])
    account.balance = 1
    #expect(recording.events == ["0"])
    scheduler.stepAll()
    account.balance = 2
    scheduler.stepAll()
    #expect(recording.events == ["0", "10", "20"])
    account.name = "b"
    #expect(scheduler.clock.pendingCount == 0)
  }

  @Test func `changes that are made before it reads again are one`() {
    let scheduler = TestSignalScheduler()
    let account = Account()
    let recording = Signal.observing(on: scheduler) { "\(account.name)\(account.balance)" }
      .recorded()
    scheduler.stepAll()
    for number in 1...3 { account.balance = number }
    account.name = "b"
    #expect(scheduler.clock.pendingCount == 1)
    scheduler.stepAll()
    #expect(recording.events == ["a0", "b3"])
  }

  @Test func `observes what it has read last`() {
    let scheduler = TestSignalScheduler()
    let account = Account()
    let recording = Signal.observing(on: scheduler) { account.isOpen ? account.name : "closed" }
      .recorded()
    scheduler.stepAll()
    account.isOpen = false
    scheduler.stepAll()
    account.name = "b"
    #expect(scheduler.clock.pendingCount == 0)
    account.isOpen = true
    scheduler.stepAll()
    account.name = "c"
    scheduler.stepAll()
    #expect(recording.events == ["a", "closed", "b", "c"])
  }

  @Test func `each subscription reads for itself, and not before`() {
    let scheduler = TestSignalScheduler()
    let account = Account()
    let reads = Box(0)
    let signal = Signal.observing(on: scheduler) {
      reads.update { $0 += 1 }
      return account.balance
    }
    scheduler.stepAll()
    #expect(reads.value == 0)
    let first = signal.recorded()
    scheduler.stepAll()
    account.balance = 1
    let second = signal.recorded()
    scheduler.stepAll()
    #expect(first.events == ["0", "1"])
    #expect(second.events == ["1"])
    #expect(reads.value == 3)
  }

  @Test func `reads inside the subscription that is made on its scheduler`() {
    let scheduler = TestSignalScheduler()
    let account = Account()
    let log = Log<String>()
    scheduler.performAsCurrent {
      let signal = Signal.observing(on: scheduler) { account.balance }
      signal.subscribe(next: { value in
        log("\(value) \(Scheduler.current === scheduler ? "here" : "elsewhere")")
        if value < 2 { account.balance = value + 1 }
      })
      #expect(log.entries == ["0 here"])
    }
    scheduler.stepAll()
    #expect(log.entries == ["0 here", "1 here", "2 here"])
  }

  @Test func `disposal stops it, and lets go of what the closure keeps`() {
    let scheduler = TestSignalScheduler()
    let account = Account()
    let (recording, witness) = holding { witness in
      Signal.observing(on: scheduler) {
        withExtendedLifetime(witness) { account.balance }
      }.recorded()
    }
    scheduler.stepAll()
    #expect(witness.value != nil)
    recording.dispose()
    #expect(witness.value == nil)
    account.balance = 1
    scheduler.stepAll()
    #expect(recording.events == ["0"])
    let waiting = Signal.observing(on: scheduler) { account.balance }.recorded()
    scheduler.stepAll()
    account.balance = 2
    waiting.dispose()
    #expect(scheduler.clock.pendingCount == 0)
    #expect(waiting.events == ["1"])
  }

  @Test func `an error thrown ends it`() {
    let scheduler = TestSignalScheduler()
    let account = Account()
    let recording = Signal<Int>.observing(on: scheduler) {
      if account.balance > 1 { throw Failure("rich") }
      return account.balance
    }.recorded()
    scheduler.stepAll()
    for number in 1...3 {
      account.balance = number
      scheduler.stepAll()
    }
    #expect(recording.events == ["0", "1", "#rich"])
    #expect(scheduler.clock.pendingCount == 0)
  }

  @Test func `goes with models that its closure does not keep`() {
    let scheduler = TestSignalScheduler()
    let recording: Recording
    do {
      let account = Account()
      recording = Signal.observing(on: scheduler) { [weak account] in account?.balance ?? -1 }
        .recorded()
      scheduler.stepAll()
      #expect((recording.disposable as? any Cancelable)?.isDisposed == false)
    }
    scheduler.stepAll()
    #expect((recording.disposable as? any Cancelable)?.isDisposed == true)
    #expect(recording.events.first == "0")
    #expect(!recording.events.contains("|"))
  }

  @MainActor @Observable
  final class Settings {
    var volume = 1
  }

  @MainActor @Test func `reads models of the main actor there`() async {
    let settings = Settings()
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      Signal.observing { settings.volume }.take(3).subscribe(
        next: { volume in
          log("\(volume)")
          settings.volume = volume + 1
        }, completed: { continuation.resume() })
      #expect(log.entries == ["1"])
    }
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test func `reads models of the main actor there, whoever subscribes`() async throws {
    let settings = await Settings()
    let signal = Signal.observing {
      MainActor.preconditionIsolated()
      return settings.volume
    }
    let volume = try await signal.value()
    #expect(volume == 1)
  }

  @Test func `the immediate scheduler stops the program, which says why`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Signal.observing(on: .immediate) { 1 }
    }
    #expect(result?.errorText.contains("A model tells of a change before it is made") == true)
  }
}
