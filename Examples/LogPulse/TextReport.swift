// SPDX-License-Identifier: MIT

/// The report for people: the lines of plain text.
struct TextReport {
  let summary: Summary
  /// Columns; names that do not fit are cut.
  var width = 100
  var style = Style.plain
  /// Columns that a name gets in any case; a terminal without so much room breaks the line.
  private let narrowest = 12

  var lines: [String] {
    guard summary.totals.requests + summary.totals.malformed > 0 else {
      return [title, ""] + unread + ["No requests."]
    }
    return head + chart + statuses + names("Top paths", summary.paths)
      + names("Top clients", summary.clients) + percentiles + bursts
      + malformed
  }

  private var title: String {
    let failed = summary.absences.failed.map(\.name)
    let inputs = summary.inputs.filter { !failed.contains($0) }.joined(separator: " ")
    return "\(style.heading("LogPulse"))  \(Text.safe(inputs, width: max(width - 12, narrowest)))"
  }

  private var unread: [String] {
    summary.absences.failed.map { "Not read   \($0.message)" }
      + summary.absences.waiting.map { "Not yet    \($0.message)" }
  }

  private var head: [String] {
    let lines =
      [title, ""] + unread + [
        "Requests   \(Text.grouped(summary.totals.requests))",
        "Malformed  \(Text.grouped(summary.totals.malformed))\(overlong)",
        "Bytes      \(Text.grouped(summary.totals.bytes)) (\(Text.bytes(summary.totals.bytes)))",
      ]
    guard let first = summary.course.first, let last = summary.course.last else { return lines }
    return lines + [
      "Time       \(first.iso) to \(last.iso), \(Text.duration(seconds: summary.duration))",
      "Rate       \(Text.rate(summary.rate)) requests/s" + peak,
    ]
  }

  private var overlong: String {
    let count = summary.totals.overlong
    return count == 0 ? "" : " (\(Text.grouped(count)) longer than 64 KiB)"
  }

  /// Nothing if the log is so short that the busiest window is all of it.
  private var peak: String {
    guard let peak = summary.course.peak, peak.seconds < summary.duration else { return "" }
    return ", at most \(Text.rate(peak.rate)) for \(Text.duration(seconds: peak.seconds))"
      + " (from \(time(peak.start)))"
  }

  private var chart: [String] {
    let timeline = summary.course.timeline.fitting(in: width - 12)
    guard timeline.requests.count > 1 else { return [] }
    let errors = timeline.errors.contains { $0 > 0 } ? [Text.sparkline(timeline.errors)] : []
    let title = "Over time (one column is \(Text.duration(seconds: timeline.width)))"
    return ["", style.heading(title)]
      + ["  requests  \(style.neutral(Text.sparkline(timeline.requests)))"]
      + errors.map { "  errors    \(style.bad($0))" }
  }

  private var statuses: [String] {
    guard !summary.statuses.isEmpty else { return [] }
    let hasTimes = summary.times != nil
    let columns = "     requests     share" + (hasTimes ? "    p95 time" : "")
    return ["", style.heading("Status") + columns]
      + summary.statuses.map { status in
        let share = Double(status.requests) / Double(max(summary.totals.requests, 1))
        let time = Percentiles(status.times).map { Text.duration(microseconds: $0.p95) } ?? ""
        return "  \(status.name)  \(count(status.requests))  "
          + "\(Text.right(Text.percent(status.requests, of: summary.totals.requests), 8))"
          + (hasTimes ? Text.right(time, 12) : "") + "  "
          + colour(status.statusClass)(Text.bar(share, width: min(max(width - 44, 0), 30)))
      }
  }

  private func colour(_ statusClass: Int) -> (String) -> String {
    switch statusClass {
    case 2: style.good
    case 4: style.warning
    case 5: style.bad
    default: style.neutral
    }
  }

  private func names(_ title: String, _ ranking: Ranking) -> [String] {
    guard !ranking.names.isEmpty else { return [] }
    var note = ""
    if ranking.error > 0 {
      note = " (too many to count all; up to \(Text.grouped(ranking.error)) too low)"
    } else if ranking.total > ranking.names.count {
      note = " (\(ranking.names.count) of \(Text.grouped(ranking.total)))"
    }
    return ["", style.heading(title) + note]
      + ranking.names.map {
        "  \(count($0.requests))  \(Text.safe($0.name, width: max(width - 16, narrowest)))"
      }
  }

  private var percentiles: [String] {
    func row(_ title: String, _ values: Percentiles, _ unit: (Int) -> String) -> String {
      "  \(title)"
        + [values.p50, values.p95, values.p99, values.largest]
        .map { Text.right(unit($0), 12) }.joined()
    }
    let rows =
      [summary.sizes.map { row("size", $0, Text.bytes) }].compactMap { $0 }
      + [summary.times.map { row("time", $0, Text.duration(microseconds:)) }].compactMap { $0 }
    let columns = ["p50", "p95", "p99", "largest"].map { Text.right($0, 12) }.joined()
    return rows.isEmpty ? [] : ["", style.heading("Answers") + columns.dropFirst()] + rows
  }

  private var bursts: [String] {
    let bursts = summary.course.bursts
    guard !bursts.isEmpty else { return [] }
    let note = bursts.count > 10 ? " (the last 10 of \(Text.grouped(bursts.count)))" : ""
    return ["", style.heading("Bursts of errors (5xx)") + note]
      + bursts.suffix(10).map { burst in
        "  \(time(burst.start)) to \(time(burst.end))  \(Text.grouped(burst.errors)) of "
          + "\(Text.grouped(burst.requests)) requests failed "
          + "(\(Text.percent(burst.errors, of: burst.requests)))"
      }
  }

  private var malformed: [String] {
    let samples = summary.totals.samples
    guard !samples.isEmpty else { return [] }
    let note =
      summary.totals.malformed > samples.count
      ? " (the first \(samples.count) of \(Text.grouped(summary.totals.malformed)))" : ""
    let looks = samples.compactMap(\.lookalike)
    return ["", style.heading("Malformed lines") + note]
      + samples.map { Text.safe("  \($0.source):\($0.number)  \($0.text)", width: width) }
      + Lookalike.allCases.filter(looks.contains).map { "Looks like \($0.advice)" }
  }

  private func count(_ number: Int) -> String { Text.right(Text.grouped(number), 11) }

  /// With the date if the log has more than one.
  private func time(_ second: Int) -> String {
    let timestamp = summary.time(second)
    let isOneDay = summary.course.first?.date == summary.course.last?.date
    return isOneDay ? timestamp.time : "\(timestamp.date) \(timestamp.time)"
  }
}
