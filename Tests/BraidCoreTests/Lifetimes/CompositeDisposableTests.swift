// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

private typealias Names = TestSupport.Log<String>

struct CompositeDisposableTests {
  @Test func `children are disposed in order of insertion`() {
    let log = Names()
    let composite = CompositeDisposable(log.disposable("a"), log.disposable("b"))
    composite.insert(log.disposable("c"))
    expectEqual(composite.count, 3)
    composite.dispose()
    composite.dispose()
    expectEqual(log.entries, ["a", "b", "c"])
    expectEqual(composite.count, 0)
    #expect(composite.isDisposed)
  }

  @Test func `all initializers insert all of their arguments`() {
    let log = Names()
    let make = log.disposable
    CompositeDisposable().dispose()
    CompositeDisposable(make("a"), make("b"), make("c")).dispose()
    CompositeDisposable(make("d"), make("e"), make("f"), make("g"), make("h")).dispose()
    CompositeDisposable(disposables: [make("i")]).dispose()
    expectEqual(log.entries.joined(), "abcdefghi")
  }

  @Test func `remove disposes the child and removes it`() throws {
    let log = Names()
    let composite = CompositeDisposable()
    let keys = ["a", "b", "c", "d"].compactMap { composite.insert(log.disposable($0)) }
    for index in [1, 0, 3] { composite.remove(for: keys[index]) }
    expectEqual(log.entries, ["b", "a", "d"])
    expectEqual(composite.count, 1)
    composite.remove(for: keys[1])
    expectEqual(log.entries.count, 3)
    composite.insert(log.disposable("e"))
    composite.dispose()
    composite.remove(for: keys[2])
    expectEqual(log.entries, ["b", "a", "d", "c", "e"])
  }

  @Test func `a key of another composite has no effect`() throws {
    let log = Names()
    let composite = CompositeDisposable()
    let other = CompositeDisposable()
    let key = try #require(composite.insert(log.disposable("a")))
    other.remove(for: key)
    #expect(log.entries.isEmpty)
    expectEqual(composite.count, 1)
  }

  @Test func `a child inserted after disposal is disposed`() {
    let log = Names()
    let composite = CompositeDisposable()
    composite.dispose()
    #expect(composite.insert(log.disposable("late")) == nil)
    expectEqual(log.entries, ["late"])
  }

  @Test func `a child without effect is not retained, and its key removes nothing`() throws {
    let composite = CompositeDisposable()
    let key = try #require(composite.insert(Disposables.create()))
    expectEqual(composite.count, 0)
    composite.remove(for: key)
    composite.dispose()
    #expect(composite.insert(Disposables.create()) == nil)
  }

  @Test func `a child may insert, remove and query while it is disposed`() {
    let log = Names()
    let composite = CompositeDisposable()
    composite.insert(
      Disposables.create {
        log("\(composite.count)")
        composite.insert(log.disposable("late"))
      })
    composite.insert(log.disposable("second"))
    composite.dispose()
    expectEqual(log.entries, ["0", "late", "second"])
  }

  @Test func `removed and disposed children are released`() throws {
    weak var child: BooleanDisposable?
    let composite = CompositeDisposable()
    let key: CompositeDisposable.DisposeKey?
    do {
      let made = BooleanDisposable()
      child = made
      key = composite.insert(made)
    }
    composite.remove(for: try #require(key))
    #expect(child == nil)
  }
}
