// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import Foundation
import TestSupport
import Testing

struct SharePolicyTests {
  @Test func `late observers receive the replayed values`() {
    expectDiagram(
      ["-a-b-c-d|"],
      [
        DiagramObserver(during: "^", sees: "-a-b-c-d|"),
        DiagramObserver(during: "----^", sees: "----bc-d|"),
      ], subscriptions: ["^-------!"]
    ) { sources, _ in sources[0].share(SharePolicy(replay: .latest(1))) }
  }

  @Test(arguments: [("|", "|"), ("----", "----"), ("#", "#"), ("a-#", "a-#"), ("a-|", "a-|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    for policy in [
      SharePolicy(), SharePolicy(replay: .all, connection: .atOnce, end: .replay),
      SharePolicy(replay: .latest(1), disconnection: .never, restart: .keepingValues),
    ] {
      expectDiagram(source, expected, during: "^----!") { source, _ in source.share(policy) }
    }
  }

  @Test func `the grace period without observers is measured by the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    let shared = source.share(
      SharePolicy(replay: .latest(1), disconnection: .grace(.seconds(3), on: scheduler)))
    let log = Log<Int>()
    let first = shared.subscribe()
    source.onNext(1)
    first.dispose()
    scheduler.virtualClock.advance(by: .seconds(2))
    #expect(source.hasObservers)
    let second = shared.subscribe(onNext: { log($0) })
    scheduler.virtualClock.advance(by: .seconds(10))
    #expect(source.hasObservers)
    second.dispose()
    scheduler.virtualClock.advance(by: .seconds(2))
    #expect(source.hasObservers)
    scheduler.virtualClock.advance(by: .seconds(1))
    #expect(!source.hasObservers)
    let third = shared.subscribe(onNext: { log($0) })
    source.onNext(2)
    expectEqual(log.entries, [1, 2])
    third.dispose()
  }

  @Test func `the source is released with the shared observable under every policy`() {
    let source = PublishSubject<Int>()
    var shared: Observable<Int>? = source.share(
      SharePolicy(connection: .atOnce, disconnection: .never))
    #expect(source.hasObservers)
    shared?.subscribe().dispose()
    #expect(source.hasObservers)
    let subscription = shared?.subscribe()
    shared = nil
    #expect(source.hasObservers)
    subscription?.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `fewer observers than required do not connect`() {
    let source = PublishSubject<Int>()
    let shared = source.share(SharePolicy(connection: .observers(2)))
    let first = shared.subscribe()
    first.dispose()
    let second = shared.subscribe()
    #expect(!source.hasObservers)
    let third = shared.subscribe()
    #expect(source.hasObservers)
    third.dispose()
    #expect(source.hasObservers)
    second.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `an observer satisfied by the replayed values still connects`() {
    let connections = Box(0)
    let numbers = Observable<Int>.create { observer in
      connections.update { $0 += 1 }
      observer.onNext(connections.value)
      return Disposables.create()
    }
    let shared = numbers.share(
      SharePolicy(replay: .latest(1), restart: .keepingValues, end: .replay)
    ).take(1)
    expectEqual(shared.recorded(), ["next(1)", "completed"])
    expectEqual(shared.recorded(), ["next(1)", "completed"])
    expectEqual(shared.recorded(), ["next(2)", "completed"])
  }

  // MARK: The table

  /// A row of the table in the doc comment.
  struct Row: Sendable, CustomTestStringConvertible {
    let disconnection: String
    let restart: String
    let end: String
    /// The expected events of an observer that subscribes immediately, later, and after the end.
    let promises: [String]

    var testDescription: String { [disconnection, restart, end].joined(separator: ", ") }
  }

  enum Moment: Int, CaseIterable {
    case atOnce
    case later
    case afterTheEnd
  }

  static let rows: [Row] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(
      path: "Sources/BraidObservable/Operators/Sharing/SharePolicy.swift")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("/// | ") }.dropFirst().map { line in
      let cells = line.dropFirst(4).split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces.union(["`"]))
      }
      return Row(
        disconnection: cells[0], restart: cells[1], end: cells[2], promises: Array(cells[3...]))
    }
  }()

  @Test func `the table of policies has all combinations`() {
    let keys = Set(Self.rows.map(\.testDescription))
    expectEqual(Self.rows.count, 12)
    expectEqual(keys.count, 12)
    #expect(Self.rows.allSatisfy { $0.promises.count == Moment.allCases.count })
  }

  @Test(arguments: rows)
  func `each combination of policies behaves as in the table`(row: Row) throws {
    for replay in [SharePolicy.Replay.none, .latest(1), .all] {
      for connection in [SharePolicy.Connection.atOnce, .firstObserver, .observers(2)] {
        for moment in Moment.allCases {
          try check(row, replay, connection, moment)
        }
      }
    }
  }

  private func check(
    _ row: Row, _ replay: SharePolicy.Replay, _ connection: SharePolicy.Connection,
    _ moment: Moment
  ) throws {
    let about = Comment("\(replay), \(connection), \(moment)")
    let scheduler = TestScheduler(initialClock: 0)
    let subjects = Box<[PublishSubject<Int>]>([])
    let source = Observable<Int>.deferred {
      let subject = PublishSubject<Int>()
      subjects.update { $0.append(subject) }
      return subject
    }
    let shared = source.share(
      SharePolicy(
        replay: replay, connection: connection,
        disconnection: try disconnection(row, scheduler),
        restart: row.restart == "keepingValues" ? .keepingValues : .fresh,
        end: row.end == "replay" ? .replay : .restart))
    let needed = connection == .observers(2) ? 2 : 1
    expectEqual(subjects.value.count, (connection == .atOnce ? 1 : 0), about)

    let first = (1...needed).map { _ in shared.subscribe() }
    expectEqual(subjects.value.count, 1, about)
    subjects.value[0].onNext(1)
    subjects.value[0].onNext(2)
    if moment == .afterTheEnd {
      subjects.value[0].onCompleted()
    } else {
      for subscription in first { subscription.dispose() }
    }
    if moment == .later { scheduler.virtualClock.advance(by: .seconds(100)) }

    let promise = row.promises[moment.rawValue]
    let log = Log<String>()
    var second = [shared.subscribe { log($0.debugDescription) }]
    if needed > 1 { expectEqual(subjects.value.count, 1, about) }
    second += (1..<needed).map { _ in shared.subscribe() }
    var expected = promise.contains("buffer") ? Self.buffered(replay) : []
    if promise.contains("end") { expected.append("completed") }
    expectEqual(log.entries, expected, about)
    expectEqual(subjects.value.count, (promise.contains("new") ? 2 : 1), about)
    if !promise.contains("end") {
      subjects.value.last?.onNext(3)
      expectEqual(log.entries, expected + ["next(3)"], about)
    }
    #expect(subjects.value.count < 2 || !subjects.value[0].hasObservers, about)
    for subscription in first + second { subscription.dispose() }
  }

  private func disconnection(
    _ row: Row, _ scheduler: TestScheduler
  ) throws -> SharePolicy.Disconnection {
    switch row.disconnection {
    case "lastObserver": return .lastObserver
    case "grace": return .grace(.seconds(5), on: scheduler)
    case "never": return .never
    default: throw TestError("unknown: \(row.disconnection)")
    }
  }

  private static func buffered(_ replay: SharePolicy.Replay) -> [String] {
    switch replay {
    case .none: []
    case .latest: ["next(2)"]
    case .all: ["next(1)", "next(2)"]
    }
  }
}
