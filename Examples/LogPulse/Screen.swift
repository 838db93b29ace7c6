// SPDX-License-Identifier: MIT

import BraidObservable

/// What the user sees of summaries: pictures over each other on a terminal, and the report.
final class Screen: @unchecked Sendable {  // used by one subscription, which is serial (C2)
  private let world: World
  private let total: Int?
  private let start: RxTime
  private var view = LiveView()

  /// - Parameter total: How many bytes there are to read, if that is known.
  init(_ world: World, total: Int?) {
    self.world = world
    self.total = total
    start = world.scheduler.now
  }

  /// Replaces the picture on the terminal.
  func draw(_ summary: Summary) {
    guard let size = world.terminalSize() else { return }
    let progress = Progress(
      consumed: summary.totals.consumed, total: total,
      elapsed: start.duration(to: world.scheduler.now), pace: summary.pace)
    let lines =
      [progress.line(width: size.width, style: .terminal), ""]
      + TextReport(summary: summary, width: size.width, style: .terminal).lines
    world.print(view.draw(lines, height: size.height))
  }

  /// Gives the terminal back as it was.
  func erase() {
    let text = view.erase()
    if !text.isEmpty { world.print(text) }
  }

  /// The whole report, for a terminal or for a file.
  func report(_ summary: Summary) -> String {
    let report =
      world.terminalSize().map { size in
        TextReport(summary: summary, width: size.width, style: .terminal)
      } ?? TextReport(summary: summary)
    return report.lines.map { "\($0)\n" }.joined()
  }
}
