// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct VirtualActionTests {
  private let ledger = VirtualLedger()
  private let queue = VirtualQueue()
  private let log = Log<String>()

  private func queued() -> VirtualAction {
    let action = VirtualAction(
      { [log] in
        log("ran")
        return log.disposable("left disposed")
      }, ledger)
    queue.insert(VirtualQueue.Entry(action, time: .zero, order: 0))
    return action
  }

  @Test func `an action cancelled in the queue leaves an entry until its removal`() {
    let action = queued()
    action.dispose()
    action.dispose()
    #expect(action.isDisposed)
    expectEqual(ledger.withdrawn, 1)
    expectEqual(queue.first?.isWithdrawn, true)
    queue.removeFirst().run()
    expectEqual(ledger.withdrawn, 0)
    #expect(action.isDisposed)
    #expect(log.entries.isEmpty)
  }

  @Test func `an action cancelled after its removal from the queue leaves no entry`() {
    let action = queued()
    let taken = queue.removeFirst()
    #expect(!action.isDisposed)
    action.dispose()
    expectEqual(ledger.withdrawn, 0)
    taken.run()
    #expect(action.isDisposed)
    #expect(log.entries.isEmpty)
  }

  @Test func `an action cancelled while it runs disposes its result`() {
    let holder = Box<VirtualAction?>(nil)
    let action = VirtualAction(
      { [log] in
        holder.value?.dispose()
        return log.disposable("left disposed")
      }, ledger)
    holder.value = action
    queue.insert(VirtualQueue.Entry(action, time: .zero, order: 0))
    queue.removeFirst().run()
    expectEqual(log.entries, ["left disposed"])
    expectEqual(ledger.withdrawn, 0)
  }

  @Test func `an action disposed after it has run disposes its result once`() {
    let action = queued()
    queue.removeFirst().run()
    expectEqual(log.entries, ["ran"])
    #expect(!action.isDisposed)
    action.dispose()
    action.dispose()
    expectEqual(log.entries, ["ran", "left disposed"])
    expectEqual(ledger.withdrawn, 0)
  }

  @Test func `an action runs once`() {
    let action = queued()
    action.run()
    #expect(log.entries.isEmpty)
    queue.removeFirst().run()
    action.run()
    expectEqual(log.entries, ["ran"])
  }
}
