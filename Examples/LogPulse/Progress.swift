// SPDX-License-Identifier: MIT

/// How far the inputs have been read.
struct Progress: Equatable, Sendable {
  var consumed: Int
  /// Bytes of all inputs; nil if that is not known, as of a pipe or of files that grow.
  var total: Int?
  var elapsed: Duration
  /// Lines in the last second.
  var pace = 0

  /// One line of `width` columns: a bar, or the number of bytes read if the size is not known.
  func line(width: Int, style: Style) -> String {
    guard let total, total > 0 else {
      let lines = "\(Text.grouped(pace)) \(pace == 1 ? "line" : "lines") a second"
      return style.faint("reading, \(Text.bytes(consumed)) so far, \(lines); Ctrl-C ends")
    }
    let seconds = elapsed / .seconds(1)
    let speed = seconds > 0 ? Double(consumed) / seconds : 0
    let share = min(Double(consumed) / Double(total), 1)
    let percent = " \(Text.right(Text.fixed(share * 100, 0), 3)) %"
    let bytes = "  \(Text.bytes(consumed)) of \(Text.bytes(total)), \(Text.bytes(Int(speed)))/s"
    let numbers = width < percent.count + bytes.count + 12 ? percent : percent + bytes
    let room = max(width - numbers.count - 1, 4)
    let bar = Text.bar(share, width: room)
    let empty = String(repeating: "─", count: max(0, room - bar.count))
    return style.good(bar) + style.faint(empty) + numbers
  }
}
