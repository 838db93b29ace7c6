// SPDX-License-Identifier: MIT

/// The report for machines: one object.
struct JSONReport {
  let summary: Summary

  var text: String { json.text() }

  private var json: JSON {
    .object([
      ("inputs", .array(summary.inputs.map(JSON.string))),
      ("unread", .array(summary.absences.all.map(unread))),
      ("requests", .integer(summary.totals.requests)),
      ("malformed", .integer(summary.totals.malformed)),
      ("overlong", .integer(summary.totals.overlong)),
      ("bytes", .integer(summary.totals.bytes)),
      ("first", time(summary.course.first)),
      ("last", time(summary.course.last)),
      ("seconds", .integer(summary.duration)),
      ("rate", .number(summary.rate, decimals: 3)),
      ("peakRate", .number(summary.course.peak?.rate ?? 0, decimals: 3)),
      ("status", .object(summary.statuses.map { ($0.name, .integer($0.requests)) })),
      ("classes", .array(summary.statuses.map(statusClass))),
      ("paths", names(summary.paths)),
      ("clients", names(summary.clients)),
      ("pathError", .integer(summary.paths.error)),
      ("clientError", .integer(summary.clients.error)),
      ("size", sizes(summary.sizes)),
      ("time", times(summary.times)),
      ("window", .integer(summary.course.window)),
      ("bursts", .array(summary.course.bursts.map(burst))),
      ("malformedLines", .array(summary.totals.samples.map(malformed))),
    ])
  }

  private func statusClass(_ totals: StatusTotals) -> JSON {
    .object([
      ("name", .string(totals.name)), ("requests", .integer(totals.requests)),
      ("statuses", .object(totals.statuses.map { ("\($0.status)", .integer($0.requests)) })),
      ("size", sizes(Percentiles(totals.sizes))), ("time", times(Percentiles(totals.times))),
    ])
  }

  private func names(_ ranking: Ranking) -> JSON {
    .array(
      ranking.names.map {
        .object([("name", .string($0.name)), ("requests", .integer($0.requests))])
      })
  }

  private func sizes(_ values: Percentiles?) -> JSON {
    percentiles(values) { .integer($0) }
  }

  private func times(_ values: Percentiles?) -> JSON {
    percentiles(values) { .number(Double($0) / 1_000_000, decimals: 6) }
  }

  private func percentiles(_ values: Percentiles?, _ number: (Int) -> JSON) -> JSON {
    guard let values else { return .null }
    return .object([
      ("p50", number(values.p50)), ("p95", number(values.p95)), ("p99", number(values.p99)),
      ("largest", number(values.largest)),
    ])
  }

  private func burst(_ burst: ErrorBurst) -> JSON {
    .object([
      ("start", time(summary.time(burst.start))), ("end", time(summary.time(burst.end))),
      ("requests", .integer(burst.requests)), ("errors", .integer(burst.errors)),
    ])
  }

  private func unread(_ error: InputError) -> JSON {
    .object([("name", .string(error.name)), ("reason", .string(error.reason))])
  }

  private func malformed(_ line: MalformedLine) -> JSON {
    .object([
      ("source", .string(line.source)), ("line", .integer(line.number)),
      ("text", .string(line.text)),
      ("looksLike", line.lookalike.map { .string($0.rawValue) } ?? .null),
    ])
  }

  private func time(_ timestamp: Timestamp?) -> JSON {
    timestamp.map { .string($0.iso) } ?? .null
  }
}
