// SPDX-License-Identifier: MIT

import BraidCore
import BraidTesting
import TestSupport
import Testing

struct MarbleTextTests {
  @Test(arguments: [
    "", "a", "|", "#", "-a-b-c|", "a--#", "(ab)", "a(bc)-(d|)", "--(a#)", "abc", "-----|",
  ])
  func `a line of events reads and prints back`(line: String) throws {
    expectEqual(MarbleDiagram.text(of: try MarbleDiagram.cold(line)).line, line)
  }

  @Test(arguments: ["-a-^-b|", "a(^b)-c", "(ab)--^|", "a|-^"])
  func `a line of a hot source reads and prints back`(line: String) throws {
    // Without `-` before the first value, which no recording remembers.
    let trimmed = String(line.drop { $0 == "-" })
    expectEqual(MarbleDiagram.text(of: try MarbleDiagram.hot(line)).line, trimmed)
  }

  @Test(arguments: ["^---!", "--^", "^-!-^-!", "^--(!^)--!", "(^!)"])
  func `a subscription line reads and prints back`(line: String) throws {
    expectEqual(MarbleDiagram.text(of: try MarbleDiagram.subscriptions(line)), line)
  }

  @Test(arguments: 0..<200)
  func `any recording of letters survives printing and reading`(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var time = Int.random(in: -6...6, using: &random)
    var events: [Recorded<Event<String>>] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      events.append(.next(time, String("abcxyzXYZ019é".randomElement(using: &random) ?? "a")))
      time += Int.random(in: 0...3, using: &random)
    }
    switch Int.random(in: 0...2, using: &random) {
    case 0: events.append(.completed(time))
    case 1: events.append(.error(time, MarbleFailure()))
    default: break
    }
    let line = MarbleDiagram.text(of: events).line
    expectEqual(try MarbleDiagram.hot(line), events, "\(line)")
  }

  @Test func `long values are printed as letters with a legend`() {
    let text = MarbleDiagram.text(
      of: Recorded.events(.next(0, [1, 2]), .next(2, [3]), .next(3, [1, 2]), .completed(4)))
    expectEqual(text.line, "a-ba|")
    expectEqual(text.legend, ["a = [1, 2]", "b = [3]"])
    expectEqual(text.description, "a-ba|\n  a = [1, 2]\n  b = [3]")
  }

  @Test func `a legend has one line for each value`() {
    let text = MarbleDiagram.text(of: Recorded.events(.next(0, ["a": "b\nc"]), .next(1, [:])))
    expectEqual(text.legend, [#"a = ["a": "b\nc"]"#, "b = [:]"])
    let lines = MarbleDiagram.text(of: Recorded.events(.next(0, "b\nc")))
    expectEqual(lines.legend, [#"a = b\x0ac"#])
  }

  @Test func `letters avoid values that print as one letter`() {
    let text = MarbleDiagram.text(of: Recorded.events(.next(0, "hello"), .next(1, "a")))
    expectEqual(text.line, "ba")
    expectEqual(text.legend, ["b = hello"])
  }

  @Test func `values print as the letters of their table`() throws {
    let values: MarbleValues<Int> = ["x": 10, "y": 20]
    let events = try MarbleDiagram.cold("x-y-x|", values: values)
    let text = MarbleDiagram.text(of: events, values: values)
    expectEqual(text.line, "x-y-x|")
    expectEqual(text.legend, ["x = 10", "y = 20"])
  }

  @Test func `no value gets a mark of the notation from its mapping`() throws {
    let events = Recorded.events(.next(0, "-"), .next(1, "|"), .next(2, "z"), .completed(3))
    let text = MarbleDiagram.text(of: events, values: .strings)
    expectEqual(text.line, "abz|")
    expectEqual(text.legend, ["a = -", "b = |"])
    let table: MarbleValues<Int> = ["-": 1, "a": 2]
    expectEqual(
      MarbleDiagram.text(of: Recorded.events(.next(0, 1), .next(1, 2)), values: table).line, "1a")
  }

  @Test func `a letter of the table stands for no other value`() throws {
    let numbers: MarbleValues<Int> = ["a": 1, "b": 2]
    let text = MarbleDiagram.text(of: Recorded.events(.next(0, 10), .next(1, 1)), values: numbers)
    expectEqual(text.line, "ca")
    expectEqual(text.legend, ["a = 1", "c = 10"])
    let texts: MarbleValues<String> = ["a": "b", "b": "x"]
    expectEqual(
      MarbleDiagram.text(of: Recorded.events(.next(0, "a"), .next(1, "b")), values: texts).line,
      "ca")
  }

  @Test func `values that print as a mark of the notation are printed as letters`() {
    let text = MarbleDiagram.text(of: Recorded.events(.next(0, "-"), .next(1, "|"), .next(2, " ")))
    expectEqual(text.line, "abc")
  }

  @Test func `a stream without an end is drawn to the end of the line`() {
    expectEqual(MarbleDiagram.text(of: Recorded.events(.next(1, "a")), end: 5).line, "-a---")
    expectEqual(MarbleDiagram.text(of: Recorded.events(.completed(1, Int.self)), end: 5).line, "-|")
    expectEqual(
      MarbleDiagram.text(of: Recorded.events(.next(201, "a")), origin: 200, end: 203).line, "-a-")
  }

  @Test func `events after the end are shown, although they break the grammar`() {
    let faulty = Recorded.events(.next(0, "a"), .completed(1), .next(2, "b"))
    expectEqual(MarbleDiagram.text(of: faulty).line, "a|b")
  }

  @Test func `a line that no memory could hold traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MarbleDiagram.text(of: [Subscription(.min, 0), Subscription(.max - 1)])
    }
    expectEqual(result?.errorText.contains("Leave out times that stand for never"), true)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
