// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

private typealias Names = TestSupport.Log<String>

struct DisposablesTests {
  @Test func `Disposables.create() always returns the same object`() {
    Disposables.create().dispose()
    #expect(Disposables.create() === Disposables.create())
  }

  @Test func `several disposables are disposed in order, each once`() {
    let log = Names()
    let make = log.disposable
    let all: [any Cancelable] = [
      Disposables.create(make("a"), make("b")),
      Disposables.create(make("c"), make("d"), make("e")),
      Disposables.create(make("f"), make("g"), make("h"), make("i"), make("j")),
      Disposables.create([]),
      Disposables.create([make("k")]),
      Disposables.create([make("l"), make("m")]),
      Disposables.create([make("n"), make("o"), make("p")]),
    ]
    for disposable in all {
      #expect(!disposable.isDisposed)
      disposable.dispose()
      disposable.dispose()
      #expect(disposable.isDisposed)
    }
    expectEqual(log.entries.joined(), "abcdefghijklmnop")
  }

  @Test func `a child that disposes its parent runs no teardown twice`() {
    let log = Names()
    let parent = SerialDisposable()
    parent.disposable = Disposables.create(
      Disposables.create {
        log("first")
        parent.dispose()
      },
      log.disposable("second"))
    parent.dispose()
    expectEqual(log.entries, ["first", "second"])
  }
}
