// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct RaceTests {
  @Test(arguments: [
    ("--1-2-|", "-x-y-z|", "-x-y-z|"), ("|", "--a", "|"), ("#", "--a", "#"), ("--a", "-|", "-|"),
    ("--a", "-#", "-#"), ("-a--|", "-b--|", "-a--|"), ("---", "-b|", "-b|"), ("---", "---", "---"),
  ])
  func `the first event wins, and the first of simultaneous signals`(
    first: String, second: String, expected: String
  ) {
    expectSignalDiagram(first, second, expected, during: "^------!") { a, b, _ in a.race(with: b) }
    expectSignalDiagram(first, second, expected, during: "^------!") { a, b, _ in .race(a, b) }
    expectSignalDiagram(first, second, expected, during: "^------!") { a, b, _ in .race([a, b]) }
  }

  @Test func `race of one signal forwards it, and race of none never emits`() {
    expectSignalDiagram("-a|", "-a|", subscriptions: "^-!") { source, _ in .race([source]) }
    let recording = Signal<Int>.race([]).recorded()
    #expect(recording.events.isEmpty)
    recording.dispose()
  }

  @Test func `disposal unsubscribes from both signals, and later from the winner`() {
    expectSignalDiagram(
      "---a", "----b", "--", during: "^-!", subscriptions: ["^-!", "^-!"]
    ) { a, b, _ in a.race(with: b) }
    expectSignalDiagram(
      "-a---a", "--b", "-a-", during: "^--!", subscriptions: ["^--!", "^!"]
    ) { a, b, _ in a.race(with: b) }
  }

  @Test func `a signal after a synchronous winner is not subscribed to`() {
    for winner in [Signal.just(1).concat(.never), .empty, .error(Failure())] {
      let second = SignalSubject<Int>()
      let recording = winner.race(with: second).recorded()
      #expect(!second.hasSubscribers)
      recording.dispose()
    }
  }

  @Test func `a value that the observer of the winner sends to the loser is ignored`() {
    let (first, second) = (SignalSubject<Int>(), SignalSubject<Int>())
    let log = Log<Int>()
    first.race(with: second).subscribe(next: {
      log($0)
      second.sendNext(20)
    })
    first.sendNext(1)
    first.sendNext(2)
    expectEqual(log.entries, [1, 2])
    #expect(!second.hasSubscribers)
  }
}
