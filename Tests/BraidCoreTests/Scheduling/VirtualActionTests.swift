// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

@Suite struct VirtualActionTests {
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

  @Test func `cancelled in the queue it leaves an entry, until that is removed`() {
    let action = queued()
    action.dispose()
    action.dispose()
    #expect(action.isDisposed)
    #expect(ledger.withdrawn == 1)
    #expect(queue.first?.isWithdrawn == true)
    queue.removeFirst().run()
    #expect(ledger.withdrawn == 0)
    #expect(action.isDisposed)
    #expect(log.entries.isEmpty)
  }

  @Test func `cancelled when it was taken and has not run, it leaves none`() {
    let action = queued()
    let taken = queue.removeFirst()
    #expect(!action.isDisposed)
    action.dispose()
    #expect(ledger.withdrawn == 0)
    taken.run()
    #expect(action.isDisposed)
    #expect(log.entries.isEmpty)
  }

  @Test func `cancelled while it runs, what it leaves is disposed`() {
    let holder = Box<VirtualAction?>(nil)
    let action = VirtualAction(
      { [log] in
        holder.value?.dispose()
        return log.disposable("left disposed")
      }, ledger)
    holder.value = action
    queue.insert(VirtualQueue.Entry(action, time: .zero, order: 0))
    queue.removeFirst().run()
    #expect(log.entries == ["left disposed"])
    #expect(ledger.withdrawn == 0)
  }

  @Test func `disposed after it has run, what it left is disposed, once`() {
    let action = queued()
    queue.removeFirst().run()
    #expect(log.entries == ["ran"])
    #expect(!action.isDisposed)
    action.dispose()
    action.dispose()
    #expect(log.entries == ["ran", "left disposed"])
    #expect(ledger.withdrawn == 0)
  }

  @Test func `work that was taken runs once`() {
    let action = queued()
    action.run()
    #expect(log.entries.isEmpty)
    queue.removeFirst().run()
    action.run()
    #expect(log.entries == ["ran"])
  }
}
