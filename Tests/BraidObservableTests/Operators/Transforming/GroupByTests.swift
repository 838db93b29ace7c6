// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct GroupByTests {
  private static func isLetter(_ text: String) -> Bool { Int(text) == nil }

  @Test func `each key has an observable of its own`() {
    expectDiagram("a-1-b-2-|", "a---b---|") { source, _ in
      source.groupBy { Self.isLetter($0) }.filter(\.key).flatMap { $0 }
    }
    expectDiagram("a-1-b-2-|", "--1---2-|") { source, _ in
      source.groupBy { Self.isLetter($0) }.filter { !$0.key }.flatMap { $0 }
    }
  }

  @Test func `a group is sent once, with its key, when its first value comes`() {
    expectDiagram("a-1-b-2-|", "t-f-----|") { source, _ in
      source.groupBy { Self.isLetter($0) }.map { $0.key }
    }
  }

  @Test(arguments: [("|", "|"), ("----", "----"), ("a#", "a#"), ("a|", "a|")])
  func `ends as the source does`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^--------------------!") { source, _ in
      source.groupBy { $0 }.flatMap { $0 }
    }
  }

  @Test func `an error thrown by the key ends the groups and the result`() {
    struct Failure: Error {}
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let bag = DisposeBag()
    source
      .groupBy { value -> Bool in
        if value == 0 { throw Failure() }
        return value > 0
      }
      .subscribe(
        onNext: { group in
          group.subscribe { log("group \($0)") }.disposed(by: bag)
        }, onError: { log("outer \($0)") }
      )
      .disposed(by: bag)
    source.onNext(1)
    source.onNext(0)
    source.onNext(2)
    #expect(log.entries == ["group next(1)", "group error(Failure())", "outer Failure()"])
    #expect(!source.hasObservers)
  }

  @Test func `the source stays until the last group is let go`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let groups = CompositeDisposable()
    let outer = source.groupBy { $0 % 2 }
      .subscribe(onNext: { group in
        _ = groups.insert(group.subscribe(onNext: { log("\(group.key): \($0)") }))
      })
    source.onNext(1)
    outer.dispose()
    #expect(source.hasObservers)
    source.onNext(3)
    source.onNext(2)
    #expect(log.entries == ["1: 1", "1: 3"])
    groups.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `a group that is subscribed to late sees what comes then, and how it ended`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let group = Box<GroupedObservable<Int, Int>?>(nil)
    let outer = source.groupBy { _ in 0 }.subscribe(onNext: { group.value = $0 })
    source.onNext(1)
    let early = group.value?.subscribe { log("\($0)") }
    source.onNext(2)
    source.onCompleted()
    let late = group.value?.subscribe { log("late \($0)") }
    #expect(log.entries == ["next(2)", "completed", "late completed"])
    early?.dispose()
    late?.dispose()
    outer.dispose()
  }
}
