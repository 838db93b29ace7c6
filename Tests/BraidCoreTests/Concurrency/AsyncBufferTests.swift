// SPDX-License-Identifier: MIT
import BraidTesting
import TestSupport
import Testing

@testable import BraidCore

/// The buffer alone, by the calls of its two sides in every order that matters.
struct AsyncBufferTests {
  let clock = VirtualClock()
  let log = Log<String>()

  func wait(at buffer: AsyncBuffer) {
    clock.task { [log] in
      await withUnsafeContinuation { buffer.wait($0) }
      log(buffer.takeReceived().map { "\($0.load(as: Int.self))" } ?? "look")
    }
    clock.settle()
  }

  func text(_ content: AsyncBuffer.Content) -> String {
    switch content {
    case .value(let place): "\(place.load(as: Int.self))"
    case .nothing: "nothing"
    case .end: "end"
    }
  }

  @Test func `a value is delivered to the waiting task and to no other`() {
    let buffer = AsyncBuffer(RawType(Int.self), limit: .max, keepsNewest: false, brake: nil)
    var batch = ValueRing(RawType(Int.self))
    wait(at: buffer)
    buffer.receive(1)
    buffer.receive(2)
    clock.settle()
    expectEqual(log.entries, ["1"])
    expectEqual(text(buffer.take(&batch)), "2")
    expectEqual(text(buffer.take(&batch)), "nothing")
  }

  @Test func `a task that waits while a value is buffered looks again`() {
    let buffer = AsyncBuffer(RawType(Int.self), limit: .max, keepsNewest: false, brake: nil)
    buffer.receive(1)
    wait(at: buffer)
    expectEqual(log.entries, ["look"])
    let ended = AsyncBuffer(RawType(Int.self), limit: 1, keepsNewest: false, brake: nil)
    ended.finish(.completed)
    wait(at: ended)
    expectEqual(log.entries, ["look", "look"])
  }

  @Test(arguments: ["finish", "interrupt"])
  func `a waiting task is resumed once by`(first: String) {
    let buffer = AsyncBuffer(RawType(Int.self), limit: .max, keepsNewest: false, brake: nil)
    var batch = ValueRing(RawType(Int.self))
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
    let buffer = AsyncBuffer(RawType(Int.self), limit: .max, keepsNewest: false, brake: nil)
    var batch = ValueRing(RawType(Int.self))
    buffer.receive(1)
    buffer.interrupt()
    buffer.receive(2)
    buffer.finish(.error(TestError("late")))
    expectEqual(text(buffer.take(&batch)), "1")
    expectEqual(text(buffer.take(&batch)), "end")
    #expect(buffer.takeError() == nil)
    #expect(buffer.takeInterruption())
    #expect(!buffer.takeInterruption())
    let ended = AsyncBuffer(RawType(Int.self), limit: .max, keepsNewest: false, brake: nil)
    ended.finish(.completed)
    ended.interrupt()
    #expect(!ended.takeInterruption())
  }

  @Test func `buffered values precede the end, and the error is reported once`() {
    for limit in [2, Int.max] {
      let buffer = AsyncBuffer(RawType(Int.self), limit: limit, keepsNewest: false, brake: nil)
      var batch = ValueRing(RawType(Int.self))
      buffer.receive(1)
      buffer.finish(.error(TestError("bad")))
      expectEqual(text(buffer.take(&batch)), "1")
      expectEqual(text(buffer.take(&batch)), "end")
      #expect(buffer.takeError() as? TestError == TestError("bad"))
      #expect(buffer.takeError() == nil)
    }
  }

  @Test func `values without a limit are taken together, and the next value last`() {
    let buffer = AsyncBuffer(RawType(Int.self), limit: .max, keepsNewest: false, brake: nil)
    var batch = ValueRing(RawType(Int.self))
    for value in 1...4 { buffer.receive(value) }
    expectEqual(text(buffer.take(&batch)), "1")
    for value in 2...4 { expectEqual(batch.popFirst()?.load(as: Int.self), value) }
    #expect(batch.popFirst() == nil)
  }

  @Test func `the newest values replace the oldest, which are released`() {
    let buffer = AsyncBuffer(RawType(Witness.self), limit: 1, keepsNewest: true, brake: nil)
    let objects = (0..<3).map { _ in holding { buffer.receive($0) }.object }
    expectEqual(objects.map { $0.value != nil }, [false, false, true])
    buffer.cancel()
    #expect(objects[2].value == nil)
  }

  @Test func `a cancelled buffer has released everything`() {
    let buffer = AsyncBuffer(RawType(Witness.self), limit: .max, keepsNewest: false, brake: nil)
    let limited = AsyncBuffer(RawType(Witness.self), limit: 2, keepsNewest: false, brake: nil)
    let objects = [buffer, limited].map { buffer in holding { buffer.receive($0) }.object }
    #expect(objects.allSatisfy { $0.value != nil })
    buffer.cancel()
    limited.cancel()
    #expect(objects.allSatisfy { $0.value == nil })
    // A sender may have passed its check before the subscription was disposed.
    #expect(holding { buffer.receive($0) }.object.value == nil)
  }

  @Test func `the memory of a burst is freed when its values were taken`() {
    let buffer = AsyncBuffer(RawType(Int.self), limit: .max, keepsNewest: false, brake: nil)
    var batch = ValueRing(RawType(Int.self))
    for value in 1...2000 { buffer.receive(value) }
    expectEqual(text(buffer.take(&batch)), "1")
    #expect(batch.capacity > 1024)
    while batch.popFirst() != nil {}
    // Twice, since the buffer and the batch swap their memory.
    for _ in 1...2 {
      expectEqual(text(buffer.take(&batch)), "nothing")
      #expect(batch.capacity <= 1024)
    }
  }

  @Test func `two tasks waiting at one iterator trap`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let buffer = AsyncBuffer(RawType(Int.self), limit: .max, keepsNewest: false, brake: nil)
      let clock = VirtualClock()
      for _ in 1...2 {
        clock.task { _ = await withUnsafeContinuation { buffer.wait($0) } }
      }
      clock.settle()
    }
    expectEqual(result?.errorText.contains("two tasks wait"), true)
  }
}

extension AsyncBuffer {
  fileprivate func receive<Value>(_ value: Value) { withAddress(of: value) { receive(at: $0) } }
}
