// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct ZipWithTests {
  @Test func `joins the nth values of both`() {
    expectDiagram("a-b-c|", "--1-2-3|", "--A-B|", results: ["A": "a1", "B": "b2"]) { a, b, _ in
      a.zip(with: b) { $0 + $1 }
    }
  }

  @Test func `is the zip of both`() {
    #expect(
      Observable.of(1, 2).zip(with: Single.just(10)) { $0 + $1 }.recorded()
        == Observable.zip(.of(1, 2), Single.just(10).asObservable()) { $0 + $1 }.recorded())
    #expect(
      Single.just(1).zip(with: Observable.of(1, 2)) { $0 + $1 }.recorded()
        == ["next(2)", "completed"])
  }
}
