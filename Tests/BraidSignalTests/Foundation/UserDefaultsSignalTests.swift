// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

@Suite(.exclusive(.userDefaults)) struct UserDefaultsSignalTests {
  /// Defaults of a test's own, which are removed after it.
  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let name = "braid.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }

  /// Sets a value as other code does, and says so where Foundation does not.
  private func set(_ value: Any?, _ key: String, _ defaults: UserDefaults) {
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }

  private func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }

  @Test func `the current value is emitted, then its changes`() throws {
    try withDefaults { defaults in
      let recording = defaults.signal(forKey: "a", as: Int.self).map { text($0) }.recorded()
      expectEqual(recording.events, ["nil"])
      set(1, "a", defaults)
      set(1, "a", defaults)
      set("other", "b", defaults)
      set(2, "a", defaults)
      set("no number", "a", defaults)
      set(nil, "a", defaults)
      expectEqual(recording.events, ["nil", "1", "2", "nil"])
      recording.dispose()
      set(3, "a", defaults)
      expectEqual(recording.events.count, 4)
    }
  }

  @Test func `every type of property lists`() throws {
    try withDefaults { defaults in
      let date = Date(timeIntervalSince1970: 1)
      func check<Value: Equatable & Sendable>(
        _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
      ) {
        defaults.set(value, forKey: "k")
        let found = Box<Value?>(nil)
        defaults.signal(forKey: "k", as: Value.self).subscribe(next: { found.value = $0 }).dispose()
        expectEqual(found.value, value, sourceLocation: sourceLocation)
      }
      check("text")
      check(1)
      check(1.5)
      check(true)
      check(date)
      check(Data([1, 2]))
      check(["a", "b"])
      check(["a": 1])
    }
  }

  @Test func `a channel stores values sent to it and does not echo them`() throws {
    try withDefaults { defaults in
      let channel = defaults.channel(forKey: "a", as: String.self)
      let recording = channel.map { text($0) }.recorded()
      channel.sendNext("x")
      expectEqual(defaults.string(forKey: "a"), "x")
      set("x", "a", defaults)
      set("y", "a", defaults)
      set("other", "b", defaults)
      channel.sendNext("y")
      channel.sendNext(nil)
      #expect(defaults.object(forKey: "a") == nil)
      set("y", "a", defaults)
      expectEqual(recording.events, ["nil", "y", "y"])
    }
  }

  @Test func `a late subscriber receives the latest value set elsewhere`() throws {
    try withDefaults { defaults in
      defaults.set("a", forKey: "k")
      let channel = defaults.channel(forKey: "k", as: String.self)
      set("b", "k", defaults)
      expectEqual(channel.map { text($0) }.events, ["b"])
    }
  }

  @Test func `two channels and a signal of one key receive each other's values`() throws {
    try withDefaults { defaults in
      let (left, right) = (
        defaults.channel(forKey: "k", as: Int.self), defaults.channel(forKey: "k", as: Int.self)
      )
      let events = [
        left.map { text($0) }.recorded(), right.map { text($0) }.recorded(),
        defaults.signal(forKey: "k", as: Int.self).map { text($0) }.recorded(),
      ]
      left.sendNext(1)
      right.sendNext(2)
      expectEqual(events[0].events, ["nil", "2"])
      expectEqual(events[1].events, ["nil", "1"])
      expectEqual(events[2].events, ["nil", "1", "2"])
    }
  }

  @Test func `a channel can be bound to a property`() throws {
    try withDefaults { defaults in
      defaults.set("stored", forKey: "k")
      let property = SignalProperty<String?>("model")
      let binding = property <~> defaults.channel(forKey: "k", as: String.self)
      expectEqual(property.value, "stored")
      property.value = "new"
      expectEqual(defaults.string(forKey: "k"), "new")
      set("other", "k", defaults)
      expectEqual(property.value, "other")
      binding.dispose()
      property.value = "alone"
      expectEqual(defaults.string(forKey: "k"), "other")
    }
  }

  @Test func `the observation ends when the channel has no references and no subscribers`() throws {
    try withDefaults { defaults in
      weak var terminal: ChannelTerminal<Int?>?
      do {
        let channel = defaults.channel(forKey: "k", as: Int.self)
        terminal = channel
        channel.sendNext(1)
      }
      #expect(terminal == nil)
      set(2, "k", defaults)
      expectEqual(defaults.integer(forKey: "k"), 2)
    }
  }
}
