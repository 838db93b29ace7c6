// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation
import TestSupport
import Testing

struct NotificationCenterTests {
  private static let name = Notification.Name("BraidCocoaTests")

  @Test func `notifications posted during a subscription are emitted`() {
    let center = NotificationCenter()
    let log = Log<String>()
    let subscription = center.rx.notification(Self.name).subscribe(onNext: {
      log($0.userInfo?["text"] as? String ?? "")
    })
    center.post(name: Self.name, object: nil, userInfo: ["text": "a"])
    center.post(name: Notification.Name("another"), object: nil, userInfo: ["text": "x"])
    expectEqual(log.entries, ["a"])
    subscription.dispose()
    center.post(name: Self.name, object: nil, userInfo: ["text": "b"])
    expectEqual(log.entries, ["a"])
  }

  @Test func `without a name all notifications are emitted`() {
    let center = NotificationCenter()
    let log = Log<String>()
    let subscription = center.rx.notification(nil).subscribe(onNext: { log($0.name.rawValue) })
    center.post(name: Self.name, object: nil)
    center.post(name: Notification.Name("another"), object: nil)
    expectEqual(log.entries, ["BraidCocoaTests", "another"])
    subscription.dispose()
  }

  @Test func `only notifications of the given object are emitted, and it is not retained`() {
    let center = NotificationCenter()
    let log = Log<String>()
    var sender: NSObject? = NSObject()
    let isAlive = { [weak sender] in sender != nil }
    let notifications = center.rx.notification(Self.name, object: sender)
    let subscription = notifications.subscribe(onNext: { _ in log("sent") })
    center.post(name: Self.name, object: nil)
    center.post(name: Self.name, object: NSObject())
    center.post(name: Self.name, object: sender)
    expectEqual(log.entries, ["sent"])
    subscription.dispose()
    sender = nil
    #expect(!isAlive())
    let late = notifications.subscribe(onNext: { _ in log("late") })
    center.post(name: Self.name, object: nil)
    expectEqual(log.entries, ["sent"])
    late.dispose()
  }
}
