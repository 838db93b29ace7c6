// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@testable import BraidCore

/// Values of every kind of type pass engines that do not know it.
///
/// By address, through a busy gate, a replay buffer, the slots of joins, and inner sources. Each
/// arrives once, unchanged.
struct UntypedTests {
  @Test func `values of plain types`() {
    check([(), ()]) { _, _ in true }
    check([Empty(), Empty()]) { _, _ in true }
    check([UInt8(1), 2, 3], ==)
    check([1, 2, 3], ==)
    check([1.5, 2.5] as [Float], ==)
    check([Eight(8), Eight(64)], ==)
    check([SixtyFive(1), SixtyFive(2)], ==)
    check([Eighty(1), Eighty(2)], ==)
    check([(1, true), (2, false)], ==)
    check([(1, 2), (3, 4)], ==)
    check([(1, 2, true), (3, 4, false)], ==)
    check([SIMD2<Double>(1, 2), SIMD2(3, 4)], ==)
    check([SIMD4<Double>(1, 2, 3, 4), SIMD4(5, 6, 7, 8)], ==)
    check([SIMD16<Float>(repeating: 1), SIMD16(repeating: 2)], ==)
  }

  @Test func `values with references`() {
    let objects = (0..<3).map { Number($0) }
    check(["short", "a text that is too long to be stored in place"], ==)
    check([[1, 2], [], [3]], ==)
    check([objects[0], objects[1]], ===)
    check([Pair(name: "x", object: objects[0]), Pair(name: "y", object: objects[2])], ==)
    check([Weak(objects[0]), Weak(objects[1])]) { $0.object === $1.object }
    check([Choice.none, .number(7), .text("text"), .object(objects[1])], ==)
    check([1, "two", objects[2]] as [any Hashable & Sendable]) {
      AnyHashable($0) == AnyHashable($1)
    }
    check([{ 1 }, { 2 }] as [@Sendable () -> Int]) { $0() == $1() }
    check([Holder(1), Holder(2)]) { $0.value == $1.value }
  }

  @Test func `values in optionals`() {
    check([nil, (), nil] as [()?]) { ($0 == nil) == ($1 == nil) }
    check([nil, 1, 2] as [UInt8?], ==)
    check([1, nil, 3] as [Int?], ==)
    check([nil, Eighty(1)] as [Eighty?], ==)
    check([nil, "text", "a text that is too long to be stored in place"] as [String?], ==)
    check([Number(1), nil] as [Number?], ===)
    check([nil, .number(1), .text("t")] as [Choice?], ==)
    check([nil, SIMD4<Double>(1, 2, 3, 4)] as [SIMD4<Double>?], ==)
  }

  /// Both ways of copying, moving and destroying agree in the count of references.
  @Test func `copies are counted`() {
    let object = Number(1)
    let pair = Pair(name: "a text that is too long to be stored in place", object: object)
    let type = RawType(Pair.self)
    let before = retainCount(object)
    let (first, second) = (type.allocate(), type.allocate())
    withAddress(of: pair) { type.copy($0, to: first) }
    expectEqual(retainCount(object), before + 1)
    type.move(first, to: second)
    expectEqual(retainCount(object), before + 1)
    withAddress(of: pair) { type.assign($0, to: second) }
    expectEqual(retainCount(object), before + 1)
    expectEqual(type.value(at: second) as? Pair, pair)
    type.destroy(second)
    expectEqual(retainCount(object), before)
    type.deallocate(first)
    type.deallocate(second)
  }

  @Test func `a queued value is aligned as its type asks`() {
    let type = RawType(SIMD16<Float>.self)
    let backlog = Backlog(of: UInt8.self, room: ValueRoom(for: type))
    withAddress(of: SIMD16<Float>()) {
      for number in 0..<3 { backlog.append(UInt8(number), QueuedValue(type, at: $0)) }
    }
    backlog.drain { (_: UInt8, place) in
      expectEqual(Int(bitPattern: place) % type.alignment, 0)
    }
  }

