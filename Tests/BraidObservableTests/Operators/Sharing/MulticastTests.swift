// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct PublishTests {
  @Test func `observers share one subscription, and late observers miss earlier values`() {
    expectDiagram(
      ["-a-b-c|"],
      [
        DiagramObserver(during: "^", sees: "-a-b-c|"),
        DiagramObserver(during: "--^", sees: "---b-c|"),
      ], subscriptions: ["^-----!"]
    ) { sources, _ in
      let shared = sources[0].publish()
      _ = shared.connect()
      return shared
    }
  }
}

struct ReplayTests {
  @Test func `late observers first receive the most recent values`() {
    expectDiagram(
      ["-a-b-c-d|"],
      [
        DiagramObserver(during: "^", sees: "-a-b-c-d|"),
        DiagramObserver(during: "------^", sees: "------(bc)d|"),
      ]
    ) { sources, _ in
      let shared = sources[0].replay(2)
      _ = shared.connect()
      return shared
    }
  }

  @Test func `an unbounded replay first emits all values`() {
    expectDiagram(["-a-b-c-d|"], [DiagramObserver(during: "------^", sees: "------(abc)d|")]) {
      sources, _ in
      let shared = sources[0].replayAll()
      _ = shared.connect()
      return shared
    }
  }

  @Test(arguments: [0, -1]) func `replay without a buffer equals publish`(size: Int) {
    expectDiagram(["-a-b|"], [DiagramObserver(during: "--^", sees: "---b|")]) { sources, _ in
      let shared = sources[0].replay(size)
      _ = shared.connect()
      return shared
    }
  }
}

struct MulticastTests {
  @Test func `multicast sends the events through the subject`() {
    expectDiagram(
      ["-a-b-c|"],
      [
        DiagramObserver(during: "^", sees: "xa-b-c|"),
        DiagramObserver(during: "----^", sees: "----bc|"),
      ]
    ) { sources, _ in
      let shared = sources[0].multicast(BehaviorSubject(value: "x"))
      _ = shared.connect()
      return shared
    }
  }

  @Test func `the end of a given subject is replayed`() {
    expectDiagram(["-a|"], [DiagramObserver(during: "-----^", sees: "-----|")]) { sources, _ in
      let shared = sources[0].multicast(PublishSubject())
      _ = shared.connect()
      return shared
    }
  }

  @Test func `a factory creates a subject for each connection`() {
    let made = Box(0)
    let source = Counted()
    let shared = source.observable.multicast(makeSubject: {
      made.update { $0 += 1 }
      return AsyncSubject<Int>()
    })
    let log = Log<String>()
    expectEqual(made.value, 0)
    for round in 1...2 {
      _ = shared.subscribe { log("\($0)") }
      _ = shared.connect()
      source.send(round)
      source.complete()
    }
    expectEqual(made.value, 2)
    expectEqual(log.entries, ["next(1)", "completed", "next(2)", "completed"])
  }

  @Test func `multicast accepts a custom subject`() {
    let source = Counted()
    let shared = source.observable.multicast(Doubling())
    let log = Log<Int>()
    _ = shared.subscribe(onNext: { log($0) })
    _ = shared.connect()
    source.send(4)
    expectEqual(log.entries, [8])
  }

  @Test func `a selector may use the source more than once`() {
    expectDiagram("-1-2-3|", "-2-4-6|", values: .digits, subscriptions: "^-----!") { source, _ in
      source.multicast({ PublishSubject() }, selector: { $0.map { $0 * 2 } })
    }
    let source = Counted()
    let log = Log<Int>()
    let subscription = source.observable.multicast(
      { PublishSubject() },
      selector: { shared in
        Observable<Observable<Int>> { _, sink, _ in
          sink.next(shared)
          sink.next(shared.map { $0 * 10 })
        }.flatMap { $0 }
      }
    ).subscribe(onNext: { log($0) })
    expectEqual(source.subscriptions, 1)
    source.send(1)
    expectEqual(log.entries, [1, 10])
    subscription.dispose()
    expectEqual(source.live, 0)
  }

  @Test func `an error thrown by a selector or a factory ends the result`() {
    expectDiagram("-1-2-3|", "#", subscriptions: "") { source, _ in
      source.multicast(
        { () throws -> PublishSubject<String> in throw MarbleFailure() }, selector: { $0 })
    }
    expectDiagram("-1-2-3|", "#", subscriptions: "") { source, _ in
      source.multicast(
        { PublishSubject() },
        selector: { _ throws -> Observable<String> in throw MarbleFailure() })
    }
  }

  @Test func `the end of a selector's result ends the connection`() {
    let source = Counted()
    let log = Log<String>()
    _ = source.observable.multicast({ PublishSubject() }, selector: { _ in Observable.just(1) })
      .subscribe { log("\($0)") }
    expectEqual(log.entries, ["next(1)", "completed"])
    expectEqual(source.subscriptions, 0)
  }

  @Test func `disposal inside a synchronous source stops it`() {
    let endless = Observable<Int> { _, sink, scope in
      var number = 0
      while !scope.isDisposed {
        number += 1
        sink.next(number)
      }
    }
    let log = Log<Int>()
    let scope = SinkDisposer()
    endless.multicast({ PublishSubject() }, selector: { $0.map { $0 * 10 } }).subscribe(
      EventSink(
        next: {
          log($0)
          if $0 == 30 { scope.dispose() }
        }, finish: { _ in }), scope)
    expectEqual(log.entries, [10, 20, 30])
  }

  @Test func `a selector's result forwards ends, and disposal in the middle disposes the source`() {
    for source in ["|", "#", "-a|", "-a#"] {
      expectDiagram(source, source) { source, _ in
        source.multicast({ PublishSubject() }, selector: { $0 })
      }
    }
    expectDiagram("-a-b-c|", "-a-", during: "^--!", subscriptions: "^--!") { source, _ in
      source.multicast(
        { PublishSubject() }, selector: { Observable.merge($0.filter { _ in false }, $0) })
    }
  }

  @Test func `a replay subject replays values inside a selector`() {
    let events = Observable.of(1, 2).multicast(
      { ReplaySubject.create(bufferSize: 2) },
      selector: { shared in shared.concat(shared) })
    expectEqual(
      events.recorded(), [1, 2, 1, 2].map { "next(\($0))" } + ["completed"])
  }
}

/// A source that counts its subscriptions.
final class Counted: Sendable {
  private let subject = Box(PublishSubject<Int>())
  private let counts = Box((all: 0, live: 0))

  var subscriptions: Int { counts.value.all }
  var live: Int { counts.value.live }

  var observable: Observable<Int> {
    .create { observer in
      self.counts.update {
        $0.all += 1
        $0.live += 1
      }
      let inner = self.subject.value.subscribe(observer)
      return Disposables.create {
        inner.dispose()
        self.counts.update { $0.live -= 1 }
      }
    }
  }

  func send(_ number: Int) { subject.value.onNext(number) }

  /// Completes all subscriptions; later ones start again.
  func complete() {
    let ended = subject.update { subject in
      defer { subject = PublishSubject() }
      return subject
    }
    ended.onCompleted()
  }
}

/// A subject that the library does not know.
private final class Doubling: SubjectType {
  private let inner = PublishSubject<Int>()

  func asObserver() -> AnyObserver<Int> { inner.mapObserver { $0 * 2 } }
  func asObservable() -> Observable<Int> { inner }
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    inner.subscribe(observer)
  }
}
