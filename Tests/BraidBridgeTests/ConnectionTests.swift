// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Connections and groups in the words of the other model.
struct ConnectionTests {
  private let log = Log<String>()
  private let kept = Box<AnyObserver<Int>?>(nil)

  private func source() -> Observable<Int> {
    let (log, kept) = (log, kept)
    return Observable.create { observer in
      kept.value = observer  // a signal that lets go of its subscriber would end
      log("connected")
      observer.onNext(1)
      return Disposables.create { log("disconnected") }
    }
  }

  @Test func `a connection converts back to the original object`() {
    let connectable = source().publish()
    #expect(connectable.asConnection().asConnectable() === connectable)
    let connection = source().asSignal().publish()
    #expect(connection.asConnectable().asConnection() === connection)
  }

  @Test func `either side connects and disconnects the connection`() {
    let connectable = source().publish()
    let connection = connectable.asConnection()
    _ = connection.signal.log(in: log)
    let first = connectable.connect()
    connection.connect().dispose()
    first.dispose()
    expectEqual(log.entries, ["connected", "1", "disconnected"])
  }

  @Test func `a multicast connection is connected by the observable it became`() {
    let connection = source().asSignal().multicast(ReplaySignalSubject<Int>())
    let connectable = connection.asConnectable()
    _ = connection.signal.log(in: log)
    _ = connectable.map { $0 + 1 }.log(in: log)
    let first = connectable.connect()
    connection.connect()
    expectEqual(log.entries, ["connected", "1", "2"])
    first.dispose()
    first.dispose()
    expectEqual(log.entries, ["connected", "1", "2", "disconnected"])
    // Once in its life.
    _ = connectable.connect()
    expectEqual(log.entries.count, 4)
  }

  @Test func `refCount and autoconnect count the subscribers of the other model`() {
    let counted = source().asSignal().publish().asConnectable().refCount()
    counted.log(in: log).dispose()
    expectEqual(log.entries, ["connected", "1", "disconnected", "onDisposed"])
    let automatic = source().publish().asConnection().autoconnect()
    automatic.log(in: log).dispose()
    expectEqual(log.entries.suffix(3), ["connected", "1", "disconnected"])
  }

  @Test func `a synchronous source stops when its only observer unsubscribes`() {
    let sent = Box(0)
    let loop = Signal<Int>.create { subscriber in
      for value in 0..<100 where !subscriber.isDisposed {
        sent.update { $0 += 1 }
        subscriber.sendNext(value)
      }
      return nil
    }
    _ = loop.publish().asConnectable().refCount().take(2).log(in: log)
    expectEqual(log.entries, ["0", "1", "|", "onDisposed"])
    expectEqual(sent.value, 2)
  }

  @Test func `groups keep their key both ways`() {
    let log = log
    let numbers = SignalSubject<Int>()
    _ = numbers.groupBy { $0 % 2 }.asObservable().map { $0.asGroupedObservable() }
      .flatMap { group in group.map { "\(group.key): \($0)" } }.log(in: log)
    let others = PublishSubject<Int>()
    _ = others.groupBy { $0 % 2 }.asSignal().map { $0.asSignal() }
      .flattenMap { group in group.map { "\(group.key): \($0)" } }.log(in: log)
    for value in 1...2 { numbers.sendNext(value) }
    for value in 3...4 { others.onNext(value) }
    expectEqual(log.entries, ["1: 1", "0: 2", "1: 3", "0: 4"])
  }

  @Test func `a group converts back to the original object`() {
    let checks = Log<Bool>()
    _ = Signal.just(1).groupBy { $0 }.subscribe(next: { group in
      checks(group.asGroupedObservable().asSignal() === group)
    })
    _ = Observable.just(1).groupBy { $0 }.subscribe(onNext: { group in
      let back = group.asRACSignal().asGroupedObservable()
      checks(back.asObservable() === group.asObservable() && back.key == group.key)
    })
    expectEqual(checks.entries, [true, true])
  }
}
