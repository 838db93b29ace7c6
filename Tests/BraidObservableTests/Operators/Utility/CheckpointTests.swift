// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTrace
import TestSupport
import Testing

@Suite(.exclusive(.trace, .signalNames)) struct CheckpointTests {
  @Test(arguments: ["a-b--c|", "|", "#", "a-#"])
  func `a checkpoint forwards all events`(source: String) {
    expectDiagram(source, source) { source, _ in source.checkpoint("name") }
  }

  @Test func `a checkpoint returns the source itself`() {
    let source = PublishSubject<Int>()
    #expect(source.checkpoint("source") === source)
    traced { #expect(source.checkpoint("source") === source) }
  }

  @Test func `a name is not evaluated while tracing is off`() async {
    await #expect(processExitsWith: .success) {
      stopTracing()
      let evaluations = Box(0)
      _ = Observable.just(1).checkpoint("\(evaluations.update { $0 += 1 })")
      expectEqual(evaluations.value, 0)
    }
  }

  @Test func `the last name of a source counts`() {
    traced {
      let source = PublishSubject<Int>().checkpoint("first").checkpoint("second")
      let subscription = source.subscribe(onNext: { _ in })
      let names = Trace.graph().connected { $0.site?.hasPrefix("CheckpointTests.swift:") == true }
        .nodes.compactMap(\.name)
      expectEqual(names, ["second"])
      subscription.dispose()
    }
  }

  @Test func `events pass as without a checkpoint`() {
    traced {
      #expect(Observable<Int>.empty().checkpoint("a").recorded() == ["completed"])
      #expect(Observable<Int>.never().checkpoint("a").recorded() == [])
      let values = Observable.of(1, 2).checkpoint("a").recorded()
      expectEqual(values, ["next(1)", "next(2)", "completed"])
      #expect(Observable<Int>.error(TestError("e")).checkpoint("a").recorded().count == 1)
    }
  }
}
