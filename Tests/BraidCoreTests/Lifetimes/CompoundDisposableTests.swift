// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

private typealias Names = TestSupport.Log<String>

struct CompoundDisposableTests {
  @Test func `the two inline members are disposed first, then the others in order`() {
    let log = Names()
    let first = log.disposable("a")
    let group = CompoundDisposable([first, log.disposable("b"), log.disposable("c")])
    group.add(log.disposable("d"))
    group.remove(first)
    group.add(log.disposable("e"))  // takes the free slot
    group.dispose()
    group.dispose()
    expectEqual(log.entries.joined(), "ebcd")
    #expect(group.isDisposed)
  }

  @Test func `a member added after disposal is disposed`() {
    let log = Names()
    let group = CompoundDisposable()
    group.dispose()
    group.add(log.disposable("late"))
    expectEqual(log.entries, ["late"])
  }

  @Test func `the operator adds a member`() {
    let log = Names()
    let group = CompoundDisposable()
    group += log.disposable("a")
    group += nil
    group.dispose()
    group += log.disposable("late")
    expectEqual(log.entries, ["a", "late"])
  }

  @Test func `nil and disposed members are ignored`() {
    let log = Names()
    let disposed = log.disposable("a")
    disposed.dispose()
    let group = CompoundDisposable()
    group.add(nil)
    group.remove(nil)
    group.add(disposed)
    group.dispose()
    expectEqual(log.entries, ["a"])
  }

  @Test func `remove takes out every occurrence and disposes none`() {
    let log = Names()
    let twice = log.disposable("twice")
    let group = CompoundDisposable([twice, log.disposable("a"), log.disposable("b"), twice, twice])
    group.remove(twice)
    group.remove(twice)
    group.dispose()
    expectEqual(log.entries, ["a", "b"])
    #expect(!twice.isDisposed)
  }

  @Test func `a member may change the group while it is disposed`() {
    let log = Names()
    let group = CompoundDisposable()
    let second = log.disposable("second")
    group.add(
      Disposables.create {
        group.remove(second)
        group.add(log.disposable("late"))
      })
    group.add(second)
    group.dispose()
    expectEqual(log.entries, ["late", "second"])
  }

  // A search for each of them would take minutes.
  @Test(arguments: [false, true])
  func `thousands of linked subscriptions leave a group when they end`(startsWithLast: Bool) {
    let group = CompoundDisposable()
    weak var first: BooleanDisposable?
    var subscriptions = (0..<20_000).map { _ in CompoundDisposable() }
    do {
      let member = BooleanDisposable()
      first = member
      subscriptions[0].add(member)
    }
    for subscription in subscriptions { group.link(subscription) }
    if startsWithLast { subscriptions.reverse() }
    for subscription in subscriptions { subscription.dispose() }
    weak let last = subscriptions.last
    subscriptions = []
    #expect(first == nil)
    #expect(last == nil)
    #expect(group.children().isEmpty)
  }

  /// In a separate process, since the hook is the process's.
  @Test func `a group with more than two members reports those that end`() async {
    await #expect(processExitsWith: .success) {
      let log = Names()
      GroupGrowth.hook = { log("\($0.change) \($0.count)") }
      let group = CompoundDisposable()
      let members = (1...4).map { _ in BooleanDisposable() }
      for member in members { group.add(member) }
      for member in members.reversed() { member.dispose() }
      expectEqual(log.entries, ["added 3", "added 4", "removed 3", "removed 2"])
    }
  }

  @Test func `adding a group to itself traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let group = CompoundDisposable()
      group.add(group)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("added to itself"))
  }
}
