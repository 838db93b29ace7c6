// SPDX-License-Identifier: MIT
import BraidCore
import BraidMarbles
import Foundation
import TestSupport
import Testing

@testable import BraidTrace

struct TimelinePictureTests {
  /// A subject on thread 1 sends a value through `map` to thread 2, where `observe` delivers it;
  /// then a send of thread 1 is queued until thread 2 delivers it. In microseconds:
  ///
  ///     thread 1  10 PublishSubject 40
  ///                 12 map 30         50 dispose   60 wait ----,
  ///     thread 2              45 observe ------------------ 70 |- 80
  private static let hops = Timeline(
    [
      Timeline.Track(
        thread: 1,
        records: [
          record(10, .value, node: 1, label: 1, detail: 1),
          record(12, .value, node: 2, label: 2, detail: 1), record(30, .end), record(40, .end),
          record(50, .dispose, node: 2, label: 2), record(60, .wait, node: 1, label: 1, detail: 7),
        ]),
      Timeline.Track(
        thread: 2,
        records: [
          record(45, .value, node: 3, label: 3, detail: 1 | 2 << 32),
          record(70, .resume, detail: 7), record(80, .end),
        ]),
    ], labels: ["PublishSubject", "map \"<a>\"", "observe"], at: 100_000)

  private static func record(
    _ microseconds: UInt64, _ kind: TraceRing.Kind, node: UInt32 = 0, label: UInt32 = 0,
    detail: UInt64 = 0
  ) -> TraceRing.Record {
    TraceRing.Record(
      time: microseconds * 1000, kind: kind, node: node, label: label, detail: detail)
  }

  /// A hundred microseconds on a thousand units: a microsecond is ten wide.
  private func picture(
    texts: [TraceWatch.Value: String] = [:], wanted: String = ""
  ) -> TimelinePicture {
    TimelinePicture(
      Self.hops, .init(span: 100_000, endingAt: 100_000, isLive: false), width: 1024,
      texts: texts, wanted: wanted)
  }

  /// `kind row x width title`.
  private func bars(_ picture: TimelinePicture, thread: Int) -> [String] {
    let track = picture.tracks.first { $0.thread == thread }
    return (track?.bars ?? []).map {
      "\($0.kind) \($0.row) \(number($0.x)) \(number($0.width)) \(picture.title(of: $0))"
    }
  }

  @Test func `events are nested bars, and a queued send is a bar below them`() {
    let picture = picture()
    expectEqual(
      bars(picture, thread: 1),
      [
        "event 0 112 300 PublishSubject, value 1; 30.0 µs",
        "event 1 132 180 map \"<a>\", value 1; 18.0 µs",
        "disposal 0 512 0 dispose map \"<a>\"",
        "wait 0 612 100 wait at PublishSubject; 10.0 µs",
      ])
    expectEqual(bars(picture, thread: 2), ["event 0 462 350 observe, value 1; 35.0 µs"])
    expectEqual(picture.tracks.map(\.thread), [1, 2])
    expectEqual(picture.tracks.map(\.y), [12, 90])
    #expect(picture.tracks.map(\.rows) == [2, 1] && picture.tracks.map(\.waitRows) == [1, 0])
    expectEqual(picture.summary, "3 events on 2 threads, 1 wait, 1 hop")
  }

  @Test func `a hop leads from the source's value to the delivery, a wait to its delivery`() {
    let links = picture().links.map {
      "\($0.kind) \(number($0.x1)) \(number($0.y1)) \(number($0.x2)) \(number($0.y2)) \($0.title)"
    }
    expectEqual(
      links,
      [
        "hop 132 59 462 119 observe, value 1: 33.0 µs later",
        "wait 712 76 712 119 wait at PublishSubject: delivered after 10.0 µs",
      ])
  }

  @Test func `the trace file has the same events`() throws {
    let json = Self.hops.json
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let events = try #require(object?["traceEvents"] as? [[String: Any]])
    let lines = events.compactMap { event -> String? in
      guard let time = event["ts"] as? Double else { return nil }
      let duration = (event["dur"] as? Double).map { " \($0)" } ?? ""
      return "\(event["ph"] ?? "") \(event["tid"] ?? 0) \(time)\(duration) \(event["name"] ?? "")"
    }
    expectEqual(
      lines,
      [
        "X 1 10.0 30.0 PublishSubject", "X 1 12.0 18.0 map \"<a>\"", "X 2 45.0 35.0 observe",
        "i 1 50.0 dispose map \"<a>\"", "b 1 60.0 wait at PublishSubject",
        "e 2 70.0 wait at PublishSubject", "s 1 12.0 value", "f 2 45.0 value",
      ])
  }

