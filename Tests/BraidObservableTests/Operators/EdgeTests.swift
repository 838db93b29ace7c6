// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// What each operator makes of a source that is empty, fails, never sends, or is let go in the
/// middle.
///
/// One line an operator; what makes it special is in the file of its family.
@Suite struct EdgeTests {
  struct Edge: Sendable, CustomTestStringConvertible {
    typealias Make = @Sendable (Observable<String>, TestScheduler) -> Observable<String>

    let name: String
    /// Of `|`.
    let empty: String
    /// Of `#`.
    let failing: String
    /// Of `----`, before it is disposed.
    let never: String
    /// Of `a--b--c`, disposed at tick 4.
    let cut: String
    let make: Make

    var testDescription: String { name }

    init(
      _ name: String, empty: String = "|", failing: String = "#", never: String = "----",
      cut: String = "a--b", _ make: @escaping Make
    ) {
      self.name = name
      self.empty = empty
      self.failing = failing
      self.never = never
      self.cut = cut
      self.make = make
    }
  }

  static let all = [
    creating, transforming, filtering, combining, errors, timing, sharing, utility,
  ].flatMap { $0 }

  static let creating: [Edge] = [
    Edge("create") { s, _ in .create { s.subscribe($0) } },
    Edge("deferred") { s, _ in .deferred { s } },
    Edge("using") { s, _ in .using({ BooleanDisposable() }, observableFactory: { _ in s }) },
  ]

  static let transforming: [Edge] = [
    Edge("map") { s, _ in s.map { $0 } },
    Edge("compactMap") { s, _ in s.compactMap { Optional($0) } },
    Edge("enumerated") { s, _ in s.enumerated().map(\.element) },
    Edge("scan") { s, _ in s.scan("x") { $1 } },
    Edge("scan(into:)") { s, _ in s.scan(into: "x") { $0 = $1 } },
    Edge("reduce", empty: "(x|)", cut: "----") { s, _ in s.reduce("x") { $1 } },
    Edge("reduce with a result", empty: "(x|)", cut: "----") { s, _ in
      s.reduce("x", accumulator: { $1 }, mapResult: { $0 })
    },
    Edge("toArray", empty: "(x|)", cut: "----") { s, _ in
      s.toArray().map { $0.first ?? "x" }.asObservable()
    },
    Edge("flatMap") { s, _ in s.flatMap { Observable.just($0) } },
    Edge("flatMapFirst") { s, _ in s.flatMapFirst { Observable.just($0) } },
    Edge("flatMapLatest") { s, _ in s.flatMapLatest { Observable.of($0) } },
    Edge("switchLatest") { s, _ in s.map { Observable.of($0) }.switchLatest() },
    Edge("concatMap") { s, _ in s.concatMap { Observable.of($0) } },
    Edge("groupBy") { s, _ in s.groupBy { $0 }.flatMap { $0 } },
    Edge("materialize, dematerialize") { s, _ in s.materialize().dematerialize() },
  ]

  static let filtering: [Edge] = [
    Edge("filter") { s, _ in s.filter { _ in true } },
    Edge("take") { s, _ in s.take(9) },
    Edge("take(while:)") { s, _ in s.take(while: { _ in true }) },
    Edge("take(until:) a value") { s, _ in s.take(until: { _ in false }) },
    Edge("take(until:) a source") { s, _ in s.take(until: Observable<Int>.never()) },
    Edge("takeLast", cut: "----") { s, _ in s.takeLast(2) },
    Edge("element(at:)", empty: "#", cut: "----") { s, _ in
      s.element(at: 5).withPlainErrors()
    },
    Edge("skip") { s, _ in s.skip(0) },
    Edge("skip(while:)") { s, _ in s.skip(while: { _ in false }) },
    Edge("skip(until:)") { s, _ in s.skip(until: Observable.just(1)) },
    Edge("ignoreElements", cut: "----") { s, _ in s.ignoreElements().map(absurd) },
    Edge("distinctUntilChanged") { s, _ in s.distinctUntilChanged() },
    Edge("distinctUntilChanged of a key") { s, _ in s.distinctUntilChanged { $0.hashValue } },
    Edge("distinctUntilChanged with a comparer") { s, _ in s.distinctUntilChanged { $0 == $1 } },
    Edge("distinctUntilChanged of a key with a comparer") { s, _ in
      s.distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
    },
    Edge("distinctUntilChanged(at:)") { s, _ in s.distinctUntilChanged(at: \.hashValue) },
    Edge("single", empty: "#", cut: "a---") { s, _ in
      s.single { $0 == "a" }.withPlainErrors()
    },
    Edge("ifEmpty(default:)", empty: "(x|)") { s, _ in s.ifEmpty(default: "x") },
    Edge("ifEmpty(switchTo:)", empty: "(x|)") { s, _ in s.ifEmpty(switchTo: .just("x")) },
  ]

