// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct VirtualActionTests {
  private let timeline = VirtualTimeline(offset: .zero)
  private let log = Log<String>()

  private func enqueued() -> VirtualAction {
    let action = VirtualAction(
      .action { [log] in
        log("ran")
        return log.disposable("result disposed")
      }, at: .zero, on: timeline.queue)
    timeline.queue.enqueue(action)
    return action
  }

  @Test func `a cancelled action leaves the queue immediately and does not run`() {
    let action = enqueued()
    action.dispose()
    action.dispose()
    #expect(action.isDisposed)
    expectEqual(timeline.pendingCount, 0)
    #expect(!timeline.step())
    #expect(log.entries.isEmpty)
  }

  @Test func `an action cancelled while it runs disposes its result`() {
    let holder = Box<VirtualAction?>(nil)
    let action = VirtualAction(
      .action { [log] in
        holder.value?.dispose()
        return log.disposable("result disposed")
      }, at: .zero, on: timeline.queue)
    holder.value = action
    timeline.queue.enqueue(action)
    #expect(timeline.step())
    expectEqual(log.entries, ["result disposed"])
    #expect(action.isDisposed)
  }

  @Test func `an action disposed after it has run disposes its result once`() {
    let action = enqueued()
    timeline.runAll()
    expectEqual(log.entries, ["ran"])
    #expect(!action.isDisposed)
    action.dispose()
    action.dispose()
    expectEqual(log.entries, ["ran", "result disposed"])
  }

  @Test func `an action without a result can be disposed after it has run`() {
    let action = VirtualAction(.event { [log] in log("ran") }, at: .zero, on: timeline.queue)
    timeline.queue.enqueue(action)
    timeline.runAll()
    #expect(!action.isDisposed)
    action.dispose()
    #expect(action.isDisposed)
    expectEqual(log.entries, ["ran"])
  }

  @Test func `an action can be disposed after its timeline was released`() {
    var timeline: VirtualTimeline? = VirtualTimeline(offset: .zero)
    let action = timeline.map {
      VirtualAction(.event { [log] in log("ran") }, at: .zero, on: $0.queue)
    }
    if let action { timeline?.queue.enqueue(action) }
    timeline = nil
    action?.dispose()
    expectEqual(action?.isDisposed, true)
    #expect(log.entries.isEmpty)
  }

  @Test func `actions cancelled in any order leave the others in order`() {
    var random = Seeded(3)
    let times = (0..<500).map { _ in Int.random(in: 0..<50, using: &random) }
    let ran = Log<Int>()
    let actions = times.enumerated().map { index, time in
      VirtualAction(.event { ran(index) }, at: .seconds(time), on: timeline.queue)
    }
    for action in actions { timeline.queue.enqueue(action) }
    let kept = Set(actions.indices.shuffled(using: &random).prefix(200))
    for index in actions.indices.shuffled(using: &random) where !kept.contains(index) {
      actions[index].dispose()
    }
    expectEqual(timeline.pendingCount, 200)
    timeline.runAll()
    expectEqual(ran.entries, kept.sorted { (times[$0], $0) < (times[$1], $1) })
  }
}
