// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ExpandTests {
  /// The inner observable of each letter.
  private static func inner(
    _ sources: [Observable<String>]
  ) -> @Sendable (String) -> Observable<String> {
    { letter in
      switch letter {
      case "a": sources[1]
      case "b": sources[2]
      default: .empty()
      }
    }
  }

  @Test func `expand emits the values of inner sources recursively`() {
    expectDiagram(["a|", "-b|", "-c|"], "abc|", subscriptions: ["^!", "^-!", "-^-!"]) {
      sources, _ in sources[0].expand(Self.inner(sources))
    }
  }

  @Test(arguments: [
    (["|", "-", "-"], "|"), (["----", "-", "-"], "----"), (["#", "-", "-"], "#"),
    (["a|", "|", "-"], "a|"), (["a|", "-#", "-"], "a#"),
    (["a-#", "----", "-"], "a-#"), (["a|", "---", "-"], "a----"), (["a|", "b|", "----"], "(ab)"),
  ])
  func `the sources decide when the result ends`(sources: [String], expected: String) {
    expectDiagram(
      sources, expected,
      during: "^--!"
    ) { sources, _ in sources[0].expand(Self.inner(sources)) }
  }

  @Test func `an error thrown by the closure ends the result, and the closure is not called again`()
  {
    let source = PublishSubject<Int>()
    let calls = Log<Int>()
    let log = Log<String>()
    let subscription = source.expand { number throws -> Observable<Int> in
      calls(number)
      throw TestError("no")
    }
    .subscribe { event in
      log(event.debugDescription)
      if event.element == 1 { source.onNext(2) }
    }
    source.onNext(1)
    expectEqual(log.entries, ["next(1)", #"error(TestError(name: "no"))"#])
    expectEqual(calls.entries, [1])
    #expect(!source.hasObservers)
    subscription.dispose()
  }

  @Test func `a generation is emitted before the next one`() {
    let tree = Observable.of("a", "b").expand { path in
      path.count == 3 ? .empty() : Observable.of(path + "0", path + "1")
    }
    let log = Log<String>()
    tree.subscribe(onNext: { log($0) }).dispose()
    expectEqual(log.entries.count, 14)
    expectEqual(Set(log.entries).count, 14)
    for path in log.entries where path.count > 1 {
      let parent = log.entries.firstIndex(of: String(path.dropLast())) ?? .max
      #expect(parent < log.entries.firstIndex(of: path) ?? 0)
    }
  }

  @Test func `at most n inner sources run at a time`() {
    let inners = (0..<3).map { _ in PublishSubject<Int>() }
    let source = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = source.expand(maxConcurrent: 1) {
      $0 < 3 ? inners[$0].asObservable() : .empty()
    }
    .subscribe(onNext: { log($0) })
    for number in 0..<3 { source.onNext(number) }
    expectEqual(inners.map(\.hasObservers), [true, false, false])
    inners[0].onNext(7)
    inners[0].onCompleted()
    expectEqual(inners.map(\.hasObservers), [false, true, false])
    inners[1].onCompleted()
    expectEqual(inners.map(\.hasObservers), [false, false, true])
    expectEqual(log.entries, [0, 1, 2, 7])
    subscription.dispose()
    expectEqual(inners.map(\.hasObservers), [false, false, false])
  }

  @Test func `the end of the source starts no inner source before its turn`() {
    let numbers = Observable.range(start: 1, count: 2)
    let results = [
      numbers.filter { $0 == 1 }, numbers.take(1), .just(1).concat(Observable.never()),
    ]
    .map { source in
      let log = Log<Int>()
      source.expand { $0 < 100 ? Observable.range(start: $0 * 10, count: 2) : .empty() }
        .subscribe(onNext: { log($0) })
        .dispose()
      return log.entries
    }
    expectEqual(results, Array(repeating: [1, 10, 11, 100, 101, 110, 111], count: 3))
  }

  @Test func `many generations use no more stack than one`() {
    let last = Box(0)
    let isCompleted = Box(false)
    Observable.just(0).expand { $0 < 100_000 ? .just($0 + 1) : .empty() }
      .subscribe(
        onNext: { number in last.update { $0 = number } },
        onCompleted: { isCompleted.update { $0 = true } }
      ).dispose()
    expectEqual(last.value, 100_000)
    #expect(isCompleted.value)
  }

  @Test func `synchronous inner sources use no stack either`() {
    let last = Box(0)
    Observable.just(0).expand { number in
      Observable<Int>.create { observer in
        if number < 50_000 { observer.onNext(number + 1) }
        observer.onCompleted()
        return Disposables.create()
      }
    }
    .subscribe(onNext: { number in last.update { $0 = number } }).dispose()
    expectEqual(last.value, 50_000)
  }

  @Test func `expand can emit endlessly`() {
    expectEqual(
      Observable.just(1).expand { .just($0 * 2) }.take(4).recorded(),
      ["next(1)", "next(2)", "next(4)", "next(8)", "completed"])
  }

  @Test func `a limit of zero traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Observable<Int>.never().expand(maxConcurrent: 0) { .just($0) }
    }
    expectEqual(result?.errorText.contains("expand(maxConcurrent: 0) would never subscribe"), true)
  }
}
