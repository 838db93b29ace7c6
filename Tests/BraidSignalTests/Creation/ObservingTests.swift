// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import Observation
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) @MainActor struct ObservingTests {
  private let account = Account()

  /// Returns when the main actor has run the jobs that were queued before.
  private func turn() async { await Task { @MainActor in }.value }

  @Test
  func `observing emits the current value synchronously, and the new value after each change`()
    async
  {
    var names: [String] = []
    let subscription = Signal.observing(account, \.name).subscribe(next: { names.append($0) })
    expectEqual(names, ["ada"])
    account.name = "grace"
    await turn()
    for name in ["b", "c", "d"] { account.name = name }
    await turn()
    expectEqual(names, ["ada", "grace", "d"])
    subscription.dispose()
    account.name = "e"
    await turn()
    expectEqual(names, ["ada", "grace", "d"])
  }

  @Test func `a closure reads several properties`() async {
    var lines: [String] = []
    let subscription = Signal.observing { [account] in "\(account.name) \(account.visits)" }
      .subscribe(next: { lines.append($0) })
    account.visits = 1
    account.name = "grace"
    await turn()
    expectEqual(lines, ["ada 0", "grace 1"])
    subscription.dispose()
  }

  @Test func `a property of a released model completes`() async {
    var events: [String] = []
    do {
      Signal.observing(Account(), \.name)
        .subscribe(next: { events.append($0) }, completed: { events.append("|") })
      let account = Account()
      Signal.observing(account, \.name)
        .subscribe(next: { events.append($0) }, completed: { events.append("|") })
    }
    await turn()
    expectEqual(events, ["|", "ada", "|"])
  }

  @Test func `an error thrown by the closure fails the signal`() {
    #expect(Signal<Int>.observing { throw Failure("bad") }.events == ["#bad"])
  }

  @Test func `bind(to:) sets a property of a model during its lifetime`() {
    let names = SignalSubject<String>()
    weak var gone: Account?
    do {
      let account = Account()
      gone = account
      names.bind(to: account, \.name)
      names.sendNext("grace")
      expectEqual(account.name, "grace")
    }
    #expect(gone == nil)
    names.sendNext("joan")
    #expect(!names.hasSubscribers)
  }

  @Test func `one model follows another`() async {
    let copy = Account()
    let subscription = Signal.observing(account, \.name).bind(to: copy, \.name)
    account.name = "grace"
    await turn()
    expectEqual(copy.name, "grace")
    subscription.dispose()
  }
}

@Observable @MainActor
private final class Account {
  var name = "ada"
  var visits = 0
}