  @Test func `a drawing has the events with their times, and is well formed`() {
    let svg = picture(texts: [.init(node: 2, number: 1): "<&>"]).svg(.light)
    #expect(isWellFormed(svg))
    #expect(
      svg.contains(
        "<g class=\"slice\" id=\"s1-12000-1\" data-start=\"12000\" data-end=\"30000\" "
          + "data-node=\"n2\"><title>map &quot;&lt;a&gt;&quot;, value 1: &lt;&amp;&gt;; 18.0 µs<"))
    #expect(svg.contains("x=\"132\" y=\"50\" width=\"180\" height=\"16\""))
    // The text of a bar is as long as its room.
    #expect(svg.contains(">map &quot;&lt;a&gt;&quot;, value 1: &lt;&amp;&gt;</text>"))
    #expect(svg.contains("<desc>3 events on 2 threads, 1 wait, 1 hop</desc>"))
    #expect(svg.contains(">20 µs</text>") && !svg.contains("NaN") && !svg.contains("inf"))
    #expect(!svg.contains("prefers-color-scheme"))
    #expect(picture().svg().contains("prefers-color-scheme: dark"))
  }

  @Test func `events that do not match the search are drawn pale`() {
    let drawn = picture(wanted: "MAP").drawing(css: "")
    #expect(drawn.contains("<g class=\"slice\" id=\"s1-12000-1\""))
    #expect(drawn.contains("<g class=\"slice faint\" id=\"s1-10000-0\""))
    #expect(drawn.contains("<g class=\"slice faint\" id=\"s2-45000-0\""))
  }

  @Test func `a part contains only its own events, and a live part counts back`() {
    let window = TimelinePicture.Window(span: 10_000, endingAt: 55_000, isLive: true)
    let picture = TimelinePicture(Self.hops, window, width: 360)
    expectEqual(bars(picture, thread: 1), ["disposal 0 180 0 dispose map \"<a>\""])
    expectEqual(bars(picture, thread: 2), ["event 0 12 336 observe, value 1; 35.0 µs"])
    #expect(picture.drawing(css: "").contains(">-5 µs</text>"))
    expectEqual(picture.summary, "1 event on 2 threads, 1 hop")
  }

  @Test func `open events end when the records were read, and lost beginnings are marked`() {
    let timeline = Timeline(
      [
        Timeline.Track(
          thread: 5,
          records: [
            Self.record(20, .end), Self.record(30, .subscribe, node: 1, label: 1),
            Self.record(40, .finish, node: 1, label: 9),
          ], isFull: true)
      ], labels: ["just"], at: 50_000)
    let window = TimelinePicture.Window(span: 50_000, endingAt: 50_000, isLive: false)
    let picture = TimelinePicture(timeline, window, width: 524)
    expectEqual(
      bars(picture, thread: 5),
      [
        "event 0 312 200 subscribe just; 20.0 µs", "event 1 412 100 end of source; 10.0 µs",
      ])
    expectEqual(picture.tracks.first?.droppedUpTo, 212)
    #expect(picture.drawing(css: "").contains("older records of this thread were dropped"))
  }

  // MARK: Bounds

  @Test func `events that are narrower than a pixel are drawn as one`() {
    let records = (0..<1_000).flatMap { index -> [TraceRing.Record] in
      let time = UInt64(index) * 100
      return [
        TraceRing.Record(time: time, kind: .value, node: 1, label: 1, detail: UInt64(index)),
        TraceRing.Record(time: time + 50, kind: .end),
      ]
    }
    let timeline = Timeline(
      [Timeline.Track(thread: 1, records: records)], labels: ["just"], at: 100_000)
    func bars(_ span: UInt64) -> [TimelinePicture.Bar] {
      let window = TimelinePicture.Window(span: span, endingAt: 100_000, isLive: false)
      return TimelinePicture(timeline, window, width: 1024).tracks.flatMap(\.bars)
    }
    // One bar for each event, then one for ten events.
    expectEqual(bars(1_000).count, 10)
    let many = bars(1_000_000)
    #expect(many.count == 100 && many.map(\.count).reduce(0, +) == 1_000)
    #expect(many.allSatisfy { $0.count == 10 && $0.node == 1 })
  }

  @Test func `a picture of many threads, deep nesting and long waits has a bounded size`() {
    let tracks = (1...30).map { thread in
      var records: [TraceRing.Record] = []
      for round in 0..<100 {
        let start = UInt64(round) * 1000
        for depth in 0..<20 {
          records.append(
            TraceRing.Record(time: start + UInt64(depth), kind: .value, node: 1, label: 1))
        }
        for depth in 0..<20 {
          records.append(TraceRing.Record(time: start + 400 + UInt64(depth), kind: .end))
        }
        records.append(
          TraceRing.Record(time: start + 450, kind: .wait, node: 1, label: 1, detail: 1))
      }
      return Timeline.Track(thread: thread, records: records)
    }
    let timeline = Timeline(tracks, labels: ["just"], at: 100_000)
    let window = TimelinePicture.Window(span: 100_000, endingAt: 100_000, isLive: true)
    for width in [0, 360, 2_400.0] {
      let picture = TimelinePicture(timeline, window, width: width)
      let bars = picture.tracks.flatMap(\.bars)
      #expect(picture.tracks.count == 24 && picture.hiddenThreads == 6)
      #expect(bars.count <= TimelinePicture.maximumBars && !bars.isEmpty)
      #expect(picture.tracks.allSatisfy { $0.rows <= 14 && $0.waitRows <= 4 })
      #expect(picture.links.count <= TimelinePicture.maximumLinks)
      #expect(picture.summary.hasSuffix(", 6 threads not drawn"))
      #expect(picture.drawing(css: "").utf8.count < 1_000_000)
    }
  }

  @Test func `parts stay within what can be drawn`() {
    let window = TimelinePicture.Window.init
    expectEqual(window(0, 50_000, false).start, 49_000)
    expectEqual(window(.max, .max, true).end, UInt64.max / 2)
    expectEqual(window(5_000, 10, false), window(5_000, 5_000, false))
    let empty = TimelinePicture(
      Timeline([], labels: [], at: 0), window(.max, 0, true), width: .infinity)
    expectEqual(empty.summary, "0 events on 0 threads")
  }

  @Test(
    arguments: [
      (0, "0 ns"), (999, "999 ns"), (1_000, "1.00 µs"), (1_050, "1.05 µs"), (12_340, "12.3 µs"),
      (999_999, "999 µs"), (1_250_000, "1.25 ms"), (61_000_000_000, "61.0 s"),
      (1_000_000_000_000, "1000 s"),
    ] as [(UInt64, String)])
  func `durations have three digits`(nanoseconds: UInt64, text: String) {
    expectEqual(TimelinePicture.text(ofNanoseconds: nanoseconds), text)
  }
}
