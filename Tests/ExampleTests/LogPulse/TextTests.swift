// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct TextTests {
  @Test func `numbers are grouped by three digits`() {
    expectEqual(
      [0, 999, 1000, 1_234_567, -1000].map(Text.grouped),
      ["0", "999", "1,000"]
        + ["1,234,567", "-1,000"])
  }

  @Test func `numbers are rounded to fixed decimals`() {
    expectEqual(Text.fixed(1.005, 1), "1.0")
    expectEqual(Text.fixed(0.96, 1), "1.0")
    expectEqual(Text.fixed(2.5, 3), "2.500")
    expectEqual(Text.fixed(-0.25, 2), "-0.25")
    expectEqual(Text.fixed(99.6, 0), "100")
  }

  @Test func `small rates have more digits`() {
    expectEqual(
      [123.45, 1, 0.956, 0.049, 0.0004, 0].map(Text.rate),
      [
        "123.5", "1.0", "0.96", "0.05", "0.0004", "0.0",
      ])
  }

  @Test func `units are chosen by size`() {
    expectEqual(
      [0, 999, 1000, 999_949, 999_950, 1_500_000_000].map(Text.bytes),
      ["0 B", "999 B", "1.0 kB", "999.9 kB", "1.0 MB", "1.5 GB"])
    let times = [0, 1500, 2_001_000].map(Text.duration(microseconds:))
    expectEqual(times, ["0 us", "1.5 ms", "2.00 s"])
    expectEqual(
      [0, 59, 60, 3 * 86_400 + 7200].map(Text.duration(seconds:)),
      ["0 s", "59 s", "1 m 0 s", "3 d 2 h"])
  }

  @Test func `control characters are escaped`() {
    expectEqual(Text.safe("a\u{1B}[2J\n\u{202E}ß"), #"a\x1b[2J\x0a\u{202e}ß"#)
    expectEqual(Text.safe("abcdefgh", width: 6), "abc...")
  }

  @Test func `a line is truncated with an ellipsis, and its colours are preserved`() {
    expectEqual(Text.clipped("abc", width: 3), "abc")
    expectEqual(Text.clipped("abcd", width: 3), "ab…")
    expectEqual(Text.clipped("abcd", width: 1), "…")
    let coloured = "\u{1B}[1mab\u{1B}[0mmm\u{1B}[32mef\u{1B}[0m"
    expectEqual(Text.clipped(coloured, width: 6), coloured)
    expectEqual(Text.clipped(coloured, width: 4), "\u{1B}[1mab\u{1B}[0mm…\u{1B}[32m\u{1B}[0m")
  }

  @Test func `bars and sparklines are in proportion`() {
    expectEqual(Text.bar(0.5, width: 4), "██")
    expectEqual(Text.bar(1 / 32, width: 4), "▏")
    expectEqual(Text.bar(7, width: 2), "██")
    expectEqual(Text.sparkline([0, 1, 8]), " ▂█")
    expectEqual(Text.sparkline([]), "")
  }
}
