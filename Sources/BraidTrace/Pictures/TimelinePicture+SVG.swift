// SPDX-License-Identifier: MIT
import BraidCore
package import BraidMarbles

extension TimelinePicture {
  /// Draws the tracks of the threads as SVG.
  ///
  /// - Parameter appearance: The colours.
  package func svg(_ appearance: MarblePicture.Appearance = .automatic) -> String {
    drawing(css: PicturePalette.css(appearance))
  }

  /// Draws the tracks; each event is a group with its times, its node and its title.
  ///
  /// - Parameter css: The style sheet; empty for a page that has it.
  func drawing(css: String) -> String {
    let bottom = tracks.last.map { $0.y + $0.height + 8 } ?? Self.margin
    let height = number(bottom + 26)
    let body = axis(bottom) + tracks.map(drawing).joined() + links.map(drawing).joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(height)" \
      width="\(number(width))" height="\(height)" role="img">
      <title>Timeline</title>
      <desc>\(escaped(summary))</desc>
      \(css.isEmpty ? "" : "<style>\n\(css)</style>\n")\
      <rect class="background" width="100%" height="100%" rx="8"/>
      \(body)</svg>

      """
  }

  // MARK: Axis

  /// The distance of two numbers of the axis, in nanoseconds: 1, 2 or 5, and zeros.
  var step: UInt64 {
    var power: UInt64 = 1
    while true {
      for digit in [UInt64(1), 2, 5] where Double(digit * power) / scale >= 70 {
        return digit * power
      }
      power *= 10
    }
  }

  /// Lines and numbers: the time before the end of a live part, and since the start of another.
  private func axis(_ bottom: Double) -> String {
    let step = step
    let (unit, size): (String, UInt64) =
      switch step {
      case ..<1_000: ("ns", 1)
      case ..<1_000_000: ("µs", 1_000)
      case ..<1_000_000_000: ("ms", 1_000_000)
      default: ("s", 1_000_000_000)
      }
    var body = ""
    for distance in stride(from: 0, through: window.end - window.start, by: UInt64.Stride(step)) {
      let x = x(window.isLive ? window.end - distance : window.start + distance)
      let sign = window.isLive && distance > 0 ? "-" : ""
      body += """
        <path class="grid" d="M\(number(x)) \(number(Self.margin)) V\(number(bottom))"/>

        """
      // A number at an edge would be cut.
      let isAtEdge = x < 24 || x > width - 24
      if !isAtEdge {
        body += """
          <text class="muted middle" x="\(number(x))" y="\(number(bottom + 16))" \
          font-size="11">\(sign)\(distance / size) \(unit)</text>

          """
      }
    }
    return body
  }

  // MARK: Tracks

  private func drawing(_ track: Track) -> String {
    let name = "thread \(track.thread)"
    var body = """
      <g class="track"><title>\(name)</title>
      <text class="muted" x="\(number(Self.margin))" y="\(number(track.y + 14))" \
      font-size="12">\(name)</text>
      <path class="tick" d="M\(number(Self.margin)) \(number(track.y(ofRow: 0) - 1)) \
      H\(number(width - Self.margin))"/>

      """
    if let end = track.droppedUpTo, end > Self.margin {
      body += """
        <g><title>older records of this thread were dropped</title>\
        <rect class="arrow" opacity="0.12" x="\(number(Self.margin))" \
        y="\(number(track.y(ofRow: 0)))" width="\(number(end - Self.margin))" \
        height="\(number(track.height - Self.headHeight))"/></g>

        """
    }
    for bar in track.bars { body += drawing(bar, track) }
    return body + "</g>\n"
  }

  private func drawing(_ bar: Bar, _ track: Track) -> String {
    let (kind, name): (String, String) =
      switch bar.kind {
      case .event: (bar.count > 1 ? "arrow" : "marble v\(color(of: bar))", "s")
      case .disposal: ("sub", "d")
      case .wait: ("box i7", "w")
      }
    let y = bar.kind == .wait ? track.y(ofWaitRow: bar.row) : track.y(ofRow: bar.row)
    let height = bar.kind == .wait ? Self.waitHeight - 3 : Self.rowHeight - 2
    let width = max(bar.width, 1.5)
    let dashes = bar.kind == .wait ? " stroke-dasharray=\"3 2\"" : ""
    let node = bar.node.map { " data-node=\"n\($0)\"" } ?? ""
    return """
      <g class="slice\(bar.isMatch ? "" : " faint")" \
      id="\(name)\(bar.thread)-\(bar.start)-\(bar.row)" data-start="\(bar.start)" \
      data-end="\(bar.end)"\(node)><title>\(escaped(cut(title(of: bar), 160)))</title>\
      <rect class="\(kind)"\(dashes) x="\(number(bar.x))" y="\(number(y))" \
      width="\(number(width))" height="\(number(height))" rx="\(width < 6 ? 0 : 3)"/>\
      \(text(in: bar, y))</g>

      """
  }

  private func color(of bar: Bar) -> Int {
    PicturePalette.color(of: timeline.name(timeline.slices[bar.index].label))
  }

  private func text(in bar: Bar, _ y: Double) -> String {
    guard bar.kind == .event, bar.count == 1 else { return "" }
    let room = Int((bar.width - 8) / (11 * PictureLabels.characterWidth))
    if room < 3 { return "" }
    return """
      <text x="\(number(bar.x + 4))" y="\(number(y + 12))" \
      font-size="11">\(escaped(cut(name(of: bar), room)))</text>
      """
  }

  private func cut(_ text: String, _ limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }

  // MARK: Links

  private func drawing(_ link: Link) -> String {
    let color = link.kind == .hop ? 5 : 7
    let (x1, y1, x2, y2) = (number(link.x1), number(link.y1), number(link.x2), number(link.y2))
    let middle = number((link.y1 + link.y2) / 2)
    // The head points the way that the line ends.
    let away = link.y2 > link.y1 ? -6.0 : 6
    let head =
      "M\(x2) \(y2) L\(number(link.x2 - 3)) \(number(link.y2 + away)) "
      + "L\(number(link.x2 + 3)) \(number(link.y2 + away)) Z"
    return """
      <g class="\(link.kind == .hop ? "hop" : "delivery")"><title>\(escaped(link.title))</title>\
      <path class="tick i\(color)" d="M\(x1) \(y1) C\(x1) \(middle) \(x2) \(middle) \(x2) \(y2)"/>\
      <path class="a\(color)" d="\(head)"/></g>

      """
  }
}
