// SPDX-License-Identifier: MIT
import Testing

@testable import LogPulse

@Suite struct LiveViewTests {
  @Test func `draws frames over each other and cleans up`() {
    var view = LiveView()
    #expect(view.erase() == "")
    let begin = "\u{1B}[?25l\u{1B}[?7l"
    #expect(view.draw(["a", "b"], height: 24) == begin + "a\u{1B}[K\nb\u{1B}[K\n\u{1B}[J")
    #expect(view.draw(["c"], height: 24) == "\r\u{1B}[2Ac\u{1B}[K\n\u{1B}[J")
    #expect(view.erase() == "\r\u{1B}[1A\u{1B}[J\u{1B}[?7h\u{1B}[?25h")
    #expect(view.erase() == "")
  }

  @Test func `leaves out what the terminal is too low for`() {
    var view = LiveView()
    let frame = view.draw(["a", "b", "c", "d"], height: 3)
    #expect(frame.contains("b") && !frame.contains("c"))
  }

  @Test func `the bar shows the share that was read`() {
    var progress = Progress(consumed: 500_000, total: 1_000_000, elapsed: .seconds(1))
    let line = progress.line(width: 60, style: .plain)
    #expect(line.hasSuffix("  50 %  500.0 kB of 1.0 MB, 500.0 kB/s"))
    #expect(line.count == 59)
    progress.consumed = 2_000_000
    #expect(progress.line(width: 60, style: .plain).contains("100 %"))
    progress.total = nil
    #expect(progress.line(width: 60, style: .plain).hasPrefix("reading, 2.0 MB so far"))
  }
}
