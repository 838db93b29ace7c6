// SPDX-License-Identifier: MIT

import BraidCore

/// Numbers and names as a report prints them.
enum Text {
  /// As in 12,345.
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
      index -= 3
    }
    return number < 0 ? "-\(digits)" : digits
  }

  /// With `digits` digits after the point.
  static func fixed(_ number: Double, _ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    guard decimals > 0 else { return String(scaled) }
    let fraction = String(scaled.magnitude % scale.magnitude)
    let padding = String(repeating: "0", count: decimals - fraction.count)
    return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / scale.magnitude).\(padding)\(fraction)"
  }

  /// As in 28.5, 0.67 or 0.0012: more digits for numbers below one.
  static func rate(_ number: Double) -> String {
    fixed(number, number >= 1 || number == 0 ? 1 : number >= 0.01 ? 2 : 4)
  }

  /// As in 1.5 MB.
  static func bytes(_ number: Int) -> String {
    scaled(Double(number), by: 1000, ["B", "kB", "MB", "GB", "TB", "PB"])
  }

  /// As in 12.5 ms.
  static func duration(microseconds: Int) -> String {
    microseconds < 1_000_000
      ? scaled(Double(microseconds), by: 1000, ["us", "ms"])
      : "\(fixed(Double(microseconds) / 1_000_000, 2)) s"
  }

  /// As in 3 m 20 s: the two largest units.
  static func duration(seconds: Int) -> String {
    let units = [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)]
    let first = units.firstIndex { seconds >= $0.1 } ?? units.count - 1
    var rest = seconds
    return units[first...].prefix(2).map { name, size in
      defer { rest %= size }
      return "\(rest / size) \(name)"
    }.joined(separator: " ")
  }

  /// As in 12.5 %.
  static func percent(_ part: Int, of whole: Int) -> String {
    "\(fixed(whole == 0 ? 0 : Double(part) / Double(whole) * 100, 1)) %"
  }

  /// Control characters, with which a log could command the terminal, are written as `\x1b`; what
  /// does not fit in `width` is cut off.
  static func safe(_ text: String, width: Int = .max) -> String {
    let safe = text.printable
    return safe.count <= width ? safe : safe.prefix(max(width - 3, 0)) + "..."
  }

  /// Cuts a line of a picture, which may have colours, to `width` columns; the last one is then an
  /// ellipsis.
  static func clipped(_ line: String, width: Int) -> String {
    var (columns, isEscape) = (0, false)
    // The width of each character: colours have no width, and are never left out.
    let places = line.map { character in
      isEscape = isEscape || character == "\u{1B}"
      defer { if character == "m" { isEscape = false } }
      columns += isEscape ? 0 : 1
      return (character, column: isEscape ? 0 : columns)
    }
    guard columns > width else { return line }
    return String(
      places.compactMap { character, column in
        column < width ? character : column == width ? "…" : nil
      })
  }

  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A bar of up to `width` characters, with eighths.
  static func bar(_ share: Double, width: Int) -> String {
    let eighths = Int((min(max(share, 0), 1) * Double(width * 8)).rounded())
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// One character a number, as high as it is.
  static func sparkline(_ numbers: [Int]) -> String {
    let heights = Array("▁▂▃▄▅▆▇█")
    let largest = max(numbers.max() ?? 0, 1)
    return String(
      numbers.map { number in
        number == 0 ? " " : heights[(number * (heights.count - 1) + largest - 1) / largest]
      })
  }

  private static func scaled(_ number: Double, by step: Double, _ units: [String]) -> String {
    var (number, index) = (number, 0)
    while number >= step - 0.05, index < units.count - 1 {
      number /= step
      index += 1
    }
    return "\(fixed(number, index == 0 ? 0 : 1)) \(units[index])"
  }
}
