// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ShareTests {
  @Test func `late observers first receive the replayed values`() {
    expectDiagram(
      ["-a-b-c-d|"],
      [
        DiagramObserver(during: "^", sees: "-a-b-c-d|"),
        DiagramObserver(during: "----^", sees: "----bc-d|"),
      ], subscriptions: ["^-------!"]
    ) { sources, _ in sources[0].share(replay: 1) }
  }

  @Test(arguments: [0, -1]) func `late observers miss earlier values without a buffer`(replay: Int)
  {
    expectDiagram(
      ["-a-b-c-d|"],
      [
        DiagramObserver(during: "^", sees: "-a-b-c-d|"),
        DiagramObserver(during: "----^", sees: "-----c-d|"),
      ]
    ) { sources, _ in sources[0].share(replay: replay) }
  }

  @Test(arguments: [("|", "|"), ("-a#", "-a#"), ("(ab)|", "(ab)|"), ("#", "#")])
  func `the source decides when the result ends`(source: String, expected: String) {
    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      for replay in 0...2 {
        expectDiagram(source, expected) { source, _ in source.share(replay: replay, scope: scope) }
      }
    }
  }

  // The table of the documentation, row by row.

  @Test(arguments: [(0, "------"), (1, "----b-"), (2, "----(ab)-")])
  func `an observer that follows the last one starts a new connection, whileConnected`(
    replay: Int, kept: String
  ) {
    expectDiagram(
      ["ab-c|"],
      [
        DiagramObserver(during: "^-!", sees: "ab"),
        DiagramObserver(during: "----^", sees: "----ab-c|"),
      ], subscriptions: ["^-!\n----^---!"]
    ) { sources, _ in sources[0].share(replay: replay) }
  }

  @Test(arguments: [(0, "----ab-c|"), (1, "----(ba)b-c|"), (2, "----(aba)b-c|")])
  func `an observer that follows the last one receives the replayed values, forever`(
    replay: Int, expected: String
  ) {
    expectDiagram(
      ["ab-c|"],
      [
        DiagramObserver(during: "^-!", sees: "ab"),
        DiagramObserver(during: "----^", sees: expected),
      ], subscriptions: ["^-!\n----^---!"]
    ) { sources, _ in
      sources[0].share(replay: replay, scope: .forever)
    }
  }

  @Test(arguments: [0, 1, 2])
  func `an observer after the end starts a new connection, whileConnected`(replay: Int) {
    for end in ["|", "#"] {
      expectDiagram(
        ["ab-c" + end],
        [
          DiagramObserver(during: "^", sees: "ab-c" + end),
          DiagramObserver(during: "------^", sees: "------ab-c" + end),
        ], subscriptions: ["^---!\n------^---!"]
      ) { sources, _ in sources[0].share(replay: replay) }
    }
  }

  @Test(arguments: [(0, "------"), (1, "------(c"), (2, "------(bc")])
  func `an observer after the end receives the replayed values and the end, forever`(
    replay: Int, kept: String
  ) {
    for end in ["|", "#"] {
      expectDiagram(
        ["ab-c" + end],
        [
          DiagramObserver(during: "^", sees: "ab-c" + end),
          DiagramObserver(during: "------^", sees: kept + end + (replay > 0 ? ")" : "")),
        ], subscriptions: ["^---!"]
      ) { sources, _ in
        sources[0].share(replay: replay, scope: .forever)
      }
    }
  }

  @Test func `a synchronous source emits once, for the first observer`() {
    let subscriptions = Box(0)
    let source = Observable<Int>.create { observer in
      subscriptions.update { $0 += 1 }
      for number in 1...3 { observer.onNext(number) }
      return Disposables.create()
    }
    let shared = source.share(replay: 2)
    let log = Log<String>()
    let first = shared.subscribe(onNext: { log("a\($0)") })
    let second = shared.subscribe(onNext: { log("b\($0)") })
    expectEqual(log.entries, ["a1", "a2", "a3", "b2", "b3"])
    expectEqual(subscriptions.value, 1)
    first.dispose()
    second.dispose()
    _ = shared.subscribe(onNext: { log("c\($0)") })
    expectEqual(subscriptions.value, 2)
  }

  @Test func `disposal inside a synchronous source stops it`() {
    let source = Observable<Int> { _, sink, scope in
      var number = 0
      while !scope.isDisposed {
        number += 1
        sink.next(number)
      }
    }
    let log = Log<Int>()
    let scope = SinkDisposer()
    source.share().subscribe(
      EventSink(
        next: {
          log($0)
          if $0 == 3 { scope.dispose() }
        }, finish: { _ in }), scope)
    expectEqual(log.entries, [1, 2, 3])
  }

  @Test func `an observer that resubscribes at the end starts the source again`() {
    let source = Counted()
    let shared = source.observable.share(replay: 1)
    let log = Log<String>()
    _ = shared.subscribe(
      onNext: { log("a\($0)") },
      onCompleted: { _ = shared.subscribe(onNext: { log("again \($0)") }) })
    source.send(1)
    source.complete()
    source.send(2)
    expectEqual(log.entries, ["a1", "again 2"])
    expectEqual(source.subscriptions, 2)
    expectEqual(source.live, 1)
  }

  @Test func `an observer that subscribes inside a value joins the same connection`() {
    let source = Counted()
    let shared = source.observable.share(replay: 1)
    let log = Log<String>()
    let isFirst = AtomicFlag()
    _ = shared.subscribe(onNext: {
      log("a\($0)")
      if isFirst.setIfClear() { _ = shared.subscribe(onNext: { log("b\($0)") }) }
    })
    source.send(1)
    source.send(2)
    expectEqual(log.entries, ["a1", "b1", "a2", "b2"])
    expectEqual(source.subscriptions, 1)
  }

  @Test func `a subscription to share() or share(replay: 1) does not occupy the trampoline`() {
    // ShareReplayScope.swift:259 and 406 of RxSwift: a synchronous source that the observer
    // subscribes to inside a value emits inside that call, as inside a value of a subject.
    func entries(_ shared: Observable<Int>) -> [String] {
      let log = Log<String>()
      _ = shared.subscribe(onNext: { value in
        log("begin \(value)")
        _ = Observable.of("one", "two").subscribe(onNext: { log($0) })
        log("end")
      })
      return log.entries
    }
    let source = BehaviorSubject(value: 1)
    let nested = ["begin 1", "one", "two", "end"]
    for replay in 0...1 {
      let shared = source.share(replay: replay)
      expectEqual(entries(shared), nested)
      expectEqual(entries(shared), replay == 0 ? [] : nested)
    }
    // The other forms are operators like any other, in RxSwift as well.
    for other in [source.share(replay: 2), source.share(replay: 1, scope: .forever)] {
      expectEqual(entries(other).prefix(2), ["begin 1", "end"])
    }
  }

  @Test func `the source is released when all observers have unsubscribed`() {
    let (subscriptions, object) = holding { object in
      let subject = PublishSubject<Int>()
      let shared = subject.map { _ in object }.share(replay: 1)
      let subscriptions = [shared.subscribe(), shared.subscribe()]
      subject.onNext(1)
      return subscriptions
    }
    for subscription in subscriptions { subscription.dispose() }
    #expect(object.value == nil)
  }
}
