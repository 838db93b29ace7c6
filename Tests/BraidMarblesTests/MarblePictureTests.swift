// SPDX-License-Identifier: MIT

import BraidCore
import BraidMarbles
import BraidTesting
import TestSupport
import Testing

/// Pictures that several suites draw.
enum Samples {
  static func lane(
    _ label: String, _ line: String, _ subscriptions: [Subscription] = []
  ) throws -> MarbleLane {
    MarbleLane(label, try MarbleDiagram.hot(line), subscriptions: subscriptions)
  }

  static func debounce() throws -> MarblePicture {
    MarblePicture(
      sources: [try lane("source", "a-b-c-----d|")], operation: "debounce(for: .seconds(3))",
      results: [try lane("result", "-------c---(d|)")])
  }

  static func groups() throws -> MarblePicture {
    let inner = [
      "odd": MarbleLane("odd", try MarbleDiagram.cold("1---3---5---|")),
      "even": MarbleLane("even", try MarbleDiagram.cold("2---4---6-|", origin: 2)),
    ]
    let groups = Recorded.events(.next(0, "odd"), .next(2, "even"), .completed(12))
    return MarblePicture(
      sources: [try lane("source", "1-2-3-4-5-6-|")], operation: "groupBy { $0 % 2 }",
      results: [MarbleLane("groups", groups, inner: { inner[$0] })])
  }

  static func crowded() throws -> MarblePicture {
    let letters = Array("abcdefghi")
    let values = Dictionary(uniqueKeysWithValues: letters.map { ($0, "next(\($0))") })
    let result = try MarbleDiagram.cold(String(letters), values: MarbleValues(values))
    return MarblePicture(
      sources: [try lane("source", String(letters))], operation: "materialize()",
      results: [MarbleLane("result", result)])
  }
}

struct MarblePictureTextTests {
  @Test func `a picture of a diagram names its operation`() throws {
    let source = MarbleLane("source", try MarbleDiagram.cold("a-b-|"))
    let picture = MarblePicture(sources: [source], operation: "share", results: [source])
    let svg = picture.svg()
    #expect(svg.contains(">share</text>"))
  }

  @Test func `lanes are aligned above an axis`() throws {
    expectEqual(
      try Samples.debounce().text(),
      """
      source  a-b-c-----d|
              +----------------------------+
              | debounce(for: .seconds(3)) |
              +----------------------------+
      result  -------c---(d|)
              0    5    10
      """)
  }

  @Test func `groups stay at their tick in all lanes`() throws {
    let picture = MarblePicture(
      sources: [try Samples.lane("a", "--(12)--|"), try Samples.lane("b", "-x--y-|")],
      operation: "merge", results: [try Samples.lane("both", "-x(12)-y---|")])
    expectEqual(
      picture.text(),
      """
      a     --(12)--|
      b     -x-   -y-|
            +----------+
            | merge    |
            +----------+
      both  -x(12)-y---|
            0       5
      """)
  }

  @Test func `inner lanes begin where they were emitted`() throws {
    expectEqual(
      try Samples.groups().text(),
      """
      source  1-2-3-4-5-6-|
              +--------------------+
              | groupBy { $0 % 2 } |
              +--------------------+
      groups  a-b---------|
      \\ odd   1---3---5---|
      \\ even    2---4---6-|
              0    5    10
              a = odd
              b = even
      """)
  }

  @Test func `subscriptions are drawn below their lane`() throws {
    let picture = MarblePicture(
      sources: [try Samples.lane("source", "-a-^-b-c-|", [Subscription(0, 4)])],
      operation: "take(2)", results: [try Samples.lane("result", "--b-(c|)")])
    expectEqual(
      picture.text(),
      """
      source  a---b-c   -|
                ^---!
              +----------+
              | take(2)  |
              +----------+
      result    --b-(c|)
                0       5
      """)
  }

  @Test func `a cold lane plays for each subscription`() throws {
    let cold = try MarbleDiagram.cold("-a-b#")
    let source = MarbleLane(
      "source", cold: cold, subscriptions: [Subscription(0, 4), Subscription(4, 6)])
    expectEqual(source.marks.map(\.time), [1, 3, 4, 5])
    let picture = MarblePicture(sources: [source], operation: "")
    expectEqual(
      picture.text(),
      """
      source  -a-b#a-
              ^---!
                  ^-!
              0    5
      """)
  }

  @Test func `the origin of a recording becomes tick 0`() {
    let lane = MarbleLane(
      "x", Recorded.events(.next(205, 1), .error(210, MarbleFailure())), origin: 200,
      subscriptions: [Subscription(200, 210), Subscription(212)])
    expectEqual(lane.marks.map(\.time), [5, 10])
    expectEqual(lane.marks.last?.kind, .failed(""))
    expectEqual(lane.subscriptions, [Subscription(0, 10), Subscription(12)])
  }
}
