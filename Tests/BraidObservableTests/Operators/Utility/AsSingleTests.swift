// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct AsSingleTests {
  @Test(arguments: [
    ("--a--|", "-----(a|)"), ("--a--b-|", "-----#"), ("--|", "--#"), ("a-#", "--#"),
    ("(ab|)", "#"),
  ])
  func `asSingle sends the only value at the end`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in
      source.asSingle().asObservable().withPlainErrors()
    }
  }

  @Test(arguments: [
    ("--a--|", "-----(a|)"), ("--a--b-|", "-----#"), ("--|", "--|"), ("a-#", "--#"),
    ("(ab|)", "#"),
  ])
  func `asMaybe sends the only value at the end`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in
      source.asMaybe().asObservable().withPlainErrors()
    }
  }

  @Test func `the second value disposes the source, and so does disposal`() {
    expectDiagram("a-b-c|", "--#", subscriptions: "^-!") { source, _ in
      source.asMaybe().asObservable().withPlainErrors()
    }
    expectDiagram("a----", "---", during: "^--!", subscriptions: "^--!") { source, _ in
      source.asSingle()
    }
  }

  @Test func `the errors say what is wrong`() {
    #expect(
      Observable<Int>.empty().asSingle().recorded() == ["error(\(RxError.noElements))"])
    #expect(
      Observable.of(1, 2).asSingle().recorded() == ["error(\(RxError.moreThanOneElement))"])
    #expect(Observable.of(1, 2).asMaybe().recorded() == ["error(\(RxError.moreThanOneElement))"])
  }

  @Test func `a value that is nil is a value`() {
    let source = Observable<Int?>.just(nil)
    #expect(source.asSingle().recorded() == ["next(nil)", "completed"])
    #expect(
      Observable<Int?>.of(nil, nil).asSingle().recorded() == [
        "error(\(RxError.moreThanOneElement))"
      ])
  }

  @Test(arguments: ["a-b-|", "|", "#", "a-#"])
  func `asCompletable has only the end`(source: String) {
    let end = source.replacing(/[a-z]/, with: "-")
    expectDiagram(source, end) { source, _ in source.ignoreElements().asCompletable() }
  }
}
