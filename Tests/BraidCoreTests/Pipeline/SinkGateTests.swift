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
    subject.subscribe(subject.input(of: gate), link)
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

  @Test func `a value of another source has no mark when it leaves the queue`() {
    let subject = SubjectCore(Int.self)
    let origins = Log<ChangeRoute.Place?>()
    let sink = RawSink(
      next: { _ in origins(ChangeMark.current(of: ObjectIdentifier(subject))?.origin) },
      finish: { _ in })
    let gate = SinkGate(RawType(Int.self), sink, SinkDisposer(), entered: true)
    let input: EventSink<Int> = gate.input.typed()
    ChangeMark(nil, from: 7, in: subject).whileCurrent { input.next(1) }
    gate.open()
    expectEqual(origins.entries, [nil])
  }

  /// Another thread has sent the value with the mark, while this one was replaying values.
  @Test func `a value that is sent while a marked one leaves the queue has no mark`() {
    let subject = RecordingCore(0, .current)
    let identity = ObjectIdentifier(subject)
    let origins = Log<ChangeRoute.Place?>()
    let sink = RawSink(
      next: { _ in
        if ChangeMark.current(of: identity)?.origin != 7 { return }
        subject.next(2)
        var version = 0
        let _: Int = subject.versioned(&version)
        withAddress(of: 3) { _ = subject.next(at: $0, after: version, marked: nil) }
      }, finish: { _ in })
    let gate = SinkGate(RawType(Int.self), sink, SinkDisposer(), entered: true)
    let scopes = [SinkDisposer(), SinkDisposer()]
    subject.subscribe(subject.input(of: gate), scopes[0], replays: false)
    subject.subscribe(
      RawSink(next: { _ in origins(ChangeMark.current(of: identity)?.origin) }, finish: { _ in }),
      scopes[1], replays: false)
    subject.next(1, marked: ChangeMark(nil, from: 7, in: subject))
    expectEqual(origins.entries, [7])
    gate.open()
    expectEqual(origins.entries, [7, nil, nil])
    for scope in scopes { scope.dispose() }
  }
}
