// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct RepeatBehaviorTests {
  @Test func `retry waits between attempts`() {
    expectDiagram("a-#", "a---a---a-#", subscriptions: "^-!\n----^-!\n--------^-!") {
      source, scheduler in
      source.retry(.delayed(maxCount: 3, time: 2), scheduler: scheduler)
    }
  }

  @Test func `repeat waits between repetitions`() {
    expectDiagram("a-|", "a---a---a-|", subscriptions: "^-!\n----^-!\n--------^-!") {
      source, scheduler in
      source.repeatWithBehavior(.delayed(maxCount: 3, time: 2), scheduler: scheduler)
    }
  }

  @Test(
    arguments: [
      (.immediate(maxCount: 3), "---#"), (.immediate(maxCount: 1), "-#"),
      (.immediate(maxCount: 0), "-#"), (.delayed(maxCount: 2, time: 2), "----#"),
      (.exponentialDelayed(maxCount: 4, initial: 1, multiplier: 1), "-----------#"),
      (.exponentialDelayed(maxCount: 3, initial: 2, multiplier: 0), "-------#"),
      (.customTimerDelayed(maxCount: 3, delayCalculator: { .seconds(Int($0)) }), "------#"),
      (.customTimerDelayed(maxCount: 3, delayCalculator: { _ in .never }), "---#"),
      (.customTimerDelayed(maxCount: 2, delayCalculator: { _ in .milliseconds(3000) }), "-----#"),
    ] as [(RepeatBehavior, String)])
  func `each behavior has its delays`(behavior: RepeatBehavior, expected: String) {
    expectDiagram("-#", expected) { source, scheduler in
      source.retry(behavior, scheduler: scheduler)
    }
    expectDiagram("-|", expected.replacing("#", with: "|")) { source, scheduler in
      source.repeatWithBehavior(behavior, scheduler: scheduler)
    }
  }

  @Test(arguments: [("|", "|"), ("----", "----"), ("a-|", "a-|")])
  func `retry forwards a source that does not fail`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, scheduler in
      source.retry(.immediate(maxCount: 3), scheduler: scheduler)
    }
  }

  @Test(arguments: [("#", "#"), ("----", "----"), ("a-#", "a-#")])
  func `repeat forwards a source that does not complete`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, scheduler in
      source.repeatWithBehavior(.immediate(maxCount: 3), scheduler: scheduler)
    }
  }

  @Test func `a predicate ends the repetitions`() {
    expectDiagram("a-#", "a-#", subscriptions: "^-!") { source, scheduler in
      source.retry(.immediate(maxCount: 3), scheduler: scheduler, shouldRetry: { _ in false })
    }
    expectDiagram("a-|", "a-|", subscriptions: "^-!") { source, scheduler in
      source.repeatWithBehavior(
        .immediate(maxCount: 3), scheduler: scheduler, shouldRepeat: { false })
    }
  }

  @Test func `disposal cancels the delay`() {
    expectDiagram("a-|", "a---", during: "^--!", subscriptions: "^-!") { source, scheduler in
      source.repeatWithBehavior(.delayed(maxCount: 3, time: 2), scheduler: scheduler)
    }
  }

  @Test func `disposal inside a value stops endless synchronous repetitions`() {
    expectEqual(
      Observable.just(1).repeatWithBehavior(.immediate(maxCount: .max)).take(3).recorded(),
      ["next(1)", "next(1)", "next(1)", "completed"])
  }
}
