// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

private typealias Names = TestSupport.Log<String>

struct SerialDisposableTests {
  @Test func `setting the disposable disposes the previous one`() {
    let log = Names()
    let serial = SerialDisposable()
    serial.disposable.dispose()
    let second = log.disposable("b")
    serial.disposable = log.disposable("a")
    #expect(log.entries.isEmpty)
    serial.disposable = second
    expectEqual(log.entries, ["a"])
    #expect(serial.disposable === second)
    serial.dispose()
    serial.dispose()
    expectEqual(log.entries, ["a", "b"])
    #expect(serial.isDisposed)
    #expect(serial.inner == nil)
  }

  @Test func `swap does not dispose the previous disposable`() {
    let log = Names()
    let first = log.disposable("a")
    let serial = SerialDisposable(first)
    #expect(serial.swap(in: log.disposable("b")) === first)
    serial.inner = log.disposable("c")
    #expect(log.entries.isEmpty)
    serial.dispose()
    expectEqual(log.entries, ["c"])
    #expect(serial.swap(in: nil) == nil)
  }

  @Test func `a disposable set after disposal is disposed immediately`() {
    let log = Names()
    let serial = SerialDisposable()
    serial.dispose()
    serial.disposable = log.disposable("a")
    #expect(serial.swap(in: log.disposable("b")) == nil)
    serial.inner = log.disposable("c")
    expectEqual(log.entries, ["a", "b", "c"])
    #expect(serial.inner == nil)
  }

  @Test func `single assignment holds one disposable`() {
    let log = Names()
    let early = SingleAssignmentDisposable()
    early.setDisposable(log.disposable("a"))
    #expect(log.entries.isEmpty)
    early.dispose()
    early.dispose()
    expectEqual(log.entries, ["a"])
    #expect(early.isDisposed)
  }

  @Test func `a single assignment after disposal disposes immediately`() {
    let log = Names()
    let late = SingleAssignmentDisposable()
    late.dispose()
    late.setDisposable(log.disposable("b"))
    expectEqual(log.entries, ["b"])
  }

  @Test func `setting a single assignment twice traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let disposable = SingleAssignmentDisposable()
      disposable.setDisposable(Disposables.create())
      disposable.setDisposable(Disposables.create())
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("set twice"))
    #expect(message.contains("SerialDisposable"))
  }
}
