// SPDX-License-Identifier: MIT
import BraidCore
import BraidMarbles
import BraidTesting

extension TraceWatch.Subject {
  /// The number of ticks that a picture spans: ten seconds.
  static let ticks = 40
  /// The largest number of lanes of inner sources; the newest are drawn.
  static let maximumInnerLanes = 6

  /// The values of the last seconds: the sources above the operator, its own values below it.
  ///
  /// - Parameter now: The time of the picture's right edge, in nanoseconds of the monotonic clock.
  func picture(at now: UInt64) -> MarblePicture {
    let last = now / TraceLog.tick
    let lanes = contents.sources.compactMap { source in
      TraceWatch.lane(source.label, source.log.contents, last, always: false).map {
        (lane: $0, isInner: source.isInner)
      }
    }
    let outer = lanes.filter { !$0.isInner }.map(\.lane)
    let inner = lanes.filter(\.isInner).map(\.lane)
    let result = TraceWatch.lane("", contents, last, always: true)
    return MarblePicture(
      sources: outer + inner.suffix(Self.maximumInnerLanes), operation: title,
      results: result.map { [$0] } ?? [])
  }

  /// Draws the picture of the last seconds.
  ///
  /// - Parameters:
  ///   - css: The style sheet; empty for a page that has it.
  ///   - width: The width in units.
  ///   - now: The time of the right edge.
  func drawing(css: String, width: Double, at now: UInt64) -> String {
    let axis = PictureAxis(
      origin: Self.ticks, ticksPerUnit: Int(1_000_000_000 / TraceLog.tick), unit: " s")
    return picture(at: now).drawing(css: css, width: width, ticks: 0...Self.ticks, axis).svg
  }
}

extension TraceWatch {
  /// The lane of a node; nil if the node had ended before the picture begins.
  fileprivate static func lane(
    _ label: String, _ contents: TraceLog.Contents, _ last: UInt64, always isAlways: Bool
  ) -> MarbleLane? {
    func place(_ tick: UInt64) -> TestTime { Subject.ticks - Int(last) + Int(tick) }
    var marks: [MarbleLane.Mark] = []
    for values in contents.values where 0...Subject.ticks ~= place(values.tick) {
      let more = values.count - values.texts.count
      let texts = values.texts + (more > 0 ? ["+\(more)"] : [])
      for text in texts { marks.append(.init(time: place(values.tick), kind: .value(text))) }
    }
    let start = place(contents.start)
    let known = max(place(contents.since), 0)
    var subscriptions = start >= known ? [Subscription(start)] : []
    if let (tick, end) = contents.end {
      let time = place(tick)
      if time < 0 { return isAlways ? MarbleLane(label, marks: []) : nil }
      switch end {
      case .completed: marks.append(.init(time: time, kind: .completed))
      case .failed(let error): marks.append(.init(time: time, kind: .failed(error)))
      case .disposed: subscriptions = [Subscription(max(start, known), time)]
      }
    }
    var lane = MarbleLane(label, marks: marks, subscriptions: subscriptions)
    if start < known { lane.unknownUntil = known }
    return lane
  }
}
