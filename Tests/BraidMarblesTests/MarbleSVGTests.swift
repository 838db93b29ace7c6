// SPDX-License-Identifier: MIT

import BraidCore
import BraidMarbles
import BraidTesting
import TestSupport
import Testing

struct MarbleSVGTests {
  @Test func `a picture is 600 wide and self-contained`() throws {
    let svg = try Samples.debounce().svg()
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 "))
    #expect(svg.contains("<title>debounce(for: .seconds(3))</title>"))
    #expect(svg.contains("a-b-c-----d|"))
    #expect(isWellFormed(svg))
  }

  @Test func `colours follow the reader's theme unless one is chosen`() throws {
    let picture = try Samples.debounce()
    #expect(picture.svg().contains("prefers-color-scheme: dark"))
    #expect(!picture.svg(.light).contains("prefers-color-scheme"))
    #expect(picture.svg(.dark).contains("#0d1117"))
    #expect(!picture.svg(.light).contains("#0d1117"))
  }

  @Test func `a value has one colour in all pictures, different from its neighbours`() throws {
    func color(_ value: String) throws -> String {
      let events = Recorded.events(.next(0, value))
      let svg = MarblePicture(sources: [MarbleLane("", events)], operation: "").svg()
      return try #require(marbles(in: svg).first).color
    }
    let shown = marbles(in: try Samples.debounce().svg())
    expectEqual(Set(shown.filter { $0.text == "c" }.map(\.color)), [try color("c")])
    let letters = try "abcdefghij".map { try color(String($0)) }
    expectEqual(Set(letters).count, letters.count)
    let digits = try (0...9).map { try color(String($0)) }
    expectEqual(Set(digits).count, digits.count)
    try expectEqual(color("[1, 2]"), color("[1, 2]"))
  }

  @Test func `the values of a picture differ in colour as long as there are enough`() throws {
    func colors(_ values: [String]) -> [String] {
      let events = values.enumerated().map { Recorded(time: $0 * 10, value: Event.next($1)) }
      let lane = MarbleLane("", events)
      return marbles(in: MarblePicture(sources: [lane], operation: "", results: [lane]).svg())
        .map(\.color)
    }
    expectEqual(colors(["b2"]), colors(["c2"]))
    let shown = colors(["b2", "c2", "a", "b", "c", "a"])
    expectEqual(shown.first, colors(["b2"]).first)
    expectEqual(Set(shown).count, 5)
    expectEqual(shown[2], shown[5])
    expectEqual(Array(shown.prefix(6)), Array(shown.suffix(6)))
    expectEqual(Set(colors((1...30).map { "value \($0)" })).count, 10)
  }

  @Test func `circles neither overlap nor exceed the picture`() throws {
    let dense = MarblePicture(
      sources: [try Samples.lane("source", "abcdefghijklmnopqrstuvwxyzabcdefghijklmn|")],
      operation: "share()", results: [try Samples.lane("result", "(abc)--(def)-(gh#)")])
    for picture in [try Samples.debounce(), try Samples.groups(), try Samples.crowded(), dense] {
      let svg = picture.svg()
      let shown = marbles(in: svg)
      #expect(!shown.isEmpty)
      let size = try #require(svg.firstMatch(of: #/viewBox="0 0 ([\d.]+) ([\d.]+)"/#))
      let width = try #require(Double(size.1))
      let height = try #require(Double(size.2))
      for (index, one) in shown.enumerated() {
        #expect(one.x >= 0 && one.x + one.width <= width, "\(one)")
        #expect(one.y >= 0 && one.y + one.height <= height, "\(one)")
        for other in shown[(index + 1)...] {
          #expect(!one.overlaps(other), "\(one) and \(other) of \(picture.operation)")
        }
      }
    }
  }

  @Test func `a completion bar stands right of the values of its tick, inside the picture`() throws
  {
    for width in [340.0, 600] {
      let lane = try Samples.lane("source", "a---(bc|)")
      let svg = MarblePicture(sources: [lane], operation: "").svg(width: width)
      let bar = try #require(svg.firstMatch(of: #/class="end" d="M([\d.]+) /#)?.1)
      let x = try #require(Double(bar))
      let right = try #require(marbles(in: svg).map { $0.x + $0.width }.max())
      #expect(x > right && x + 2 < width)
    }
  }