  static let combining: [Edge] = [
    Edge("startWith", empty: "(x|)", failing: "(x#)", never: "x---", cut: "(xa)--b") { s, _ in
      s.startWith("x")
    },
    Edge("merge") { s, _ in .merge(s, .empty()) },
    Edge("merge of inner sources") { s, _ in Observable.of(s, .empty()).merge() },
    Edge("merge(maxConcurrent:)") { s, _ in Observable.of(s, .empty()).merge(maxConcurrent: 1) },
    Edge("concat", empty: "(x|)") { s, _ in s.concat(Observable.just("x")) },
    Edge("concat of inner sources", empty: "(x|)") { s, _ in
      Observable.of(s, .just("x")).concat()
    },
    Edge("combineLatest") { s, _ in .combineLatest(s, Observable.just("x")) { first, _ in first } },
    Edge("combineLatest of many") { s, _ in .combineLatest([s, .just("x")]) { $0[0] } },
    Edge("zip") { s, _ in .zip(s, Observable.of("x", "y", "z")) { first, _ in first } },
    Edge("zip of many") { s, _ in .zip([s, .of("x", "y", "z")]) { $0[0] } },
    Edge("withLatestFrom") { s, _ in s.withLatestFrom(Observable.just("x")) { first, _ in first } },
    Edge("amb") { s, _ in s.amb(Observable.never()) },
    Edge("amb of many") { s, _ in .amb([.never(), s]) },
  ]

  static let errors: [Edge] = [
    Edge("catch", failing: "(x|)") { s, _ in s.catch { _ in .just("x") } },
    Edge("catchAndReturn", failing: "(x|)") { s, _ in s.catchAndReturn("x") },
    Edge("catch(sequence:)", failing: "(x|)") { s, _ in .catch(sequence: [s, .just("x")]) },
    Edge("retry", failing: "#") { s, _ in s.retry(2) },
    Edge("retry(when:)", failing: "|") { s, _ in s.retry(when: { $0.take(1) }) },
  ]

  static let timing: [Edge] = [
    Edge("debounce", cut: "-a--") { $0.debounce(.seconds(1), scheduler: $1) },
    Edge("throttle") { $0.throttle(.seconds(1), scheduler: $1) },
    Edge("throttle without latest") { $0.throttle(.seconds(1), latest: false, scheduler: $1) },
    Edge("delay", empty: "-|", cut: "-a--") { $0.delay(.seconds(1), scheduler: $1) },
    Edge("timeout") { $0.timeout(.seconds(9), scheduler: $1) },
    Edge("timeout with another") {
      $0.timeout(.seconds(9), other: Observable.never(), scheduler: $1)
    },
    Edge("take(for:)") { $0.take(for: .seconds(9), scheduler: $1) },
    Edge("skip for a time") { $0.skip(.zero, scheduler: $1) },
    Edge("buffer", empty: "(x|)") {
      $0.buffer(timeSpan: .seconds(9), count: 1, scheduler: $1).map { $0.first ?? "x" }
    },
    Edge("window") { $0.window(timeSpan: .seconds(9), count: 1, scheduler: $1).flatMap { $0 } },
  ]

  static let sharing: [Edge] = [
    Edge("share") { s, _ in s.share() },
    Edge("share(replay:)") { s, _ in s.share(replay: 1) },
    Edge("share(replay:) forever") { s, _ in s.share(replay: 1, scope: .forever) },
    Edge("publish") { s, _ in s.publish().refCount() },
    Edge("replay") { s, _ in s.replay(1).refCount() },
    Edge("replayAll") { s, _ in s.replayAll().refCount() },
    Edge("multicast") { s, _ in s.multicast(PublishSubject()).refCount() },
    Edge("multicast(makeSubject:)") { s, _ in
      s.multicast(makeSubject: { PublishSubject() }).refCount()
    },
    Edge("multicast with a selector") { s, _ in
      s.multicast({ PublishSubject() }, selector: { $0 })
    },
  ]

  private static let owner = Witness()

  static let utility: [Edge] = [
    Edge("do(onNext:)") { s, _ in s.do(onNext: { _ in }) },
    Edge("do") { s, _ in s.do(afterNext: { _ in }, onError: { _ in }, onDispose: {}) },
    Edge("debug") { s, _ in s.debug(DebugPrinter("", trimOutput: false) { _ in }) },
    Edge("observe(on:)") { $0.observe(on: $1) },
    Edge("subscribe(on:)") { $0.subscribe(on: $1) },
    Edge("withUnretained") { s, _ in s.withUnretained(owner) { $1 } },
  ]

  @Test(arguments: all)
  func `an empty source, and one that fails`(edge: Edge) {
    expectDiagram("|", edge.empty) { edge.make($0, $1) }
    expectDiagram("#", edge.failing) { edge.make($0, $1) }
  }

  @Test(arguments: all)
  func `a source that never sends is let go when the result is`(edge: Edge) {
    expectDiagram("----", edge.never, during: "^---!", subscriptions: "^---!") {
      edge.make($0, $1)
    }
  }

  @Test(arguments: all)
  func `disposal in the middle`(edge: Edge) {
    expectDiagram("a--b--c", edge.cut, during: "^---!", subscriptions: "^---!") {
      edge.make($0, $1)
    }
  }
}

@Sendable private func absurd(_ never: Never) -> String {}
