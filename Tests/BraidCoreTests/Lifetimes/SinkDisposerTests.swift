// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct SinkDisposerTests {
  /// What can happen to a scope.
  enum Step: Character, CaseIterable, Sendable {
    case set = "s"
    case dispose = "d"
    case finish = "f"
    case endSource = "e"
    case abandon = "a"
    case belong = "b"
  }

  /// The kinds of teardowns.
  enum Kind: CaseIterable, Sendable { case disposable, scope, place }

  private final class Scope: SinkDisposer, @unchecked Sendable {  // immutable
    let log: Log<String>

    init(_ log: Log<String>) {
      self.log = log
      super.init()
    }

    override func disposed() { log("disposed") }
    override func sourceAbandoned() { log("abandoned") }
  }

  private final class TornDown: SinkDisposer, @unchecked Sendable {  // immutable
    let log: Log<String>

    init(_ log: Log<String>) {
      self.log = log
      super.init()
    }

    override func disposed() { log("torn") }
  }

  private final class Owner: SubscriptionOwner, @unchecked Sendable {  // immutable
    let log: Log<String>

    init(_ log: Log<String>) {
      self.log = log
      super.init(())
    }

    override func memberEnded(_ pending: inout OwnerQueue) { log("told") }
  }

  private func take(_ step: Step, _ scope: SinkDisposer, _ log: Log<String>, _ kind: Kind) {
    switch step {
    case .set:
      switch kind {
      case .disposable: scope.set(log.disposable("torn"))
      case .scope: scope.set(TornDown(log))
      case .place:
        scope.set(place: Unmanaged.passRetained(log).toOpaque()) {
          Unmanaged<Log<String>>.fromOpaque($0).takeRetainedValue()("torn")
        }
      }
    case .dispose: scope.dispose()
    case .finish: scope.finish()
    case .endSource: scope.endSource()
    case .abandon: scope.abandon()
    case .belong: if !scope.belong(to: Owner(log)) { log("late") }
    }
  }

  /// The steps, the log, and the two states at the end.
  @Test(
    arguments: [
      // Nothing is torn down before the end or the disposal.
      ("", "", false, false),
      ("sb", "", false, false),
      // By hand the teardown comes first, after the end last (C6).
      ("sd", "torn disposed", true, true),
      ("sf", "disposed torn", true, true),
      // A late teardown runs immediately.
      ("ds", "disposed torn", true, true),
      ("fs", "disposed torn", true, true),
      ("es", "torn", true, false),
      ("as", "abandoned torn", true, false),
      // Twice is once.
      ("sdd", "torn disposed", true, true),
      ("sdf", "torn disposed", true, true),
      ("sfd", "disposed torn", true, true),
      ("see", "torn", true, false),
      // The source may end before the subscription.
      ("sed", "torn disposed", true, true),
      ("sef", "torn disposed", true, true),
      ("sde", "torn disposed", true, true),
      ("sad", "torn abandoned disposed", true, true),
      ("sda", "torn disposed", true, true),
      ("sea", "torn abandoned", true, false),
      // Each owner is notified last and once, and not added after the end.
      ("sbd", "torn disposed told", true, true),
      ("bsf", "disposed torn told", true, true),
      ("bdd", "disposed told", true, true),
      ("bbd", "disposed told told", true, true),
      ("sbbf", "disposed torn told told", true, true),
      ("bdb", "disposed told late", true, true),
      ("sbe", "torn", true, false),
      ("sdb", "torn disposed late", true, true),
      ("esbd", "torn disposed told", true, true),
    ], Kind.allCases)
  func `the scope behaves as in the table`(
    row: (steps: String, log: String, isDisposed: Bool, isSpent: Bool), kind: Kind
  ) {
    let log = Log<String>()
    let scope = Scope(log)
    for step in row.steps.compactMap({ Step(rawValue: $0) }) { take(step, scope, log, kind) }
    expectEqual(log.entries.joined(separator: " "), row.log)
    expectEqual(scope.isDisposed, row.isDisposed)
    expectEqual(scope.isSpent, row.isSpent)
  }

  /// All orders in which up to five steps can follow one another, the teardown set once at most.
  private func orders(_ length: Int) -> [[Step]] {
    if length == 0 { return [[]] }
    return orders(length - 1).flatMap { order -> [[Step]] in
      if order.count < length - 1 { return [order] }
      let next = Step.allCases.filter { $0 != .set || !order.contains(.set) }
      return [order] + next.map { order + [$0] }
    }
  }

  @Test(arguments: Kind.allCases)
  func `every order tears down, disposes and notifies each owner at most once`(kind: Kind) {
    let all = orders(5)
    #expect(all.count > 4000)
    for order in all {
      let log = Log<String>()
      let scope = Scope(log)
      for step in order { take(step, scope, log, kind) }
      let name = String(order.map(\.rawValue))
      let happened = Counts(log.entries)
      let isSpent = order.contains(.dispose) || order.contains(.finish)
      let isDisposed = isSpent || order.contains(.endSource) || order.contains(.abandon)
      let end = order.firstIndex { $0 == .dispose || $0 == .finish } ?? order.endIndex
      let expected = Counts(
        torn: order.contains(.set) && isDisposed ? 1 : 0,
        disposed: isSpent ? 1 : 0,
        told: isSpent ? order[..<end].filter { $0 == .belong }.count : 0,
        abandoned: order[..<end].filter { $0 == .abandon }.count)
      expectEqual(happened, expected, "\(name)")
      expectEqual(scope.isDisposed, isDisposed, "\(name)")
      expectEqual(scope.isSpent, isSpent, "\(name)")
    }
  }

  private struct Counts: Equatable {
    var torn = 0
    var disposed = 0
    var told = 0
    var abandoned = 0

    init(torn: Int, disposed: Int, told: Int, abandoned: Int) {
      self.torn = torn
      self.disposed = disposed
      self.told = told
      self.abandoned = abandoned
    }

    init(_ entries: [String]) {
      torn = entries.filter { $0 == "torn" }.count
      disposed = entries.filter { $0 == "disposed" }.count
      told = entries.filter { $0 == "told" }.count
      abandoned = entries.filter { $0 == "abandoned" }.count
    }
  }

  @Test(arguments: [
    (Kind.disposable, "disposed later( torn )"),
    (.scope, "disposed later( torn )"),
    // That calls nothing of a user's, so nothing is waited for.
    (.place, "torn disposed later( )"),
  ])
  func `the teardown may be scheduled, and the rest runs immediately`(kind: Kind, result: String) {
    let log = Log<String>()
    let scope = Scope(log)
    take(.set, scope, log, kind)
    let jobs = Jobs()
    for _ in 1...2 { scope.dispose(tearingDownIn: { _ = jobs.perform($0) }) }
    log("later(")
    jobs.runOne()
    log(")")
    expectEqual(log.entries.joined(separator: " "), result)
    expectEqual(jobs.waiting, 0)
  }

  @Test func `a teardown set after that runs synchronously`() {
    let log = Log<String>()
    let scope = Scope(log)
    let jobs = Jobs()
    scope.dispose(tearingDownIn: { _ = jobs.perform($0) })
    expectEqual(jobs.waiting, 0)
    take(.set, scope, log, .disposable)
    expectEqual(log.entries, ["disposed", "torn"])
  }

  @Test func `a released scope leaves its slot and disposes nothing else`() {
    for (kind, entries) in [(Kind.place, ["torn"]), (.disposable, []), (.scope, [])] {
      let log = Log<String>()
      do { take(.set, Scope(log), log, kind) }
      expectEqual(log.entries, entries)
    }
  }

  @Test func `teardown and owner are released after use`() {
    let scope = SinkDisposer()
    let (_, object) = holding { object in
      scope.set(Disposables.create { withExtendedLifetime(object) {} })
    }
    #expect(object.value != nil)
    scope.dispose()
    #expect(object.value == nil)
  }

  @Test func `a second teardown traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scope = SinkDisposer()
      scope.set(Disposables.create())
      scope.set(Disposables.create())
    }
    expectEqual(result?.errorText.contains("the teardown was set twice"), true)
  }
}
