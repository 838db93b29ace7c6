// SPDX-License-Identifier: MIT

/// Returns the text that draws pictures on the whole terminal.
///
/// It draws on the terminal's alternate screen, so that changes of the size of the window or of the
/// picture leave no traces. The contents of the main screen reappear at the end.
struct LiveView {
  /// The size of the window when the picture on it was drawn; nil without a picture.
  private var drawn: TerminalSize?

  /// Replaces the picture; a picture that does not fit in the window is truncated with a note.
  mutating func draw(_ lines: [String], size: TerminalSize) -> String {
    // Without wrapping, and without the cursor.
    let begin = drawn == nil ? "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l" : ""
    // Terminals reflow their contents when their size changes.
    let clear = drawn == size ? "" : "\u{1B}[2J"
    drawn = size
    let rows = fitting(lines, size.height).map { "\u{1B}[K\(Text.clipped($0, width: size.width))" }
    let end = rows.count < size.height ? "\r\n\u{1B}[J" : ""
    return begin + clear + "\u{1B}[H" + rows.joined(separator: "\r\n") + end
  }

  /// Takes the picture away and gives the terminal back as it was.
  mutating func erase() -> String {
    guard drawn != nil else { return "" }
    drawn = nil
    return "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  }

  private func fitting(_ lines: [String], _ height: Int) -> [String] {
    guard lines.count > height, height > 1 else { return Array(lines.prefix(height)) }
    let hidden = lines.count - height + 1
    return lines.prefix(height - 1) + ["… \(hidden) more \(hidden == 1 ? "line" : "lines")"]
  }
}
