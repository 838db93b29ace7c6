// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

private typealias Names = TestSupport.Log<String>

struct AnonymousDisposableTests {
  @Test func `an anonymous disposable runs its closure once`() {
    let log = Names()
    let disposable = AnonymousDisposable { log("disposed") }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    expectEqual(log.entries, ["disposed"])
    #expect(disposable.isDisposed)
  }

  @Test func `isDisposed is true while the closure runs`() {
    let box = Box<[Bool]>([])
    let serial = SerialDisposable()
    let disposable = AnonymousDisposable {
      let isDisposed = (serial.inner as? AnonymousDisposable)?.isDisposed
      box.update { $0.append(isDisposed ?? false) }
    }
    serial.inner = disposable
    disposable.dispose()
    expectEqual(box.value, [true])
  }

  @Test func `a disposed disposable releases the captures of its closure`() {
    weak var captured: BooleanDisposable?
    let disposable: AnonymousDisposable
    do {
      let object = BooleanDisposable()
      captured = object
      disposable = AnonymousDisposable { object.dispose() }
    }
    #expect(captured != nil)
    disposable.dispose()
    #expect(captured == nil)
  }

  @Test func `a released disposable does not run its closure`() {
    let log = Names()
    do { _ = AnonymousDisposable { log("disposed") } }
    #expect(log.entries.isEmpty)
  }

  @Test func `a boolean disposable remembers its disposal`() {
    let disposable = BooleanDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }

  @Test func `a scoped disposable disposes at the end of its scope`() {
    let log = Names()
    do {
      let scoped = log.disposable("a").scoped()
      #expect(scoped.scoped() === scoped)
      #expect(log.entries.isEmpty)
      withExtendedLifetime(scoped) {}
    }
    expectEqual(log.entries, ["a"])
    let early = ScopedDisposable(log.disposable("b"))
    early.dispose()
    early.dispose()
    #expect(early.isDisposed)
    expectEqual(log.entries, ["a", "b"])
  }
}
