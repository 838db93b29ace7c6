// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct FromAsyncTests {
  private enum Failure: Error { case failed }

  @Test func `fromAsync emits the result of the completion handler for each subscription`() {
    let calls = Box(0)
    let source = Observable<Int>.fromAsync { completion in
      completion(
        calls.update {
          $0 += 1; return $0
        })
    }
    expectEqual(source.recorded(), ["next(1)", "completed"])
    expectEqual(source.recorded(), ["next(2)", "completed"])
  }

  @Test func `a second call of the completion handler is ignored`() {
    let source = Observable<Int>.fromAsync { completion in
      completion(1)
      completion(2)
    }
    expectEqual(source.recorded(), ["next(1)", "completed"])
  }

  @Test func `arguments precede the completion handler`() {
    let one = Observable<String>.fromAsync { (a: Int, completion) in completion("\(a)") }
    expectEqual(one(1).recorded(), ["next(1)", "completed"])
    let three = Observable<String>.fromAsync { (a: Int, b: Int, c: String, completion) in
      completion("\(a)\(b)\(c)")
    }
    expectEqual(three(1, 2, "x").recorded(), ["next(12x)", "completed"])
    let ten = Observable<Int>.fromAsync {
      (
        a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int, completion
      ) in
      completion([a, b, c, d, e, f, g, h, i, j].reduce(0, +))
    }
    expectEqual(ten(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).recorded(), ["next(55)", "completed"])
  }

  @Test func `functions can be passed by name`() {
    @Sendable func load(_ path: String, _ completion: @escaping (Int) -> Void) {
      completion(path.count)
    }
    @Sendable func check(_ path: String, _ completion: @escaping (Int?, Failure?) -> Void) {
      completion(path.count, nil)
    }
    #expect(Observable<Int>.fromAsync(load)("abc").recorded() == ["next(3)", "completed"])
    #expect(Single<Int>.fromAsync(check)("abc").recorded() == ["next(3)", "completed"])
  }

  @Test(
    arguments: [
      (1, nil, ["next(1)", "completed"]), (nil, true, ["error(failed)"]),
      (nil, nil, ["error(inconsistentCompletionResult)"]),
      (1, true, ["error(inconsistentCompletionResult)"]),
    ] as [(Int?, Bool?, [String])])
  func `a single succeeds or fails`(element: Int?, fails: Bool?, expected: [String]) {
    let source = Single<Int>.fromAsync { completion in
      completion(element, fails.map { _ in Failure.failed })
    }
    expectEqual(source.recorded(), expected)
  }

  @Test func `no value is emitted after disposal`() {
    let kept = Box<(@Sendable (Int) -> Void)?>(nil)
    let log = Log<String>()
    Observable<Int>.fromAsync { kept.value = $0 }.subscribe { log($0.debugDescription) }.dispose()
    kept.value?(1)
    expectEqual(log.entries, [])
  }
}
