// SPDX-License-Identifier: MIT

/// Turns reads of any size into chunks of whole lines.
///
/// Keeps no more than the line that has not ended yet, and of a line longer than the parser takes
/// only the beginning.
struct LineCutter {
  enum Step {
    /// Whole lines.
    case chunk(LineChunk)
    /// Something was read, but no line has ended yet.
    case partial
    /// There was nothing to read.
    case end
  }

  let source: String
  /// The beginning of a line whose end has not been read.
  private var rest: [UInt8] = []
  /// Bytes read since the last chunk.
  private var consumed = 0

  init(source: String) {
    self.source = source
  }

  /// Reads once: `fill` is given a buffer and says how many bytes it put there, 0 at the end.
  mutating func read<Failure: Error>(
    atMost size: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Step {
    let old = rest.count
    let bytes = try [UInt8](unsafeUninitializedCapacity: old + size) {
      (buffer, count) throws(Failure) in
      let buffer = UnsafeMutableRawBufferPointer(buffer)
      rest.withUnsafeBytes { buffer.copyMemory(from: $0) }
      count = old + (try fill(UnsafeMutableRawBufferPointer(rebasing: buffer[old...])))
    }
    guard bytes.count > old else { return .end }
    consumed += bytes.count - old
    guard let feed = bytes[old...].lastIndex(of: UInt8(ascii: "\n")) else {
      rest = Array(bytes.prefix(LineParser.longestLine + 1))
      return .partial
    }
    rest = Array(bytes[(feed + 1)...])
    return .chunk(chunk(bytes, feed + 1))
  }

  /// The last line, if the input ended without a line feed.
  mutating func finish() -> LineChunk? {
    guard !rest.isEmpty else { return nil }
    defer { rest = [] }
    return chunk(rest, rest.count)
  }

  private mutating func chunk(_ bytes: [UInt8], _ end: Int) -> LineChunk {
    defer { consumed = 0 }
    return LineChunk(source: source, bytes: bytes, end: end, consumed: consumed)
  }
}
