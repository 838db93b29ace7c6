// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MergeWithTests {
  @Test func `merge(with:) emits the values of both or all sources`() {
    expectDiagram("a---b---|", "--1---2|", "a-1-b-2-|") { a, b, _ in a.merge(with: b) }
    expectDiagram(
      ["a---b---|", "--1---2|", "-x|"], "ax1-b-2-|",
      subscriptions: ["^-------!", "^------!", "^-!"]
    ) { sources, _ in sources[0].merge(with: Array(sources[1...])) }
  }

  @Test func `merge with no other source forwards the source`() {
    expectDiagram("a-b|", "a-b|") { source, _ in source.merge(with: []) }
  }

  @Test func `an observable of observables still merges`() {
    expectEqual(
      Observable.of(Observable.just(1), .just(2)).merge().recorded(),
      ["next(1)", "next(2)", "completed"])
  }
}
