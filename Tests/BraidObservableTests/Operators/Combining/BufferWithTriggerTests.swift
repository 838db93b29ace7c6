// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct BufferWithTriggerTests {
  @Test func `the trigger emits the values since its previous value`() {
    expectDiagram(
      "a-b--c---d|", "---t--tt---", "---x--yz--(w|)",
      results: ["x": ["a", "b"], "y": ["c"], "z": [], "w": ["d"]]
    ) { a, b, _ in a.bufferWithTrigger(b) }
  }

  @Test(arguments: [
    ("|", "-", "(z|)"), ("----", "----", "----"), ("#", "-", "#"), ("a-#", "---", "--#"),
    ("a-|", "#--", "--(x|)"), ("a-|", "|--", "--(x|)"), ("----", "-t--", "-z--"),
  ])
  func ends(source: String, trigger: String, expected: String) {
    expectDiagram(
      source, trigger, expected, results: ["x": ["a"], "z": []], during: "^----!"
    ) { a, b, _ in a.bufferWithTrigger(b) }
  }

  @Test func `disposal in the middle disposes source and trigger`() {
    expectDiagram(
      "a--b--", "-t----", "-x-", results: ["x": ["a"]], during: "^--!",
      subscriptions: ["^--!", "^--!"]
    ) { a, b, _ in a.bufferWithTrigger(b) }
  }

  @Test func `a value sent while an array is delivered is in the next array`() {
    let source = PublishSubject<Int>()
    let trigger = PublishSubject<Void>()
    let log = Log<[Int]>()
    let subscription = source.bufferWithTrigger(trigger).subscribe(onNext: { numbers in
      log(numbers)
      if numbers == [1] {
        source.onNext(2)
        trigger.onNext(())
      }
    })
    source.onNext(1)
    trigger.onNext(())
    expectEqual(log.entries, [[1], [2]])
    subscription.dispose()
    #expect(!source.hasObservers)
    #expect(!trigger.hasObservers)
  }
}