  // MARK: Engines

  private func check<Value>(
    _ values: [Value], _ isSame: @escaping (Value, Value) -> Bool,
    at location: SourceLocation = #_sourceLocation
  ) {
    func expect(_ engine: String, _ sent: [Value], _ wanted: [Value]) {
      let isRight = sent.count == wanted.count && Swift.zip(sent, wanted).allSatisfy(isSame)
      #expect(
        isRight, "\(Value.self) through \(engine): \(sent), not \(wanted)", sourceLocation: location
      )
    }
    let type = RawType(Value.self)
    expect("a subject", sent { send(values, through: SubjectCore(Value.self), $0) }, values)
    expect("a busy subject", sent { sendAllInside(values, $0, subject) }, values)
    expect("a gate", sent { sendAllInside(values, $0, gate) }, values)
    expect("a signal's gate", sent { sendAllInside(values, $0, signal) }, values)
    expect("a subscriber", sent { sendAllInside(values, $0, subscriber) }, values)
    expect(
      "a replay subject",
      sent { replay(values, SubjectCore.replaying(type, limit: .max), $0) }, values)
    expect(
      "a replay subject of one",
      sent { replay(values, SubjectCore.replaying(type, limit: 1), $0) }, values.suffix(1))
    expect(
      "an async subject", sent { replay(values, RecordingCore(type, .last, limit: 1), $0) },
      values.suffix(1))
    let current = RecordingCore(values[0], .current)
    for value in values { current.next(value) }
    expect("a current value", [currentValue(of: current)], values.suffix(1))
    expect("zip", sent { zip(values, $0) }, values)
    expect("combineLatest", sent { latest(values, $0) }, values)
    expect("flatMap", sent { flatten(values, .merge, $0) }, values)
    expect("flatMapLatest", sent { flatten(values, .latest, $0) }, values)
    expect("observe(on:)", sent { deliver(values, $0) }, values)
    expect("groupBy", sent { group(values, $0) }, values)
    expect("a task's buffer", sent { buffer(values, .max, $0) }, values)
    expect("a task's limited buffer", sent { buffer(values, 1, $0) }, values.suffix(1))
    expect("startWith", sent { start(values, $0) }, values + values.prefix(1) + values)
    expect("generate", sent { generate(values, $0) }, values)
    expect("concatMap", sent { flatten(values, .limited(1), $0) }, values)
    expect(
      "withLatestFrom",
      sent { run(GatedOperator(source([0]), withLatestFrom: source(values)), $0) },
      values.suffix(1))
    expect(
      "withLatestFrom with a closure",
      sent {
        run(GatedOperator(source(values), withLatestFrom: source([0])) { value, _ in value }, $0)
      }, values)
    expect(
      "sample",
      sent {
        run(GatedOperator(source(values), sampledOn: source([0]), repeats: false), $0)
      }, values.suffix(1))
    expect(
      "sample with a default value",
      sent {
        let (value, never) = (ValueBox(values[0]), silent(Value.self))
        run(GatedOperator(never, sampledOn: source([0]), defaultValue: value, repeats: true), $0)
      }, [values[0]])
    expect("take(until:)", sent { run(takeUntil(values), $0) }, values)
    expect("skip(until:)", sent { skipUntil(values, $0) }, values)
    expect("a busy gate of a rule", sent { replaceInside(values, $0) }, values)
    expect(
      "ifEmpty(switchTo:)",
      sent { run(AnonymousRawOperator(source([Value]()), ifEmpty: source(values)), $0) }, values)
    expect("pausableBuffered", sent { run(pausable(values), $0) }, values)
    expect(
      "debounce",
      sent { runTimed($0) { GatedOperator(source(values), debouncedFor: .seconds(3), $0) } },
      values.suffix(1))
    expect(
      "delay", sent { runTimed($0) { GatedOperator(source(values), delayedBy: .seconds(3), $0) } },
      values)
    expect(
      "throttle",
      sent {
        runTimed($0) {
          GatedOperator(source(values), throttledFor: .seconds(3), sendsLatest: true, $0)
        }
      }, values.prefix(1) + values.suffix(1))
    expect(
      "throttle by key",
      sent {
        runTimed($0) {
          GatedOperator(
            source(values), throttledFor: .seconds(3), byKey: { _ in 0 }, sendsLatest: true, $0)
        }
      }, values.prefix(1) + values.suffix(1))
    expect(
      "buffer",
      sent { sink in
        runTimed(flattening(sink)) {
          GatedOperator(
            source(values), bufferedFor: .seconds(3), count: 2, opensAtOnce: true, $0)
        }
      }, values)
    expect(
      "bufferWithTrigger",
      sent {
        run(GatedOperator(source(values), bufferedUntil: silent(Int.self)), flattening($0))
      }, values)
    expect("window", sent { window(values, $0) }, values)
    stages(values) { expect($0, $1, $2) }
  }

  /// Operators with one source.
  private func stages<Value>(
    _ values: [Value], _ expect: (String, [Value], [Value]) -> Void
  ) {
    let (first, last) = (values[0], values[values.count - 1])
    func through(_ parts: OperatorParts) -> [Value] {
      sent { (sink: EventSink<Value>) in apply(parts, to: values, sink) }
    }
    let kept = Unchecked(first)
    expect("map", through(.map { (value: Value) in value }), values)
    expect("map(to:)", through(.map(to: first)), values.map { _ in first })
    expect("compactMap", through(.compactMap { (value: Value) in Optional(value) }), values)
    expect("compactMap to nil", through(.compactMap { (_: Value) in Value?.none }), [])
    expect(
      "unwrap",
      sent { (sink: EventSink<Value>) in
        apply(.unwrap, to: values.map(Optional.some) + [Value?.none], sink)
      }, values)
    expect("filter", through(.filter { (_: Value) in true }), values)
    expect("do", through(.do { (_: Value) in }), values)
    expect("skip", through(.skip(1)), Array(values.dropFirst()))
    expect("skip(while:)", through(.skip { (_: Value) in false }), values)
    expect("take", through(.take(values.count)), values)
    expect(
      "take(while:)", through(.take({ (_: Value) in true }, until: false, includesLast: false)),
      values)
    expect("takeLast", through(.takeLast(1)), [last])
    expect("element(at:)", through(.element(at: 0, missing: TestError("failure"))), [first])
    expect("scan", through(.scan(first) { (_, value: Value) in value }), values)
    expect(
      "scan(into:)", through(.scan(into: first) { (last, value: Value) in last = value }), values)
    expect("reduce", through(.reduce(first) { (_, value: Value) in value }), [last])
    expect(
      "reduce with a result",
      through(.reduce(0, { (count, _: Value) in count + 1 }, { _ in kept.value })), [first])
    expect(
      "distinctUntilChanged", through(.distinctUntilChanged { (_: Value, _: Value) in false }),
      values)
    expect(
      "distinctUntilChanged by key",
      through(
        .distinctUntilChanged({ (value: Value) in value }, { (_: Value, _: Value) in false })),
      values)
    expect(
      "toArray",
      sent { (sink: EventSink<Value>) in
        apply(.collect(Value.self), to: values, flattening(sink))
      }, values)
    expect(
      "asSingle",
      sent { (sink: EventSink<Value>) in
        apply(.only(none: .completed, many: TestError("failure")), to: [first], sink)
      }, [first])
    expect(
      "a reaction",
      through(
        .reacting("reaction") { _ in
          Reaction { (value: Value, sink: EventSink<Value>) in sink.next(value) }
        }), values)
  }

  private func apply<Input, Output>(
    _ parts: OperatorParts, to values: [Input], _ sink: EventSink<Output>
  ) {
    let scope = SinkDisposer()
    EventSource<Output>(source(values).raw, parts).connect(sink, scope)
    scope.dispose()
  }

  /// The values that arrive at an observer of type `Value`.
  private func sent<Value>(_ run: (EventSink<Value>) -> Void) -> [Value] {
    let received = Unchecked<[Value]>([])
    run(EventSink(next: { received.value.append(copy $0) }, finish: { _ in }))
    return received.value
  }

  private func send<Value>(
    _ values: [Value], through core: SubjectCore, _ sink: EventSink<Value>
  ) {
    let scope = SinkDisposer()
    core.subscribe(sink, scope)
    for value in values { core.next(value) }
    core.finish(.completed)
    scope.dispose()
  }

  /// Sends all values but the first inside the delivery of the first.
  ///
  /// - Parameter begin: Subscribes to what the values are sent to, and returns how to send.
  private func sendAllInside<Value>(
    _ values: [Value], _ sink: EventSink<Value>,
    _ begin: (EventSink<Value>, SinkDisposer) -> (Value) -> Void
  ) {
    let scope = SinkDisposer()
    let rest = Unchecked(values.dropFirst())
    let send = Unchecked<(Value) -> Void>({ _ in })
    send.value = begin(
      EventSink<Value>(
        next: { value in
          let others = rest.value
          rest.value = []
          for other in others { send.value(other) }
          sink.next(value)
        }, finish: { _ in }), scope)
    send.value(values[0])
    scope.dispose()
    send.value = { _ in }
  }

  private func subject<Value>(
    _ sink: EventSink<Value>, _ scope: SinkDisposer
  ) -> (Value) -> Void {
    let core = SubjectCore(Value.self)
    core.subscribe(sink, scope)
    return { core.next($0) }
  }

  private func gate<Value>(_ sink: EventSink<Value>, _ scope: SinkDisposer) -> (Value) -> Void {
    let input: EventSink<Value> = SinkGate(RawType(Value.self), sink.raw, scope).input.typed()
    return { input.next($0) }
  }

  private func signal<Value>(_ sink: EventSink<Value>, _ scope: SinkDisposer) -> (Value) -> Void {
    let kept = Unchecked<PassthroughSubscriber<Value>?>(nil)
    Signal<Value>.create {
      kept.value = $0
      return nil
    }.subscribe(sink, scope)
    return { kept.value?.sendNext($0) }
  }

  private func subscriber<Value>(
    _ sink: EventSink<Value>, _ scope: SinkDisposer
  ) -> (Value) -> Void {
    let subscriber = Subscriber<Value>(next: { sink.next($0) })
    return { subscriber.sendNext($0) }
  }

  private func replay<Value>(
    _ values: [Value], _ core: SubjectCore, _ sink: EventSink<Value>
  ) {
    for value in values { core.next(value) }
    core.finish(.completed)
    let scope = SinkDisposer()
    core.subscribe(sink, scope)
    scope.dispose()
  }

  private func zip<Value>(_ values: [Value], _ sink: EventSink<Value>) {
    let join = JoinOperator(.zip, .withAll, source(values), source(values)) { first, _ in first }
    run(join, sink)
  }

  private func latest<Value>(_ values: [Value], _ sink: EventSink<Value>) {
    let join = JoinOperator(.latest, .withAll, source([0]), source(values)) { _, second in second }
    run(join, sink)
  }

  private func flatten<Value>(
    _ values: [Value], _ strategy: FlattenOperator.Strategy, _ sink: EventSink<Value>
  ) {
    let flattened: EventSource<Value> = source(values).flattened(strategy, .onCompletion) { value in
      let value = Unchecked(value)
      return EventSource<Value>(.immediate) { _, sink, _ in
        sink.next(value.value)
        sink.finish(.completed)
      }.raw
    }
    let scope = SinkDisposer()
    flattened.connect(sink, scope)
    scope.dispose()
  }

  private func takeUntil<Value>(_ values: [Value]) -> GatedOperator {
    GatedOperator(source(values), takenUntil: silent(Int.self), completesWithTrigger: false)
  }

  private func pausable<Value>(_ values: [Value]) -> GatedOperator {
    GatedOperator(
      source(values), pausedBy: silent(Bool.self), limit: nil, flushesOnCompleted: true,
      flushesOnError: false)
  }

  private func skipUntil<Value>(_ values: [Value], _ sink: EventSink<Value>) {
    let core = SubjectCore(Value.self)
    let scope = SinkDisposer()
    GatedOperator(subject(core, of: Value.self), skippedUntil: source([0])).run(sink.raw, scope)
    for value in values { core.next(value) }
    scope.dispose()
  }

  /// Sends all values but the first from the second source, inside the delivery of the first.
  private func replaceInside<Value>(_ values: [Value], _ sink: EventSink<Value>) {
    let (first, second) = (SubjectCore(Value.self), SubjectCore(Value.self))
    let scope = SinkDisposer()
    let rest = Unchecked(values.dropFirst())
    GatedOperator(
      subject(first, of: Value.self), untilReplacement: subject(second, of: Value.self)
    ).run(
      EventSink<Value>(
        next: { value in
          let others = rest.value
          rest.value = []
          for other in others { second.next(other) }
          sink.next(value)
        }, finish: { _ in }
      ).raw, scope)
    first.next(values[0])
    scope.dispose()
  }

  private func window<Value>(_ values: [Value], _ sink: EventSink<Value>) {
    runTimed(sink) { clock in
      WindowOperator(source(values), span: .seconds(3), count: 2, clock) { subscribe, sink in
        let scope = SinkDisposer()
        subscribe(sink.retaining(scope), scope)
      }
    }
  }

  /// Runs an operator with a timer until the timer has fired.
  private func runTimed<Value>(
    _ sink: EventSink<Value>, _ operation: (@escaping OperatorClock.Source) -> RawOperator
  ) {
    let manual = ManualTiming()
    let scope = SinkDisposer()
    operation(manual.timing.clock).run(sink.raw, scope)
    manual.advance(by: .seconds(3))
    scope.dispose()
  }

  private func flattening<Value>(_ sink: EventSink<Value>) -> EventSink<[Value]> {
    EventSink(next: { for value in $0 { sink.next(value) } }, finish: sink.finish)
  }

  private func subject<Value>(_ core: SubjectCore, of type: Value.Type) -> EventSource<Value> {
    EventSource(.hot) { _, sink, scope in core.subscribe(sink, scope) }
  }

  /// A source that sends nothing.
  private func silent<Value>(_: Value.Type) -> EventSource<Value> {
    EventSource(.hot) { _, _, _ in }
  }

  /// Delivers values in turns of two; disposal drops the values of more than one batch.
  private func deliver<Value>(_ values: [Value], _ sink: EventSink<Value>) {
    let work = Unchecked<[Timing.Work]>([])
    let scope = SinkDisposer()
    let engine = ObserveOnSink(RawType(Value.self), sink.raw, scope, eventsPerTurn: 2) {
      work.value.append($0)
      return Disposables.create()
    }
    let input: EventSink<Value> = engine.input.typed()
    for value in values { input.next(value) }
    while !work.value.isEmpty { work.value.removeFirst()() }
    for _ in 0..<20 { input.next(values[0]) }
    scope.dispose()
  }

  /// The values of each group, of which two have turns.
  private func group<Value>(_ values: [Value], _ sink: EventSink<Value>) {
    let turn = Unchecked(0)
    let operation = GroupByOperator(
      source(values), outerFirst: false,
      key: { _ in
        turn.value += 1
        return "\(turn.value % 2)"
      }, element: { $0 },
      emit: { _, subscribe, _ in
        let scope = SinkDisposer()
        subscribe(sink.raw.retaining(scope), scope)
      })
    run(operation, sink)
  }

  /// All values, then the first one, each before a source.
  private func start<Value>(_ values: [Value], _ sink: EventSink<Value>) {
    run(StartWithOperator(source([]), elements: values), sink)
    run(StartWithOperator(source(values), values[0]), sink)
  }

  private func generate<Value>(_ values: [Value], _ sink: EventSink<Value>) {
    let values = Unchecked(values)
    let next = Unchecked(0)
    let operation = GenerateOperator(
      values.value[0], while: { _ in next.value < values.value.count },
      { state in
        next.value += 1
        return next.value < values.value.count ? values.value[next.value] : state
      }, start: { steps, sink, scope in steps.runSynchronously(sink, scope) })
    run(operation, sink)
  }

  /// The values that a task takes together, or the newest ones.
  private func buffer<Value>(_ values: [Value], _ limit: Int, _ sink: EventSink<Value>) {
    let type = RawType(Value.self)
    let buffer = AsyncBuffer(type, limit: limit, keepsNewest: limit < .max, brake: nil)
    for value in values { withAddress(of: value) { buffer.receive(at: $0) } }
    var batch = ValueRing(type)
    guard case .value(let first) = buffer.take(&batch) else { return }
    sink.next(first.assumingMemoryBound(to: Value.self).move())
    while let next = batch.popFirst() { sink.next(next.assumingMemoryBound(to: Value.self).move()) }
    // Dropped with the buffer.
    for _ in 0..<20 { withAddress(of: values[0]) { buffer.receive(at: $0) } }
  }

  private func run<Value>(_ operation: RawOperator, _ sink: EventSink<Value>) {
    let scope = SinkDisposer()
    operation.run(sink.raw, scope)
    scope.dispose()
  }

  private func source<Value>(_ values: [Value]) -> EventSource<Value> {
    let values = Unchecked(values)
    return EventSource(.hot) { _, sink, _ in
      for value in values.value { sink.next(value) }
      sink.finish(.completed)
    }
  }
}

