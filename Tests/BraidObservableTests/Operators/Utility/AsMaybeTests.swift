// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct AsMaybeTests {
  @Test(arguments: [
    ("--a--|", "-----(a|)"), ("--a--b-|", "-----#"), ("--|", "--|"), ("a-#", "--#"),
    ("(ab|)", "#"),
  ])
  func `asMaybe sends the only value at the end`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in
      source.asMaybe().asObservable().withPlainErrors()
    }
  }

  @Test func `asSingle and asMaybe fail with the library's errors`() {
    #expect(
      Observable<Int>.empty().asSingle().recorded() == ["error(\(RxError.noElements))"])
    expectEqual(
      Observable.of(1, 2).asSingle().recorded(), ["error(\(RxError.moreThanOneElement))"])
    expectEqual(Observable.of(1, 2).asMaybe().recorded(), ["error(\(RxError.moreThanOneElement))"])
  }
}
