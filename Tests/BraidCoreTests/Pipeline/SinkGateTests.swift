// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct SinkGateTests {
  @Test func `a queued value has the mark with which it was sent`() {
    let subject = SubjectCore(Int.self)
    let origins = Log<ChangeRoute.Place?>()
    let scope = SinkDisposer()
    let sink = RawSink(
      next: { _ in origins(ChangeMark.current(of: ObjectIdentifier(subject))?.origin) },
      finish: { _ in })
    let gate = SinkGate(RawType(Int.self), sink, scope, entered: true)
    let link = SinkDisposer()
    subject.subscribe(gate.input, link)
    subject.next(1)
    subject.next(2, marked: ChangeMark(nil, from: 7, in: subject))
    expectEqual(origins.entries, [])
    // Inside the delivery of another value.
    ChangeMark(nil, from: 9, in: subject).whileCurrent { gate.open() }
    expectEqual(origins.entries, [nil, 7])
    subject.next(3, marked: ChangeMark(nil, from: 8, in: subject))
    subject.next(4)
    expectEqual(origins.entries, [nil, 7, 8, nil])
    link.dispose()
  }
}
