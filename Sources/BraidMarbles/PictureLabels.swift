// SPDX-License-Identifier: MIT
import BraidTesting

/// Decides how each text of a picture is drawn: in a circle, in a pill, or, if it would overlap its
/// neighbours, as a letter that a legend explains.
package struct PictureLabels {
  struct Label {
    /// The text to draw.
    let text: String
    let fontSize: Double
    /// Half of the width of the circle or pill.
    let halfWidth: Double
  }

  /// The width of a character of the monospaced font, as a part of its size.
  package static let characterWidth = 0.61

  /// The radius of circles, and half of the height of pills.
  let radius: Double
  private(set) var explanations: [String] = []
  private var letters: [String: Character] = [:]

  /// - Parameters:
  ///   - lanes: All lanes, inner ones too.
  ///   - bounds: Between which x a label may lie.
  ///   - x: Where a mark is drawn.
  init(
    _ lanes: [MarbleLane], radius: Double, bounds: ClosedRange<Double>, x: (TestTime) -> Double
  ) {
    self.radius = radius
    while let tooWide = firstCollision(lanes, bounds, x) {
      for text in tooWide { letters[text] = "?" }
    }
    let texts = lanes.flatMap { $0.marks.compactMap(\.text) }
    var free = FreeLetters(
      excluding: Set(texts.compactMap { $0.count == 1 ? $0.first : nil }), capitalsFirst: true)
    for text in texts where letters[text] == "?" {
      let letter = free.next()
      letters[text] = letter
      explanations.append("\(letter) = \(text)")
    }
  }

  /// Half of the width of a text that has all the room it needs.
  static func naturalHalfWidth(of text: String) -> Double {
    Double(displayWidth(of: text)) * characterWidth * 12 / 2 + 6
  }

  func label(_ text: String) -> Label {
    if text.isEmpty { return Label(text: "", fontSize: 0, halfWidth: 5) }
    let shown = letters[text].map { String($0) } ?? text
    let width = Double(displayWidth(of: shown)) * Self.characterWidth
    for size in [14.0, 13, 12, 11] where width * size <= 2 * radius - 5 {
      return Label(text: shown, fontSize: size, halfWidth: radius)
    }
    return Label(
      text: shown, fontSize: 12, halfWidth: max(radius, Self.naturalHalfWidth(of: shown)))
  }

  /// The texts to abbreviate where the first two marks overlap; nil if none do.
  ///
  /// All texts of the lane that are at least as wide are abbreviated as well, so that the lane does
  /// not mix letters and texts of one kind.
  private func firstCollision(
    _ lanes: [MarbleLane], _ bounds: ClosedRange<Double>, _ x: (TestTime) -> Double
  ) -> [String]? {
    for lane in lanes {
      let places = places(of: lane, x)
      guard let widest = widestCollision(places, bounds) else { continue }
      return places.filter { $0.isShrinkable && $0.halfWidth >= widest }.map(\.text)
    }
    return nil
  }

  private func widestCollision(
    _ places: [Place], _ bounds: ClosedRange<Double>
  ) -> Double? {
    for (index, one) in places.enumerated() {
      let isInside =
        one.x - one.halfWidth >= bounds.lowerBound && one.x + one.halfWidth <= bounds.upperBound
      if one.isShrinkable, !isInside { return one.halfWidth }
      for other in places[(index + 1)...] where other.x > one.x {
        guard one.x + one.halfWidth + 2 > other.x - other.halfWidth else { continue }
        let wider = [one, other].filter(\.isShrinkable).map(\.halfWidth).max()
        if let wider { return wider }
      }
    }
    return nil
  }

  private struct Place {
    let x: Double
    let halfWidth: Double
    let text: String
    let isShrinkable: Bool
  }

  private func places(of lane: MarbleLane, _ x: (TestTime) -> Double) -> [Place] {
    lane.marks.map { mark in
      guard let text = mark.text else {
        return Place(x: x(mark.time), halfWidth: 3, text: "", isShrinkable: false)
      }
      let halfWidth = label(text).halfWidth
      return Place(
        x: x(mark.time), halfWidth: halfWidth, text: text, isShrinkable: halfWidth > radius)
    }
  }
}