private final class Unchecked<Value>: @unchecked Sendable {  // used by one thread
  var value: Value

  init(_ value: Value) { self.value = value }
}

func retainCount(_ object: AnyObject) -> UInt { UInt(_getRetainCount(object)) }

// MARK: Kinds of types

private struct Empty: Equatable {}

private struct Eight: Equatable {
  var values: (Int, Int, Int, Int, Int, Int, Int, Int)

  init(_ value: Int) {
    values = (value, value + 1, value + 2, value + 3, value + 4, value + 5, value + 6, value + 7)
  }

  static func == (a: Eight, b: Eight) -> Bool {
    a.values.0 == b.values.0 && a.values.7 == b.values.7
  }
}

private struct SixtyFive: Equatable {
  var eight: Eight
  var last: UInt8

  init(_ value: UInt8) {
    eight = Eight(Int(value))
    last = value
  }
}

private struct Eighty: Equatable {
  var eight: Eight
  var ninth: Int
  var tenth: Int

  init(_ value: Int) {
    eight = Eight(value)
    (ninth, tenth) = (value + 8, value + 9)
  }
}

private final class Number: Hashable, Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (a: Number, b: Number) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private struct Pair: Equatable {
  var name: String
  var object: Number
}

private struct Weak {
  weak var object: Number?

  init(_ object: Number) { self.object = object }
}

private enum Choice: Equatable {
  case none
  case number(Int)
  case text(String)
  case object(Number)
}

/// A class with a noncopyable value.
private final class Holder {
  private struct Owned: ~Copyable { let value: Int }

  private let owned: Owned

  init(_ value: Int) { owned = Owned(value: value) }

  var value: Int { owned.value }
}
