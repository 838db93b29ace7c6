// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// Observers that feed the sources of an operator from inside a result: what they send comes after
/// the result they sent it from, in the order of the gates it passes (C2, C3).
@Suite struct ReentrancyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What is sent first; the first result is answered with `a2 b20 a3`.
    let sends: [Send]
    let results: [String]
    let make: @Sendable (PublishSubject<Int>, PublishSubject<Int>) -> Observable<String>

    var testDescription: String { name }

    init(
      _ name: String, _ sends: [Send], _ results: [String],
      _ make: @escaping @Sendable (PublishSubject<Int>, PublishSubject<Int>) -> Observable<String>
    ) {
      self.name = name
      self.sends = sends
      self.results = results
      self.make = make
    }
  }

  enum Send: Sendable {
    case a(Int)
    case b(Int)
  }

  static let cases: [Case] = [
    Case("map", [.a(1)], ["1", "2", "3"]) { a, _ in a.map { "\($0)" } },
    Case("scan", [.a(1)], ["1", "3", "6"]) { a, _ in a.scan(0, accumulator: +).map { "\($0)" } },
    Case("take", [.a(1)], ["1", "2", "completed"]) { a, _ in a.take(2).map { "\($0)" } },
    Case("distinctUntilChanged", [.a(2)], ["2", "3"]) { a, _ in
      a.distinctUntilChanged().map { "\($0)" }
    },
    Case("merge", [.b(10), .a(1)], ["10", "2", "3", "20", "1"]) { a, b in
      .merge(a.map { "\($0)" }, b.map { "\($0)" })
    },
    Case("combineLatest", [.b(10), .a(1)], ["1,10", "1,20", "2,20", "3,20"]) { a, b in
      .combineLatest(a, b) { "\($0),\($1)" }
    },
    Case("zip", [.b(10), .a(1)], ["1,10", "2,20"]) { a, b in .zip(a, b) { "\($0),\($1)" } },
    Case("withLatestFrom", [.b(10), .a(1)], ["1,10", "2,20", "3,20"]) { a, b in
      a.withLatestFrom(b) { "\($0),\($1)" }
    },
    Case("sample", [.a(1), .b(10)], ["1", "3"]) { a, b in a.sample(b).map { "\($0)" } },
    Case("amb", [.a(1)], ["1", "2", "3"]) { a, b in a.amb(b).map { "\($0)" } },
    Case("concat", [.a(1)], ["1", "2", "3"]) { a, b in a.concat(b).map { "\($0)" } },
    Case("take(until:)", [.a(1)], ["1", "completed"]) { a, b in a.take(until: b).map { "\($0)" } },
    Case("skip(until:)", [.b(10), .a(1)], ["1", "2", "3"]) { a, b in
      a.skip(until: b).map { "\($0)" }
    },
    Case("catch", [.a(1)], ["1", "2", "3"]) { a, b in a.catch { _ in b }.map { "\($0)" } },
    Case("retry(when:)", [.a(1)], ["1", "2", "3"]) { a, b in
      a.retry(when: { _ in b }).map { "\($0)" }
    },
    Case("flatMap", [.a(1), .b(10), .b(30)], ["1,10", "1,20", "2,20", "1,30", "2,30", "3,30"]) {
      a, b in a.flatMap { x in b.map { "\(x),\($0)" } }
    },
    Case("flatMapFirst", [.a(1), .b(10), .b(30)], ["1,10", "1,20", "1,30"]) { a, b in
      a.flatMapFirst { x in b.map { "\(x),\($0)" } }
    },
    Case("flatMapLatest", [.a(1), .b(10), .b(30)], ["1,10", "3,30"]) { a, b in
      a.flatMapLatest { x in b.map { "\(x),\($0)" } }
    },
    Case("concatMap", [.a(1), .b(10), .b(30)], ["1,10", "1,20", "1,30"]) { a, b in
      a.concatMap { x in b.map { "\(x),\($0)" } }
    },
    Case("groupBy", [.a(1)], ["1:1", "0:2", "1:3"]) { a, _ in
      a.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key):\($0)" } }
    },
    Case("share", [.a(1)], ["1", "2", "3"]) { a, _ in a.share(replay: 1).map { "\($0)" } },
    Case("materialize", [.a(1)], ["next(1)", "next(2)", "next(3)"]) { a, _ in
      a.materialize().map(\.debugDescription)
    },
  ]

  @Test(arguments: cases)
  func `what is sent inside a result comes after it`(tested: Case) {
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    let log = Log<String>()
    let hasAnswered = AtomicFlag()
    let subscription = tested.make(a, b).subscribe(
      onNext: { result in
        log("begin \(result)")
        if hasAnswered.setIfClear() {
          a.onNext(2)
          b.onNext(20)
          a.onNext(3)
        }
        log("end \(result)")
      }, onCompleted: { log("completed") })
    for send in tested.sends {
      switch send {
      case .a(let number): a.onNext(number)
      case .b(let number): b.onNext(number)
      }
    }
    #expect(
      log.entries
        == tested.results.flatMap { $0 == "completed" ? [$0] : ["begin \($0)", "end \($0)"] })
    subscription.dispose()
    #expect(!a.hasObservers)
    #expect(!b.hasObservers)
  }

  /// The same for operators whose results come from a scheduler.
  static let timed:
    [(
      name: String, results: [[Int]],
      make: @Sendable (PublishSubject<Int>, TestScheduler) -> Observable<[Int]>
    )] = [
      ("debounce", [[1], [3]], { a, s in a.debounce(.seconds(2), scheduler: s).map { [$0] } }),
      ("throttle", [[1], [3]], { a, s in a.throttle(.seconds(2), scheduler: s).map { [$0] } }),
      ("delay", [[1], [2], [3]], { a, s in a.delay(.seconds(2), scheduler: s).map { [$0] } }),
      ("timeout", [[1], [2], [3]], { a, s in a.timeout(.seconds(9), scheduler: s).map { [$0] } }),
      (
        "take(for:)", [[1], [2], [3]],
        { a, s in
          a.take(for: .seconds(9), scheduler: s).map { [$0] }
        }
      ),
      ("observe(on:)", [[1], [2], [3]], { a, s in a.observe(on: s).map { [$0] } }),
      (
        "buffer", [[1], [2, 3], []],
        { a, s in
          a.buffer(timeSpan: .seconds(2), count: 0, scheduler: s)
        }
      ),
      (
        "window", [[1], [2, 3], []],
        { a, s in
          a.window(timeSpan: .seconds(2), count: 0, scheduler: s).flatMap { $0.toArray() }
        }
      ),
    ]

  @Test(arguments: timed.indices)
  func `what is sent inside a result that a scheduler delivers comes after it`(index: Int) {
    let tested = Self.timed[index]
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let source = PublishSubject<Int>()
    let log = Log<[Int]>()
    let isInside = Box(false)
    let hasAnswered = AtomicFlag()
    let subscription = tested.make(source, scheduler).subscribe(onNext: { result in
      #expect(!isInside.value, "\(tested.name): \(result) came inside another result")
      isInside.value = true
      log(result)
      if hasAnswered.setIfClear() {
        source.onNext(2)
        source.onNext(3)
      }
      isInside.value = false
    })
    source.onNext(1)
    scheduler.virtualClock.advance(by: .seconds(7))
    #expect(log.entries == tested.results, "\(tested.name)")
    subscription.dispose()
    #expect(!source.hasObservers)
    #expect(scheduler.virtualClock.pendingCount == 0)
  }
}
