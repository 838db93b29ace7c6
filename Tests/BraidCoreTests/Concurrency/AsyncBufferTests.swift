// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import TestSupport
import Testing

/// The buffer alone, by the calls of its two sides in every order that matters.
struct AsyncBufferTests {
  let clock = VirtualClock()
  let log = Log<String>()

  func wait(at buffer: AsyncBuffer<Int>) {
    clock.task { [log] in
      let element = await withUnsafeContinuation { buffer.wait($0) }
      log(element.map { "\($0)" } ?? "look")
    }
    clock.settle()
  }

  func text(_ content: AsyncBuffer<Int>.Content) -> String {
    switch content {
    case .value(let element): "\(element)"
    case .nothing: "nothing"
    case .end: "end"
    }
  }

  @Test func `a value is delivered to the waiting task and to no other`() {
    let buffer = AsyncBuffer<Int>(limit: .max, keepsNewest: false, brake: nil)
    var batch: ContiguousArray<Int> = []
    wait(at: buffer)
    buffer.receive(1)
    buffer.receive(2)
    clock.settle()
    expectEqual(log.entries, ["1"])
    expectEqual(text(buffer.take(&batch)), "2")
    expectEqual(text(buffer.take(&batch)), "nothing")
  }

  @Test func `a task that waits while a value is buffered looks again`() {
    let buffer = AsyncBuffer<Int>(limit: .max, keepsNewest: false, brake: nil)
    buffer.receive(1)
    wait(at: buffer)
    expectEqual(log.entries, ["look"])
    let ended = AsyncBuffer<Int>(limit: 1, keepsNewest: false, brake: nil)
    ended.finish(.completed)
    wait(at: ended)
    expectEqual(log.entries, ["look", "look"])
  }

  @Test(arguments: ["finish", "interrupt"])
  func `a waiting task is resumed once by`(first: String) {
    let buffer = AsyncBuffer<Int>(limit: .max, keepsNewest: false, brake: nil)
    var batch: ContiguousArray<Int> = []
    wait(at: buffer)
    if first == "finish" { buffer.finish(.completed) } else { buffer.interrupt() }
    buffer.interrupt()
    buffer.finish(.error(TestError("late")))
    buffer.receive(1)
    clock.settle()
    expectEqual(log.entries, ["look"])
    expectEqual(text(buffer.take(&batch)), "end")
    #expect(buffer.takeError() == nil)
  }

  @Test func `an interruption before the end is reported once, and one after the end is not`() {
    let buffer = AsyncBuffer<Int>(limit: .max, keepsNewest: false, brake: nil)
    var batch: ContiguousArray<Int> = []
    buffer.receive(1)
    buffer.interrupt()
    buffer.receive(2)
    buffer.finish(.error(TestError("late")))
    expectEqual(text(buffer.take(&batch)), "1")
    expectEqual(text(buffer.take(&batch)), "end")
    #expect(buffer.takeError() == nil)
    #expect(buffer.takeInterruption())
    #expect(!buffer.takeInterruption())
    let ended = AsyncBuffer<Int>(limit: .max, keepsNewest: false, brake: nil)
    ended.finish(.completed)
    ended.interrupt()
    #expect(!ended.takeInterruption())
  }

  @Test func `buffered values precede the end, and the error is reported once`() {
    for limit in [2, Int.max] {
      let buffer = AsyncBuffer<Int>(limit: limit, keepsNewest: false, brake: nil)
      var batch: ContiguousArray<Int> = []
      buffer.receive(1)
      buffer.finish(.error(TestError("bad")))
      expectEqual(text(buffer.take(&batch)), "1")
      expectEqual(text(buffer.take(&batch)), "end")
      #expect(buffer.takeError() as? TestError == TestError("bad"))
      #expect(buffer.takeError() == nil)
    }
  }

  @Test func `values without a limit are taken together, and the next value last`() {
    let buffer = AsyncBuffer<Int>(limit: .max, keepsNewest: false, brake: nil)
    var batch: ContiguousArray<Int> = []
    for value in 1...4 { buffer.receive(value) }
    expectEqual(text(buffer.take(&batch)), "1")
    expectEqual(batch, [4, 3, 2])
  }

  @Test func `a cancelled buffer has released everything`() {
    let buffer = AsyncBuffer<Witness>(limit: .max, keepsNewest: false, brake: nil)
    let limited = AsyncBuffer<Witness>(limit: 2, keepsNewest: false, brake: nil)
    let objects = [buffer, limited].map { buffer in holding { buffer.receive($0) }.object }
    #expect(objects.allSatisfy { $0.value != nil })
    buffer.cancel()
    limited.cancel()
    #expect(objects.allSatisfy { $0.value == nil })
  }

  @Test func `two tasks waiting at one iterator trap`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let buffer = AsyncBuffer<Int>(limit: .max, keepsNewest: false, brake: nil)
      let clock = VirtualClock()
      for _ in 1...2 {
        clock.task { _ = await withUnsafeContinuation { buffer.wait($0) } }
      }
      clock.settle()
    }
    expectEqual(result?.errorText.contains("two tasks wait"), true)
  }
}
