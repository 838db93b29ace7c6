// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite struct SignalNamesTests {
  @Test func `a signal has the name it was given`() {
    withSignalNames(true) {
      let signal = Signal<Int>.never.named("source")
      #expect(signal.name == "source")
      #expect(signal.named("other") === signal)
      #expect(signal.name == "other")
      #expect(signal.description.hasSuffix("name: other"))
    }
  }

  @Test func `operators name their signals after the source`() {
    withSignalNames(true) {
      let source = Signal<Int>.never.named("source")
      let derived = source.map { $0 }.filter { _ in true }
      #expect(derived.name == "[[source] -map:] -filter:")
      #expect(source.flattenMap { Signal.just($0) }.name == "[source] -flattenMap:")
      #expect(source.publish().signal.name == "[source] -publish")
    }
  }

  @Test func `a name is not evaluated while names are off`() {
    let evaluations = Box(0)
    withSignalNames(false) {
      let signal = Signal<Int>.never.named("\(evaluations.update { $0 += 1 })")
      #expect(signal.name == "")
      #expect(signal.map { $0 }.name == "")
    }
    #expect(evaluations.value == 0)
  }
}

@Suite struct SignalTracerTests {
  private struct Tracer: SignalTracer {
    let log = Log<String>()
    func next(_ value: Any, signal: String, subscriber: ObjectIdentifier) {
      if signal.contains("traced") { log("\(signal) \(value)") }
    }
    func error(_ error: any Error, signal: String, subscriber: ObjectIdentifier) {
      if signal.contains("traced") { log("\(signal) #\(error)") }
    }
    func completed(signal: String, subscriber: ObjectIdentifier) {
      if signal.contains("traced") { log("\(signal) |") }
    }
  }

  private struct Quiet: SignalTracer {}

  private func withTracer(
    _ tracer: any SignalTracer, after prepare: () -> Void = {}, _ body: () -> Void
  ) {
    withSignalNames(true) {
      prepare()
      SignalTracing.tracer = tracer
      defer { SignalTracing.tracer = nil }
      body()
    }
  }

  @Test func `sees every signal of a chain, the source first`() {
    let tracer = Tracer()
    withTracer(tracer) {
      sent(1, 2).named("traced").map { $0 * 10 }.subscribe()
    }
    #expect(
      tracer.log.entries == [
        "traced 1", "[traced] -map: 10", "traced 2", "[traced] -map: 20", "traced |",
        "[traced] -map: |",
      ])
  }

  @Test func `sees subjects and errors, and nothing that is dropped`() {
    let tracer = Tracer()
    withTracer(tracer) {
      let subject = SignalSubject<Int>().named("traced subject")
      subject.subscribe().dispose()
      subject.sendNext(1)
      subject.subscribe()
      subject.sendNext(2)
      subject.sendError(Failure())
      Signal<Int>.error(Failure("e")).named("traced error").subscribe()
      Signal<Int>.empty.named("traced empty").subscribe()
      Signal.just(3).named("traced just").subscribe()
    }
    #expect(
      tracer.log.entries == [
        "traced subject 2", "traced subject #failure", "traced error #e", "traced empty |",
        "traced just 3", "traced just |",
      ])
  }

  @Test func `a create signal is seen from the moment the tracer is set`() {
    let source = Source<Int>()
    let tracer = Tracer()
    let prepare = {
      source.signal.named("traced create").subscribe()
      source.subscriber?.sendNext(1)
    }
    withTracer(tracer, after: prepare) {
      source.subscriber?.sendNext(2)
      source.subscriber?.sendCompleted()
    }
    #expect(tracer.log.entries == ["traced create 2", "traced create |"])
  }

  @Test func `a tracer need not care for everything`() {
    withTracer(Quiet()) {
      #expect(sent(1, then: .error(Failure())).events == ["1", "#failure"])
      #expect(sent(1).events == ["1", "|"])
    }
  }
}
