// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// The behaviour of names of RxSwift and Combine, and of the names that the hints for users of
/// signals give.
struct RxSwiftNamesTests {
  @Test func `names of RxSwift have equivalents`() {
    steps("subscribe(onNext:)", "a#", gives: "a@0") { p in
      p.a.subscribe(next: { p.note($0) }, isolation: nil)
    }
    steps("subscribe(onNext:onError:)", "a#", gives: "a@0 #@1") { p in
      p.a.subscribe(next: { p.note($0) }, error: { _ in p.note("#") }, isolation: nil)
    }
    steps("subscribe(onNext:onError:onCompleted:)", "a|", gives: "a@0 |@1") { p in
      p.a.subscribe(
        next: { p.note($0) }, error: { _ in p.note("#") }, completed: { p.note("|") },
        isolation: nil)
    }
    row("do(onNext:)", "a|", gives: "saw a@0 a@0 |@1") { p in
      p.a.on(next: { p.note("saw \($0)") })
    }
    row("flatMapLatest(_:)", "1-2|", "xyz|", gives: "x@0 y@1 x@2 y@3 z@4 |@5") { p in
      p.a.flatMap(.latest) { _ in p.b }
    }
    row("concatMap(_:)", "12|", "xy-|", gives: "x@0 y@1 x@3 y@4 |@6") { p in
      p.a.flatMap(.concat) { _ in p.b }
    }
    row("switchLatest()", "1-2|", "xyz|", gives: "x@0 y@1 x@2 y@3 z@4 |@5") { p in
      p.a.map { _ in p.b }.switchToLatest()
    }
    row("of(_:)", gives: "1@0 2@0 |@0") { _ in Signal.from([1, 2]) }
    row("debug()", "a|", gives: "a@0 |@1") { $0.a.logAll() }
    row("ignoreElements()", "ab#", gives: "#@2") { $0.a.ignoreValues() }
    row("onNext(_:), onError(_:)", is: ["1", "#failure"]) {
      let subject = SignalSubject<Int>()
      let recording = subject.recorded()
      subject.sendNext(1)
      subject.sendError(Failure())
      return recording.events
    }
    row("onCompleted()", is: ["|"]) {
      let subject = SignalSubject<Int>()
      let recording = subject.recorded()
      subject.sendCompleted()
      return recording.events
    }
  }

  /// WithLatestFrom.swift of RxSwift: the end of the second source is not the result's.
  @Test func `the latest value of another source can be sampled`() {
    let beside: [(String, String, String)] = [
      ("-x-y-z|", "a-b-|", "a@1 b@3 b@5 |@6"),
      ("-x-y|", "a|", "a@1 a@3 |@4"),
      ("xy|", "--a|", "|@2"),
      ("-x-#", "a|", "a@1 #@3"),
      ("-x-y|", "a-#", "a@1 #@2"),
    ]
    for (trigger, other, events) in beside {
      row("withLatestFrom(_:)", trigger, other, gives: events) {
        $0.a.withLatest(from: $0.b).map { $1 }
      }
      row("withLatestFrom(_:)", trigger, other, gives: events) {
        $0.a.asObservable().withLatestFrom($0.b.asObservable()).asSignal()
      }
    }
  }

