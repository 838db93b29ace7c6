// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CheckDiagramTests {
  @Test func `letters are strings by default`() {
    expectDiagram("a-b-c|", "A-B-C|") { source, _ in source.map { $0.uppercased() } }
  }

  @Test func `values can be mapped to any type`() {
    expectDiagram("1-2-3|", "2-4-6|", values: .digits) { source, _ in source.map { $0 * 2 } }
    expectDiagram("1-2-3|", "a-b-c|", values: .digits, results: ["a": 1.5, "b": 3.0, "c": 4.5]) {
      source, _ in source.map { Double($0) * 1.5 }
    }
    expectDiagram("1-2-3|", "f-t-f|", values: .digits) { source, _ in source.map { $0 % 2 == 0 } }
  }

  @Test func `a cold source plays from its first column for each subscription`() {
    expectDiagram(
      ["-a-b|"],
      [
        DiagramObserver(during: "^   ", sees: "-a-b|"),
        DiagramObserver(during: "--^ ", sees: "---a-b|"),
      ], subscriptions: ["^---!\n--^---!"]
    ) { sources, _ in sources[0] }
  }

  @Test func `a hot source plays with and without an observer`() {
    expectDiagram("-x-^-a-b|", "--a-b|", subscriptions: "^----!") { source, _ in source }
    expectDiagram(
      ["-x-^-a-b|"],
      [
        DiagramObserver(during: "^  ", sees: "--a-b|"),
        DiagramObserver(during: "---^", sees: "----b|"),
      ]
    ) { sources, _ in sources[0] }
  }

  @Test func `a disposal precedes all other events of its tick`() {
    expectDiagram("a-b-c|", "a-b-", during: "^---!", subscriptions: "^---!") { source, _ in
      source.map { $0 }
    }
  }

  @Test func `two sources play together`() {
    expectDiagram(
      "a---|", "-b-c|", "ab-c|", subscriptions: ["^---!", "^---!"]
    ) { first, second, _ in
      Observable.from2(first, second).flatMap { $0 }
    }
  }

  @Test func `within a tick timers fire before the source sends`() {
    expectDiagram("a-b|", "--(ab)|") { source, scheduler in
      source.flatMap { $0 == "a" ? Observable.later($0, 2, scheduler) : .just($0) }
    }
  }

  @Test func `a thrown error is an error event`() {
    expectDiagram("a-b-c|", "a-#", subscriptions: "^-!") { source, _ in
      source.map { letter throws -> String in
        if letter == "b" { throw MarbleFailure() }
        return letter
      }
    }
  }

  /// In a separate process, since the counts are process-wide.
  @Test func `a diagram without an end leaves no object behind`() async {
    await #expect(processExitsWith: .success) {
      let leak = leakCheck { expectDiagram("-a-b-", "-a-b-") { source, _ in source } }
      precondition(leak == nil, "\(leak?.description ?? "")")
    }
  }

  @Test func `a failing diagram reports expected and actual under each other`() throws {
    let failure = try #require(
      checkDiagram(["a-b-c|"], "a-b--c|") { sources, _ in sources[0] })
    expectEqual(
      failure.description,
      """
      First difference at tick 4: expected nothing, got next("c").

        source    a-b-c|
        expected  a-b--c|
        actual    a-b-c|
                      ^
      """)
  }

  @Test func `a failure reports when a source was subscribed to`() throws {
    let failure = try #require(
      checkDiagram(["a-b|"], "a-b|", subscriptions: ["^----!"]) { sources, _ in sources[0] })
    #expect(failure.description.hasPrefix("Subscriptions differ. First difference at tick 3"))
  }

  @Test func `a failure points at the column of an invalid diagram`() throws {
    let failure = try #require(checkDiagram(["a-(b-c)|"], "a") { sources, _ in sources[0] })
    #expect(failure.description.hasPrefix("Bad marble diagram, column 5"))
  }

  @Test func `a result with unknown letters asks for a table of results`() throws {
    let failure = try #require(
      checkDiagram(["a|"], "a|") { sources, _ in sources[0].map { [$0] } })
    #expect(failure.description.hasSuffix("of the result stand for: `results: [\"a\": ...]`."))
  }

  @Test func `a failure asks for one subscription line per source`() throws {
    let failure = try #require(
      checkDiagram(["a|"], "a|", subscriptions: ["^!", "^!"]) { sources, _ in sources[0] })
    #expect(
      failure.description.hasPrefix("Subscriptions are expected of 2 sources, and there are 1"))
  }

  @Test func `a failure explains how to end an endless result`() throws {
    let failure = try #require(
      checkDiagram(["a|"], "-01") { _, scheduler in
        Observable<Int>.interval(.seconds(1), scheduler: scheduler).map { "\($0)" }
      })
    #expect(failure.description.hasSuffix("dispose the subscription, with `during: \"^---!\"`."))
  }

  @Test func `a long recording is printed around its first difference`() throws {
    let failure = try #require(
      checkDiagram(["a|"], "a|") { sources, _ in
        sources[0].flatMap { _ in Observable.from(Array(repeating: "x", count: 500)) }
      })
    #expect(failure.description.contains("461 later ones are left out"))
    #expect(failure.description.count < 3000)
  }

  @Test func `a failure reports timers that outlive the subscription`() throws {
    let failure = try #require(
      checkDiagram(["a-b-|"], "a-b", during: "^--!") { sources, scheduler in
        sources[0].map { letter in
          _ = scheduler.scheduleRelative((), dueTime: .seconds(50)) { _ in Nothing() }
          return letter
        }
      })
    #expect(failure.description.hasPrefix("Left behind"))
  }

  @Test func `a failure reports endless actions`() throws {
    let failure = try #require(
      checkDiagram(["a"], "a") { sources, scheduler in
        sources[0].map { letter in
          @Sendable func again() {
            _ = scheduler.schedule(()) { _ in
              again(); return Nothing()
            }
          }
          again()
          return letter
        }
      })
    #expect(failure.description.contains("Work without end"))
  }
}

private final class Nothing: Disposable {
  func dispose() {}
}

extension Observable where Element == String {
  fileprivate static func later(
    _ element: String, _ ticks: Int, _ scheduler: TestScheduler
  ) -> Observable {
    .create { observer in
      scheduler.scheduleRelative((), dueTime: .seconds(ticks)) { _ in
        observer.onNext(element)
        observer.onCompleted()
        return Nothing()
      }
    }
  }

  fileprivate static func from2(
    _ first: Observable, _ second: Observable
  ) -> Observable<Observable> {
    .create { observer in
      observer.onNext(first)
      observer.onNext(second)
      observer.onCompleted()
      return Nothing()
    }
  }
}
