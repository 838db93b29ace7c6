// SPDX-License-Identifier: MIT
import BraidTesting
import Dispatch
import TestSupport
import Testing

@testable import BraidCocoa

@Suite(.exclusive(.mainQueue)) @MainActor
struct ActionSlotTests {
  /// A button with one target.
  @MainActor final class Button: ReactiveCompatible {
    var target = "own"
    let slot = ActionSlot<String>()
    var tap: Observable<Void> {
      Observable.observed(self) { button, observer in
        button.slot.add(
          observer,
          install: {
            defer { button.target = "slot" }
            return button.target
          },
          restore: { button.target = $0 })
      }
    }
  }

  @Test func `all observers share the target; the last one restores the former target`() {
    let button = Button()
    let log = Log<String>()
    let first = button.tap.subscribe(onNext: { log("1") })
    let second = button.tap.subscribe(onNext: { log("2") })
    expectEqual(button.target, "slot")
    button.slot.happened()
    first.dispose()
    expectEqual(button.target, "slot")
    button.slot.happened()
    expectEqual(log.entries, ["1", "2", "2"])
    second.dispose()
    second.dispose()
    expectEqual(button.target, "own")
    let third = button.tap.subscribe(onNext: { log("3") })
    expectEqual(button.target, "slot")
    button.slot.happened()
    expectEqual(log.entries, ["1", "2", "2", "3"])
    third.dispose()
  }

  @Test func `an object that was released completes, and is not retained`() {
    let log = Log<String>()
    var tap: Observable<Void> = .never()
    weak var released: Button?
    do {
      let button = Button()
      released = button
      tap = button.tap
    }
    #expect(released == nil)
    _ = tap.subscribe(onNext: { log("tap") }, onCompleted: { log("completed") })
    expectEqual(log.entries, ["completed"])
  }

  @Test func `an observation begins and ends on the main queue`() async {
    let button = Button()
    let tap = button.tap
    let reference = Log<String>()
    let subscription = await Task.detached {
      tap.subscribe(onNext: { reference("tap") })
    }.value
    await turn()
    expectEqual(button.target, "slot")
    button.slot.happened()
    expectEqual(reference.entries, ["tap"])
    await Task.detached { subscription.dispose() }.value
    await turn()
    expectEqual(button.target, "own")
  }

  /// Lets the main queue run the actions queued so far.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
