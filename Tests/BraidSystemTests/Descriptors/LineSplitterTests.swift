// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@testable import BraidSystem

/// The rule of lines: bytes in, lines out.
struct LineSplitterTests {
  private static let text = "one\r\ntwo — é🚣\n\n\rthree\r"
  private static let lines = ["one", "two — é🚣", "", "\rthree"]

  @Test(arguments: 1...8)
  func `lines do not depend on where chunks end`(size: Int) {
    var splitter = LineSplitter()
    var lines: [String] = []
    let bytes = Array(Self.text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      lines += splitter.lines(in: bytes[start..<min(start + size, bytes.count)])
    }
    if let last = splitter.lastLine() { lines.append(last) }
    expectEqual(lines, Self.lines)
  }

  @Test func `there is no last line after a line feed`() {
    var splitter = LineSplitter()
    expectEqual(splitter.lines(in: "a\n".utf8), ["a"])
    expectEqual(splitter.lastLine(), nil)
    #expect(splitter.lines(in: "b".utf8).isEmpty)
    expectEqual(splitter.lastLine(), "b")
    expectEqual(splitter.lastLine(), nil)
  }

  @Test func `a carriage return alone is no last line`() {
    var splitter = LineSplitter()
    expectEqual(splitter.lines(in: "a\r\n\r".utf8), ["a"])
    expectEqual(splitter.lastLine(), nil)
  }

  @Test func `invalid bytes are replaced and end no line`() {
    var splitter = LineSplitter()
    expectEqual(
      splitter.lines(in: [0x61, 0xFF, 0x62, 0x0A, 0xC3, 0x0A]), ["a\u{FFFD}b", "\u{FFFD}"])
  }
}
