// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ReduceTests {
  @Test func `reduce emits the result at the end`() {
    expectDiagram("1-2--3-|", "-------(6|)", values: .digits) { source, _ in
      source.reduce(0, accumulator: +)
    }
  }

  @Test func `reduce maps the result`() {
    expectDiagram("1-2--|", "-----(6|)", values: .digits) { source, _ in
      source.reduce(0, accumulator: +) { $0 * 2 }
    }
  }

  @Test(arguments: [("|", "(0|)"), ("1-#", "--#"), ("--|", "--(0|)")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, values: .digits) { source, _ in
      source.reduce(0, accumulator: +)
    }
    expectDiagram(source, expected, values: .digits) { source, _ in
      source.reduce(0, accumulator: +) { $0 }
    }
  }

  @Test func `a result that ends the subscription is not followed by an end`() {
    let ends = Box(0)
    _ = Observable.just(1).reduce(0, accumulator: +).take(1)
      .reduce(0, accumulator: +)
      .do(onCompleted: { ends.update { $0 += 1 } })
      .flatMap { Observable.of($0, $0) }
      .subscribe(onNext: { _ in })
    expectEqual(ends.value, 1)
  }
}
