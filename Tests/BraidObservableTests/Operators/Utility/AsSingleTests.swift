// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct AsSingleTests {
  @Test(arguments: [
    ("--a--|", "-----(a|)"), ("--a--b-|", "-----#"), ("--|", "--#"), ("a-#", "--#"),
    ("(ab|)", "#"),
  ])
  func `asSingle sends the only value at the end`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in
      source.asSingle().asObservable().withPlainErrors()
    }
  }

  @Test func `asSingle emits a nil value`() {
    let source = Observable<Int?>.just(nil)
    expectEqual(source.asSingle().recorded(), ["next(nil)", "completed"])
    #expect(
      Observable<Int?>.of(nil, nil).asSingle().recorded() == [
        "error(\(RxError.moreThanOneElement))"
      ])
  }

  @Test(arguments: [1, 2]) func `a value is released once`(count: Int) {
    var object = Log<Int>()
    let other = object
    _ = Observable.from(Array(repeating: other, count: count)).asSingle()
      .subscribe(onSuccess: { _ in }, onFailure: { _ in })
    #expect(!isKnownUniquelyReferenced(&object))
    withExtendedLifetime(other) {}
  }
}
