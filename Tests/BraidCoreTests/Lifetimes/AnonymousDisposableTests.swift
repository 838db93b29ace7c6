// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

private typealias Names = TestSupport.Log<String>

@Suite struct AnonymousDisposableTests {
  @Test func `runs its closure once`() {
    let log = Names()
    let disposable = AnonymousDisposable { log("disposed") }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(log.entries == ["disposed"])
    #expect(disposable.isDisposed)
  }

  @Test func `is disposed while its closure runs`() {
    let box = Box<[Bool]>([])
    let serial = SerialDisposable()
    let disposable = AnonymousDisposable {
      let isDisposed = (serial.inner as? AnonymousDisposable)?.isDisposed
      box.update { $0.append(isDisposed ?? false) }
    }
    serial.inner = disposable
    disposable.dispose()
    #expect(box.value == [true])
  }

  @Test func `lets go of what its closure captures`() {
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

  @Test func `does nothing when it is only released`() {
    let log = Names()
    do { _ = AnonymousDisposable { log("disposed") } }
    #expect(log.entries.isEmpty)
  }

  @Test func `a boolean disposable remembers`() {
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
    #expect(log.entries == ["a"])
    let early = ScopedDisposable(log.disposable("b"))
    early.dispose()
    early.dispose()
    #expect(early.isDisposed)
    #expect(log.entries == ["a", "b"])
  }
}
