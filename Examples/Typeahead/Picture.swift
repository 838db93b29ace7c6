// SPDX-License-Identifier: MIT

/// Draws a session on a whole terminal, however small.
struct Picture {
  let session: Session
  let size: TerminalSize
  /// Where the streams are shown, if they are.
  var address: String?

  /// The lines from the top: at most the height, none wider than the width.
  ///
  /// What matters most comes first: the text, then its words, and the rest where there is room.
  var lines: [String] {
    var lines = [prompt]
    let log = size.height >= 12 ? session.log.suffix(size.height / 3) : []
    let tail = size.height >= 4 ? [session.status] : []
    let counts =
      size.height >= 8
      ? [
        "\(session.sent) \(session.sent == 1 ? "request" : "requests"), "
          + "\(session.cancelled) cancelled, \(session.failed) failed"
      ] : []
    // An address that is cut is of no use.
    let streams = (address.map { ["Streams: \($0)"] } ?? []).filter { $0.count <= size.width }
    let help = (size.height >= 10 ? ["Ctrl-U clears, Ctrl-D ends"] : []) + streams
    let room = max(0, size.height - 1 - tail.count - counts.count - help.count - log.count)
    lines += words(room)
    lines += tail + counts + log + help
    return lines.prefix(size.height).map(clipped)
  }

  /// The text that draws the picture over the previous one, with the cursor after the typed text.
  var text: String {
    let rows = lines.map { "\u{1B}[K\($0)" }.joined(separator: "\r\n")
    let column = min(prompt.count + 1, size.width)
    return "\u{1B}[?1049h\u{1B}[?7l\u{1B}[H\(rows)\u{1B}[J\u{1B}[1;\(column)H"
  }

  /// The end of a text that is too long stays visible.
  private var prompt: String {
    let room = max(1, size.width - 3)
    return "> " + (session.text.count > room ? "…" + session.text.suffix(room - 1) : session.text)
  }

  private func words(_ room: Int) -> [String] {
    let words = session.answer?.words ?? []
    guard room > 0, words.count > room else { return words.map { "  " + $0 } }
    return words.prefix(room - 1).map { "  " + $0 } + ["  … \(words.count - room + 1) more"]
  }

  private func clipped(_ line: String) -> String {
    line.count <= size.width ? line : line.prefix(max(0, size.width - 1)) + "…"
  }
}
