// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

struct BindTests {
  private let log = Log<String>()

  private func observer<Element>(_ name: String) -> AnyObserver<Element> {
    AnyObserver { event in log("\(name) \(event)") }
  }

  @Test func `observers receive all events in order`() {
    _ = Observable.of(1, 2).bind(to: observer("a"), observer("b"))
    expectEqual(
      log.entries,
      ["a next(1)", "b next(1)", "a next(2)", "b next(2)", "a completed"]
        + ["b completed"])
  }

  @Test func `an observer receives an error`() {
    _ = Observable<Int>.error(TestError("bad")).bind(to: observer("a"))
    expectEqual(log.entries, ["a error(TestError(name: \"bad\"))"])
  }

  @Test func `observers of optional values receive values`() {
    _ = Observable.just(1).bind(to: observer("a") as AnyObserver<Int?>)
    _ = Infallible.just(2).bind(to: observer("b") as AnyObserver<Int?>)
    expectEqual(
      log.entries, ["a next(Optional(1))", "a completed", "b next(Optional(2))", "b completed"])
  }

  @Test func `a subject can be bound to, and the binding can be disposed`() {
    let source = PublishSubject<Int>()
    let target = PublishSubject<Int>()
    _ = target.subscribe { log("\($0)") }
    let binding = source.bind(to: target)
    source.onNext(1)
    binding.dispose()
    source.onNext(2)
    source.onCompleted()
    expectEqual(log.entries, ["next(1)"])
  }

  @Test func `disposal in the middle of a value prevents delivery to the remaining observers`() {
    let source = PublishSubject<Int>()
    let binding = SerialDisposable()
    let first = AnyObserver<Int> { event in
      log("first \(event)")
      binding.dispose()
    }
    binding.disposable = source.bind(to: first, observer("second"))
    source.onNext(1)
    source.onNext(2)
    expectEqual(log.entries, ["first next(1)", "second next(1)"])
  }

  @Test func `a function receives the observable`() {
    func last(_ source: Observable<Int>) -> Observable<Int> { source.takeLast(1) }
    func shown(_ source: Observable<Int>) -> (String) -> any Disposable {
      { name in source.subscribe(onNext: { log("\(name)\($0)") }) }
    }
    _ = Observable.of(1, 2).bind(to: last).bind(to: shown, curriedArgument: "n")
    _ = Infallible.of(3).bind(to: { shown($0.asObservable()) }, curriedArgument: "i")
    expectEqual(Infallible.of(4).bind(to: { _ in "result" }), "result")
    expectEqual(log.entries, ["n2", "i3"])
  }

  @Test func `a closure receives the values`() {
    _ = Observable.of(1, 2).bind(onNext: { log("\($0)") })
    _ = Infallible.just(3).bind(onNext: { log("\($0)") })
    expectEqual(log.entries, ["1", "2", "3"])
  }

  @Test func `a closure receives the object and the value while the object is alive`() {
    let source = PublishSubject<Int>()
    let infallible = source.asInfallible(onErrorJustReturn: 0)
    var owner: Log<String>? = Log()
    weak let seen = owner
    if let owner {
      _ = source.bind(with: owner) { $0("a\($1)") }
      _ = infallible.bind(with: owner) { $0("b\($1)") }
    }
    source.onNext(1)
    expectEqual(seen?.entries, ["a1", "b1"])
    owner = nil
    #expect(seen == nil)
    source.onNext(2)
  }

  @Test func `relays receive the values of an infallible`() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay<Int>(value: 0)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let optionals = (
      PublishRelay<Int?>(), BehaviorRelay<Int?>(value: nil), ReplayRelay<Int?>.createUnbound()
    )
    let merged = Observable.merge(
      publish.map { "p\($0)" }, behavior.map { "b\($0)" }, replay.map { "r\($0)" },
      optionals.0.map { "p\($0 ?? -1)" }, optionals.1.map { "b\($0 ?? -1)" },
      optionals.2.map { "r\($0 ?? -1)" })
    _ = merged.subscribe(onNext: { log($0) })
    let one = Infallible.just(1)
    _ = one.bind(to: publish, publish)
    _ = one.bind(to: behavior)
    _ = one.bind(to: replay)
    _ = one.bind(to: optionals.0)
    _ = one.bind(to: optionals.1)
    _ = one.bind(to: optionals.2)
    expectEqual(
      log.entries, ["b0", "b-1", "p1", "p1", "b1", "r1", "p1", "b1", "r1"])
  }
}
