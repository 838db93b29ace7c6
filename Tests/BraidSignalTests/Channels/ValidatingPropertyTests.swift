// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// `ValidatingProperty`, by ValidatingPropertySpec.swift of ReactiveSwift 7.2.1.
struct ValidatingPropertyTests {
  private typealias Number = ValidatingProperty<Int, Failure>

  private static func text(_ result: Number.Result) -> String {
    switch result {
    case .valid(let value): "valid \(value)"
    case .coerced(let replacement, let value, let error):
      "\(value) becomes \(replacement), \(error?.description ?? "no error")"
    case .invalid(let value, let error): "invalid \(value), \(error)"
    }
  }

  /// Accepts numbers that are not negative, and replaces 100 by 99.
  private static let decide: @Sendable (Int) -> Number.Decision = { value in
    if value < 0 { return .invalid(Failure("negative")) }
    return value == 100 ? .coerced(99, Failure("large")) : .valid
  }

  /// The same, if the other value ends with "!".
  private static let decideWith: @Sendable (Int, String) -> Number.Decision = { value, other in
    other.hasSuffix("!") ? decide(value) : .invalid(Failure("not yet"))
  }

  private func recorded(_ property: Number) -> Recording {
    property.result.signal.map { Self.text($0) }.skip(1).recorded()
  }

  // MARK: Without a dependency

  /// Lines 38 to 57.
  @Test func `valid values are set, invalid ones are not, and others are replaced`() {
    let root = SignalProperty(0)
    let property = Number(root, Self.decide)
    let results = recorded(property)
    let values = [10, -1, 100, 7].map { value in
      property.value = value
      return [property.value, root.value]
    }
    expectEqual(values, [[10, 10], [10, 10], [99, 99], [7, 7]])
    expectEqual(
      results.events,
      [
        "valid 10", "invalid -1, negative", "100 becomes 99, large", "valid 7",
      ])
    expectEqual(property.signal.events, ["7"])
  }

  /// Lines 59 to 70.
  @Test func `a value that others set is validated, and stays`() {
    let root = SignalProperty(0)
    let property = Number(root, Self.decide)
    let results = recorded(property)
    root.value = -5
    expectEqual(property.value, -5)
    root.value = 100
    expectEqual(property.value, 100)
    expectEqual(results.events, ["invalid -5, negative", "100 becomes 99, large"])
  }

  @Test func `the initial value is validated, and stays`() {
    let property = Number(-1, Self.decide)
    expectEqual(property.value, -1)
    #expect(property.result.value.isInvalid)
    expectEqual(property.result.value.error, Failure("negative"))
    expectEqual(property.result.value.value, nil)
  }

  // MARK: With a dependency

  /// Lines 98 to 150.
  @Test func `the value proposed last is validated again when the dependency changes`() {
    let other = SignalProperty("")
    let property = Number(0, with: other, Self.decideWith)
    let results = recorded(property)
    property.value = 10
    expectEqual(property.value, 0)
    other.value = "!"
    expectEqual(property.value, 10)
    other.value = ""
    property.value = 100
    expectEqual(property.value, 10)
    other.value = "a!"
    expectEqual(property.value, 99)
    property.value = -1
    expectEqual(property.value, 99)
    expectEqual(
      results.events,
      [
        "invalid 10, not yet", "valid 10", "invalid 10, not yet", "invalid 100, not yet",
        "100 becomes 99, large", "invalid -1, negative",
      ])
  }

  /// Lines 152 to 252: the value proposed to the dependency counts, valid or not.
  @Test func `a validating dependency gives its proposed value`() {
    let other = ValidatingProperty<String, Failure>("") {
      $0.hasSuffix("!") && $0 != "!" ? .valid : .invalid(Failure("short"))
    }
    let property = Number(0, with: other, Self.decideWith)
    property.value = 10
    expectEqual(property.value, 0)
    other.value = "!"
    expectEqual(other.value, "")
    #expect(other.result.value.isInvalid)
    expectEqual(property.value, 10)
    other.value = "a!"
    expectEqual(other.value, "a!")
    expectEqual(property.value, 10)
    property.value = -1
    expectEqual(property.value, 10)
  }

  // MARK: Lifetimes

  @Test func `a validating property retains its root, and not its dependency`() {
    weak var root: SignalProperty<Int>?
    weak var other: SignalProperty<String>?
    weak var released: ValidatingProperty<Int, Failure>?
    do {
      let property: Number
      do {
        let (inner, dependency) = (SignalProperty(0), SignalProperty("!"))
        (root, other) = (inner, dependency)
        property = Number(inner, with: dependency, Self.decideWith)
        released = property
      }
      #expect(root != nil)
      #expect(other == nil)
      property.value = 5
      expectEqual(root?.value, 5)
    }
    #expect(released == nil)
    #expect(root == nil)
  }

  @Test func `signals complete with the validating property and its root`() {
    let log = Log<String>()
    do {
      let property = Number(0, Self.decide)
      _ = property.signal.recorded(in: log)
      _ = property.result.signal.map { Self.text($0) }.recorded(in: log)
      property.lifetime.observeEnded { log("ended") }
    }
    expectEqual(log.entries.sorted(), ["0", "ended", "valid 0", "|", "|"])
  }

  @Test func `results complete with the validating property, even if they are retained`() {
    let root = SignalProperty(0)
    let log = Log<String>()
    let result: Property<Number.Result>
    do {
      let property = Number(root, Self.decide)
      result = property.result
      _ = result.signal.map { Self.text($0) }.recorded(in: log)
      property.value = 1
    }
    expectEqual(log.entries, ["valid 0", "valid 1", "|"])
    expectEqual(Self.text(result.value), "valid 1")
    root.value = 2
    expectEqual(Self.text(result.value), "valid 1")
  }

  @Test func `a released validating property leaves its root alone`() {
    let root = SignalProperty(0)
    let calls = Box(0)
    do {
      let property = Number(root) { value in
        calls.update { $0 += 1 }
        return Self.decide(value)
      }
      property.value = 1
    }
    root.value = -1
    expectEqual(root.value, -1)
    expectEqual(calls.value, 2)
  }

  @Test func `an observer of the result may propose another value`() {
    let property = Number(0, Self.decide)
    property.result.signal.subscribe(next: { result in
      if result.isInvalid { property.value = 1 }
    })
    property.value = -1
    expectEqual(property.value, 1)
    expectEqual(Self.text(property.result.value), "valid 1")
    let source = SignalSubject<Int>()
    property <~ source
    source.sendNext(3)
    expectEqual(property.value, 3)
  }
}
