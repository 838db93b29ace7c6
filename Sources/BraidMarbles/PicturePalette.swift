// SPDX-License-Identifier: MIT

/// The colours of a picture, for light and dark surroundings.
///
/// A value has the same colour wherever its text appears in a picture, and in every picture unless
/// two values of one picture would share it. Neighbours in the alphabet, and neighbouring digits,
/// differ.
package enum PicturePalette {
  /// Which colours a picture uses.
  struct Theme {
    let background: String
    let text: String
    let muted: String
    let line: String
    let grid: String
    let box: String
    let boxEdge: String
    let end: String
    let failure: String
    let accent: String
    /// Fill and edge of the values.
    let values: [(fill: String, edge: String)]
  }

  static let light = Theme(
    background: "#ffffff", text: "#1f2328", muted: "#59636e", line: "#6e7781", grid: "#e4e8ec",
    box: "#f3f5f8", boxEdge: "#8c959f", end: "#1f2328", failure: "#cf222e", accent: "#6639ba",
    values: [
      ("#cfe3ff", "#2f6fd0"), ("#ffdfc2", "#b85a00"), ("#cdefd2", "#2b8a3e"),
      ("#ffd3e2", "#c2356f"), ("#fff0b3", "#8f6b00"), ("#e3d7ff", "#6f42c1"),
      ("#c4eff0", "#12808a"), ("#ffd4cf", "#c0392b"), ("#e4f3b8", "#5f7f0a"),
      ("#dde3ea", "#566577"),
    ])

  static let dark = Theme(
    background: "#0d1117", text: "#e6edf3", muted: "#9aa4ae", line: "#8b949e", grid: "#232a33",
    box: "#171d25", boxEdge: "#6e7681", end: "#e6edf3", failure: "#ff7b72", accent: "#d2a8ff",
    values: [
      ("#1d3a66", "#7fb2ff"), ("#5a3413", "#ffb070"), ("#1d4a2a", "#7ddc91"),
      ("#5a2038", "#ff9cc0"), ("#4d3f0a", "#f2d25c"), ("#3b2a66", "#bfa3ff"),
      ("#0f4449", "#6adbe4"), ("#5a211c", "#ff9a90"), ("#36470f", "#c3e06a"),
      ("#353f4b", "#b3c0cf"),
    ])

  static var count: Int { light.values.count }

  /// The indices of the colours of a picture's values, which differ as long as there are enough.
  ///
  /// - Parameter texts: The values in order; of those that share a colour, the first one keeps it.
  static func colors(of texts: [String]) -> [String: Int] {
    var colors: [String: Int] = [:]
    var free = Set(0..<count)
    for text in texts where colors[text] == nil {
      if let own = free.remove(color(of: text)) { colors[text] = own }
    }
    for text in texts where colors[text] == nil {
      let own = color(of: text)
      let next = (1..<count).lazy.map { (own + $0) % count }.first { free.contains($0) }
      colors[text] = next.flatMap { free.remove($0) } ?? own
    }
    return colors
  }

  /// The index of the colour of a value in a picture of its own.
  package static func color(of text: String) -> Int {
    if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 {
      switch scalar {
      case "a"..."z": return Int(scalar.value - 0x61) % count
      case "0"..."9": return (Int(scalar.value - 0x30) + 4) % count
      default: return Int(scalar.value) % count
      }
    }
    // FNV-1a, because `Hasher` differs from run to run.
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int((hash ^ (hash >> 16)) % UInt32(count))
  }

  /// The style sheet of a picture.
  package static func css(_ appearance: MarblePicture.Appearance) -> String {
    switch appearance {
    case .light: shapes + rules(light)
    case .dark: shapes + rules(dark)
    case .automatic:
      shapes + rules(light) + "@media (prefers-color-scheme: dark) {\n" + rules(dark) + "}\n"
    }
  }

  private static let shapes = """
    text { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", \
    monospace; }
    .line, .end, .fail, .cut, .grid, .tick { fill: none; stroke-linecap: round; }
    .line { stroke-width: 1.75; } .rest { stroke-dasharray: 1 5; }
    .end, .fail { stroke-width: 3; } .cut { stroke-width: 2.5; }
    .grid, .tick { stroke-width: 1; }
    .box { stroke-width: 1.5; }
    .marble { stroke-width: 1.75; } .faint { opacity: 0.4; }
    .middle { text-anchor: middle; }

    """

  private static func rules(_ theme: Theme) -> String {
    var rules = """
      .background { fill: \(theme.background); }
      text { fill: \(theme.text); } .muted { fill: \(theme.muted); }
      .line, .tick { stroke: \(theme.line); } .arrow { fill: \(theme.line); }
      .grid { stroke: \(theme.grid); }
      .end { stroke: \(theme.end); } .fail { stroke: \(theme.failure); }
      .failure { fill: \(theme.failure); } .sub { fill: \(theme.accent); } \
      .cut { stroke: \(theme.accent); }
      .box { fill: \(theme.box); stroke: \(theme.boxEdge); }

      """
    for (index, color) in theme.values.enumerated() {
      rules += ".v\(index) { fill: \(color.fill); stroke: \(color.edge); } "
      rules += ".i\(index) { stroke: \(color.edge); } .a\(index) { fill: \(color.edge); }\n"
    }
    return rules
  }
}
