// SPDX-License-Identifier: MIT

import BraidCore
import BraidTesting
import TestSupport
import Testing

private enum Plain: Error { case one, two }
private enum Other: Error { case one }

private struct Detailed: Error {
  var code: Int
  var cause: (any Error)?
  var names: [String] = []
}

private struct Report: Error, @unchecked Sendable {
  var entries: [String: Any]
}

private enum Payload: Error {
  case text(String)
  case number(Int)
  case callback(@Sendable () -> Void)
}

/// Equal by its code alone, whatever else it stores.
private struct ByCode: Error, Equatable {
  var code: Int
  var note: String
  static func == (lhs: ByCode, rhs: ByCode) -> Bool { lhs.code == rhs.code }
}

private class Base: Error, @unchecked Sendable {
  var code: Int
  var link: Base?
  init(_ code: Int) { self.code = code }
}

private final class Derived: Base, @unchecked Sendable {}

struct ContentEqualityTests {
  @Test func `errors of one type compare with == if they are Equatable`() {
    #expect(errorsAreEqual(Plain.one, Plain.one))
    #expect(!errorsAreEqual(Plain.one, Plain.two))
    #expect(errorsAreEqual(ByCode(code: 1, note: "a"), ByCode(code: 1, note: "b")))
  }

  @Test func `errors of different types differ even if they print the same`() {
    #expect(!errorsAreEqual(Plain.one, Other.one))
    #expect(!errorsAreEqual(Base(1), Derived(1)))
  }

  @Test func `other errors are compared member by member`() {
    #expect(errorsAreEqual(Detailed(code: 1), Detailed(code: 1)))
    #expect(!errorsAreEqual(Detailed(code: 1), Detailed(code: 2)))
    #expect(!errorsAreEqual(Detailed(code: 1), Detailed(code: 1, names: ["a"])))
    let nested = Detailed(code: 1, cause: Detailed(code: 2, cause: Plain.one))
    #expect(errorsAreEqual(nested, Detailed(code: 1, cause: Detailed(code: 2, cause: Plain.one))))
    #expect(!errorsAreEqual(nested, Detailed(code: 1, cause: Detailed(code: 2, cause: Plain.two))))
    #expect(!errorsAreEqual(nested, Detailed(code: 1)))
  }

  @Test func `dictionaries are equal whatever the order of their entries`() {
    let keys = (0..<50).map(String.init)
    // Another capacity, and so another order.
    var other: [String: Any] = [:]
    other.reserveCapacity(1000)
    for key in keys.reversed() { other[key] = [key: [key]] as [String: Any] }
    let one = Dictionary(
      uniqueKeysWithValues: keys.map { ($0, [$0: [$0]] as [String: Any] as Any) })
    #expect(Array(one.keys) != Array(other.keys))
    #expect(errorsAreEqual(Report(entries: one), Report(entries: other)))
    other["7"] = ["7": ["8"]] as [String: Any]
    #expect(!errorsAreEqual(Report(entries: one), Report(entries: other)))
    other["7"] = nil
    #expect(!errorsAreEqual(Report(entries: one), Report(entries: other)))
    other["seven"] = ["7": ["7"]] as [String: Any]
    #expect(!errorsAreEqual(Report(entries: one), Report(entries: other)))
  }

  @Test func `cases with payloads compare case and payload`() {
    #expect(errorsAreEqual(Payload.text("a"), Payload.text("a")))
    #expect(!errorsAreEqual(Payload.text("a"), Payload.text("b")))
    #expect(!errorsAreEqual(Payload.text("1"), Payload.number(1)))
    #expect(errorsAreEqual(Payload.callback {}, Payload.callback {}))
  }

  @Test func `objects are compared by their stored properties, including inherited ones`() {
    let error = Base(1)
    #expect(errorsAreEqual(error, error))
    #expect(errorsAreEqual(Base(1), Base(1)))
    #expect(!errorsAreEqual(Base(1), Base(2)))
    #expect(!errorsAreEqual(Derived(1), Derived(2)))
  }

  @Test func `the comparison of cyclic objects terminates`() {
    let one = Base(1)
    let other = Base(1)
    one.link = one
    other.link = other
    #expect(errorsAreEqual(one, other))
    other.code = 2
    #expect(!errorsAreEqual(one, other))
    one.link = nil
    other.link = nil
  }

  @Test func `events compare kind and content`() {
    expectEqual(Event.next(1), .next(1))
    #expect(Event.next(1) != .next(2))
    #expect(Event.next(1) != .completed)
    #expect(Event<Int>.completed == .completed)
    #expect(Event<Int>.error(Plain.one) == .error(Plain.one))
    #expect(Event<Int>.error(Plain.one) != .error(Plain.two))
    #expect(Event<Int>.error(Plain.one) != .completed)
  }
}
