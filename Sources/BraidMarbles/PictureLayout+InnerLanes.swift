// SPDX-License-Identifier: MIT
import BraidTesting

/// Inner lanes: their depths, and the ends of their steep parts.
extension PictureLayout {
  func innerLanes(of lane: MarbleLane, line: Double, stack: Double) -> [Lane] {
    var position: [TestTime: Int] = [:]
    var starts: [(inner: MarbleLane, time: TestTime, item: Int)] = []
    for mark in lane.marks where !mark.isEnd {
      let item = position[mark.time, default: 0]
      position[mark.time] = item + 1
      if let inner = mark.inner { starts.append((inner, mark.time, item)) }
    }
    let rows = depths(starts.map { ($0.inner, $0.time) })
    let innerStack = y(ofItem: (starts.compactMap(\.inner.largestTick).max() ?? 1) - 1)
    return starts.indices.map { index in
      let (lane, time, item) = starts[index]
      let row = Double(rows[index])
      let inner = lane.withoutMissedMarks
      let drop = stack + 2 * labels.radius + 10 + row * (2 * labels.radius + 11 + innerStack)
      let x = x(time)
      let path = Path(
        startX: x, startY: line + y(ofItem: item), bendX: x + bend(of: inner, from: time),
        bendY: line + drop, slope: 0.1)
      return Lane(lane: inner, path: path, children: [])
    }
  }

  /// The horizontal length of the steep part of an inner lane.
  ///
  /// Values at the tick of emission are drawn at its end, so it must leave space for the values of
  /// the next tick.
  private func bend(of lane: MarbleLane, from start: TestTime) -> Double {
    let room = min(spacing * 0.6, labels.radius + 4)
    let times = Set(lane.marks.map(\.time))
    guard times.contains(start), times.contains(start + 1) else { return room }
    return min(room, max(2, spacing - 2 * labels.radius - 3))
  }

  /// Whether a lane can begin in the row and the tick in which another one ends.
  private func hasRoomBehindEnd(_ lane: MarbleLane, _ start: TestTime) -> Bool {
    !lane.marks.contains { $0.time == start } || bend(of: lane, from: start) > labels.radius + 3
  }

  /// The depth of each inner lane: below all later lanes that exist at the same time.
  private func depths(_ lanes: [(lane: MarbleLane, start: TestTime)]) -> [Int] {
    var depths = Array(repeating: 0, count: lanes.count)
    var placed: [Int] = []
    let latestFirst = lanes.indices.sorted {
      (lanes[$1].start, $0) < (lanes[$0].start, $1)
    }
    for index in latestFirst {
      let (lane, start) = lanes[index]
      let end = max(lane.end ?? ticks.upperBound + 1, start + 1)
      let inTheWay = placed.filter { other in
        let begin = lanes[other].start
        return begin < end || (begin == end && !hasRoomBehindEnd(lanes[other].lane, begin))
      }
      depths[index] = inTheWay.map { depths[$0] + 1 }.max() ?? 0
      placed.append(index)
    }
    return depths
  }
}

extension MarbleLane {
  /// The lane without the events after the disposal of its subscription.
  fileprivate var withoutMissedMarks: MarbleLane {
    var lane = self
    lane.marks.removeAll { !isSubscribed(at: $0.time) }
    return lane
  }
}
