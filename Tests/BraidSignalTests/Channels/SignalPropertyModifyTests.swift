// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// Lines of PropertySpec.swift of ReactiveSwift 7.2.1 in the comments.
struct SignalPropertyModifyTests {
  /// Lines 142 to 162.
  @Test func `modify changes the value and emits it once`() {
    let property = SignalProperty([1])
    let recording = property.signal.recorded()
    let count = property.modify { value in
      value.append(2)
      value.append(3)
      return value.count
    }
    expectEqual(count, 3)
    expectEqual(property.value, [1, 2, 3])
    expectEqual(recording.events, ["[1]", "[1, 2, 3]"])
  }

  /// Lines 164 to 184.
  @Test func `swap returns the value that it replaces`() {
    let property = SignalProperty("a")
    let recording = property.signal.recorded()
    expectEqual(property.swap("b"), "a")
    expectEqual(recording.events, ["a", "b"])
  }

  /// Lines 186 to 193.
  @Test func `withValue passes the value and changes nothing`() {
    let property = SignalProperty("abc")
    let recording = property.signal.recorded()
    expectEqual(property.withValue { $0.count }, 3)
    expectEqual(recording.events, ["abc"])
  }

  @Test func `an error of the closure leaves the property as it is`() {
    let property = SignalProperty(1)
    let recording = property.signal.recorded()
    #expect(throws: Failure.self) {
      try property.modify { value in
        value = 2
        throw Failure()
      }
    }
    property.value = 3
    expectEqual(recording.events, ["1", "3"])
  }

  /// Lines 195 to 252: an observer reads, observes and, here, sets the property.
  @Test func `observers may use the property during a change`() {
    let property = SignalProperty(0)
    let log = Log<String>()
    property.signal.subscribe(next: { value in
      log("\(value) \(property.withValue { $0 })")
      property.signal.take(1).subscribe(next: { log("inner \($0)") })
      if value == 1 { property.modify { $0 += 1 } }
    })
    property.modify { $0 += 1 }
    expectEqual(log.entries, ["0 0", "inner 0", "1 1", "inner 1", "2 2", "inner 2"])
  }

  @Test func `the closure may read the property, and change another one`() {
    let (first, second) = (SignalProperty(1), SignalProperty(10))
    first.modify { value in
      value += first.value
      second.modify { $0 += value }
    }
    expectEqual([first.value, second.value], [2, 12])
  }

  /// Lines 307 to 321.
  @Test func `a wrapped property is modified through its projection`() {
    struct Counter {
      @SignalProperty var count = 0
    }
    let counter = Counter()
    counter.count += 1
    counter.$count.modify { $0 += 2 }
    expectEqual(counter.count, 3)
  }

  @Test func `a change passes bindings and channels`() {
    let (left, right) = (SignalProperty(0), SignalProperty(0))
    left <~> right
    let seen = right.channel().skip(1).recorded()
    left.modify { $0 += 1 }
    right.swap(5)
    expectEqual([left.value, right.value], [5, 5])
    expectEqual(seen.events, ["1", "5"])
  }

  @Test func `setting the property inside the closure traps`() async {
    let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let property = SignalProperty(0)
      property.modify { _ in property.value = 2 }
    }
    expectEqual(set?.errorText.contains("a closure of modify(_:) has set the property"), true)
    let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let property = SignalProperty(0)
      property.modify { _ in property.modify { $0 = 2 } }
    }
    expectEqual(nested?.errorText.contains("a closure of modify(_:) has set the property"), true)
  }

  @Test func `setting the property by a channel inside the closure traps`() async {
    let whole = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let property = SignalProperty(0)
      let terminal = property.channel()
      property.modify { _ in terminal.sendNext(2) }
    }
    expectEqual(whole?.errorText.contains("a closure of modify(_:) has set the property"), true)
    let part = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let property = SignalProperty([0])
      let terminal = property.channel(\.[0])
      property.modify { _ in terminal.sendNext(2) }
    }
    expectEqual(part?.errorText.contains("a closure of modify(_:) has set the property"), true)
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let property = SignalProperty(0)
      let terminal = property.channel(nilValue: 2)
      property.modify { _ in terminal.sendNext(nil) }
    }
    expectEqual(none?.errorText.contains("a closure of modify(_:) has set the property"), true)
  }

  @Test func `setting the property by a binding inside the closure traps`() async {
    let bound = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (property, other) = (SignalProperty(0), SignalProperty(1))
      property <~> other
      property.modify { _ in other.value = 2 }
    }
    expectEqual(bound?.errorText.contains("a closure of modify(_:) has set the property"), true)
    let validated = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let property = SignalProperty(0)
      let validating = ValidatingProperty<Int, TestError>(property) { _ in .valid }
      property.modify { _ in validating.value = 2 }
    }
    expectEqual(validated?.errorText.contains("a closure of modify(_:) has set the property"), true)
  }

  @Test func `the closure may set another property by a channel`() {
    let (property, other) = (SignalProperty(0), SignalProperty(1))
    let terminal = other.channel()
    property.modify { value in
      terminal.sendNext(2)
      value = 3
    }
    expectEqual([property.value, other.value], [3, 2])
  }
}
