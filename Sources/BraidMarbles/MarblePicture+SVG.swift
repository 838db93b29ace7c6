// SPDX-License-Identifier: MIT
package import BraidTesting

extension MarblePicture {
  /// The colours of a drawn picture.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    /// Light or dark, as the reader's system prefers.
    case automatic
    /// Dark lines on white.
    case light
    /// Light lines on a dark background.
    case dark
  }

  /// Draws the picture as a self-contained SVG document.
  ///
  /// The document is readable at its `width`: 600 units, or 360 for a telephone. It is wider only
  /// if circles would overlap otherwise. The text of a value is drawn in its circle. If the text is
  /// too long, it is replaced by a letter that a legend below the picture explains. The document
  /// contains the text form of the picture as its description.
  ///
  /// - Parameters:
  ///   - appearance: The colours. ``Appearance/automatic`` needs a viewer that knows
  ///     `prefers-color-scheme`, which every browser does.
  ///   - width: The width in units, at least 240.
  /// - Returns: The document.
  public func svg(_ appearance: Appearance = .automatic, width: Double = 600) -> String {
    drawing(appearance, width: width).svg
  }

  /// Draws the picture and returns the positions of its lanes.
  ///
  /// - Parameters:
  ///   - appearance: The colours.
  ///   - width: The width in units, at least 240.
  ///   - ticks: Ticks that the axis shows even if no event is there.
  package func drawing(
    _ appearance: Appearance = .automatic, width: Double, ticks: ClosedRange<TestTime> = 0...1
  ) -> Drawing {
    drawing(css: PicturePalette.css(appearance), width: width, ticks: ticks, PictureAxis())
  }

  /// Draws the picture and returns the positions of its lanes.
  ///
  /// - Parameters:
  ///   - css: The style sheet; empty if the page has it already.
  ///   - width: The width in units, at least 240.
  ///   - ticks: Ticks that the axis shows even if no event is there.
  ///   - axis: The labels of the axis.
  package func drawing(
    css: String, width: Double, ticks: ClosedRange<TestTime>, _ axis: PictureAxis
  ) -> Drawing {
    let layout = PictureLayout(self, width: max(240, width), including: ticks)
    return Drawing(
      svg: SVGPicture.draw(self, css, axis, layout), width: layout.width, height: layout.height,
      zero: layout.x(0), spacing: layout.spacing, radius: layout.labels.radius,
      pitch: layout.y(ofItem: 1), lines: layout.sources.map(\.path.startY))
  }

  /// A drawn picture, and where its events are.
  package struct Drawing {
    package let svg: String
    package let width: Double
    package let height: Double
    /// The x position of tick 0.
    package let zero: Double
    /// The width of a tick.
    package let spacing: Double
    /// The radius of a value.
    package let radius: Double
    /// The distance of the values of a tick, which are drawn below each other.
    package let pitch: Double
    /// The y position of each source.
    package let lines: [Double]
  }
}

/// The numbers on the axis of a picture.
package struct PictureAxis {
  /// The tick that is called 0.
  let origin: TestTime
  /// The number of ticks of one unit.
  let ticksPerUnit: Int
  /// The name of the unit.
  let unit: String

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - origin: The tick that is called 0.
  ///   - ticksPerUnit: The number of ticks of one unit.
  ///   - unit: The name of the unit.
  package init(origin: TestTime = 0, ticksPerUnit: Int = 1, unit: String = "") {
    (self.origin, self.ticksPerUnit, self.unit) = (origin, ticksPerUnit, unit)
  }

  /// The number of units between two numbers that have room.
  func step(_ spacing: Double) -> Int {
    let room = 34 + 7 * Double(unit.count)
    return [1, 2, 5, 10, 20, 50, 100].first { Double($0 * ticksPerUnit) * spacing >= room } ?? 200
  }

  /// The text at a tick; nil for ticks without one.
  func text(at tick: TestTime, _ step: Int) -> String? {
    let distance = tick - origin
    return distance.isMultiple(of: step * ticksPerUnit) ? "\(distance / ticksPerUnit)\(unit)" : nil
  }
}
