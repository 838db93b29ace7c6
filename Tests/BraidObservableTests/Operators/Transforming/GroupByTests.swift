// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct GroupByTests {
  private static func isLetter(_ text: String) -> Bool { Int(text) == nil }

  @Test func `each key has its own observable`() {
    expectDiagram("a-1-b-2-|", "a---b---|") { source, _ in
      source.groupBy { Self.isLetter($0) }.filter(\.key).flatMap { $0 }
    }
    expectDiagram("a-1-b-2-|", "--1---2-|") { source, _ in
      source.groupBy { Self.isLetter($0) }.filter { !$0.key }.flatMap { $0 }
    }
  }

  @Test func `a group is emitted once, with its key, at its first value`() {
    expectDiagram("a-1-b-2-|", "t-f-----|") { source, _ in
      source.groupBy { Self.isLetter($0) }.map { $0.key }
    }
  }

  @Test(arguments: [("a#", "a#"), ("a|", "a|")])
  func `groupBy ends like its source`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^--------------------!") { source, _ in
      source.groupBy { $0 }.flatMap { $0 }
    }
  }

  @Test func `an error thrown by the key selector ends the groups and the result`() {
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
    expectEqual(log.entries, ["group next(1)", "group error(Failure())", "outer Failure()"])
    #expect(!source.hasObservers)
  }

  @Test func `the source is disposed when the last group is released`() {
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
    expectEqual(log.entries, ["1: 1", "1: 3"])
    groups.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `a late observer of a group receives later values and the end`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let group = Box<GroupedObservable<Int, Int>?>(nil)
    let outer = source.groupBy { _ in 0 }.subscribe(onNext: { group.value = $0 })
    source.onNext(1)
    let early = group.value?.subscribe { log("\($0)") }
    source.onNext(2)
    source.onCompleted()
    let late = group.value?.subscribe { log("late \($0)") }
    expectEqual(log.entries, ["next(2)", "completed", "late completed"])
    early?.dispose()
    late?.dispose()
    outer.dispose()
  }

  @Test func `a group that ends early does not affect the others`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let bag = DisposeBag()
    source.groupBy { $0 % 2 }
      .flatMap { group in group.take(1 + group.key).map { "\(group.key): \($0)" } }
      .subscribe(onNext: { log($0) }).disposed(by: bag)
    for number in 1...6 { source.onNext(number) }
    expectEqual(log.entries, ["1: 1", "0: 2", "1: 3"])
    #expect(source.hasObservers)
  }

  @Test func `a group can have any number of observers`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let outer = source.groupBy { _ in "all" }.subscribe(onNext: { group in
      for name in ["x", "y"] { _ = group.subscribe { log("\(name) \($0)") } }
    })
    source.onNext(1)
    source.onCompleted()
    expectEqual(log.entries, ["x next(1)", "y next(1)", "x completed", "y completed"])
    outer.dispose()
  }

  @Test func `disposal inside the emission of a group stops all groups`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = SerialDisposable()
    subscription.disposable = source.groupBy { $0 }.subscribe(onNext: {
      log("\($0.key)")
      subscription.dispose()
    })
    source.onNext(1)
    source.onNext(2)
    expectEqual(log.entries, ["1"])
    #expect(!source.hasObservers)
  }

  @Test func `an end sent inside a group's value is delivered after it`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    _ = source.groupBy { $0 % 2 }.subscribe(
      onNext: { group in
        _ = group.subscribe {
          log("\(group.key) \($0)")
          if group.key == 1, !$0.isStopEvent { source.onCompleted() }
        }
      }, onCompleted: { log("outer completed") })
    source.onNext(2)
    source.onNext(1)
    source.onNext(3)
    expectEqual(
      log.entries, ["0 next(2)", "1 next(1)", "0 completed", "1 completed", "outer completed"])
  }
}
