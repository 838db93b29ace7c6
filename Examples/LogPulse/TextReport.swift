// SPDX-License-Identifier: MIT

/// The report for people: the lines of plain text.
struct TextReport {
  let summary: Summary
  /// Columns; names that do not fit are cut.
  var width = 100
  var style = Style.plain

  var lines: [String] {
    guard summary.totals.requests + summary.totals.malformed > 0 else {
      return [title, "", "No requests."]
    }
    return head + chart + statuses + names("Top paths", summary.paths)
      + names("Top clients", summary.clients) + percentiles + bursts
      + malformed
  }

  private var title: String {
    let inputs = Text.safe(summary.inputs.joined(separator: " "), width: width - 12)
    return "\(style.heading("LogPulse"))  \(inputs)"
  }

  private var head: [String] {
    var lines = [
      title, "", "Requests   \(Text.grouped(summary.totals.requests))",
      "Malformed  \(Text.grouped(summary.totals.malformed))",
      "Bytes      \(Text.grouped(summary.totals.bytes)) (\(Text.bytes(summary.totals.bytes)))",
    ]
    guard let first = summary.course.first, let last = summary.course.last else { return lines }
    lines.append(
      "Time       \(first.iso) to \(last.iso), \(Text.duration(seconds: summary.duration))")
    var rate = "Rate       \(Text.fixed(summary.rate, 1)) requests/s"
    if let busiest = summary.course.bursts.busiest {
      rate += ", at most \(Text.fixed(summary.peakRate, 1)) (\(time(busiest.second)))"
    }
    return lines + [rate]
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
    let note = " (too many to count all; up to \(Text.grouped(ranking.error)) too low)"
    return ["", style.heading(title) + (ranking.error > 0 ? note : "")]
      + ranking.names.map { "  \(count($0.requests))  \(Text.safe($0.name, width: width - 16))" }
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
    let bursts = summary.course.bursts.bursts
    guard !bursts.isEmpty else { return [] }
    return ["", style.heading("Bursts of errors (5xx)")]
      + bursts.suffix(10).map { burst in
        "  \(time(burst.start)) to \(time(burst.end))  \(Text.grouped(burst.errors)) of "
          + "\(Text.grouped(burst.requests)) requests failed "
          + "(\(Text.percent(burst.errors, of: burst.requests)))"
      }
  }

  private var malformed: [String] {
    guard !summary.totals.samples.isEmpty else { return [] }
    return ["", style.heading("Malformed lines (the first \(summary.totals.samples.count))")]
      + summary.totals.samples.map { sample in
        Text.safe("  \(sample.source):\(sample.number)  \(sample.text)", width: width)
      }
  }

  private func count(_ number: Int) -> String { Text.right(Text.grouped(number), 11) }

  /// With the date if the log has more than one.
  private func time(_ second: Int) -> String {
    let timestamp = summary.time(second)
    let isOneDay = summary.course.first?.date == summary.course.last?.date
    return isOneDay ? timestamp.time : "\(timestamp.date) \(timestamp.time)"
  }
}
