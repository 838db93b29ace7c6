// SPDX-License-Identifier: MIT
import BraidTesting

/// The positions of all parts of a picture.
///
/// Only numbers: ``SVGPicture`` draws them.
///
/// Time runs along x in all lanes. An inner lane leaves its outer lane steeply, at the tick of its
/// emission, and continues as a slight diagonal. Lanes that exist at the same time are stacked with
/// the earlier one deeper, so that no two of them cross.
struct PictureLayout {
  struct Lane {
    let lane: MarbleLane
    let path: Path
    let children: [Lane]
  }

  /// The line of a lane: level for outer lanes, steep and then gently falling for inner ones.
  struct Path {
    let startX: Double
    let startY: Double
    /// Where the steep part ends.
    let bendX: Double
    let bendY: Double
    let slope: Double

    var isInner: Bool { startX < bendX }

    func y(at x: Double) -> Double {
      guard x < bendX else { return bendY + slope * (x - bendX) }
      guard bendX > startX else { return bendY }
      return startY + (bendY - startY) * (x - startX) / (bendX - startX)
    }
  }

  /// A line of the legend below the axis.
  struct Explanation {
    let text: String
    let x: Double
    let isFailure: Bool
  }

  static let margin = 14.0
  static let labelSize = 13.0

  let ticks: ClosedRange<TestTime>
  let width: Double
  let axisStart: Double
  let spacing: Double
  let labels: PictureLabels
  private(set) var sources: [Lane] = []
  private(set) var results: [Lane] = []
  private(set) var box: (top: Double, height: Double, lines: [String])?
  private(set) var axisY = 0.0
  private(set) var explanations: [[Explanation]] = []
  private(set) var top = 8.0
  private(set) var height = 0.0

  /// - Parameters:
  ///   - picture: The picture to place.
  ///   - preferred: The width, unless circles would overlap.
  ///   - others: Ticks that the axis shows even if no event is there.
  init(_ picture: MarblePicture, width preferred: Double, including others: ClosedRange<TestTime>) {
    ticks = picture.ticks(including: others)
    let names = picture.lanes.map { Self.shortened($0.label) }
    let nameWidth =
      Double(names.map(displayWidth).max() ?? 0) * PictureLabels.characterWidth * Self.labelSize
    let all = Self.flattened(picture.lanes)
    let labelEnd = Self.margin + nameWidth + 8
    let start = labelEnd + Self.room(for: all, at: ticks.lowerBound)
    axisStart = start
    let right = max(Self.margin + 24, 16 + Self.room(for: all, at: ticks.upperBound))
    let count = Double(ticks.upperBound - ticks.lowerBound)
    let gap = Double(all.compactMap(Self.smallestGap).min() ?? 2)
    // The smallest circle has radius 9; where even those overlap, the picture grows wider.
    let spacing = max((preferred - start - right) / count, 21 / gap)
    self.spacing = spacing
    width = max(preferred, start + spacing * count + right)
    let first = ticks.lowerBound
    labels = PictureLabels(
      all, radius: min(14, max(9, (gap * spacing - 3) / 2)), bounds: labelEnd...width - 5,
      x: { start + Double($0 - first) * spacing })
    place(picture)
  }

  func x(_ time: TestTime) -> Double {
    axisStart + Double(time - ticks.lowerBound) * spacing
  }

  var axisEnd: Double { x(ticks.upperBound) }

  /// The end of the lines of streams that continue, beyond a circle at the last tick.
  var lineEnd: Double { axisEnd + labels.radius + 9 }

  /// The x position of a mark.
  ///
  /// Marks at the tick of emission are drawn at the end of the steep part, so that they do not
  /// cover the outer lane.
  func x(of mark: MarbleLane.Mark, on path: Path) -> Double {
    max(x(mark.time), path.bendX)
  }

  /// The x position of the end of a lane: of its completion bar, right of the values of that tick.
  func x(ofEndAt time: TestTime, of lane: MarbleLane, on path: Path) -> Double {
    let marks = lane.marks.filter { $0.time == time }
    guard let mark = marks.first(where: { $0.kind == .completed }) else { return x(time) }
    let widths = marks.filter { $0.kind != .completed }
      .map { $0.text.map { labels.label($0).halfWidth } ?? 8 }
    return x(of: mark, on: path) + (widths.max().map { $0 + 5 } ?? 0)
  }

