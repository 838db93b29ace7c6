// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import OperatorCatalogue
import TestSupport
import Testing

/// Connecting again while a connection ends: the caller gets a new connection that works (C3).
struct ConnectionContractTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether all connections share one subject, which terminates for good.
    var keepsSubject = false
    let make: @Sendable (Observable<Tracked>) -> ConnectableObservable<Tracked>

    static let all = [
      Row(testDescription: "publish") { $0.publish() },
      Row(testDescription: "replay") { $0.replay(2) },
      Row(testDescription: "replayAll") { $0.replayAll() },
      Row(testDescription: "multicast") { $0.multicast(makeSubject: { PublishSubject() }) },
      Row(testDescription: "multicast of a subject", keepsSubject: true) {
        $0.multicast(PublishSubject())
      },
    ]
  }

  @Test(arguments: Row.all)
  func `an observer inside the teardown of a disposed connection joins a new connection`(row: Row) {
    let stage = Stage(row)
    stage.connectInTeardown()
    let first = stage.connectable.connect()
    stage.source.send(1)
    first.dispose()
    stage.expectSecondConnection()
  }

  @Test(arguments: Row.all.filter { !$0.keepsSubject })
  func `an observer inside the teardown of an ended connection joins a new connection`(row: Row) {
    let stage = Stage(row)
    stage.connectInTeardown()
    let first = stage.connectable.connect()
    stage.source.send(1)
    stage.source.finish(.completed)
    stage.expectSecondConnection()
    first.dispose()
    stage.source.send(9)
    expectEqual(stage.log.entries.last, "9")
  }

  @Test(arguments: Row.all.filter { !$0.keepsSubject })
  func `an observer inside the delivery of the end joins a new connection`(row: Row) {
    let stage = Stage(row)
    let observer = stage.connectable.subscribe(onCompleted: { [unowned stage] in stage.reconnect() }
    )
    let first = stage.connectable.connect()
    stage.source.finish(.completed)
    stage.expectSecondConnection()
    first.dispose()
    observer.dispose()
  }

  @Test(arguments: Row.all)
  func `an observer inside the teardown receives the next connection's values`(row: Row) {
    let stage = Stage(row)
    stage.source.watch { [unowned stage] in
      if case .tornDown = $0, stage.late.value == nil { stage.join() }
    }
    stage.connectable.connect().dispose()
    let second = stage.connectable.connect()
    stage.source.send(2)
    expectEqual(stage.log.entries, ["2"])
    second.dispose()
  }

  /// A connectable observable, and a closure that connects it again.
  final class Stage: Sendable {
    let source: Probe
    let connectable: ConnectableObservable<Tracked>
    let log = Log<String>()
    let late = Box<(any Disposable)?>(nil)
    private let second = Box<(any Disposable)?>(nil)

    init(_ row: Row) {
      source = Probe(.pushedAgain, Lives(), endsTwice: false)
      connectable = row.make(source.observable)
    }

    deinit {
      source.watch(nil)
      late.value?.dispose()
      second.value?.dispose()
    }

    func connectInTeardown() {
      source.watch { [unowned self] in
        if case .tornDown = $0, second.value == nil { reconnect() }
      }
    }

    func join() {
      late.value = connectable.subscribe(onNext: { [log] in log("\($0)") })
    }

    func reconnect() {
      join()
      second.value = connectable.connect()
    }

    func expectSecondConnection(sourceLocation: SourceLocation = #_sourceLocation) {
      expectEqual(source.subscribed, 2, sourceLocation: sourceLocation)
      expectEqual(source.live, 1, sourceLocation: sourceLocation)
      source.send(2)
      expectEqual(log.entries, ["2"], sourceLocation: sourceLocation)
    }
  }
}
