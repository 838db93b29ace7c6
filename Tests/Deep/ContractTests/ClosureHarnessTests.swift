// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import OperatorCatalogue
import TestSupport
import Testing

/// The checks of closures and teardowns find the violations.
struct ClosureHarnessTests {
  @Test func `the harness finds a source that is subscribed to after a disposal`() {
    let row = ContractRow.broken { s, sink, scope in
      s.visit()
      s.source.connect(sink, scope)
    }
    #expect(Checks.disposalInClosures(row, .asOperator).contains { $0.hasSuffix("in vain") })
    #expect(Checks.disposalInSynchronousClosures(row).contains { $0.hasSuffix("in vain") })
  }

  @Test func `the harness finds a closure that is called after it has thrown`() {
    let forgotten = Locked<[SinkDisposer]>([])
    let row = ContractRow.broken { s, sink, scope in
      let lost = SinkDisposer()
      forgotten.withLock { $0.append(lost) }
      s.source.connect(
        EventSink(
          next: { value in
            do { sink.next(try s.check(value)) } catch { sink.finish(.error(error)) }
          }, finish: sink.finish), lost)
      s.other.connect(EventSink(next: sink.next, finish: { _ in }), scope)
    }
    defer { for lost in forgotten.exchange([]) { lost.dispose() } }
    let problems = Checks.throwsAtBusyGates(row, .probe)
    #expect(problems.contains { $0.contains("times after the throw") })
  }

  @Test func `the harness finds an observer that is lost in a terminated connection`() {
    let isOver = Box(false)
    let row = ContractRow.broken { s, sink, scope in
      if isOver.value { return }
      let inner = SinkDisposer()
      s.source.subscribe(sink, inner)
      scope.set(
        Disposables.create {
          isOver.value = true
          inner.dispose()
          isOver.value = false
        })
    }
    #expect(Checks.subscribingInTeardowns(row).contains { $0.contains("who came inside sees []") })
  }

  @Test func `the harness finds a teardown before the end`() {
    let row = ContractRow.broken { s, sink, scope in
      let inner = SinkDisposer()
      scope.set(inner)
      s.source.subscribe(
        EventSink(
          next: sink.next,
          finish: {
            inner.dispose()
            sink.finish($0)
          }), inner)
    }
    #expect(Checks.endOrder(row).contains { $0.contains("terminal closure after a teardown") })
  }

  @Test func `the harness finds a teardown after the onDispose of do`() {
    let row = ContractRow.broken { s, sink, scope in
      let inner = SinkDisposer()
      s.source.subscribe(
        EventSink(
          next: sink.next,
          finish: {
            sink.finish($0)
            inner.dispose()
          }), inner)
      scope.set(Disposables.create { if !inner.isDisposed { s.scheduler.later(inner.dispose) } })
    }
    #expect(Checks.doOrderAtEnds(row).contains { $0.contains("on dispose, teardown") })
    #expect(Checks.doOrderAtDisposals(row).contains { $0.contains("[on dispose, onDisposed]") })
  }

  @Test func `the harness finds values that are retained after a disposal`() {
    let row = ContractRow.broken { s, sink, scope in
      let values = Box<[Tracked]>([])
      s.source.connect(
        EventSink(
          next: { value in
            values.update { $0.append(value) }
            guard values.value.count == 20 else { return }
            s.scheduler.later { for value in values.value { sink.next(value) } }
          }, finish: sink.finish), scope)
    }
    #expect(Checks.livesAfterDisposal(row).contains { $0.hasSuffix("are kept") })
  }
}

extension SchedulerType {
  /// Does something in a second, whatever has been disposed by then.
  fileprivate func later(_ action: @escaping @Sendable () -> Void) {
    _ = scheduleRelative((), dueTime: .seconds(1)) { _ in
      action()
      return Disposables.create()
    }
  }
}
