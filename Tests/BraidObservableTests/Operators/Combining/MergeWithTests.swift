// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct MergeWithTests {
  @Test func `sends the values of both, or of all`() {
    expectDiagram("a---b---|", "--1---2|", "a-1-b-2-|") { a, b, _ in a.merge(with: b) }
    expectDiagram(
      ["a---b---|", "--1---2|", "-x|"], "ax1-b-2-|",
      subscriptions: ["^-------!", "^------!", "^-!"]
    ) { sources, _ in sources[0].merge(with: Array(sources[1...])) }
  }

  @Test func `none is the source itself`() {
    expectDiagram("a-b|", "a-b|") { source, _ in source.merge(with: []) }
  }

  @Test func `the observables of an observable merge as before`() {
    #expect(
      Observable.of(Observable.just(1), .just(2)).merge().recorded()
        == ["next(1)", "next(2)", "completed"])
  }
}
