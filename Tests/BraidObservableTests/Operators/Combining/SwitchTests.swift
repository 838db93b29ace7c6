// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SwitchTests {
  @Test func `switch follows the newest key`() {
    expectDiagram(["x--y----|", "1---2---3|", "4--5|"], "1--4--5-|") { sources, _ in
      Observable.switch(on: sources[0], cases: ["x": sources[1], "y": sources[2]])
    }
  }

  @Test func `an unknown key selects the default, or nothing`() {
    let keys = Observable.of("x", "z")
    let cases = ["x": Observable.just(1)]
    expectEqual(
      Observable.switch(on: keys, cases: cases, default: .just(0)).recorded(),
      ["next(1)", "next(0)", "completed"])
    expectEqual(Observable.switch(on: keys, cases: cases).recorded(), ["next(1)", "completed"])
  }

  @Test func `if selects one of two observables by a condition`() {
    let condition = PublishSubject<Bool>()
    let (yes, no) = (PublishSubject<Int>(), PublishSubject<Int>())
    let log = Log<Int>()
    let subscription = Observable.if(condition, then: yes, else: no).subscribe(onNext: { log($0) })
    yes.onNext(0)
    condition.onNext(true)
    yes.onNext(1)
    no.onNext(2)
    condition.onNext(false)
    yes.onNext(3)
    no.onNext(4)
    expectEqual(log.entries, [1, 4])
    subscription.dispose()
    #expect(!no.hasObservers)
    #expect(!condition.hasObservers)
  }

  @Test(arguments: [("|", "1|", "|"), ("#", "1|", "#"), ("x-#", "---", "--#"), ("x--", "-#", "-#")])
  func `the sources decide when the result ends`(keys: String, source: String, expected: String) {
    expectDiagram(keys, source, expected) { keys, source, _ in
      Observable.switch(on: keys, cases: ["x": source])
    }
  }
}
