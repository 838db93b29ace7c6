// SPDX-License-Identifier: MIT

import BraidObservable

/// Shows summaries: a live view that is redrawn, and the report.
final class Screen: @unchecked Sendable {  // used by one subscription, which is serial (C2)
  private let world: World
  private let arguments: Arguments
  /// How many bytes there are to read, if that is known.
  private let total: Int?
  /// Where the program's own streams are shown, if they are.
  private let streams: String?
  private let start: RxTime
  private var view = LiveView()
  /// Whether pictures are drawn.
  let isLive: Bool

  init(_ world: World, _ arguments: Arguments, total: Int?, streams: String?) {
    (self.world, self.arguments, self.total, self.streams) = (world, arguments, total, streams)
    start = world.scheduler.now
    isLive = world.terminalSize() != nil && !arguments.json
    // A live view covers earlier output.
    if !isLive, let streams { world.complain("the streams of this program: \(streams)") }
  }

  /// Replaces the picture on the terminal.
  func draw(_ summary: Summary) throws(OutputError) {
    guard let size = world.terminalSize() else { return }
    let progress = Progress(
      consumed: summary.totals.consumed, total: total,
      elapsed: start.duration(to: world.scheduler.now), pace: summary.pace)
    let lines =
      [progress.line(width: size.width, style: world.style)]
      + (streams.map { [world.style.faint("Streams: \($0)")] } ?? []) + [""]
      + TextReport(summary: summary, width: size.width, style: world.style).lines
    try world.print(view.draw(lines, size: size))
  }

  /// Gives the terminal back as it was.
  func erase() throws(OutputError) {
    let text = view.erase()
    if !text.isEmpty { try world.print(text) }
  }

  /// Tells what happened to an input, if no picture shows it.
  func tell(_ event: InputEvent) {
    if !isLive, let message = event.message { world.complain(message) }
  }

  /// Prints the whole report, unless there is nothing it could be about.
  func report(_ summary: Summary) throws(OutputError) {
    try erase()
    let absences = summary.absences.all
    if isLive { absences.forEach { world.complain($0.message) } }
    if absences.count == summary.inputs.count, summary.totals.consumed == 0 { return }
    guard !arguments.json else { return try world.print(JSONReport(summary: summary).text + "\n") }
    let report =
      world.terminalSize().map { size in
        TextReport(summary: summary, width: size.width, style: world.style)
      } ?? TextReport(summary: summary)
    try world.print(report.lines.map { "\($0)\n" }.joined())
  }
}
