// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

struct NotificationCenterSignalTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("changed")
  private let log = TestSupport.Log<String>()

  private func observe(_ object: AnyObject? = nil, name: Notification.Name? = nil) -> any Disposable
  {
    center.signal(forName: name ?? self.name, object: object).subscribe(
      next: { log("\($0.userInfo?["value"] ?? "")") }, completed: { log("completed") })
  }

  private func post(_ value: Int, _ object: AnyObject? = nil, name: Notification.Name? = nil) {
    center.post(name: name ?? self.name, object: object, userInfo: ["value": value])
  }

  @Test func `notifications posted during a subscription are emitted`() {
    post(1)
    let subscription = observe()
    post(2)
    post(3, name: Notification.Name("other"))
    post(4)
    subscription.dispose()
    post(5)
    expectEqual(log.entries, ["2", "4"])
  }

  @Test func `each subscription has its own observation`() {
    let first = observe()
    let second = observe()
    post(1)
    first.dispose()
    post(2)
    second.dispose()
    post(3)
    expectEqual(log.entries, ["1", "1", "2"])
  }

  @Test func `only notifications of the given object are emitted, and it is not retained`() {
    weak var released: Witness?
    do {
      let object = Witness()
      released = object
      let subscription = observe(object)
      post(1, object)
      post(2, Witness())
      post(3)
      subscription.dispose()
      let signal = center.signal(forName: name, object: object)
      withExtendedLifetime(signal) {}
    }
    #expect(released == nil)
    expectEqual(log.entries, ["1"])
  }

  @Test func `no notification is emitted for a released object`() {
    let signal: Signal<Notification>
    do {
      let object = Witness()
      signal = center.signal(forName: name, object: object)
    }
    let subscription = signal.subscribe(
      next: { _ in log("sent") }, completed: { log("completed") })
    post(1)
    post(2, Witness())
    subscription.dispose()
    expectEqual(log.entries, [])
  }

  @Test func `operators end the observation`() {
    center.signal(forName: name).take(1).subscribe(
      next: { log("\($0.name.rawValue)") }, completed: { log("completed") })
    post(1)
    post(2)
    expectEqual(log.entries, ["changed", "completed"])
  }

  @Test func `a notification posted inside a delivery is emitted after it`() {
    let subscription = center.signal(forName: name).subscribe(next: { notification in
      let value = notification.userInfo?["value"] as? Int ?? 0
      log("begin \(value)")
      if value == 1 { post(2) }
      log("end \(value)")
    })
    post(1)
    subscription.dispose()
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
  }
}
