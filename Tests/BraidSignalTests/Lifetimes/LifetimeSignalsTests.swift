// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct LifetimeSignalsTests {
  private final class Screen: HasLifetime, Sendable {
    private let log: TestSupport.Log<String>
    private let token = Lifetime.Token()
    var lifetime: Lifetime { token.lifetime }

    init(_ log: TestSupport.Log<String> = TestSupport.Log()) { self.log = log }

    deinit { log("deinit") }
  }

  private let log = TestSupport.Log<String>()

  @Test func `ended completes when the object is released, after its deinit`() {
    do {
      let screen = Screen(log)
      screen.willDeallocate.subscribe(error: { _ in log("error") }, completed: { log("completed") })
      screen.lifetime.observeEnded { log("ended") }
      #expect(log.entries.isEmpty)
    }
    expectEqual(log.entries, ["deinit", "completed", "ended"])
  }

  @Test func `no weak reference reaches the object by the end of its lifetime`() {
    do {
      let screen = Screen()
      screen.willDeallocate.subscribe(completed: { [weak screen] in
        log(screen == nil ? "gone" : "there")
      })
    }
    expectEqual(log.entries, ["gone"])
  }

  @Test func `a lifetime does not retain the object, and hasEnded reports its end`() {
    let lifetime: Lifetime
    do {
      let screen = Screen()
      lifetime = screen.lifetime
      #expect(!lifetime.hasEnded)
    }
    #expect(lifetime.hasEnded)
    lifetime.ended.subscribe(completed: { log("at once") })
    lifetime.observeEnded { log("at once, too") }
    expectEqual(log.entries, ["at once", "at once, too"])
  }

  @Test func `disposal removes and releases the waiting observer`() {
    let screen = Screen()
    weak var released: TestSupport.Log<String>?
    do {
      let waiting = TestSupport.Log<String>()
      released = waiting
      let ended = screen.lifetime.ended.subscribe(completed: { waiting("completed") })
      let observed = screen.lifetime.observeEnded { waiting("ended") }
      ended.dispose()
      observed.dispose()
    }
    #expect(released == nil)
  }

  @Test func `take(until:) ends with the object`() {
    let source = SignalSubject<Int>()
    do {
      let screen = Screen()
      source.take(until: screen.willDeallocate).subscribe(
        next: { log("\($0)") }, completed: { log("completed") })
      source.sendNext(1)
    }
    expectEqual(log.entries, ["1", "completed"])
    #expect(!source.hasSubscribers)
  }

  @Test func `an observer of the end can use the lifetime again`() {
    do {
      let screen = Screen()
      let lifetime = screen.lifetime
      lifetime.observeEnded { lifetime.observeEnded { log("inner") } }
    }
    expectEqual(log.entries, ["inner"])
  }

  @Test func `Lifetime.of returns the lifetime that the object declares`() {
    let screen = Screen()
    let lifetime = Lifetime.of(screen)
    lifetime?.observeEnded { log("of") }
    withExtendedLifetime(consume screen) {}
    expectEqual(lifetime?.hasEnded, true)
    expectEqual(log.entries, ["of"])
  }

  @Test func `a token provides the lifetime of an actor`() {
    do {
      let counter = Counter()
      counter.willDeallocate.subscribe(completed: { log("completed") })
    }
    expectEqual(log.entries, ["completed"])
  }

  private actor Counter: HasLifetime {
    private let token = Lifetime.Token()
    nonisolated var lifetime: Lifetime { token.lifetime }
  }
}
