// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct SubjectCoreTests {
  private let subject = RecordingCore(1, .replay)

  /// The events of an observer that receives no buffered value.
  private func later(_ scope: SinkDisposer) -> Log<Int> {
    let log = Log<Int>()
    subject.subscribe(
      EventSink<Int>(next: { log($0) }, finish: { _ in log(-1) }).raw, scope, replays: false)
    return log
  }

  @Test func `without a replay, an observer receives later events only`() {
    let (kept, disposed) = (SinkDisposer(), SinkDisposer())
    let (log, short) = (later(kept), later(disposed))
    expectEqual(log.entries, [])
    subject.next(2)
    disposed.dispose()
    subject.next(3)
    subject.finish(.completed)
    expectEqual(log.entries, [2, 3, -1])
    expectEqual(short.entries, [2])
    kept.dispose()
  }

  @Test
  func `without a replay, an observer that subscribes during a delivery receives later events`() {
    let logs = Log<Log<Int>>()
    let (outer, inner) = (SinkDisposer(), SinkDisposer())
    subject.subscribe(
      EventSink<Int>(
        next: { value in
          if value == 2 {
            logs(later(inner))
            subject.next(3)
          }
        }, finish: { _ in }), outer)
    subject.next(2)
    subject.next(4)
    expectEqual(logs.entries.map(\.entries), [[3, 4]])
    inner.dispose()
    outer.dispose()
  }

  @Test func `without a replay, a late observer receives the end only`() {
    subject.finish(.completed)
    expectEqual(later(SinkDisposer()).entries, [-1])
  }

  @Test(arguments: [SubjectCore(Int.self), RecordingCore(1, .replay)])
  func `after a silent end an observer receives nothing and is not retained`(core: SubjectCore) {
    let (log, scope) = (Log<Int>(), SinkDisposer())
    core.closeSilently()
    core.subscribe(EventSink<Int>(next: { log($0) }, finish: { _ in log(-1) }), scope)
    core.next(2)
    expectEqual(log.entries, [])
    #expect(!core.hasObservers)
    scope.dispose()
  }

  @Test func `an observer that subscribed during a delivery counts when others have left`() {
    let (outer, inner) = (SinkDisposer(), SinkDisposer())
    subject.subscribe(
      EventSink<Int>(next: { if $0 == 2 { _ = later(inner) } }, finish: { _ in }), outer)
    subject.next(2)
    outer.dispose()
    #expect(subject.hasObservers)
    inner.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `a value for an older version is not sent`() {
    let (log, scope) = (Log<Int>(), SinkDisposer())
    subject.subscribe(EventSink<Int>(next: { log($0) }, finish: { _ in }), scope)
    let version = subject.version
    let isSent = [2, 3].map { number in
      withAddress(of: number) { subject.next(at: $0, after: version, marked: nil) }
    }
    expectEqual(isSent, [true, false])
    expectEqual(log.entries, [1, 2])
    scope.dispose()
  }
}
