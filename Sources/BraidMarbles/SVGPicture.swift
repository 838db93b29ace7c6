// SPDX-License-Identifier: MIT

/// Draws a ``PictureLayout`` as SVG.
struct SVGPicture {
  let picture: MarblePicture
  let layout: PictureLayout
  /// The index of each value's colour, by its text.
  let valueColors: [String: Int]
  private let axis: PictureAxis
  private var body = ""

  static func draw(
    _ picture: MarblePicture, _ css: String, _ axis: PictureAxis, _ layout: PictureLayout
  ) -> String {
    var drawing = SVGPicture(picture: picture, axis: axis, layout: layout)
    drawing.drawGrid()
    for lane in drawing.layout.sources { drawing.draw(lane) }
    drawing.drawBox()
    for lane in drawing.layout.results { drawing.draw(lane) }
    drawing.drawExplanations()
    return drawing.document(css)
  }

  private init(picture: MarblePicture, axis: PictureAxis, layout: PictureLayout) {
    self.picture = picture
    valueColors = PicturePalette.colors(
      of: picture.lanes.flatMap(\.texts).filter { !$0.isEmpty })
    self.axis = axis
    self.layout = layout
  }

  private func document(_ css: String) -> String {
    let width = number(layout.width)
    let height = number(layout.height)
    let title = picture.operation.isEmpty ? "Marble diagram" : picture.operation
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img">
      <title>\(escaped(title))</title>
      <desc>\(escaped(picture.text()))</desc>
      \(css.isEmpty ? "" : "<style>\n\(css)</style>\n")\
      <rect class="background" width="100%" height="100%" rx="8"/>
      \(body)</svg>

      """
  }

  mutating func add(_ element: String) {
    body += element + "\n"
  }
}

extension SVGPicture {
  private mutating func drawGrid() {
    let y = layout.axisY
    let step = axis.step(layout.spacing)
    for tick in layout.ticks {
      guard let number = axis.text(at: tick, step) else { continue }
      let x = layout.x(tick)
      add(#"<path class="grid" d="M\#(point(x, layout.top)) L\#(point(x, y))"/>"#)
      add(text(number, x, y + 18, size: 12, "muted middle"))
    }
    if layout.spacing >= 6 {
      for tick in layout.ticks {
        add(#"<path class="tick" d="M\#(point(layout.x(tick), y)) v4"/>"#)
      }
    }
    let end = layout.axisEnd + 8
    add(#"<path class="tick" d="M\#(point(layout.axisStart, y)) L\#(point(end, y))"/>"#)
  }

  private mutating func drawBox() {
    guard let box = layout.box else { return }
    let margin = PictureLayout.margin
    let width = number(layout.width - 2 * margin)
    add(
      #"<rect class="box" x="\#(number(margin))" y="\#(number(box.top))" width="\#(width)" "#
        + #"height="\#(number(box.height))" rx="7"/>"#)
    for (index, line) in box.lines.enumerated() {
      add(text(line, layout.width / 2, box.top + 25 + Double(index) * 20, size: 15, "middle"))
    }
  }

  private mutating func drawExplanations() {
    for (row, line) in layout.explanations.enumerated() {
      let y = layout.axisY + 40 + Double(row) * 19
      for entry in line {
        add(text(entry.text, entry.x, y, size: 12, entry.isFailure ? "failure" : "muted"))
      }
    }
  }
}

extension SVGPicture {
  func text(
    _ text: String, _ x: Double, _ y: Double, size: Double, _ classes: String,
    bold: Bool = false, hint: String = ""
  ) -> String {
    #"<text class="\#(classes)" x="\#(number(x))" y="\#(number(y))" "#
      + #"font-size="\#(number(size))"\#(bold ? #" font-weight="bold""# : "") "#
      + #"xml:space="preserve">\#(escaped(text))\#(hint)</text>"#
  }

  func point(_ x: Double, _ y: Double) -> String {
    "\(number(x)) \(number(y))"
  }
}

/// A number with at most one decimal.
package func number(_ value: Double) -> String {
  // Not `rounded()`: without Foundation it needs the C library's mathematics on Linux.
  let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
  let sign = tenths < 0 ? "-" : ""
  let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}

/// Text as it may stand in XML; characters that XML forbids are replaced.
package func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    default:
      let isForbidden = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
      result.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
    }
  }
}