  /// ShareReplayScope.swift of RxSwift: an observer that subscribes after the last one has
  /// unsubscribed connects again.
  @Test func `a signal is shared again after the last subscriber has unsubscribed`() {
    typealias Sharing = @Sendable (Signal<String>) -> Signal<String>
    let rows: [(sharing: Sharing, events: String)] = [
      ({ $0.asObservable().share().asSignal() }, "subscribed@0 a@0 subscribed@2 a@2 b@4"),
      ({ $0.publish().autoconnect() }, "subscribed@0 a@0"),
    ]
    for (sharing, events) in rows {
      steps("share()", "a-b|", gives: events) { p in
        let shared = sharing(p.a.initially { p.note("subscribed") })
        let all = CompoundDisposable()
        let first = shared.subscribe(next: { p.note($0) }, isolation: nil)
        p.scheduler.schedule(after: .seconds(1)) { first.dispose() }
        p.scheduler.schedule(after: .seconds(2)) {
          all.add(shared.subscribe(next: { p.note($0) }, isolation: nil))
        }
        return all
      }
    }
    let replaying: [(sharing: Sharing, events: String)] = [
      (
        { $0.asObservable().share(replay: 1).asSignal() },
        "subscribed@0 a@0 subscribed@2 a@2 b@4"
      ),
      (
        { $0.multicast(ReplaySignalSubject(capacity: 1)).autoconnect() },
        "subscribed@0 a@0 a@2"
      ),
    ]
    for (sharing, events) in replaying {
      steps("share(replay:)", "a-b|", gives: events) { p in
        // One asks for multicast(_:), the other for asObservable().share(replay: 1).
        let shared = sharing(p.a.initially { p.note("subscribed") })
        let all = CompoundDisposable()
        let first = shared.subscribe(next: { p.note($0) }, isolation: nil)
        p.scheduler.schedule(after: .seconds(1)) { first.dispose() }
        p.scheduler.schedule(after: .seconds(2)) {
          all.add(shared.subscribe(next: { p.note($0) }, isolation: nil))
        }
        return all
      }
    }
  }

  @Test func `names of Combine have equivalents`() {
    steps("sink(receiveValue:)", "a|", gives: "a@0") { p in
      p.a.subscribe(next: { p.note($0) }, isolation: nil)
    }
    row("assign(to:on:)", is: "b") {
      final class Label: @unchecked Sendable { var text = "" }
      let label = Label()
      Signal.just("b").bind(to: label, \.text)
      return label.text
    }
    row("receive(on:)", "a|", gives: "a@0 |@1") { p in p.a.deliver(on: p.scheduler) }
    row("removeDuplicates()", "aab|", gives: "a@0 b@2 |@3") { $0.a.distinctUntilChanged() }
    row("removeDuplicates(by:)", "132|", gives: "1@0 2@2 |@3") {
      $0.m.distinctUntilChanged(by: { $0 % 2 == $1 % 2 })
    }
    row("replaceError(with:)", "a#", gives: "a@0 x@1 |@1") { $0.a.catchAndReturn("x") }
    row("prepend(_:)", "-a|", gives: "x@0 a@1 |@2") { $0.a.startWith("x") }
    row("dropFirst(_:)", "ab|", gives: "b@1 |@2") { $0.a.skip(1) }
    row("prefix(while:)", "121|", gives: "1@0 |@1") { $0.m.take(while: { $0 < 2 }) }
    row("drop(while:)", "121|", gives: "2@1 1@2 |@3") { $0.m.skip(while: { $0 < 2 }) }
  }

  @Test func `corrected mistakes behave as intended`() {
    let signals: [Int: Signal<String>] = [1: .just("x")]
    row("flattenMap(_:)", "12|", gives: "x@0 |@2") {
      $0.m.flattenMap { signals[$0] ?? .empty }
    }
    row("flatMap(_:)", "12|", gives: "x@0 |@2") { $0.m.flatMap { signals[$0] ?? .empty } }
    row("then(_:)", "a-|", "x|", gives: "x@2 |@3") { p in
      let other = p.b
      return p.a.then { other }
    }
    row("create(_:)", gives: "1@0 torn down@2", disposedAt: 2) { p in
      Signal.create { subscriber in
        subscriber.sendNext(1)
        return AnyDisposable { withExtendedLifetime(subscriber) { p.note("torn down") } }
      }
    }
    row("init(_:)", gives: "2@0 |@0") { p in
      Command<Int, Int>(on: p.scheduler) { .just($0 + 1) }.execute(1)
    }
    row("throttle(_:)", "ab---|", gives: "b@3 |@5") { p in
      p.a.deliver(on: p.scheduler).debounce(.seconds(2))
    }
  }
}