  /// The extent of the completion bar above and below the line.
  var barReach: Double { max(labels.radius, 10) + 4.5 }

  /// The distance of an item of a tick below the line.
  func y(ofItem index: Int) -> Double {
    Double(index) * (2 * labels.radius + 3)
  }

  static func shortened(_ label: String) -> String {
    label.count <= 14 ? label : label.prefix(13) + "…"
  }
}

extension PictureLayout {
  private mutating func place(_ picture: MarblePicture) {
    var y = top
    for lane in picture.sources { sources.append(placed(lane, &y)) }
    if !picture.operation.isEmpty {
      let lines = wrapped(picture.operation)
      let height = 20 + Double(lines.count) * 20
      y += 6
      box = (y, height, lines)
      y += height + 6
    }
    for lane in picture.results { results.append(placed(lane, &y)) }
    axisY = y + 8
    explanations = explanationRows(of: picture)
    height = axisY + 30 + Double(explanations.count) * 19
  }

  /// The legend, row by row: in as many columns as have room.
  private func explanationRows(of picture: MarblePicture) -> [[Explanation]] {
    let failures = Set(picture.lanes.flatMap(\.failures)).sorted()
    let texts = labels.explanations.map { ($0, false) } + failures.map { ("✕ = \($0)", true) }
    let widest = Double(texts.map { displayWidth(of: $0.0) }.max() ?? 0)
    let columnWidth = widest * PictureLabels.characterWidth * 12 + 28
    let start = axisStart - 14
    let columns = max(1, Int((width - start) / columnWidth))
    return stride(from: 0, to: texts.count, by: columns).map { first in
      texts[first..<min(first + columns, texts.count)].enumerated().map { column, text in
        Explanation(text: text.0, x: start + Double(column) * columnWidth, isFailure: text.1)
      }
    }
  }

  /// Places a lane below `y` and moves `y` below all its parts.
  private func placed(_ lane: MarbleLane, _ y: inout Double) -> Lane {
    let half = max(labels.radius, 13) + 7
    let line = y + half
    let stack = self.y(ofItem: (lane.largestTick ?? 1) - 1)
    let path = Path(startX: axisStart, startY: line, bendX: axisStart, bendY: line, slope: 0)
    y = line + stack + half + (lane.subscriptions.isEmpty ? 0 : 14)
    let children = innerLanes(of: lane, line: line, stack: stack)
    for child in children {
      let end = child.path.y(at: x(child.lane.end ?? ticks.upperBound))
      let below = self.y(ofItem: (child.lane.largestTick ?? 1) - 1)
      y = max(y, end + below + half + (child.lane.subscriptions.isEmpty ? 0 : 10))
    }
    return Lane(lane: lane, path: path, children: children)
  }

  private func wrapped(_ text: String) -> [String] {
    let room = Int((width - 2 * Self.margin - 20) / (15 * PictureLabels.characterWidth))
    return text.split(separator: "\n").flatMap { line -> [String] in
      var lines = [""]
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let last = lines[lines.count - 1]
        if !last.isEmpty, displayWidth(of: last) + 1 + displayWidth(of: String(word)) > room {
          lines.append("    " + word)
        } else {
          lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
        }
      }
      return lines
    }
  }

  /// All drawn lanes: the outer lanes and their inner lanes.
  private static func flattened(_ lanes: [MarbleLane]) -> [MarbleLane] {
    lanes + lanes.flatMap(\.innerLanes)
  }

  /// The maximum extent of a text at the first or last tick beyond that tick.
  private static func room(for lanes: [MarbleLane], at time: TestTime) -> Double {
    let texts = lanes.flatMap(\.marks).filter { $0.time == time }.compactMap(\.text)
    let widest = texts.map(PictureLabels.naturalHalfWidth).filter { $0 <= 44 }.max() ?? 0
    return max(18, widest + 2)
  }

  /// The minimum distance, in ticks, between two values of a lane in different ticks.
  private static func smallestGap(_ lane: MarbleLane) -> Int? {
    let times = Set(lane.marks.filter { !$0.isEnd }.map(\.time)).sorted()
    return zip(times, times.dropFirst()).map { $1 - $0 }.min()
  }
}

extension MarbleLane {
  /// The maximum number of values and errors in one tick; they are drawn below each other.
  var largestTick: Int? {
    Dictionary(grouping: marks.filter { $0.kind != .completed }, by: \.time).map(\.value.count)
      .max()
  }
}
