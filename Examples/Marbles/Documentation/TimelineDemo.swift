// SPDX-License-Identifier: MIT
import BraidCore
import BraidTrace

/// The timeline in the article on debugging: a value changes threads, and a send waits at a gate.
enum TimelineDemo {
  static let picture = TimelinePicture(
    timeline, .init(span: 200_000, endingAt: 200_000, isLive: false), width: 460)

  private static let timeline = Timeline(
    [
      Timeline.Track(
        thread: 1,
        records: [
          event(10, .value, 1, 1), event(14, .value, 2, 1), event(20, .value, 3, 1), end(52),
          end(56), end(60), event(110, .value, 1, 2), event(113, .value, 2, 2),
          event(118, .value, 3, 2), end(150), end(153), end(157),
        ]),
      Timeline.Track(
        thread: 2,
        records: [
          event(45, .value, 4, 1, from: 3), event(52, .value, 5, 1), event(56, .subscribe, 6, 0),
          end(70), end(88), record(90, .resume, detail: gate), event(91, .value, 7, 1), end(98),
          end(104), event(140, .value, 4, 2, from: 3), event(146, .value, 5, 2),
          event(150, .dispose, 6, 0), end(180), end(186),
        ]),
      Timeline.Track(
        thread: 3,
        records: [
          event(62, .value, 7, 1), record(66, .wait, node: 7, detail: gate), end(72),
        ]),
    ],
    labels: [
      "PublishSubject", "map", "share", "observe", "flatMapLatest", "create",
      "PublishSubject \"settings\"",
    ], at: 200_000)

  private static let gate: UInt64 = 1

  /// A node has the label of its number.
  private static func event(
    _ time: UInt64, _ kind: TraceRing.Kind, _ node: UInt32, _ value: UInt64, from source: UInt64 = 0
  ) -> TraceRing.Record {
    record(time, kind, node: node, detail: value | source << 32)
  }

  private static func end(_ time: UInt64) -> TraceRing.Record { record(time, .end) }

  private static func record(
    _ time: UInt64, _ kind: TraceRing.Kind, node: UInt32 = 0, detail: UInt64 = 0
  ) -> TraceRing.Record {
    TraceRing.Record(time: time * 1000, kind: kind, node: node, label: node, detail: detail)
  }
}
