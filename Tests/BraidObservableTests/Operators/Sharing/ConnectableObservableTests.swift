// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ConnectableObservableTests {
  @Test func `connect subscribes to the source for all observers`() {
    expectDiagram(
      ["-a-b-c|"],
      [
        DiagramObserver(during: "^", sees: "-a-b-c|"),
        DiagramObserver(during: "--^", sees: "---b-c|"),
      ], subscriptions: ["^-----!"]
    ) { sources, _ in
      let shared = sources[0].multicast(makeSubject: { PublishSubject() })
      _ = shared.connect()
      return shared
    }
  }

  @Test func `the source is not subscribed to before connect`() {
    let source = Counted()
    let shared = source.observable.publish()
    let log = Log<String>()
    _ = shared.subscribe { log("\($0)") }
    expectEqual(source.subscriptions, 0)
    let connection = shared.connect()
    #expect(shared.connect() === connection)
    expectEqual(source.subscriptions, 1)
    source.send(1)
    expectEqual(log.entries, ["next(1)"])
  }

  @Test func `observers of a disposed connection receive no more events, and later observers do`() {
    let source = Counted()
    let shared = source.observable.publish()
    let log = Log<String>()
    _ = shared.subscribe { log("first \($0)") }
    shared.connect().dispose()
    expectEqual(source.live, 0)
    _ = shared.subscribe { log("second \($0)") }
    _ = shared.connect()
    source.send(1)
    expectEqual(log.entries, ["second next(1)"])
    expectEqual(source.subscriptions, 2)
  }

  @Test func `a connectable can be connected again after the end`() {
    let source = Counted()
    let shared = source.observable.publish()
    let log = Log<String>()
    _ = shared.subscribe { log("first \($0)") }
    _ = shared.connect()
    source.complete()
    expectEqual(source.live, 0)
    _ = shared.subscribe { log("second \($0)") }
    expectEqual(log.entries, ["first completed"])
    _ = shared.connect()
    source.send(1)
    expectEqual(log.entries, ["first completed", "second next(1)"])
  }

  @Test func `an observer that resubscribes at the end joins the next connection`() {
    let source = Counted()
    let shared = source.observable.publish()
    let log = Log<String>()
    _ = shared.subscribe(
      onNext: { log("first \($0)") },
      onCompleted: {
        _ = shared.subscribe(onNext: { log("again \($0)") })
        _ = shared.connect()
      })
    _ = shared.connect()
    source.complete()
    source.send(7)
    expectEqual(log.entries, ["again 7"])
  }

  /// In a separate process, because it counts live objects.
  @Test func `the shared source is released with the connectable`() async {
    await #expect(processExitsWith: .success) {
      let before = Resources.subjects.count
      let source = Counted()
      do {
        let shared = source.observable.publish()
        _ = shared.subscribe()
        _ = shared.subscribe()
      }
      #expect(Resources.subjects.count <= before + 1)
      expectEqual(source.live, 0)
    }
  }

  private static let forms: [@Sendable (Observable<String>) -> ConnectableObservable<String>] = [
    { $0.publish() }, { $0.replay(2) }, { $0.replayAll() }, { $0.multicast(PublishSubject()) },
    { $0.multicast(makeSubject: { PublishSubject() }) },
  ]

  @Test(arguments: forms.indices, ["|", "#", "a-|", "a-#", "--"])
  func `the source decides when the result ends`(index: Int, source: String) {
    expectDiagram(source, source, during: "^-----!") { source, _ in
      Self.forms[index](source).refCount()
    }
  }

  @Test(arguments: forms.indices)
  func `an observer that unsubscribes does not affect the others or the source`(index: Int) {
    expectDiagram(
      ["-a-b-c|"],
      [
        DiagramObserver(during: "^--!", sees: "-a-"),
        DiagramObserver(during: "^", sees: "-a-b-c|"),
      ], subscriptions: ["^-----!"]
    ) { sources, _ in Self.forms[index](sources[0]).refCount() }
  }
}
