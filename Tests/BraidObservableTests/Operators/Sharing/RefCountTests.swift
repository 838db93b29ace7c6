// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct RefCountTests {
  @Test func `a subject that was terminated from outside is not connected to`() {
    let source = PublishSubject<Int>()
    let own = PublishSubject<Int>()
    let shared = source.multicast(own).refCount()
    let ends = Log<String>()
    let first = shared.subscribe(onCompleted: { ends("first") })
    #expect(source.hasObservers)
    own.onCompleted()
    #expect(!source.hasObservers)
    _ = shared.subscribe(onCompleted: { ends("second") })
    expectEqual(ends.entries, ["first", "second"])
    #expect(!source.hasObservers)
    first.dispose()
  }

  @Test func `refCount connects while it has observers`() {
    expectDiagram(
      ["-a-b-c-d|"],
      [
        DiagramObserver(during: "^", sees: "-a-b-c-d|"),
        DiagramObserver(during: "--^", sees: "---b-c-d|"),
      ], subscriptions: ["^-------!"]
    ) { sources, _ in sources[0].publish().refCount() }
  }

  @Test func `refCount disconnects with the last observer, and connects again`() {
    expectDiagram(
      ["-a-b-c-d|"],
      [
        DiagramObserver(during: "^--!", sees: "-a-"),
        DiagramObserver(during: "--^--!", sees: "---b-"),
        DiagramObserver(during: "------^", sees: "-------a-b-c-d|"),
      ], subscriptions: ["^----!\n------^-------!"]
    ) { sources, _ in
      sources[0].publish().refCount()
    }
  }

  @Test func `refCount works for a custom connectable observable`() {
    let source = Counted()
    let foreign = Foreign(source.observable.publish())
    let log = Log<Int>()
    let counted = foreign.refCount()
    let first = counted.subscribe(onNext: { log($0) })
    let second = counted.subscribe(onNext: { log($0) })
    expectEqual(foreign.connections.value, 1)
    source.send(1)
    first.dispose()
    expectEqual(source.live, 1)
    second.dispose()
    expectEqual(source.live, 0)
    expectEqual(log.entries, [1, 1])
    _ = counted.subscribe()
    expectEqual(foreign.connections.value, 2)
  }

  @Test func `an observer satisfied by the replayed values connects and disconnects immediately`() {
    let source = Counted()
    let shared = source.observable.multicast(ReplaySubject.create(bufferSize: 1))
    let warm = shared.connect()
    source.send(1)
    warm.dispose()
    let scope = SinkDisposer()
    shared.refCount().subscribe(
      EventSink(next: { _ in scope.dispose() }, finish: { _ in }), scope)
    expectEqual(source.subscriptions, 2)
    expectEqual(source.live, 0)
  }
}

/// A connectable observable that the library does not know.
private final class Foreign: ConnectableObservableType {
  private let inner: ConnectableObservable<Int>
  let connections = Box(0)

  init(_ inner: ConnectableObservable<Int>) { self.inner = inner }

  func connect() -> any Disposable {
    connections.update { $0 += 1 }
    return inner.connect()
  }
  func asObservable() -> Observable<Int> { inner }
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    inner.subscribe(observer)
  }
}
