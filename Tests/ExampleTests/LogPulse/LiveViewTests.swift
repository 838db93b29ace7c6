// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct LiveViewTests {
  private let clear = "\u{1B}[K"

  @Test func `the live view redraws pictures in place and restores the screen`() {
    var view = LiveView()
    expectEqual(view.erase(), "")
    let begin = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J\u{1B}[H"
    expectEqual(draw(&view, ["a", "b"]), begin + "\(clear)a\r\n\(clear)b\r\n\u{1B}[J")
    expectEqual(draw(&view, ["c"]), "\u{1B}[H\(clear)c\r\n\u{1B}[J", "what was below is gone")
    expectEqual(view.erase(), "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    expectEqual(view.erase(), "")
    #expect(draw(&view, ["d"]).hasPrefix(begin), "as often as one likes")
  }

  @Test func `the live view clears the screen when the window has changed`() {
    var view = LiveView()
    _ = draw(&view, ["a"])
    #expect(draw(&view, ["a"], width: 79).hasPrefix("\u{1B}[2J\u{1B}[H"))
    #expect(draw(&view, ["a"], width: 79).hasPrefix("\u{1B}[H"))
    #expect(draw(&view, ["a"]).hasPrefix("\u{1B}[2J\u{1B}[H"))
  }

  @Test(arguments: [
    (4, ["a", "b", "c", "d"]), (3, ["a", "b", "… 2 more lines"]), (2, ["a", "… 3 more lines"]),
    (1, ["a"]),
  ])
  func `the live view shows how many rows do not fit`(height: Int, rows: [String]) {
    var view = LiveView()
    let picture = draw(&view, ["a", "b", "c", "d"], height: height)
    let drawn = picture.split(separator: "\r\n").map { $0.split(separator: "\u{1B}[K").last ?? "" }
    expectEqual(drawn.map(String.init), rows)
    #expect(!picture.hasSuffix("\n"), "the last row does not scroll")
  }

  @Test func `the live view marks truncated columns`() {
    var view = LiveView()
    #expect(draw(&view, ["abcdef"], width: 4).contains("\(clear)abc…\r\n"))
  }

  @Test func `the bar shows the fraction read`() {
    var progress = Progress(consumed: 500_000, total: 1_000_000, elapsed: .seconds(1))
    let line = progress.line(width: 60, style: .plain)
    #expect(line.hasSuffix("  50 %  500.0 kB of 1.0 MB, 500.0 kB/s"))
    expectEqual(line.count, 59)
    progress.consumed = 2_000_000
    #expect(progress.line(width: 60, style: .plain).contains("100 %"))
    progress.total = nil
    #expect(progress.line(width: 60, style: .plain).hasPrefix("reading, 2.0 MB so far"))
  }

  private func draw(
    _ view: inout LiveView, _ lines: [String], width: Int = 80, height: Int = 24
  ) -> String {
    view.draw(lines, size: TerminalSize(width: width, height: height))
  }
}
