// SPDX-License-Identifier: MIT

/// Some whole lines of one input, as they were read.
struct LineChunk: Sendable {
  /// The input's name as the user gave it.
  let source: String
  /// The bytes read; those from `end` on begin a line that a later chunk holds.
  let bytes: [UInt8]
  let end: Int
  /// How many bytes were read from the input for this chunk: moves the progress bar.
  let consumed: Int
}

extension LineChunk {
  /// Lines written in a program or a test.
  init(source: String = "-", _ text: String) {
    self.init(source: source, bytes: Array(text.utf8), end: text.utf8.count, consumed: 0)
  }

  /// Calls `body` with each line's place in the bytes, without its line feed, carriage return or
  /// byte-order mark, which stands where a file begins, and where files were put together.
  ///
  /// Empty lines are left out.
  @inline(__always)
  func forEachLine(_ body: (UnsafeRawBufferPointer, Range<Int>) -> Void) {
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < end {
        let feed = bytes.firstIndex(of: UInt8(ascii: "\n"), in: start..<end) ?? end
        let hasReturn = feed > start && bytes[feed - 1] == UInt8(ascii: "\r")
        if bytes[start] == 0xEF, feed - start >= 3, bytes[start + 1] == 0xBB,
          bytes[start + 2] == 0xBF
        {
          start += 3
        }
        let line = start..<max(start, hasReturn ? feed - 1 : feed)
        if !line.isEmpty { body(bytes, line) }
        start = feed + 1
      }
    }
  }
}
