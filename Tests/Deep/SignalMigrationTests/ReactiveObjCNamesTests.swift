// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidTesting
import Foundation
import TestSupport
import Testing

/// The behaviour of ReactiveObjC's operators, by the sources of version 3.1 (RACStream.m,
/// RACSignal.m, RACSignal+Operations.m), and of the names that the hints and
/// `Docs/MigratingFromReactiveObjC.md` give.
@Suite(.exclusive(.mainQueue)) struct ReactiveObjCNamesTests {
  @Test func `operators of streams behave as in ReactiveObjC`() {
    row("+empty", gives: "|@0") { _ in Signal<Int>.empty }
    row("+return:", gives: "1@0 |@0") { _ in Signal.just(1) }
    row("+return:", gives: "1@0 |@0") { _ in Signal.return(1) }
    row("-bind:, RACSignalBindBlock, RACStreamBindBlock", "ab-c|", gives: "aa@0 bb@1 |@1") {
      $0.a.bind {
        { value in
          value == "b" ? BindStep.emitAndStop(.just("bb")) : BindStep.emit(.just(value + value))
        }
      }
    }
    row("-concat:", "a-|", "x|", gives: "a@0 x@2 |@3") { p in
      let (first, second) = (p.a, p.b)
      return first.concat(second)
    }
    row("+concat:", "a-|", "x|", gives: "a@0 x@2 |@3") { Signal.concat([$0.a, $0.b]) }
    // RACSignal.m:196: ends when a source that has ended has nothing left to pair.
    row("-zipWith:, zipWith(_:)", "ab-c--|", "-x-y-|", gives: "ax@1 by@3 |@5") { p in
      let (first, second) = (p.a, p.b)
      return first.zip(with: second).map { $0 + $1 }
    }
    row("+zip:", "ab|", "-xy|", gives: "ax@1 by@2 |@2") {
      Signal.zip([$0.a, $0.b]).map { $0.joined() }
    }
    row(
      "+zip:reduce:, RACReduceBlock, RACGenericReduceBlock", "ab|", "-xy|", gives: "ax@1 by@2 |@2"
    ) { p in
      let combine: @Sendable (String, String) -> String = { $0 + $1 }
      return Signal.zip(p.a, p.b, transform: combine)
    }
    row("-flattenMap:, -flatten", "1-2|", "xy|", gives: "x@0 y@1 x@2 y@3 |@4") { p in
      p.a.flattenMap { _ in p.b }
    }
    row("-flattenMap:", "1-2|", "xy|", gives: "x@0 y@1 x@2 y@3 |@4") { p in
      p.a.flatMap { _ in p.b }
    }
    row("-flatten", "1-2|", "xy|", gives: "x@0 y@1 x@2 y@3 |@4") { p in
      p.a.map { _ in p.b }.flatten()
    }
    row("-map:", "ab|", gives: "aa@0 bb@1 |@2") { $0.a.map { $0 + $0 } }
    row("-mapReplace:, mapReplace(_:), replace(with:)", "ab|", gives: "x@0 x@1 |@2") {
      $0.a.map(to: "x")
    }
    row("-filter:", "123|", gives: "1@0 3@2 |@3") { $0.m.filter { $0 != 2 } }
    row("-ignore:", "121|", gives: "2@1 |@3") { $0.m.ignore(1) }
    row("-ignore:", "121|", gives: "2@1 |@3") { $0.m.map { $0 == 1 ? nil : $0 }.compactMap { $0 } }
    row("-reduceEach:", "12|", gives: "2@0 4@1 |@2") {
      $0.m.map { ($0, $0) }.reduceEach { $0 + $1 }
    }
    row("-reduceEach:", "12|", gives: "2@0 4@1 |@2") { $0.m.map { ($0, $0) }.map { $0 + $1 } }
    row("-startWith:", "-a|", gives: "x@0 a@1 |@2") { $0.a.startWith("x") }
    row("-skip:", "abc|", gives: "c@2 |@3") { $0.a.skip(2) }
    row("-take:", "abc|", gives: "a@0 b@1 |@1") { $0.a.take(2) }
    row("-take:", "abc|", gives: "|@0") { $0.a.take(0) }
    row(
      "-scanWithStart:reduce:, scan(withStart:reduce:), scanWithStart(_:reduce:)", "123|",
      gives: "1@0 3@1 6@2 |@3"
    ) { $0.m.scan(0) { $0 + $1 } }
    row("-scanWithStart:reduceWithIndex:", "111|", gives: "0@0 1@1 3@2 |@3") {
      $0.m.scanWithIndex(0) { sum, value, index in sum + value * index }
    }
    row(
      "-combinePreviousWithStart:reduce:, combinePrevious(withStart:reduce:),"
        + " combinePreviousWithStart(_:reduce:)", "abc|", gives: "xa@0 ab@1 bc@2 |@3"
    ) { $0.a.combinePrevious("x") { $0 + $1 } }
    // RACStream.m:286, 308: the value that ends `take` is not sent, the value that ends `skip` is.
    row("-takeUntilBlock:, takeUntilBlock(_:)", "1213|", gives: "1@0 |@1") {
      $0.m.take(until: { $0 == 2 })
    }
    row("-takeWhileBlock:, takeWhileBlock(_:)", "1213|", gives: "1@0 |@1") {
      $0.m.take(while: { $0 < 2 })
    }
    row("-skipUntilBlock:, skipUntilBlock(_:)", "1213|", gives: "2@1 1@2 3@3 |@4") {
      $0.m.skip(until: { $0 == 2 })
    }
    row("-skipWhileBlock:, skipWhileBlock(_:)", "1213|", gives: "2@1 1@2 3@3 |@4") {
      $0.m.skip(while: { $0 < 2 })
    }
    row("-distinctUntilChanged", "aaba|", gives: "a@0 b@2 a@3 |@4") { $0.a.distinctUntilChanged() }
    row("-distinctUntilChanged", "1324|", gives: "1@0 2@2 |@4") {
      $0.m.distinctUntilChanged(by: { $0 % 2 == $1 % 2 })
    }
    row("setNameWithFormat(_:_:)", "a|", gives: "a@0 |@1") { $0.a.named("clicks") }
  }

  @Test func `creation and subscription behave as in ReactiveObjC`() {
    row("+createSignal:, createSignal(_:)", gives: "1@0 |@0") { _ in
      Signal.create { subscriber in
        subscriber.sendNext(1)
        subscriber.sendCompleted()
        return nil
      }
    }
    row("+defer:, defer(_:)", gives: "made@0 1@0 |@0") { p in
      Signal.deferred {
        p.note("made")
        return .just(1)
      }
    }
    row("+error:", gives: "#@0") { _ in Signal<Int>.error(MarbleFailure()) }
    row("+never", gives: "") { _ in Signal<Int>.never }
    row("+try:", gives: "tried@0 1@0 |@0") { p in
      Signal.try {
        p.note("tried")
        return 1
      }
    }
    row("+try:", gives: "#@0") { _ in Signal<Int>.try { throw MarbleFailure() } }
    // RACSignal.m:44: once, whether anything subscribes or not; replayed.
    steps(
      "+startEagerlyWithScheduler:block:, startEagerlyWithScheduler(_:block:)",
      gives: "work@0 1@2 |@2"
    ) { p in
      let signal = Signal<Int>.startEagerly(on: p.scheduler) { subscriber in
        p.note("work")
        subscriber.sendNext(1)
        subscriber.sendCompleted()
      }
      let late = CompoundDisposable()
      p.scheduler.schedule(after: .seconds(2)) {
        late.add(
          signal.subscribe(
            next: { p.note($0) }, completed: { p.note("|") }, isolation: nil))
      }
      return late
    }
    steps(
      "+startLazilyWithScheduler:block:, startLazilyWithScheduler(_:block:)",
      gives: "work@2 1@2 |@2"
    ) { p in
      let signal = Signal<Int>.startLazily(on: p.scheduler) { subscriber in
        p.note("work")
        subscriber.sendNext(1)
        subscriber.sendCompleted()
      }
      let late = CompoundDisposable()
      p.scheduler.schedule(after: .seconds(2)) {
        late.add(
          signal.subscribe(
            next: { p.note($0) }, completed: { p.note("|") }, isolation: nil))
      }
      return late
    }
    // RACSignal+Operations.m:722: the first value after an interval.
    row(
      "+interval:onScheduler:, +interval:onScheduler:withLeeway:", gives: "x@2 x@4", disposedAt: 5
    ) { p in
      Signal.interval(.seconds(2), leeway: .seconds(1), on: p.scheduler).map { _ in "x" }
    }
    steps("-subscribe:, RACSubscriber", "a|", gives: "a@0 |@1") { p in
      p.a.subscribe(Subscriber(next: { p.note($0) }, completed: { p.note("|") }))
    }
    steps("-subscribeNext:, subscribeNext(_:)", "a#", gives: "a@0") { p in
      p.a.subscribe(next: { p.note($0) }, isolation: nil)
    }
    steps("-subscribeError:, subscribeError(_:)", "a#", gives: "#@1") { p in
      p.a.subscribe(error: { _ in p.note("#") }, isolation: nil)
    }
    steps("-subscribeCompleted:, subscribeCompleted(_:)", "a|", gives: "|@1") { p in
      p.a.subscribe(completed: { p.note("|") }, isolation: nil)
    }
    steps("-subscribeNext:error:, subscribeNext(_:error:)", "a#", gives: "a@0 #@1") { p in
      p.a.subscribe(next: { p.note($0) }, error: { _ in p.note("#") }, isolation: nil)
    }
    steps("-subscribeNext:completed:, subscribeNext(_:completed:)", "a|", gives: "a@0 |@1") { p in
      p.a.subscribe(next: { p.note($0) }, completed: { p.note("|") }, isolation: nil)
    }
    steps(
      "-subscribeNext:error:completed:, subscribeNext(_:error:completed:)", "a|", gives: "a@0 |@1"
    ) { p in
      p.a.subscribe(
        next: { p.note($0) }, error: { _ in p.note("#") }, completed: { p.note("|") },
        isolation: nil)
    }
    steps("-subscribeError:completed:, subscribeError(_:completed:)", "a#", gives: "#@1") { p in
      p.a.subscribe(error: { _ in p.note("#") }, completed: { p.note("|") }, isolation: nil)
    }
  }

  @Test func `side effects and timed operators behave as in ReactiveObjC`() {
    row("-doNext:", "a|", gives: "saw a@0 a@0 |@1") { p in p.a.doNext { p.note("saw \($0)") } }
    row("-doError:", "a#", gives: "a@0 saw it@1 #@1") { p in
      p.a.doError { _ in p.note("saw it") }
    }
    row("-doCompleted:", "a|", gives: "a@0 saw it@1 |@1") { p in
      p.a.doCompleted { p.note("saw it") }
    }
    row("-doNext:", "a|", gives: "saw a@0 a@0 |@1") { p in
      p.a.on(next: { p.note("saw \($0)") }, error: { p.note($0) }, completed: {})
    }
    row("-initially:", "a|", gives: "begun@0 a@0 |@1") { p in p.a.initially { p.note("begun") } }
    row("-finally:", "a|", gives: "a@0 over@1 |@1") { p in p.a.finally { p.note("over") } }
    row("-finally:", "a---|", gives: "a@0", disposedAt: 2) { p in
      p.a.finally { p.note("over") }
    }
    row("-finally:", "a---|", gives: "a@0 over@2", disposedAt: 2) { p in
      p.a.onTermination { p.note("over") }
    }
    // RACSignal+Operations.m:130: waits for a pause; a completion sends the pending value.
    row("-throttle:", "ab---c|", gives: "b@3 c@6 |@6") { p in
      p.a.debounce(.seconds(2), on: p.scheduler)
    }
    row("-throttle:", "ab#", gives: "#@2") { p in p.a.debounce(.seconds(2), on: p.scheduler) }
    row("-throttle:valuesPassingTest:", "a-xb-x----|", gives: "x@2 x@5 |@10") { p in
      p.a.debounce(.seconds(3), on: p.scheduler, where: { $0 != "x" })
    }
    row("-throttle:", "abc------|", gives: "a@0 c@3 |@9") { p in
      p.a.throttle(for: .seconds(3), latest: true, on: p.scheduler)
    }
    row("-delay:", "a-b|", gives: "a@2 b@4 |@5") { p in p.a.delay(.seconds(2), on: p.scheduler) }
    row("-delay:", "a--#", gives: "a@2 #@3") { p in p.a.delay(.seconds(2), on: p.scheduler) }
    // RACSignal+Operations.m:323: the interval begins with a value; a completion sends the rest.
    row(
      "-bufferWithTime:onScheduler:, bufferWithTime(_:onScheduler:), buffer(withTime:on:)",
      "-ab---c|", gives: "ab@4 c@7 |@7"
    ) { p in p.a.buffer(every: .seconds(3), on: p.scheduler).map { $0.joined() } }
    row(
      "-timeout:onScheduler:, RACSignalErrorTimedOut, RACSignalErrorDomain", "a-b-c|",
      gives: "a@0 b@2 #timedOut@3"
    ) { p in
      p.a.timeout(.seconds(3), on: p.scheduler).catch { error in
        .error((error as? SignalError) == SignalError.timedOut ? error : MarbleFailure())
      }
    }
  }

  @Test func `errors and repetitions behave as in ReactiveObjC`() {
    row("-repeat", "a-|", gives: "a@0 a@2 a@4", disposedAt: 5) { $0.a.repeat() }
    row("-repeat", "a-|", gives: "a@0 a@2 a@4", disposedAt: 5) { $0.a.repeatForever() }
    row("-retry", "a-#", gives: "a@0 a@2 a@4", disposedAt: 5) { $0.a.retry() }
    // RACSignal+Operations.m:1165: `count` further subscriptions; zero is without end.
    row("-retry:", "a#", gives: "a@0 a@1 a@2 #@3") { $0.a.retry(2) }
    row("-retry:", "a-#", gives: "a@0 a@2 a@4", disposedAt: 5) { $0.a.retry(0) }
    row("-retry", "a#", gives: "a@0 a@3 #@4") { p in
      p.a.retry(RetryPolicy(.constant(.seconds(2)), maxAttempts: 2), on: p.scheduler)
    }
    row("-catch:", "a#", "x|", gives: "a@0 x@1 |@2") { p in p.a.catch { _ in p.b } }
    row("-catchTo:, catchTo(_:)", "a#", "x|", gives: "a@0 x@1 |@2") { $0.a.catch(to: $0.b) }
    row("-catchTo:", "a#", gives: "a@0 x@1 |@1") { $0.a.catchAndReturn("x") }
    row("-try:", "12|", gives: "1@0 #@1") {
      $0.m.attempt { if $0 == 2 { throw MarbleFailure() } }
    }
    row("-tryMap:", "12|", gives: "11@0 #@1") {
      $0.m.tryMap { if $0 == 2 { throw MarbleFailure() } else { $0 + 10 } }
    }
    row("-tryMap:", "12|", gives: "11@0 #@1") {
      $0.m.map { if $0 == 2 { throw MarbleFailure() } else { $0 + 10 } }.filter { _ in true }
    }
    row("-materialize", "a#", gives: "next(a)@0 error(#)@1 |@1") {
      $0.a.materialize().map(\.debugDescription)
    }
    row("-dematerialize", "a#", gives: "a@0 #@1") { $0.a.materialize().dematerialize() }
  }

  @Test func `aggregations and tests behave as in ReactiveObjC`() {
    row("-collect", "ab|", gives: "ab@2 |@2") { $0.a.collect().map { $0.joined() } }
    row("-takeLast:, takeLast(_:)", "abc|", gives: "b@3 c@3 |@3") { $0.a.take(last: 2) }
    row(
      "-aggregateWithStart:reduce:, aggregate(withStart:reduce:), aggregateWithStart(_:reduce:)",
      "12|", gives: "3@2 |@2"
    ) { $0.m.reduce(0) { $0 + $1 } }
    row("-aggregateWithStart:reduceWithIndex:", "111|", gives: "3@3 |@3") {
      $0.m.reduceWithIndex(0) { sum, value, index in sum + value * index }
    }
    row("-aggregateWithStartFactory:reduce:", "12|", gives: "3@2 |@2") {
      $0.m.reduce(makeInitial: { 0 }, { $0 + $1 })
    }
    // RACSignal+Operations.m:1119: an error is a false there; here it passes.
    row("-any", "-a|", gives: "true@1 |@1") { $0.a.isNotEmpty() }
    row("-any", "-|", gives: "false@1 |@1") { $0.a.any() }
    row("-any", "-#", gives: "#@1") { $0.a.isNotEmpty() }
    row("-any:", "12|", gives: "true@1 |@1") { $0.m.contains(where: { $0 == 2 }) }
    row("-any:", "12#", gives: "#@2") { $0.m.any { $0 == 3 } }
    row("-all:", "12|", gives: "false@1 |@1") { $0.m.allSatisfy { $0 < 2 } }
    row("-all:", "12|", gives: "true@2 |@2") { $0.m.all { $0 < 3 } }
    row("-all:", "12#", gives: "#@2") { $0.m.allSatisfy { $0 < 3 } }
    row("-ignoreValues", "ab|", gives: "|@2") { $0.a.ignoreValues() }
    row("-ignoreValues", "ab|", gives: "1@2 |@2") { $0.a.then { Signal.just(1) } }
    row("-not", "tf|", gives: "false@0 true@1 |@2") { $0.a.map { $0 == "t" }.not() }
    row("-and", "tf|", "tt|", gives: "true@0 false@1 |@2") {
      Signal.zip($0.a, $0.b) { ($0 == "t", $1 == "t") }.and()
    }
    row("-or", "tf|", "ff|", gives: "true@0 false@1 |@2") {
      Signal.zip($0.a, $0.b) { ($0 == "t", $1 == "t") }.or()
    }
    row("-reduceApply", "12|", gives: "11@0 12@1 |@2") {
      $0.m.map { ({ (value: Int) in value + 10 }, $0) }.reduceApply()
    }
  }

  @Test func `operators with several signals behave as in ReactiveObjC`() {
    row("-combineLatestWith:, combineLatestWith(_:)", "a--b|", "-x-----|", gives: "ax@1 bx@3 |@7") {
      p in
      let (first, second) = (p.a, p.b)
      return first.combineLatest(with: second).map { $0 + $1 }
    }
    row("+combineLatest:", "a--b|", "-x-----|", gives: "ax@1 bx@3 |@7") {
      Signal.combineLatest([$0.a, $0.b]).map { $0.joined() }
    }
    row("+combineLatest:reduce:", "a--b|", "-x-----|", gives: "ax@1 bx@3 |@7") {
      Signal.combineLatest($0.a, $0.b, transform: { $0 + $1 })
    }
    row("-merge:", "a-b|", "-x---|", gives: "a@0 x@1 b@2 |@5") { p in
      let (first, second) = (p.a, p.b)
      return first.merge(with: second)
    }
    row("+merge:", "a-b|", "-x---|", gives: "a@0 x@1 b@2 |@5") { Signal.merge([$0.a, $0.b]) }
    row("-flatten:", "12-|", "xy-|", gives: "x@0 y@1 x@3 y@4 |@6") { p in
      p.a.map { _ in p.b }.flatten(maxConcurrent: 1)
    }
    row("-concat", "1-2|", "xy|", gives: "x@0 y@1 x@2 y@3 |@4") { p in
      let signals = p.a.map { _ in p.b }
      return signals.concat()
    }
    row("-concat", "12|", "xy-|", gives: "x@0 y@1 x@3 y@4 |@6") { p in
      p.a.map { _ in p.b }.flatten(.concat)
    }
    row("-then:", "a-|", "x|", gives: "x@2 |@3") { p in p.a.then { p.b } }
    // RACSignal+Operations.m:794: ends when both have; a nil signal ends the previous inner signal.
    row("-switchToLatest", "1-2|", "xyz|", gives: "x@0 y@1 x@2 y@3 z@4 |@5") { p in
      p.a.map { _ in p.b }.switchToLatest()
    }
    row("-switchToLatest", "1-2|", "xyz|", gives: "x@0 y@1 x@2 y@3 z@4 |@5") { p in
      p.a.flatMap(.latest) { _ in p.b }
    }
    row("-switchToLatest", "1-2|", "xyz|", gives: "x@0 y@1 |@3") { p in
      p.m.map { $0 == 1 ? p.b : nil }.switchToLatest()
    }
    row("+switch:cases:default:", "ab-c|", "xy|", "z|", gives: "x@0 x@1 y@2 z@3 |@4") { p in
      Signal.switch(on: p.a, cases: ["a": p.b, "b": p.b], default: p.c)
    }
    row("RACSignalErrorNoMatchingCase", "a|", gives: "no case@0 |@0") { p in
      Signal<String>.switch(on: p.a, cases: [:]).catch { error in
        if case SignalError.noMatchingCase = error { .just("no case") } else { .error(error) }
      }
    }
    row("+if:then:else:", "t-f|", "xyz|", "w|", gives: "x@0 y@1 w@2 |@3") { p in
      Signal.if(p.a.map { $0 == "t" }, then: p.b, else: p.c)
    }
    row("-sample:", "a-b|", "-xxx|", gives: "a@1 a@2 |@3") { p in
      p.a.filter { $0 != "b" }.sample(on: p.b.filter { _ in true }.take(2).concat(.never))
    }
    row("-takeUntil:, takeUntil(_:)", "a-b|", "-x", gives: "a@0 |@1") { $0.a.take(until: $0.b) }
    row("-takeUntil:", "a-b|", "-|", gives: "a@0 |@1") { $0.a.take(until: $0.b) }
    row("-takeUntilReplacement:, takeUntilReplacement(_:)", "a-b|", "-x-|", gives: "a@0 x@1 |@3") {
      $0.a.take(untilReplacement: $0.b)
    }
    row(
      "-groupBy:, key, +signalWithKey:, RACGroupedSignal", "1324|",
      gives: "1:1@0 1:3@1 0:2@2 0:4@3 |@4"
    ) {
      $0.m.groupBy { $0 % 2 }.flattenMap { (group: GroupedSignal<Int, Int>) in
        group.map { "\(group.key):\($0)" }
      }
    }
    row("-groupBy:transform:", "13|", gives: "11@0 13@1 |@2") {
      $0.m.groupBy({ $0 % 2 }, transform: { $0 + 10 }).flatten()
    }
  }

  @Test func `sharing behaves as in ReactiveObjC`() {
    steps("-publish, signal, -connect, RACMulticastConnection", "a-b|", gives: "a@1 b@3") { p in
      let connection: MulticastConnection<String> = p.a.publish()
      let all = CompoundDisposable()
      all.add(connection.signal.subscribe(next: { p.note($0) }, isolation: nil))
      p.scheduler.schedule(after: .seconds(1)) { all.add(connection.connect()) }
      return all
    }
    steps("-multicast:", "a-b|", gives: "a@1 b@2") { p in
      let connection = p.a.multicast(ReplaySignalSubject<String>())
      connection.connect()
      let all = CompoundDisposable()
      p.scheduler.schedule(after: .seconds(1)) {
        all.add(connection.signal.subscribe(next: { p.note($0) }, isolation: nil))
      }
      return all
    }
    // RACMulticastConnection.m:54: it connects once.
    steps("-autoconnect", "a-b|", gives: "a@0 torn down@1") { p in
      let shared = p.a.onTermination { p.note("torn down") }.publish().autoconnect()
      let first = shared.subscribe(next: { p.note($0) }, isolation: nil)
      p.scheduler.schedule(after: .seconds(1)) { first.dispose() }
      p.scheduler.schedule(after: .seconds(2)) { shared.subscribe(next: { p.note($0) }) }
      return nil
    }
    row("-replay", "a-b|", gives: "a@1 b@2 |@3") { p in
      let all = p.a.replay()
      return Signal<Int>.empty.delay(.seconds(1), on: p.scheduler).then { all }
    }
    row("-replayLast", "ab---|", gives: "b@2 |@5") { p in
      let last = p.a.replayLast()
      return Signal<Int>.empty.delay(.seconds(2), on: p.scheduler).then { last }
    }
    row("-replayLazily", "a-b|", gives: "a@1 b@3 |@4") { p in
      let all = p.a.replayLazily()
      return Signal<Int>.empty.delay(.seconds(1), on: p.scheduler).then { all }
    }
  }

  @Test func `schedulers deliver events as in ReactiveObjC`() {
    row("-deliverOn:, deliverOn(_:)", "a|", gives: "a@0 |@1") { p in p.a.deliver(on: p.scheduler) }
    row("-subscribeOn:, subscribeOn(_:)", gives: "made@0 1@0 |@0") { p in
      Signal.deferred {
        p.note("made")
        return .just(1)
      }.subscribe(on: p.scheduler)
    }
    final class Label: HasLifetime, @unchecked Sendable {
      private let token = Lifetime.Token()
      var lifetime: Lifetime { token.lifetime }
      var text = ""
    }
    steps("-setKeyPath:onObject:, setKeyPath(_:on:)", gives: "b@0 torn down@0") { p in
      let source = SignalSubject<String>()
      do {
        let label = Label()
        source.onTermination { p.note("torn down") }.bind(to: label, \.text)
        source.sendNext("b")
        p.note(label.text)
      }
      return nil
    }
    row("-setKeyPath:onObject:nilValue:", is: "none") {
      let label = Label()
      Signal<String?>.just(nil).bind(to: label, \.text, default: "none")
      return label.text
    }
    row("RAC(TARGET, KEYPATH, NIL), RACSubscriptingAssignmentTrampoline", is: "b") {
      let label = Label()
      (label as any HasLifetime).lifetime.observeEnded {}
      label.bind(\.text, from: .just("b"))
      return label.text
    }
    row("RAC(TARGET, KEYPATH, NIL)", is: "b") {
      final class Field { @SignalProperty var text: String? }
      let field = Field()
      field.$text <~ Signal.just("b")
      return field.text ?? ""
    }
    row("-rac_willDeallocSignal, rac_willDeallocSignal", gives: "|@0") { _ in
      Label().willDeallocate
    }
    row("-rac_deallocDisposable", is: ["ended"]) {
      let log = TestSupport.Log<String>()
      do {
        let label = Label()
        (label as any HasLifetime).lifetime.observeEnded { log("ended") }
      }
      return log.entries
    }
    row("-logNext, -logError, -logCompleted, -logAll", is: ["1", "|"]) {
      Signal.just(1).logNext().logError().logCompleted().logAll().events
    }
    row("-logAll", is: 2) {
      let log = TestSupport.Log<String>()
      Signal.just(1).log(.all, to: { log($0) }).subscribe()
      return log.entries.count
    }
  }

  /// RACSignal+Operations.m:1049: on the main thread without a hop.
  @Test func `the main thread is used as in ReactiveObjC`() async {
    await MainActor.run {
      row("-deliverOnMainThread, deliverOnMainThread()", is: ["1", "after"]) {
        let log = TestSupport.Log<String>()
        Signal.just(1).deliverOnMain().subscribe(next: { log("\($0)") })
        log("after")
        return log.entries
      }
    }
  }

  @Test func `blocking calls behave as in ReactiveObjC`() {
    row("-first, -firstOrDefault:", is: [1, 1, 2]) {
      let both = Signal.from([1, 2])
      return [both.first() ?? 0, both.first(default: 3), Signal<Int>.empty.first(default: 2)]
    }
    row("-firstOrDefault:success:error:", is: [1, 2]) {
      [
        try Signal.just(1).throwingFirst(default: 2, timeout: .seconds(9)),
        try Signal.empty.throwingFirst(default: 2),
      ]
    }
    row("-firstOrDefault:success:error:", is: [1, nil]) {
      [
        try Signal.just(1).map(Optional.some).throwingFirst(default: nil),
        try Signal<Int>.empty.map(Optional.some).throwingFirst(default: nil),
      ]
    }
    row(
      "-asynchronousFirstOrDefault:success:error:,"
        + " -asynchronousFirstOrDefault:success:error:timeout:", is: true
    ) {
      do {
        return try Signal<Bool>.error(Failure()).throwingFirst(default: false, timeout: .seconds(9))
      } catch { return error is Failure }
    }
    row(
      "-waitUntilCompleted:, -asynchronouslyWaitUntilCompleted:,"
        + " -asynchronouslyWaitUntilCompleted:timeout:", is: true
    ) {
      try Signal.just(1).wait(timeout: .seconds(9))
      return true
    }
    row("-toArray", is: [1, 2]) { try Signal.from([1, 2]).toArray(timeout: .seconds(9)) }
    row("-sequence", is: [1, 2]) { Array(Signal.from([1, 2]).sequence) }
  }
}
