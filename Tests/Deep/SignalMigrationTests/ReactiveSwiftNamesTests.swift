// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import Foundation
import TestSupport
import Testing

/// The behaviour of ReactiveSwift's names, by the sources of version 7.2.1, and of the names that
/// the hints and `Docs/MigratingFromReactiveSwift.md` give.
@Suite(.exclusive(.mainQueue)) struct ReactiveSwiftNamesTests {
  @Test func `names of observing and starting have equivalents`() {
    steps("observeValues(_:), startWithValues(_:)", "a-b-#", gives: "a@0 b@2") { p in
      p.a.subscribe(next: { p.note($0) }, isolation: nil)
    }
    steps("observeFailed(_:), startWithFailed(_:)", "a-b-#", gives: "failed@4") { p in
      p.a.subscribe(error: { _ in p.note("failed") }, isolation: nil)
    }
    steps("observeCompleted(_:), startWithCompleted(_:)", "a-b-|", gives: "done@4") { p in
      p.a.subscribe(completed: { p.note("done") }, isolation: nil)
    }
    // Signal.swift: an observation sends `interrupted` when it is disposed.
    row(
      "observeInterrupted(_:), startWithInterrupted(_:)", "a----b", gives: "a@0 gone@3",
      disposedAt: 3
    ) { p in p.a.onTermination { p.note("gone") } }
    steps("observeResult(_:), startWithResult(_:)", "a-#", gives: "a@0 failed@2") { p in
      p.a.subscribe(next: { p.note($0) }, error: { _ in p.note("failed") }, isolation: nil)
    }
    steps("observe(_:)", "a-|", gives: "next(a)@0 completed@2") { p in
      p.a.materialize().subscribe(next: { p.note($0.debugDescription) }, isolation: nil)
    }
    steps("observe(_:)", "a-|", gives: "a@0 done@2") { p in
      p.a.subscribe(
        next: { p.note($0) }, error: { p.note($0) }, completed: { p.note("done") }, isolation: nil
      )
    }
    steps("start(), logEvents", "a-|", gives: "next@0 completed@2") { p in
      p.a.log(to: { p.note($0.contains("next") ? "next" : "completed") }).subscribe()
    }
    row("logEvents()", "a-|", gives: "a@0 |@2") { $0.a.logAll() }
  }

  @Test func `creation behaves as in ReactiveSwift`() {
    row("SignalProducer(value:)", gives: "1@0 |@0") { _ in Signal.just(1) }
    row("SignalProducer(error:)", gives: "#@0") { _ in Signal<Int>.error(MarbleFailure()) }
    row("SignalProducer.empty", gives: "|@0") { _ in Signal<Int>.empty }
    row("SignalProducer.never", gives: "") { _ in Signal<Int>.never }
    row("SignalProducer(signal)", "a-|", gives: "a@0 |@2") { $0.a }
    // SignalProducer.swift:1020: the closure is called for each start.
    row("SignalProducer { value }, SignalProducer(result:)", gives: "1@0 |@0") { _ in
      Signal.try { 1 }
    }
    row("SignalProducer { value }, SignalProducer(result:)", gives: "#@0") { _ in
      let result = Result<Int, MarbleFailure>.failure(MarbleFailure())
      return Signal.try { try result.get() }
    }
    row("SignalProducer(values)", gives: "1@0 2@0 |@0") { _ in Signal.from([1, 2]) }
    row(
      "SignalProducer { observer, lifetime in }", gives: "1@0 torn down@2 |@2"
    ) { p in
      Signal.create { subscriber in
        subscriber.sendNext(1)
        p.scheduler.schedule(after: .seconds(2)) { subscriber.sendCompleted() }
        return AnyDisposable { p.note("torn down") }
      }
    }
    // Each start of a producer does the work again.
    row("SignalProducer, producer", "a-|", gives: "a@0 a@2 |@4") { $0.a.concat($0.a) }
    steps("Signal.pipe(), pipe()", "-a-b|", gives: "a@1 b@3 |@4") { p in
      let subject = SignalSubject<String>()
      let both = CompoundDisposable()
      both.add(
        subject.subscribe(next: { p.note($0) }, completed: { p.note("|") }, isolation: nil))
      both.add(p.a.subscribe(subject))
      return both
    }
  }

  @Test func `a hot signal is a subject, or the result of publish`() {
    steps("Signal", "a-b-c|", gives: "a1@0 b1@2 b2@2 c1@4 c2@4") { p in
      let connection = p.a.publish()
      let both = CompoundDisposable()
      both.add(connection.signal.subscribe(next: { p.note($0 + "1") }, isolation: nil))
      p.scheduler.schedule(after: .seconds(1)) {
        both.add(connection.signal.subscribe(next: { p.note($0 + "2") }, isolation: nil))
      }
      connection.connect()
      return both
    }
    steps("Signal", gives: "2@0") { p in
      let subject = SignalSubject<Int>()
      subject.sendNext(1)
      let subscription = subject.subscribe(next: { p.note($0) }, isolation: nil)
      subject.sendNext(2)
      return subscription
    }
    // `replay()` stands for what buffers; SignalProducer.swift:2756 for what replayLazily does.
    steps("Signal, replayLazily(upTo:)", "a-b|", gives: "a1@0 b1@2 a2@5 b2@5") { p in
      let all = p.a.replayLazily()
      let both = CompoundDisposable()
      both.add(all.subscribe(next: { p.note($0 + "1") }, isolation: nil))
      p.scheduler.schedule(after: .seconds(5)) {
        both.add(all.subscribe(next: { p.note($0 + "2") }, isolation: nil))
      }
      return both
    }
  }

  @Test func `a number of values can be replayed`() {
    // SignalProducer.swift:2756: started while the producer or an observer is left.
    steps("replayLazily(upTo:)", "a-b-c-|", gives: "a1@0 b1@2 b2@3 c1@4 c2@4") { p in
      let shared = p.a.replayLazily(upTo: 1)
      let both = CompoundDisposable()
      both.add(shared.subscribe(next: { p.note($0 + "1") }, isolation: nil))
      p.scheduler.schedule(after: .seconds(3)) {
        both.add(shared.subscribe(next: { p.note($0 + "2") }, isolation: nil))
      }
      return both
    }
    steps("replayLazily(upTo:)", "a-b-c-|", gives: "a@0 b@3 c@4") { p in
      let shared = p.a.replayLazily(upTo: 1)
      let first = shared.subscribe(next: { p.note($0) }, isolation: nil)
      p.scheduler.schedule(after: .seconds(1)) { first.dispose() }
      let late = CompoundDisposable()
      p.scheduler.schedule(after: .seconds(3)) {
        late.add(shared.subscribe(next: { p.note($0) }, isolation: nil))
      }
      return late
    }
  }

  @Test func `operators on single values behave as in ReactiveSwift`() {
    row("skipRepeats()", "aabba|", gives: "a@0 b@2 a@4 |@5") { $0.a.distinctUntilChanged() }
    row("skipRepeats(_:)", "13245|", gives: "1@0 2@2 5@4 |@5") {
      $0.m.distinctUntilChanged { $0 % 2 == $1 % 2 }
    }
    row("lift(_:)", "a|", gives: "ab@0 |@1") { $0.a.map { $0 + "b" } }
    row("map(value:)", "a|", gives: "1@0 |@1") { $0.a.map(to: 1) }
    row("map(value:)", is: [1]) { [SignalProperty("a").map { _ in 1 }.value] }
    row("skipNil()", "1x2|", gives: "1@0 2@2 |@3") { $0.a.map { Int($0) }.skipNil() }
    row("filterMap(_:)", "1x2|", gives: "1@0 2@2 |@3") { $0.a.compactMap { Int($0) } }
    row("compactMap(_:)", "1x2#", gives: "1@0 2@2 #@3") { $0.a.compactMap { Int($0) } }
    row("uniqueValues()", "abaca|", gives: "a@0 b@1 c@3 |@5") { $0.a.uniqueValues() }
    row("uniqueValues()", "abaca|", gives: "a@0 b@1 c@3 |@5") { $0.a.uniqueValues { $0 } }
    row("scan(into:)", "ab|", gives: "a@0 ab@1 |@2") { $0.a.scan(into: "") { $0 += $1 } }
    row("scanMap(_:_:)", "ab|", gives: "a1@0 b2@1 |@2") {
      $0.a.scanMap(0) { ($0 + 1, "\($1)\($0 + 1)") }
    }
    row("collect(count:)", "abc|", gives: "ab@1 c@3 |@3") {
      $0.a.collect(count: 2).map { $0.joined() }
    }
    // Event.swift:450: there a completion drops the array by default.
    row("collect(every:)", "abc-|", gives: "abc@3 -@4 |@4") { p in
      p.a.collect(every: .seconds(3), on: p.scheduler).map { $0.isEmpty ? "-" : $0.joined() }
    }
    row("materializeResults(), dematerializeResults()", "a#", gives: "a@0 #@1") {
      $0.a.materializeResults().dematerializeResults()
    }
    row("take(first:)", "a-b-c|", gives: "a@0 b@2 |@2") { $0.a.take(2) }
    row("take(first:)", "a-b-c|", gives: "|@0") { $0.a.take(0) }
    row("skip(first:)", "a-b-c|", gives: "c@4 |@5") { $0.a.skip(2) }
    row("take(last:)", "a-b-c|", gives: "b@5 c@5 |@5") { $0.a.take(last: 2) }
    row("take(last:)", "a-b-#", gives: "#@4") { $0.a.take(last: 2) }
    row("and, or", is: ["false", "true"]) {
      let (first, second) = (SignalProperty(true), SignalProperty(false))
      let results = [first.signal.and(second.signal), first.signal.or(second.signal)]
      return results.map { $0.events[0] }
    }
    row("negate()", "tf|", gives: "false@0 true@1 |@2") { $0.a.map { $0 == "t" }.not() }
    row("on(value:)", "a-#", gives: "saw a@0 a@0 #@2") { p in
      p.a.on(next: { p.note("saw \($0)") })
    }
    row("on(failed:)", "a-#", gives: "a@0 saw failure@2 #@2") { p in
      p.a.on(error: { _ in p.note("saw failure") })
    }
    row(
      "on(value:failed:completed:disposed:)", "a-|",
      gives: "saw a@0 a@0 saw end@2 disposed@2 |@2"
    ) { p in
      p.a.on(
        next: { p.note("saw \($0)") }, error: { p.note($0) }, completed: { p.note("saw end") }
      ).onTermination { p.note("disposed") }
    }
    row("attempt", "12|", gives: "1@0 #@1") {
      $0.m.attempt { if $0 == 2 { throw MarbleFailure() } }
    }
    row("attemptMap(_:)", "12|", gives: "11@0 #@1") {
      $0.m.tryMap { if $0 == 2 { throw MarbleFailure() } else { $0 + 10 } }
    }
    row("prefix", "-a|", "xy|", gives: "x@0 y@1 a@3 |@4") { p in p.a.prefix(p.b) }
    row("prefix(value:), prefix", "-a|", gives: "x@0 a@1 |@2") { $0.a.startWith("x") }
  }

  @Test func `operators on errors behave as in ReactiveSwift`() {
    row("flatMapError(_:)", "a-#", "xy|", gives: "a@0 x@2 y@3 |@4") { p in p.a.catch { _ in p.b } }
    row("mapError(_:)", "a-#", gives: "a@0 #late@2") { p in
      let transform: @Sendable (any Error) -> Failure = { _ in Failure("late") }
      return p.a.catch { .error(transform($0)) }
    }
    row("promoteError(_:)", "a|", gives: "a@0 |@1") { $0.a }
    row("promoteValue(_:)", "--|", gives: "|@2") { p in
      p.a.flatMap { _ in Signal<Int>.empty }
    }
    // SignalProducer.swift:2395: `count` further starts, and none for zero.
    row("retry(upTo:)", "a#", gives: "a@0 a@1 a@2 #@3") { $0.a.retry(upTo: 2) }
    row("retry(upTo:)", "a#", gives: "a@0 #@1") { $0.a.retry(upTo: 0) }
    row("retry(upTo:interval:on:)", "a#", gives: "a@0 a@3 #@4") { p in
      p.a.retry(upTo: 1, interval: .seconds(2), on: p.scheduler)
    }
    // Signal.swift:2249: the time limits the whole signal; the signal's own error is unchanged.
    row("timeout(after:raising:on:)", "a-b-c-d|", gives: "a@0 b@2 c@4 #late@5") { p in
      p.a.timeout(.seconds(5), on: p.scheduler)
        .catch { .error($0 as? SignalError == .timedOut ? Failure("late") : $0) }
    }
    row("timeout(after:raising:on:)", "a-b-#", gives: "a@0 b@2 #@4") { p in
      p.a.timeout(.seconds(5), on: p.scheduler)
        .catch { .error($0 as? SignalError == .timedOut ? Failure("late") : $0) }
    }
    row("SignalProducer<Int, Never>", "a#", gives: "a@0 |@1") { $0.a.catch(to: .empty) }
  }

  @Test func `operators with several signals behave as in ReactiveSwift`() {
    row("combineLatest(with:)", "a--b|", "-x---|", gives: "ax@1 bx@3 |@5") {
      $0.a.combineLatest(with: $0.b).map { $0 + $1 }
    }
    row("zip(with:)", "ab-c--|", "-x-y-|", gives: "ax@1 by@3 |@5") {
      $0.a.zip(with: $0.b).map { $0 + $1 }
    }
    row("merge(with:)", "a-b|", "-x--|", gives: "a@0 x@1 b@2 |@4") { $0.a.merge(with: $0.b) }
    row("then", "a-|", "x|", gives: "x@2 |@3") { p in p.a.then { p.b } }
    row("then", "a-#", "x|", gives: "#@2") { p in p.a.then { p.b } }
    row("concat", "a-|", "x|", gives: "a@0 x@2 |@3") { $0.a.concat($0.b) }
    row("take(until:)", "a-b-c|", "---x|", gives: "a@0 b@2 |@3") { $0.a.take(until: $0.b) }
    row("take(until:)", "a-b-c|", "---|", gives: "a@0 b@2 |@3") { $0.a.take(until: $0.b) }
    row("take(during:)", "a-b-c|", gives: "a@0 b@2 |@3") { p in
      let token = Box<Lifetime.Token?>(Lifetime.Token())
      p.scheduler.schedule(after: .seconds(3)) { token.value = nil }
      return p.a.take(until: (token.value ?? Lifetime.Token()).lifetime.ended)
    }
    row("flatMap(.merge)", "1-2-|", "ab-c|", gives: "a@0 b@1 a@2 c@3 b@3 c@5 |@6") { p in
      p.a.flatMap(.merge) { _ in p.b }
    }
    row("flatMap(.concat)", "1-2-|", "ab-c|", gives: "a@0 b@1 c@3 a@4 b@5 c@7 |@8") { p in
      p.a.flatMap(.concat) { _ in p.b }
    }
    row("flatMap(.concurrent(limit:))", "1-2-|", "ab-c|", gives: "a@0 b@1 c@3 a@4 b@5 c@7 |@8") {
      p in p.a.flatMap(.concurrent(limit: 1)) { _ in p.b }
    }
    row("flatMap(.throttle)", "1-2-|", "ab-c|", gives: "a@0 b@1 c@3 |@4") { p in
      p.a.flatMap(.throttle) { _ in p.b }
    }
    row("flatMap(.latest)", "1-2-|", "ab-c|", gives: "a@0 b@1 a@2 b@3 c@5 |@6") { p in
      p.a.flatMap(.latest) { _ in p.b }
    }
    row("flatten(.latest)", "1-2-|", "ab-c|", gives: "a@0 b@1 a@2 b@3 c@5 |@6") { p in
      p.a.map { _ in p.b }.flatten(.latest)
    }
    // Flatten.swift:99: the first inner signal that sends, until it ends.
    row("flatMap(.race)", "12|", "---a-b|", "-x-y-|", gives: "x@2 y@4 |@6") { p in
      p.a.flatMap(.race) { $0 == "1" ? p.b : p.c }
    }
  }

  /// Signal.swift:1155, 1225, 1245: sampling ends when both have, and sampling the latest value
  /// of another signal does not ask for that one's end.
  @Test func `sampling behaves as in ReactiveSwift`() {
    row("sample(on:)", "a-b-|", "-x-x-x|", gives: "a@1 b@3 b@5 |@6") { p in
      let (signal, sampler) = (p.a, p.b)
      return signal.concat(.never).sample(on: sampler)
    }
    // Both ended at 6 there; the end comes with the sampler's here.
    row("sample(on:)", "a-b---|", "-x-|", gives: "a@1 |@3") {
      $0.a.concat(.never).sample(on: $0.b)
    }
    row("sample(with:)", "a-b-|", "-x-y-z|", gives: "a@1 b@3 b@5 |@6") {
      $0.a.concat(.never).sample(on: $0.b)
    }
    row("sample(with:)", "a-b-|", "-x-y-z|", gives: "ax@1 by@3 bz@5 |@6") {
      $0.b.withLatest(from: $0.a).map { $1 + $0 }
    }
    row("withLatest(from:)", "-x-y-z|", "a-b-|", gives: "xa@1 yb@3 zb@5 |@6") {
      $0.a.withLatest(from: $0.b).map { $0 + $1 }
    }
    row("withLatest(from:)", "-x-y-z|", "a|", gives: "xa@1 ya@3 za@5 |@6") {
      $0.a.withLatest(from: $0.b).map { $0 + $1 }
    }
  }

  @Test func `schedulers and timed operators behave as in ReactiveSwift`() {
    row("observe(on:), QueueScheduler", "a-|", gives: "a@0 |@2") { p in
      p.a.deliver(on: p.scheduler)
    }
    row("start(on:)", "a-|", gives: "a@0 |@2") { p in p.a.subscribe(on: p.scheduler) }
    row("delay", "a-b|", gives: "a@2 b@4 |@5") { p in p.a.delay(.seconds(2), on: p.scheduler) }
    row("delay", "a-b-#", gives: "a@3 #@4") { p in p.a.delay(.seconds(3), on: p.scheduler) }
    row("debounce", "ab---c----|", gives: "b@3 c@7 |@10") { p in
      p.a.debounce(.seconds(2), on: p.scheduler)
    }
    // Debounce.swift:54 drops the pending value at a completion; here it is sent.
    row("debounce", "a---b|", gives: "a@2 b@5 |@5") { p in
      p.a.debounce(.seconds(2), on: p.scheduler)
    }
    row("throttle", "abc---d-----|", gives: "a@0 c@3 d@6 |@12") { p in
      p.a.throttle(for: .seconds(3), on: p.scheduler)
    }
    // UnaryAsyncOperator.swift drops it, too, and completes immediately.
    row("throttle", "ab|", gives: "a@0 b@3 |@3") { p in
      p.a.throttle(for: .seconds(3), on: p.scheduler)
    }
    row("timeout(after:)", "a-----|", gives: "a@0 #timedOut@3") { p in
      p.a.timeout(.seconds(3), on: p.scheduler)
    }
    // Signal.swift:1364: the values from the first event of the trigger on.
    row("skip(until:) with a trigger", "ab-cd|", "--x---|", gives: "c@3 d@4 |@5") { p in
      let trigger = p.b
      return p.a.withLatest(from: trigger.map(to: true).concat(value: true).prefix(false))
        .filter { $1 }.map { $0.0 }
    }
    // The end of the trigger counts, too.
    row("skip(until:) with a trigger", "ab-cd|", "--|", gives: "c@3 d@4 |@5") { p in
      p.a.withLatest(from: p.b.map(to: true).concat(value: true).prefix(false))
        .filter { $1 }.map { $0.0 }
    }
    row("repeat", "a-|", gives: "a@0 a@2 a@4", disposedAt: 5) { $0.a.repeat() }
    row("UIScheduler, ImmediateScheduler", "a-|", gives: "a@0 |@2") { p in
      p.a.deliver(on: Scheduler.immediate)
    }
    row("QueueScheduler", is: ["main", "background", "target"]) {
      let queue = DispatchQueue(label: "a")
      return [Scheduler.main.name.contains("main") ? "main" : Scheduler.main.name, "background"]
        + [Scheduler.target(queue, name: "target").name]
    }
    row("TestScheduler", is: 1) {
      let scheduler = TestSignalScheduler()
      let count = Box(0)
      scheduler.schedule(after: .seconds(1)) { count.update { $0 += 1 } }
      scheduler.advance(by: .seconds(1))
      return count.value
    }
  }

  @Test func `the main thread is reached without a hop`() async {
    await MainActor.run {
      row("UIScheduler", is: ["a", "after"]) {
        let log = TestSupport.Log<String>()
        Signal.just("a").deliverOnMain().subscribe(next: { log($0) })
        log("after")
        return log.entries
      }
    }
  }

  @Test func `properties behave as in ReactiveSwift`() {
    let property = SignalProperty(1)
    row("MutableProperty, producer", is: ["1", "2"]) {
      let recording = property.signal.recorded()
      property.value = 2
      return recording.events
    }
    row("a property where a producer is expected", is: ["1", "2", "|"]) {
      let names = SignalProperty(["1", "2"])
      return Signal.just(names).flatMap(.latest) { $0.signal }.flatMap(.concat) { .from($0) }
        .take(2).events
    }
    row("all(_:), any(_:)", is: ["false", "true", "|"]) {
      let signals: [Signal<Bool>] = [.just(true), .just(false)]
      return Signal.combineLatest(signals).and().concat(Signal.combineLatest(signals).or()).events
    }
    row("all(_:), any(_:)", is: [false, true]) {
      let properties = [SignalProperty(true), SignalProperty(false)]
      return [Property.all(properties).value, Property.any(properties).value]
    }
    row("signal", is: ["3"]) {
      let recording = property.signal.skip(1).recorded()
      property.value = 3
      return recording.events
    }
    row("PropertyProtocol", is: [1, 2]) {
      let properties: [any PropertyType<Int>] = [SignalProperty(1), Property(value: 2)]
      return properties.map { $0.value }
    }
    row("Property", is: ["a", "|"]) {
      func make() -> Signal<String> { SignalProperty("a").map { $0 }.signal }
      return make().events
    }
    row("MutableProperty", is: [1, 2, 5]) {
      let count = SignalProperty(1)
      return [
        count.swap(2), count.withValue { $0 },
        count.modify {
          $0 += 3; return $0
        },
      ]
    }
    row("MutableProperty", is: "b") {
      final class Form { @SignalProperty var name = "" }
      let form = Form()
      form.name = "b"
      return form.$name.value
    }
    row("ValidatingProperty", is: ["nil", "too long"]) {
      let name = ValidatingProperty<String, Failure>("a") {
        $0.count > 3 ? .invalid(Failure("too long")) : .valid
      }
      let mistakes = name.result.signal.map { $0.error?.description ?? "nil" }
      let recording = mistakes.recorded()
      name.value = "abcd"
      return recording.events
    }
  }

  /// UnidirectionalBinding.swift:76: a binding ends with its target.
  @Test func `a binding ends with its property`() {
    steps("property <~ signal", gives: "1@0 torn down@0") { p in
      let source = SignalSubject<Int>()
      do {
        let property = SignalProperty(0)
        let signal = source.onTermination { p.note("torn down") }
        property <~ signal
        source.sendNext(1)
        p.note(property.value)
      }
      return nil
    }
    row("property <~ signal", is: ["3 3", "4 4"]) {
      final class One { @SignalProperty var x = 1 }
      final class Two { @SignalProperty var y = 3 }
      let (a, b) = (One(), Two())
      a.$x <~> b.$y
      let first = "\(a.x) \(b.y)"
      a.x = 4
      return [first, "\(a.x) \(b.y)"]
    }
    row("BindingTarget", is: [1, 2]) {
      let log = Log<Int>()
      let (lifetime, token) = Lifetime.make()
      BindingTarget(lifetime: lifetime) { log($0) } <~ Signal.from([1, 2])
      token.dispose()
      return log.entries
    }
    row("BindingTarget", is: ["1", "1"]) {
      final class Label: @unchecked Sendable { var text = "" }
      let (one, other) = (Label(), Label())
      Signal.just("1").bind(to: one, \.text)
      Signal.just("1").bind(to: other) { $0.text = $1 }
      return [one.text, other.text]
    }
    row("BindingTarget(on:lifetime:object:keyPath:)", is: "a") {
      final class Label: HasLifetime {
        private let token = Lifetime.Token()
        var lifetime: Lifetime { token.lifetime }
        var text = ""
      }
      let label = Label()
      BindingTarget(label, \.text) <~ Signal.just("a")
      return label.text
    }
    row("reactive.notifications(forName:object:)", is: 1) {
      let (center, name) = (NotificationCenter(), Notification.Name("a"))
      let count = Box(0)
      center.signal(forName: name).subscribe(next: { _ in count.update { $0 += 1 } })
      center.post(name: name, object: nil)
      return count.value
    }
    row("Lifetime, Lifetime.Token", is: [false, true]) {
      let (lifetime, token) = Lifetime.make()
      let disposable = BooleanDisposable()
      lifetime += disposable
      let before = disposable.isDisposed
      token.dispose()
      return [before, disposable.isDisposed]
    }
    row("Lifetime, Lifetime.Token", is: [false, true]) {
      var token: Lifetime.Token? = Lifetime.Token()
      let lifetime = token?.lifetime
      let before = lifetime?.hasEnded ?? true
      token = nil
      return [before, lifetime?.hasEnded ?? false]
    }
  }

  @Test func `actions behave as in ReactiveSwift`() {
    // Action.swift:269: a producer that begins when it is started; here it begins immediately.
    row("apply(_:), Action, action.apply(input).start()", gives: "work 1@0 10@0 |@0") { p in
      let command = Command<Int, Int>(on: p.scheduler) { input in
        p.note("work \(input)")
        return .just(input * 10)
      }
      return command.execute(1)
    }
    row("action.apply(input).start()", is: ["#CancellationError()"]) {
      let command = Command<Int, Int>(on: .immediate) { _ in .create { _ in nil } }
      let execution = command.execute(1)
      execution.cancel()
      return execution.events
    }
    row("ActionError", is: [true, false]) {
      let disabled = Command<Int, Int>(enabledIf: .just(false), on: .immediate) { .just($0) }
      let failing = Command<Int, Int>(on: .immediate) { _ in .error(Failure()) }
      return [disabled, failing].map { command in
        let refused = Box(false)
        command.execute(1).subscribe(error: { error in
          if case CommandError.notEnabled = error { refused.value = true }
        })
        return refused.value
      }
    }
    row("Action(execute:), Action(enabledIf:execute:)", is: ["1", "2"]) {
      let always = Command<Int, Int>(on: .immediate) { .just($0) }
      let conditional = Command<Int, Int>(enabledIf: .just(true), on: .immediate) { .just($0) }
      return [always.execute(1).events[0], conditional.execute(2).events[0]]
    }
    row("Action(state:execute:), Action(state:enabledIf:execute:)", is: ["3a"]) {
      let command = Command<String, String>(
        state: SignalProperty(3), enabledIf: { $0 > 2 }, on: .immediate
      ) { .just("\($0)\($1)") }
      return [command.execute("a").events[0]]
    }
    row(
      "Action(unwrapping:execute:), Action(validated:execute:), action.disabledErrors", is: [1, 1]
    ) {
      let none = Command<Int, Int>(unwrapping: SignalProperty<Int?>(nil), on: .immediate) { _, _ in
        .just(1)
      }
      let invalid = ValidatingProperty<Int, Failure>(0) { _ in .invalid(Failure()) }
      let valid = Command<Int, Int>(validated: invalid, on: .immediate) { .just($0 + $1) }
      return [none, valid].map { command in
        let refused = command.disabledErrors.recorded()
        command.execute(1)
        return refused.events.count
      }
    }
    steps("values, action.values", gives: "10@0 20@2") { p in
      let command = Command<Int, Int>(on: p.scheduler) { input in
        input == 3 ? .error(Failure("three")) : .just(input * 10)
      }
      let values = command.executions.flatten().subscribe(next: { p.note($0) }, isolation: nil)
      for input in 1...3 {
        p.scheduler.schedule(after: .seconds(2 * input - 2)) { command.execute(input) }
      }
      return values
    }
    steps(
      "action.errors, action.isExecuting, action.isEnabled",
      gives: "executing false@0 enabled true@0 executing true@1 enabled false@1 three@1"
        + " executing false@1 enabled true@1"
    ) { p in
      let command = Command<Int, Int>(on: p.scheduler) { _ in .error(Failure("three")) }
      let all = CompoundDisposable()
      all.add(
        command.isExecuting.subscribe(next: { p.note("executing \($0)") }, isolation: nil))
      all.add(command.isEnabled.subscribe(next: { p.note("enabled \($0)") }, isolation: nil))
      all.add(command.errors.subscribe(next: { p.note($0) }, isolation: nil))
      p.scheduler.schedule(after: .seconds(1)) { command.execute(3) }
      return all
    }
    // Action.swift:107: completions only, failures not.
    steps("completed, action.completed", gives: "done@0") { p in
      let command = Command<Int, Int>(allowsConcurrentExecution: true, on: p.scheduler) { input in
        input == 3 ? .error(Failure("three")) : .just(input)
      }
      let both = CompoundDisposable()
      for input in [1, 3] {
        both.add(command.execute(input).subscribe(completed: { p.note("done") }, isolation: nil))
      }
      both.add(command.executions.flatten().subscribe(error: { p.note($0) }, isolation: nil))
      return both
    }
  }

  @Test func `observers and disposables behave as in ReactiveSwift`() {
    row("send(value:), send(error:)", is: ["1", "#failure"]) {
      let subject = SignalSubject<Int>()
      let recording = subject.recorded()
      subject.sendNext(1)
      subject.sendError(Failure())
      return recording.events
    }
    row("sendCompleted, Signal.Observer", is: ["|"]) {
      func finish(_ observer: some SubscriberType<Int>) { observer.sendCompleted() }
      let subject = SignalSubject<Int>()
      let recording = subject.recorded()
      finish(subject)
      return recording.events
    }
    row("Signal.Observer", is: ["1"]) {
      Signal<Int>.create { (subscriber: PassthroughSubscriber<Int>) in
        subscriber.sendNext(1)
        return nil
      }.events
    }
    steps("Signal.Observer", "a--b|", gives: "a@0 b@3 |@4") { p in
      let subscriber = Subscriber<String>(next: { p.note($0) }, completed: { p.note("|") })
      return p.a.subscribe(subscriber)
    }
    steps("sendInterrupted()", "a--b|", gives: "a@0 |@2") { p in
      let subject = SignalSubject<String>()
      let both = CompoundDisposable()
      both.add(p.a.subscribe(subject))
      both.add(
        subject.subscribe(next: { p.note($0) }, completed: { p.note("|") }, isolation: nil))
      p.scheduler.schedule(after: .seconds(2)) { subject.sendCompleted() }
      return both
    }
    row("Event", is: ["next(1)", "error(failure)", "completed"]) {
      [Event<Int>.next(1), .error(Failure()), .completed].map(\.debugDescription)
    }
    row("Disposable, AnyDisposable", is: true) {
      let disposable: any BraidCore.Disposable & Cancelable = AnyDisposable {}
      disposable.dispose()
      return disposable.isDisposed
    }
    row("CompositeDisposable", is: ["a", "b"]) {
      let log = TestSupport.Log<String>()
      let compound = CompoundDisposable()
      compound.add(AnyDisposable { log("a") })
      compound.add(AnyDisposable { log("b") })
      compound.dispose()
      return log.entries
    }
    row("SerialDisposable", is: ["a"]) {
      let log = TestSupport.Log<String>()
      let serial = SerialDisposable()
      serial.disposable = AnyDisposable { log("a") }
      serial.disposable = AnyDisposable { log("b") }
      return log.entries
    }
    row("disposables += { }", is: ["a"]) {
      let log = TestSupport.Log<String>()
      let disposables = CompoundDisposable()
      disposables += AnyDisposable { log("a") }
      disposables.dispose()
      return log.entries
    }
    row("ScopedDisposable", is: ["a"]) {
      let log = TestSupport.Log<String>()
      do { _ = ScopedDisposable(AnyDisposable { log("a") }) }
      return log.entries
    }
    row("Atomic", is: 2) {
      let number = Locked(1)
      return number.withLock { number in
        number += 1
        return number
      }
    }
  }
}
