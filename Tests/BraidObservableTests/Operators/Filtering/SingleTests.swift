// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SingleTests {
  @Test(arguments: [
    ("--a--b-|", "--a--#"), ("--a--|", "--a--|"), ("--|", "--#"), ("--#", "--#"), ("a-#", "a-#"),
  ])
  func `single emits exactly one value`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in source.single().withPlainErrors() }
  }

  @Test(arguments: [
    ("1-2--3-|", "--2----|"), ("1-2--4-|", "--2--#"), ("1--|", "---#"), ("1-#", "--#"),
  ])
  func `single emits exactly one value that satisfies the predicate`(
    source: String, expected: String
  ) {
    expectDiagram(source, expected, values: .digits) { source, _ in
      source.single { $0.isMultiple(of: 2) }.withPlainErrors()
    }
  }

  @Test func `single fails with the library's errors`() {
    #expect(Observable<Int>.empty().single().recorded() == ["error(\(RxError.noElements))"])
    expectEqual(
      Observable.of(1, 2).single().recorded(),
      [
        "next(1)", "error(\(RxError.moreThanOneElement))",
      ])
  }

  @Test(arguments: [("---|", "---(a|)"), ("b--|", "b--|"), ("---#", "---#"), ("|", "(a|)")])
  func `ifEmpty emits its value if there is none`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in source.ifEmpty(default: "a") }
  }
}