  @Test func `the axis shows the requested ticks, so that it stays while events move`()
    throws
  {
    let drawings = try ["a-b|", "a---b-|"].map { text in
      MarblePicture(sources: [try Samples.lane("source", text)], operation: "")
        .drawing(width: 500, ticks: 0...12)
    }
    expectEqual(drawings[0].zero, drawings[1].zero)
    expectEqual(drawings[0].spacing, drawings[1].spacing)
    expectEqual(drawings[0].lines, drawings[1].lines)
    expectEqual(drawings[0].width, 500)
    let shown = try #require(marbles(in: drawings[0].svg).last)
    #expect(abs(shown.x + shown.width / 2 - drawings[0].zero - 2 * drawings[0].spacing) < 0.2)
  }

  @Test func `a text without room becomes a letter with a legend`() throws {
    let svg = try Samples.crowded().svg()
    #expect(svg.contains(">A = next(a)</text>"))
    #expect(svg.contains(">I = next(i)</text>"))
    #expect(!svg.contains(">next(a)</text>"))
    let roomy = MarblePicture(
      sources: [MarbleLane("source", Recorded.events(.next(3, "next(a)"), .completed(8)))],
      operation: "")
    #expect(roomy.svg().contains(">next(a)</text>"))
  }

  @Test func `only a stream without an end has an arrow`() throws {
    func arrows(_ lane: MarbleLane) -> Int {
      MarblePicture(sources: [lane], operation: "").svg().matches(of: #/class="arrow"/#).count
    }
    expectEqual(arrows(try Samples.lane("", "-a-")), 1)
    expectEqual(arrows(try Samples.lane("", "-a-|")), 0)
    expectEqual(arrows(try Samples.lane("", "-a-#")), 0)
    expectEqual(arrows(try Samples.lane("", "-a-", [Subscription(0, 2)])), 0)
    expectEqual(arrows(try Samples.lane("", "-a-", [Subscription(0)])), 1)
  }

  @Test func `unobserved values are faint`() throws {
    let lane = try Samples.lane("source", "a-^-b-c|", [Subscription(0, 3)])
    let svg = MarblePicture(sources: [lane], operation: "").svg()
    let faint = svg.matches(of: #/<text class="middle faint"[^>]*>(.)/#).map { String($0.1) }
    expectEqual(faint, ["a", "c"])
  }

  @Test func `text is escaped`() throws {
    struct Failure: Error, CustomStringConvertible { var description: String { "<b> & \u{1}" } }
    let events = Recorded.events(.next(0, "<&\">"), .error(3, Failure()))
    let svg = MarblePicture(
      sources: [MarbleLane("<source>", events)], operation: "map { $0 < 1 && \"\" }"
    ).svg()
    #expect(svg.contains("map { $0 &lt; 1 &amp;&amp; &quot;&quot; }"))
    #expect(svg.contains("✕ = &lt;b&gt; &amp; \u{FFFD}"))
    #expect(isWellFormed(svg))
  }

  @Test func `empty pictures can be drawn`() {
    #expect(isWellFormed(MarblePicture(sources: [], operation: "").svg()))
    expectEqual(MarblePicture(sources: [], operation: "").text(), "")
    let empty = MarbleLane("", marks: [])
    #expect(isWellFormed(MarblePicture(sources: [empty], operation: "x", results: [empty]).svg()))
  }
}

private struct Marble {
  var color: String
  var text: String
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  func overlaps(_ other: Marble) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

/// The circles and pills of a drawing, each with the text that follows it.
private func marbles(in svg: String) -> [Marble] {
  let shape = #/class="marble (v\d)[^"]*" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/#
  let lines = svg.split(separator: "\n", omittingEmptySubsequences: false)
  return zip(lines, lines.dropFirst()).compactMap { line, next in
    guard line.hasPrefix("<rect class=\"marble"), let match = line.firstMatch(of: shape) else {
      return nil
    }
    let text = next.firstMatch(of: #/>([^<]*)</#).map { String($0.1) } ?? ""
    return Marble(
      color: String(match.1), text: text, x: Double(match.2) ?? -1, y: Double(match.3) ?? -1,
      width: Double(match.4) ?? -1, height: Double(match.5) ?? -1)
  }
}
