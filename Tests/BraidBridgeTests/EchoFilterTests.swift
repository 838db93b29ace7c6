// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidSignal
import TestSupport
import Testing

/// Two-way connections to a subject that emits the values sent to it, as `CurrentValueSubject`
/// does.
struct EchoFilterTests {
  private let subject = EchoingSubject(2)
  private let log = Log<String>()

  private func bound() -> (SignalProperty<Int>, any Disposable) {
    let property = SignalProperty(1)
    let binding = property <~> subject.channel()
    let log = log
    property.signal.skip(1).subscribe(next: { log("property \($0)") }, isolation: nil)
    subject.observe { log("subject \($0)") }
    return (property, binding)
  }

  @Test func `the left side takes the value of the right side`() {
    let (property, _) = bound()
    expectEqual(property.value, 2)
    let other = SignalProperty(7)
    subject.channel() <~> other
    expectEqual(subject.value, 7)
    expectEqual(property.value, 7)
  }

  @Test func `each change enters each side once`() {
    let (property, binding) = bound()
    property.value = 3
    expectEqual(log.entries.sorted(), ["property 3", "subject 3"])
    subject.send(4)
    expectEqual(log.entries.suffix(2).sorted(), ["property 4", "subject 4"])
    // The same value again, by the other side, is a change.
    subject.send(4)
    expectEqual(log.entries.suffix(2).sorted(), ["property 4", "subject 4"])
    expectEqual(log.entries.count, 6)
    binding.dispose()
    property.value = 5
    subject.send(6)
    #expect(property.value == 5 && subject.value == 6)
  }

  @Test(arguments: [true, false])
  func `a value that an observer of the subject sends in between wins`(isFirst: Bool) {
    let subject = subject
    let property = SignalProperty(1)
    if isFirst { subject.observe { if $0 == 3 { subject.send(9) } } }
    property <~> subject.channel()
    if !isFirst { subject.observe { if $0 == 3 { subject.send(9) } } }
    property.value = 3
    expectEqual(subject.value, 9)
    expectEqual(property.value, 9)
  }

  @Test func `a value that an observer of the property sets in between wins`() {
    let (property, _) = bound()
    property.signal.subscribe(next: { if $0 == 3 { property.value = 9 } }, isolation: nil)
    property.value = 3
    expectEqual(subject.value, 9)
    expectEqual(property.value, 9)
    expectEqual(subject.sent, [3, 9])
  }

  @Test func `a ring of a subject and properties settles with each change once`() {
    let (first, second) = (SignalProperty(0), SignalProperty(0))
    first <~> subject.channel()
    second <~> subject.channel()
    subject.observe { [log] in log("subject \($0)") }
    first.value = 5
    expectEqual(second.value, 5)
    second.value = 6
    expectEqual(first.value, 6)
    expectEqual(log.entries, ["subject 5", "subject 6"])
  }

  @Test func `the end of the subject ends the connection, and the property keeps its value`() {
    let (property, _) = bound()
    subject.finish()
    property.value = 8
    expectEqual(property.value, 8)
    expectEqual(subject.value, 2)
    expectEqual(subject.sent, [])
  }
}

/// A subject with a value, which emits each value that is sent to it, on the sender's thread.
private final class EchoingSubject: @unchecked Sendable {  // used by one thread
  private(set) var value: Int
  private(set) var sent: [Int] = []
  private var observers: [(number: Int, next: (Int) -> Void, finish: () -> Void)] = []
  private var last = 0
  private var isOver = false

  init(_ value: Int) { self.value = value }

  func send(_ value: Int) {
    if isOver { return }
    sent.append(value)
    self.value = value
    for observer in observers { observer.next(value) }
  }

  func finish() {
    isOver = true
    for observer in observers { observer.finish() }
    observers = []
  }

  @discardableResult
  func observe(
    _ next: @escaping (Int) -> Void, finish: @escaping () -> Void = {}
  ) -> any Disposable {
    last += 1
    let number = last
    observers.append((number, next, finish))
    return AnyDisposable { self.observers.removeAll { $0.number == number } }
  }

  func channel() -> ChannelTerminal<Int> {
    .link(
      by: ==,
      echoing: { next, finish in
        next(self.value)
        return self.observe(next) { finish(.completed) }
      }, set: { self.send($0) })
  }
}
