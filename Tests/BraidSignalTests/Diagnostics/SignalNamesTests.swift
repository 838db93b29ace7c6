// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import Foundation
import TestSupport
import Testing

@Suite(.exclusive(.signalNames, .trace)) struct SignalNamesTests {
  @Test func `a named signal has its name`() {
    withSignalNames(true) {
      let signal = Signal<Int>.never.named("source")
      expectEqual(signal.name, "source")
      #expect(signal.named("other") === signal)
      expectEqual(signal.name, "other")
      #expect(signal.description.hasSuffix("name: other"))
    }
  }

  @Test(arguments: ["a-b--c|", "a-#", "|"])
  func `a checkpoint forwards all events`(source: String) {
    expectSignalDiagram(source, source) { source, _ in source.checkpoint("name") }
  }

  @Test func `a description contains the kind and the address, and no internals`() {
    func kind(_ signal: any CustomStringConvertible) -> Substring {
      signal.description.split(separator: ":")[0]
    }
    expectEqual(kind(Signal<Int>.never.map { "\($0)" }.filter { $0 != "" }), "<Signal<String>")
    expectEqual(kind(SignalSubject<Int>()), "<SignalSubject<Int>")
    expectEqual(kind(ReplaySignalSubject<Int>()), "<ReplaySignalSubject<Int>")
    expectEqual(kind(BehaviorSignalSubject("")), "<BehaviorSignalSubject<String>")
    withSignalNames(false) {
      let signal = Signal<Int>.never
      let address = String(UInt(bitPattern: ObjectIdentifier(signal)), radix: 16)
      expectEqual(signal.description, "<Signal<Int>: 0x\(address)>")
    }
  }

  @Test func `operators name their signals after the source`() {
    withSignalNames(true) {
      let source = Signal<Int>.never.named("source")
      let derived = source.map { $0 }.filter { _ in true }
      expectEqual(derived.name, "[[source] -map:] -filter:")
      expectEqual(source.flattenMap { Signal.just($0) }.name, "[source] -flattenMap:")
      expectEqual(source.publish().signal.name, "[source] -publish")
      let subject = SignalSubject<Int>().named("subject")
      expectEqual(source.multicast(subject).signal.name, "[source] -multicast: subject")
    }
  }

  @Test(arguments: [false, true])
  func `the environment is read once`(isSet: Bool) async {
    await #expect(processExitsWith: .success) { [isSet] in
      let key = "BRAID_DEBUG_SIGNAL_NAMES"
      if isSet { setenv(key, "1", 1) } else { unsetenv(key) }
      precondition(SignalNames.areOn == isSet)
      if isSet { unsetenv(key) } else { setenv(key, "1", 1) }
      precondition(Signal<Int>.never.named("name").name == (isSet ? "name" : ""))
    }
  }

  @Test func `a name is not evaluated while names are off`() async {
    await #expect(processExitsWith: .success) {
      stopTracing()
      let evaluations = Box(0)
      withSignalNames(false) {
        let signal = Signal<Int>.never.named("\(evaluations.update { $0 += 1 })")
        expectEqual(signal.name, "")
        expectEqual(signal.map { $0 }.name, "")
      }
      expectEqual(evaluations.value, 0)
    }
  }
}

@Suite(.exclusive(.signalNames)) struct SignalTracerTests {
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

  @Test func `a tracer sees every signal of a chain, the source first`() {
    let tracer = Tracer()
    withTracer(tracer) {
      sent(1, 2).named("traced").map { $0 * 10 }.subscribe()
    }
    expectEqual(
      tracer.log.entries,
      [
        "traced 1", "[traced] -map: 10", "traced 2", "[traced] -map: 20", "traced |",
        "[traced] -map: |",
      ])
  }

  @Test func `a tracer sees subjects and errors, and no dropped events`() {
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
    expectEqual(
      tracer.log.entries,
      [
        "traced subject 2", "traced subject #failure", "traced error #e", "traced empty |",
        "traced just 3", "traced just |",
      ])
  }

  @Test func `a tracer sees a create signal from the moment it is set`() {
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
    expectEqual(tracer.log.entries, ["traced create 2", "traced create |"])
  }

  private struct GroupTracer: SignalTracer {
    let log = Log<String>()
    let group = CompoundDisposable()
    func added(_ disposable: any Disposable, to compound: CompoundDisposable, count: Int) {
      if compound === group { log("+\(count)") }
    }
    func removed(_ disposable: any Disposable, from compound: CompoundDisposable, count: Int) {
      if compound === group { log("-\(count)") }
    }
  }

  @Test func `a tracer sees groups of disposables grow beyond two members, and shrink`() {
    let tracer = GroupTracer()
    let members = (0..<5).map { _ in BooleanDisposable() }
    withTracer(tracer) {
      for member in members.dropLast() { tracer.group.add(member) }
      tracer.group.remove(members[4])
      tracer.group.remove(members[3])
      tracer.group.remove(members[0])
      tracer.group.remove(members[2])
      tracer.group.remove(members[1])
    }
    for member in members { tracer.group.add(member) }
    expectEqual(tracer.log.entries, ["+3", "+4", "-3", "-2", "-1"])
  }

  @Test func `a tracer sees the disposables of a subject that subscribes to many signals`() {
    let tracer = Log<Int>()
    struct Counter: SignalTracer {
      let log: Log<Int>
      func added(_ disposable: any Disposable, to compound: CompoundDisposable, count: Int) {
        if count > 40 { log(count) }
      }
    }
    let sources = (0..<42).map { _ in SignalSubject<Int>() }
    let subject = SignalSubject<Int>()
    withTracer(Counter(log: tracer)) {
      for source in sources { source.subscribe(subject) }
    }
    expectEqual(tracer.entries, [41, 42])
  }

  @Test func `a tracer may implement only some methods`() {
    withTracer(Quiet()) {
      expectEqual(sent(1, then: .error(Failure())).events, ["1", "#failure"])
      expectEqual(sent(1).events, ["1", "|"])
    }
  }
}
