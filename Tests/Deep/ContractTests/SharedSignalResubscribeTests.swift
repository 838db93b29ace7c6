// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import TestSupport
import Testing

/// One signal after another, where both are the same shared signal (C6).
///
/// ReactiveObjC's subscribers dispose of their subscription before they handle an end
/// (RACSubscriber.m:78 and 88), so the old signal is always disposed. A multicast connection
/// connects
/// once in its life (RACMulticastConnection.m:54), so the next subscription receives the replayed
/// values, and nothing more once the connection is disposed.
struct SharedSignalResubscribeTests {
  typealias Follow = @Sendable (Signal<Int>) -> Signal<Int>

  struct Sharing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether the connection outlives its last subscriber.
    let staysConnected: Bool
    /// How many values a late subscriber gets.
    let kept: Int
    let share: @Sendable (Signal<Int>) -> Signal<Int>
  }

  struct Operator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let follow: Follow

    init(_ name: String, _ follow: @escaping Follow) {
      testDescription = name
      self.follow = follow
    }
  }

  /// A server that answers each request with the number of the answer.
  final class Server: Sendable {
    struct Malformed: Error {}

    private let answers = SignalSubject<Int>()
    private let count = Box(0)
    private let answered = Box(0)

    var requests: Int { count.value }

    var request: Signal<Int> {
      .deferred { [answers, count] in
        count.update { $0 += 1 }
        return answers
      }
    }

    func answer() {
      answers.sendNext(
        answered.update { answered in
          answered += 1
          return answered
        })
    }
  }

  static let sharings = [
    Sharing(testDescription: "publish, connect", staysConnected: true, kept: 0) {
      let connection = $0.publish()
      connection.connect()
      return connection.signal
    },
    Sharing(testDescription: "publish, autoconnect", staysConnected: false, kept: 0) {
      $0.publish().autoconnect()
    },
    Sharing(testDescription: "replay", staysConnected: true, kept: .max) { $0.replay() },
    Sharing(testDescription: "replayLast", staysConnected: true, kept: 1) { $0.replayLast() },
    Sharing(testDescription: "replayLazily", staysConnected: true, kept: .max) {
      $0.replayLazily()
    },
    Sharing(testDescription: "multicast, autoconnect", staysConnected: false, kept: 1) {
      $0.multicast(ReplaySignalSubject(capacity: 1)).autoconnect()
    },
  ]

  static let following = [
    Operator("concat") { $0.concat($0) },
    Operator("concat of an array") { .concat([$0, $0]) },
    Operator("then") { source in source.concat(Signal<Int>.empty.then { source }) },
    Operator("repeat") { $0.repeat().take(2) },
    Operator("flatten(maxConcurrent:)") { Signal.from([$0, $0]).flatten(maxConcurrent: 1) },
  ]

  @Test(arguments: following, sharings)
  func `a signal that follows a completed one receives the connection's remaining values`(
    operation: Operator, sharing: Sharing
  ) {
    let server = Server()
    let got = Log<Int>()
    let subscription = operation.follow(sharing.share(server.request).take(1)).subscribe(
      next: { got($0) })
    server.answer()
    #expect(got.entries == (sharing.kept > 0 ? [1, 1] : [1]))
    server.answer()
    let second = sharing.kept > 0 ? [1, 1] : sharing.staysConnected ? [1, 2] : [1]
    expectEqual(got.entries, second)
    expectEqual(server.requests, 1)
    subscription.dispose()
  }

  @Test(arguments: sharings)
  func `an attempt after a failed one finds the connection in the state of that failure`(
    sharing: Sharing
  ) {
    let server = Server()
    let got = Log<String>()
    let subscription = sharing.share(server.request)
      .tryMap { answer in
        if answer < 2 { throw Server.Malformed() }
        return answer
      }
      .retry(2)
      .subscribe(next: { got("\($0)") }, error: { _ in got("error") })
    server.answer()
    server.answer()
    if sharing.kept > 0 {
      expectEqual(got.entries, ["error"])
    } else {
      expectEqual(got.entries, (sharing.staysConnected ? ["2"] : []))
    }
    expectEqual(server.requests, 1)
    subscription.dispose()
  }

  @Test(arguments: sharings)
  func `catch subscribes after the old signal was disposed`(sharing: Sharing) {
    let server = Server()
    let got = Log<Int>()
    let shared = sharing.share(server.request)
    let subscription = shared.tryMap { _ -> Int in throw Server.Malformed() }
      .catch { _ in shared }
      .subscribe(next: { got($0) })
    server.answer()
    expectEqual(got.entries, (sharing.kept > 0 ? [1] : []))
    server.answer()
    expectEqual(got.entries.last, (sharing.staysConnected ? 2 : sharing.kept > 0 ? 1 : nil))
    expectEqual(server.requests, 1)
    subscription.dispose()
  }

  /// Who switches to the newest signal: it is subscribed to before the old one is disposed.
  static let switching = [
    Operator("switchToLatest") { source in
      Signal<Int>.from([1, 2]).map { _ in source }.switchToLatest()
    },
    Operator("flatMap(.latest)") { source in
      Signal<Int>.from([1, 2]).flatMap(.latest) { _ in source }
    },
    Operator("switch") { source in
      Signal<Int>.switch(on: .from([1, 1]), cases: [1: source])
    },
    Operator("if") { source in .if(.from([true, false]), then: source, else: source) },
  ]

  @Test(arguments: switching, sharings)
  func `a signal that replaces another one joins their shared connection`(
    operation: Operator, sharing: Sharing
  ) {
    let server = Server()
    let got = Log<Int>()
    let subscription = operation.follow(sharing.share(server.request)).subscribe(
      next: { got($0) })
    server.answer()
    server.answer()
    expectEqual(got.entries, [1, 2])
    expectEqual(server.requests, 1)
    subscription.dispose()
  }

  @Test func `a cold signal is requested again by each attempt`() {
    let server = Server()
    let got = Log<Int>()
    let subscription = server.request
      .tryMap { answer in
        if answer < 3 { throw Server.Malformed() }
        return answer
      }
      .retry()
      .subscribe(next: { got($0) })
    for _ in 1...3 { server.answer() }
    expectEqual(got.entries, [3])
    expectEqual(server.requests, 3)
    subscription.dispose()
  }
}
