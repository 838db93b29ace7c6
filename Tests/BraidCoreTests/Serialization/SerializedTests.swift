// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite struct SerializedTests {
  /// Handles messages, and logs when each handling begins and ends.
  private final class Handler<Message>: MessageHandler, Sendable {
    let serialized: Serialized<Message>
    let log = Log<String>()
    private let inside: @Sendable (Handler, Message) -> Void

    init(entered: Bool = false, _ inside: @escaping @Sendable (Handler, Message) -> Void) {
      serialized = Serialized(entered: entered)
      self.inside = inside
    }

    func send(_ message: Message) { serialized.send(message, to: self) }

    func handle(_ message: Message) {
      log("\(message)(")
      inside(self, message)
      log(")")
    }

    var text: String { log.entries.joined() }
  }

  @Test func `a message is handled before the send returns`() {
    let handler = Handler<Int> { _, _ in }
    for number in 1...3 {
      handler.send(number)
      handler.log(";")
    }
    #expect(handler.text == "1();2();3();")
  }

  /// Which messages each message sends while it is handled.
  @Test(
    arguments: [
      ([1: [2, 3]], "1()2()3()"),
      ([1: [2, 3], 2: [4], 3: [5]], "1()2()3()4()5()"),
      ([1: [2], 2: [3, 4], 3: [5, 6]], "1()2()3()4()5()6()"),
      ([1: [2, 2]], "1()2()2()"),
    ] as [([Int: [Int]], String)])
  func `messages sent while one is handled come after it, in order`(
    sends: [Int: [Int]], result: String
  ) {
    let handler = Handler<Int> { handler, message in
      for next in sends[message] ?? [] { handler.send(next) }
    }
    handler.send(1)
    #expect(handler.text == result)
    handler.send(9)
    #expect(handler.text == result + "9()")
  }

  @Test func `messages wait while its maker is inside`() {
    let handler = Handler<Int>(entered: true) { _, _ in }
    for number in 1...2 { handler.send(number) }
    #expect(handler.text == "")
    handler.serialized.leave(handler)
    #expect(handler.text == "1()2()")
    handler.send(3)
    #expect(handler.text == "1()2()3()")
  }

  @Test func `a chain of messages takes no stack, and none is lost`() {
    let length = 100_000
    let count = Box(0)
    let handler = Counting(length, count)
    handler.serialized.send(1, to: handler)
    #expect(count.value == length)
  }

  /// Sends the next number from inside each.
  private final class Counting: MessageHandler, Sendable {
    let serialized = Serialized<Int>()
    private let length: Int
    private let count: Box<Int>

    init(_ length: Int, _ count: Box<Int>) {
      self.length = length
      self.count = count
    }

    func handle(_ number: Int) {
      count.update { $0 += 1 }
      if number < length { serialized.send(number + 1, to: self) }
    }
  }

  @Test func `a message is let go of before the next one is handled`() {
    let held = Log<WeakWitness>()
    let alive = Log<Int>()
    let handler = Handler<Witness>(entered: true) { _, _ in
      alive(held.entries.filter { $0.value != nil }.count)
    }
    for _ in 1...3 { held(holding { handler.send($0) }.object) }
    handler.serialized.leave(handler)
    #expect(alive.entries == [3, 2, 1])
    #expect(held.entries.allSatisfy { $0.value == nil })
  }

  @Test func `what waits is let go of with its owner`() {
    let (_, waiting) = holding { message in
      let handler = Handler<Witness>(entered: true) { _, _ in }
      handler.send(message)
    }
    #expect(waiting.value == nil)
  }

  @Test func `a message that is queued as the gate empties is handled by its sender`() {
    let handler = Handler<Int>(entered: true) { _, _ in }
    let thread = ThreadContext.current.identity
    let isInside = Box(true)
    withRaceWindows({ point in
      guard point == .messageQueued, ThreadContext.current.identity == thread else { return }
      // The one inside has seen nothing of the message, and leaves.
      isInside.value = false
      handler.serialized.leave(handler)
    }) {
      handler.send(1)
      // Release builds have no such moment.
      if isInside.value { handler.serialized.leave(handler) }
    }
    #expect(handler.text == "1()")
    handler.send(2)
    #expect(handler.text == "1()2()")
  }

  @Test func `what waits when an operator is disposed is dropped`() {
    let run = OperatorRun()
    let (a, b) = (run.source("a", of: Witness.self), run.source("b", of: Witness.self))
    let waiting = Box<WeakWitness?>(nil)
    run.onNext { [scope = run.scope] _ in
      waiting.value = holding { b.next($0) }.object
      scope.dispose()
    }
    run.start(MergeAll([a.source, b.source]))
    a.next(Witness())
    #expect(run.log.entries.filter { $0.hasSuffix("Witness") }.count == 1)
    #expect(waiting.value?.value == nil)
  }
}
