// SPDX-License-Identifier: MIT

/// Splits bytes that arrive in chunks into lines of UTF-8.
///
/// A line ends with a line feed, which may follow a carriage return; neither belongs to it. Chunks
/// may end anywhere, even inside a character: a line is decoded when all of its bytes have arrived.
/// Invalid bytes become U+FFFD.
struct LineSplitter: Sendable {
  /// The beginning of a line whose end has not arrived.
  private var rest: [UInt8] = []

  init() {}

  /// Returns the lines that end in this chunk.
  mutating func lines(in chunk: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in chunk {
      if byte == UInt8(ascii: "\n") {
        lines.append(takeLine())
      } else {
        rest.append(byte)
      }
    }
    return lines
  }

  /// The last line, if the input does not end with a line feed.
  ///
  /// A carriage return alone is no line.
  mutating func lastLine() -> String? {
    let line = takeLine()
    return line.isEmpty ? nil : line
  }

  private mutating func takeLine() -> String {
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    // Without the memory of an unusually long line (C10).
    defer { rest.removeAll(keepingCapacity: rest.capacity <= 65_536) }
    return String(decoding: rest, as: UTF8.self)
  }
}
