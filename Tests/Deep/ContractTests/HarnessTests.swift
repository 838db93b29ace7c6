// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import OperatorCatalogue
import Testing

/// The checks find the violations: each operator here violates one clause.
struct HarnessTests {
  @Test func `the harness finds a second end`() {
    let row = ContractRow.broken { s, sink, scope in
      s.source.connect(
        EventSink(
          next: sink.next,
          finish: {
            sink.finish($0); sink.finish($0)
          }), scope)
    }
    #expect(Checks.endings(row).contains { $0.hasSuffix("completed came after the end") })
    #expect(!Checks.synchronousEndings(row).isEmpty)
  }

  @Test func `the harness finds a source that is not torn down`() {
    let forgotten = Locked<[SinkDisposer]>([])
    let row = ContractRow.broken { s, sink, scope in
      let lost = SinkDisposer()
      forgotten.withLock { $0.append(lost) }
      s.source.subscribe(
        EventSink(next: { if !scope.isDisposed { sink.next($0) } }, finish: sink.finish), lost)
    }
    defer { for lost in forgotten.exchange([]) { lost.dispose() } }
    #expect(Checks.disposal(row).contains { $0.contains("to the source are left") })
    #expect(Checks.disposalInside(row).contains { $0.contains("to the source are left") })
    #expect(!Checks.endings(row).isEmpty)
    #expect(!Checks.disposalInLoops(row).isEmpty)
  }

  @Test func `the harness finds late events`() {
    let row = ContractRow.broken { s, sink, scope in
      s.source.connect(
        EventSink(
          next: { value in
            _ = s.scheduler.scheduleRelative((), dueTime: .seconds(3)) { _ in
              sink.next(value)
              return SinkDisposer()
            }
          }, finish: sink.finish), scope)
    }
    #expect(Checks.disposal(row).contains { $0.contains("left on the scheduler") })
    #expect(Checks.endings(row).contains { $0.contains("came after the end") })
  }

  @Test func `the harness finds nested events`() {
    let row = ContractRow.broken { s, sink, scope in
      let inner = SinkDisposer()
      s.other.subscribe(EventSink(next: sink.next, finish: { _ in inner.dispose() }), inner)
      let source = SinkDisposer()
      s.source.subscribe(
        EventSink(
          next: sink.next,
          finish: {
            source.dispose(); inner.dispose(); sink.finish($0)
          }),
        source)
      scope.set(Pair(source, inner))
    }
    #expect(Checks.sendingInside(row).contains { $0.contains("while another event") })
  }

  @Test func `the harness finds errors that do not arrive`() {
    let row = ContractRow.broken { s, sink, scope in
      s.source.connect(
        EventSink(next: { try? sink.next(s.check($0)) }, finish: sink.finish), scope)
    }
    #expect(Checks.thrownErrors(row).contains { $0.contains("did not arrive") })
  }

  @Test func `the harness finds values and closures that are retained`() {
    let kept = Locked<[Tracked]>([])
    let values = ContractRow.observable("keeps values") { s in
      s.source.map { value in
        kept.withLock { $0.append(value) }
        return value
      }
    }
    #expect(Checks.memory(values).contains { $0.contains("are still held") })
    let sinks = Locked<[EventSink<Tracked>]>([])
    let closures = ContractRow.broken { s, sink, scope in
      sinks.withLock { $0.append(sink) }
      s.source.connect(sink, scope)
    }
    #expect(Checks.memory(closures).contains { $0.contains("closures are still held") })
  }

  @Test func `the harness finds state shared by subscriptions`() {
    let row = ContractRow.observable("counts") { s in
      let count = AtomicInt()
      return s.source.map { $0 + Tracked(count.increment()) }
    }
    #expect(!Checks.freshness(row).isEmpty)
  }
}

extension ContractRow {
  /// An operator that breaks a clause.
  static func broken(
    _ run: @escaping @Sendable (ObservableSources, EventSink<Tracked>, SinkDisposer) -> Void
  ) -> ContractRow {
    .observable("broken") { sources in Observable { run(sources, $1, $2) } }
  }
}

private final class Pair: Disposable {
  private let first: any Disposable
  private let second: any Disposable

  init(_ first: any Disposable, _ second: any Disposable) {
    self.first = first
    self.second = second
  }

  func dispose() {
    first.dispose()
    second.dispose()
  }
}
