// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct SubscriptionGroupTests {
  private let log = Log<String>()
  private let outer = SinkDisposer()

  private func member(_ name: String, of group: SubscriptionGroup) -> InnerSubscription {
    let inner = InnerSubscription()
    inner.set(log.disposable(name))
    group.insert(inner)
    return inner
  }

  @Test func `members are disposed with the group after the source, in their order`() {
    let group = SubscriptionGroup(outer)
    group.set(log.disposable("source"))
    let members = ["a", "b", "c"].map { member($0, of: group) }
    expectEqual(log.entries, [])
    outer.dispose()
    expectEqual(log.entries, ["source", "a", "b", "c"])
    let spent = members.filter(\.isSpent).count
    expectEqual(spent, 3)
  }

  @Test func `the end of the group disposes its members`() {
    let group = SubscriptionGroup(outer)
    _ = member("a", of: group)
    outer.finish()
    expectEqual(log.entries, ["a"])
  }

  @Test func `the end of the source does not affect the members`() {
    let group = SubscriptionGroup(outer)
    group.set(log.disposable("source"))
    let inner = member("a", of: group)
    group.endSource()
    expectEqual(log.entries, ["source"])
    #expect(!inner.isSpent)
    #expect(group.mayStart)
    outer.dispose()
    expectEqual(log.entries, ["source", "a"])
  }

  @Test func `a member inserted after the end is disposed immediately`() {
    let group = SubscriptionGroup(outer)
    outer.dispose()
    let inner = member("late", of: group)
    expectEqual(log.entries, ["late"])
    #expect(inner.isSpent)
    #expect(!group.claimEnd(of: inner))
  }

  @Test func `the group retains its members and releases retired ones`() {
    let group = SubscriptionGroup(outer)
    weak var inner: InnerSubscription?
    do {
      let made = InnerSubscription()
      group.insert(made)
      inner = made
    }
    #expect(inner != nil)
    do { if let inner { group.retire(inner) } }
    #expect(inner == nil)
  }

  @Test(arguments: [[0], [1], [2], [0, 2], [2, 0], [1, 2, 0], [1, 1]])
  func `any member may be retired, in any order, and once`(order: [Int]) {
    let group = SubscriptionGroup(outer)
    let names = ["a", "b", "c"]
    let members = names.map { member($0, of: group) }
    for index in order { group.retire(members[index]) }
    var expected: [String] = []
    for index in order where !expected.contains(names[index]) { expected.append(names[index]) }
    expectEqual(log.entries, expected)
    outer.dispose()
    expectEqual(log.entries, expected + names.filter { !expected.contains($0) })
  }

  @Test func `an end is claimed once, and only for a member`() {
    let group = SubscriptionGroup(outer)
    let (a, b) = (member("a", of: group), member("b", of: group))
    #expect(group.claimEnd(of: a))
    #expect(!group.claimEnd(of: a))
    #expect(!a.isSpent)
    group.retire(b)
    #expect(!group.claimEnd(of: b))
    #expect(!group.claimEnd(of: InnerSubscription()))
    outer.dispose()
    #expect(!group.claimEnd(of: a))
  }

  @Test func `retiring all members leaves the group open and returns whether an end was pending`() {
    let group = SubscriptionGroup(outer)
    #expect(!group.retireAll())
    let (a, b) = (member("a", of: group), member("b", of: group))
    #expect(group.claimEnd(of: a))
    #expect(group.retireAll())
    expectEqual(log.entries, ["a", "b"])
    #expect(!group.claimEnd(of: b))
    let c = member("c", of: group)
    #expect(group.claimEnd(of: c))
    #expect(!group.retireAll())
    expectEqual(log.entries, ["a", "b", "c"])
    #expect(group.mayStart)
  }

  @Test func `retiring all members but one for good closes the group to others`() {
    let group = SubscriptionGroup(outer)
    let members = ["a", "b", "c"].map { member($0, of: group) }
    group.retireAll(but: members[1], isLast: true)
    expectEqual(log.entries, ["a", "c"])
    _ = member("late", of: group)
    expectEqual(log.entries, ["a", "c", "late"])
    #expect(group.claimEnd(of: members[1]))
    outer.dispose()
    expectEqual(log.entries, ["a", "c", "late", "b"])
  }

  @Test func `a group may start nothing when its result was disposed or it has finished`() {
    let disposed = SubscriptionGroup(outer)
    #expect(disposed.mayStart)
    outer.endSource()
    #expect(!disposed.mayStart)
    let finished = SubscriptionGroup(SinkDisposer())
    finished.hasFinished.store(true, ordering: .relaxed)
    #expect(!finished.mayStart)
  }

  @Test func `an abandoned group abandons its result and is released with it`() {
    let run = OperatorRun()
    let group = SubscriptionGroup(run.scope)
    let inner = InnerSubscription()
    inner.set(run.log.disposable("inner"))
    group.insert(inner)
    group.abandonResult()
    expectEqual(run.news(), "inner gone")
    #expect(group.isSpent)
    #expect(!run.scope.isSpent)
  }

  @Test func `a member may retire others while it is torn down`() {
    let group = SubscriptionGroup(outer)
    let (a, b) = (InnerSubscription(), InnerSubscription())
    a.set(
      Disposables.create { [log] in
        log("a")
        group.retire(b)
      })
    b.set(log.disposable("b"))
    group.insert(a)
    group.insert(b)
    outer.dispose()
    expectEqual(log.entries, ["a", "b"])
  }
}
