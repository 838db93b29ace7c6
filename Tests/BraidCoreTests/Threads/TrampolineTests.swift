// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct TrampolineTests {
  private let log = Log<String>()
  private let trampoline = Trampoline.current

  private func item(_ name: String, _ body: @escaping () -> Void = {}) -> Trampoline.Item {
    Trampoline.Item { [log] _ in
      log("\(name)(")
      body()
      log(")")
    }
  }

  private var text: String { log.entries.joined() }

  @Test func `an action runs immediately when no other is running`() {
    trampoline.schedule(item("1"))
    log(";")
    trampoline.schedule(item("2"))
    expectEqual(text, "1();2()")
    #expect(!trampoline.isRunning)
    #expect(trampoline.isEmpty)
  }

  @Test func `an action scheduled by another runs after it in order`() {
    trampoline.schedule(
      item("1") { [trampoline] in
        trampoline.schedule(self.item("2") { trampoline.schedule(self.item("4")) })
        trampoline.schedule(self.item("3"))
      })
    expectEqual(text, "1()2()3()4()")
  }

  @Test func `the outermost run executes queued actions before it returns`() {
    trampoline.run {
      #expect(trampoline.isRunning)
      trampoline.schedule(item("1"))
      trampoline.run {
        trampoline.enqueue(item("2"))
        log("inner")
      }
      #expect(!trampoline.isEmpty)
      log("outer")
    }
    expectEqual(text, "innerouter1()2()")
    #expect(!trampoline.isRunning)
    #expect(trampoline.isEmpty)
  }

  @Test func `an item that runs again is queued after the others`() {
    let rounds = Box(["a": 3, "b": 2])
    let made = ["a", "b"].map { name in
      Trampoline.Item { [log] item in
        log(name)
        let left = rounds.update { rounds in
          rounds[name, default: 0] -= 1
          return rounds[name, default: 0]
        }
        item.runsAgain = left > 0
      }
    }
    trampoline.run { for item in made { trampoline.enqueue(item) } }
    expectEqual(text, "ababa")
    // The wish counts for one round.
    trampoline.schedule(made[0])
    expectEqual(text, "ababaa")
  }

  @Test func `an item that runs again waits for the actions that it queued`() {
    let rounds = Box(0)
    trampoline.schedule(
      Trampoline.Item { [log, trampoline] item in
        let round = rounds.update { rounds in
          rounds += 1
          return rounds
        }
        log("a")
        trampoline.enqueue(self.item("\(round)"))
        item.runsAgain = round < 2
      })
    expectEqual(text, "a1()a2()")
  }

  @Test func `items are released after they have run`() {
    weak var waiting: Trampoline.Item?
    trampoline.run {
      do {
        let made = item("1")
        trampoline.enqueue(made)
        waiting = made
      }
      #expect(waiting != nil)
    }
    #expect(waiting == nil)
    expectEqual(text, "1()")
  }

  @Test func `an isolated action runs as the outermost one, and queued actions stay queued`() {
    trampoline.run {
      trampoline.enqueue(item("1"))
      trampoline.isolated {
        #expect(!trampoline.isRunning)
        #expect(trampoline.isEmpty)
        trampoline.schedule(item("2"))
        log(";")
      }
      #expect(trampoline.isRunning)
      trampoline.enqueue(item("3"))
    }
    expectEqual(text, "2();1()3()")
    #expect(!trampoline.isRunning)
    trampoline.isolated { trampoline.schedule(item("4")) }
    expectEqual(text, "2();1()3()4()")
    #expect(!trampoline.isRunning)
  }

  @Test func `a chain of actions uses no stack`() {
    let count = Box(0)
    let length = 100_000
    trampoline.schedule(Chain(trampoline, length, count))
    expectEqual(count.value, length)
  }

  private final class Chain: Trampoline.Item, @unchecked Sendable {  // on one thread
    init(_ trampoline: Trampoline, _ left: Int, _ count: Box<Int>) {
      super.init { _ in
        count.update { $0 += 1 }
        if left > 1 { trampoline.schedule(Chain(trampoline, left - 1, count)) }
      }
    }
  }
}
