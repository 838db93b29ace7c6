// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ExpandOperatorTests {
  private let run = OperatorRun()

  @Test func `the result is abandoned when no source can emit any more`() {
    let (source, inner) = (run.source("s"), run.source("a"))
    run.start(ExpandOperator(source.source, limit: 2) { _ in inner.source.raw })
    source.next(1)
    expectEqual(run.after { source.abandon() }, "s off")
    expectEqual(run.after { inner.finish() }, "a off gone")
  }

  @Test func `nothing is started while an error of the source is queued`() {
    let (source, inner) = (run.source("s"), run.source("a"))
    run.start(ExpandOperator(source.source, limit: 2) { _ in inner.source.raw })
    run.onNext { if $0 == "1" { source.next(2) } else { source.fail() } }
    expectEqual(run.after { source.next(1) }, "1 2 s off #")
  }

  @Test func `nothing is started while an error of an inner source is queued`() {
    let (source, inner) = (run.source("s"), run.source("a"))
    run.start(ExpandOperator(source.source, limit: 2) { _ in inner.source.raw })
    expectEqual(run.after { source.next(0) }, "0 a on")
    run.onNext { if $0 == "1" { source.next(2) } else { inner.fail() } }
    expectEqual(run.after { source.next(1) }, "1 2 a off # s off")
  }

  @Test func `a source is released if the closure has disposed the result`() {
    let observer = Box<EventSink<Int>?>(nil)
    let source = EventSource<Int>(.hot) { _, sink, _ in observer.value = sink }
    let inner = Box<WeakWitness?>(nil)
    run.start(
      ExpandOperator(source, limit: 2) { [scope = run.scope] _ in
        scope.dispose()
        let (made, object) = holding { witness in
          EventSource<Int>(.hot) { _, _, _ in withExtendedLifetime(witness) {} }
        }
        inner.value = object
        return made.raw
      })
    observer.value?.next(1)
    #expect(inner.value != nil)
    #expect(inner.value?.value == nil)
  }
}
