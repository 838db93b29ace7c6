// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct MergeTests {
  @Test func `merge sends the values of all as they come`() {
    expectDiagram("a---b---|", "--1---2|", "a-1-b-2-|") { a, b, _ in Observable.merge(a, b) }
  }

  @Test func `concat plays one after the other`() {
    expectDiagram("a-b-|", "1-2|", "a-b-1-2|") { a, b, _ in a.concat(b) }
  }

  @Test func `merge ends with the first error and disposes the others`() {
    expectDiagram("a-#", "-1----", "a1#", subscriptions: ["^-!", "^-!"]) { a, b, _ in
      Observable.merge(a, b)
    }
  }

  @Test func `a source behind one that fails at once is not subscribed`() {
    expectDiagram("-1----", "#", subscriptions: "") { source, _ in
      Observable.merge(.error(MarbleFailure()), source)
    }
  }

  @Test func `merge of nothing completes`() {
    let log = Log<String>()
    Observable<Int>.merge([]).subscribe { log("\($0)") }.dispose()
    Observable<Int>.concat([]).subscribe { log("\($0)") }.dispose()
    #expect(log.entries == ["completed", "completed"])
  }

  @Test func `synchronous sources take turns`() {
    let log = Log<String>()
    Observable.merge(Observable.of(1, 2), Observable.of(3, 4)).subscribe(onNext: { log("\($0)") })
      .dispose()
    #expect(log.entries == ["1", "3", "2", "4"])
  }

  @Test func `disposal in the middle disposes all`() {
    expectDiagram(
      "a---b---|", "--1---2|", "a-1", during: "^--!", subscriptions: ["^--!", "^--!"]
    ) { a, b, _ in Observable.merge(a, b) }
  }

  @Test func `so many run at once and the others wait`() {
    expectDiagram(
      "abc|", "1---|", "11--1---|", subscriptions: ["^--!", "^---!\n-^---!\n----^---!"]
    ) {
      source, inner, _ in source.map { _ in inner }.merge(maxConcurrent: 2)
    }
  }

  @Test func `concat subscribes to the next when one completes, and an error ends it`() {
    expectDiagram("a-#", "1|", "a-#", subscriptions: ["^-!", ""]) { a, b, _ in a.concat(b) }
    expectDiagram("a-|", "1-|", "x-|", "a-1-x-|", subscriptions: ["^-!", "--^-!", "----^-!"]) {
      a, b, c, _ in Observable.concat(a, b, c)
    }
  }
}
