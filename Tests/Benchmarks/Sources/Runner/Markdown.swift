// SPDX-License-Identifier: MIT
import Foundation
import Support

/// The table for Docs/Performance.md.
func markdown(
  _ results: [Result], _ sizes: [ChainSize], _ report: Report, _ options: Options
) -> String {
  let others = report.libraries.filter { $0 != referenceName }
  let header =
    ["#", "workload", "an operation", referenceName] + others + ["goal, x hand", "goal met"]
  var lines = [
    "Measured on \(machine()) with", "", "```", commandLine(options), "```", "",
    """
    Nanoseconds an operation, median of \(roundsText(results)) rounds, all libraries in one process
    and interleaved; in brackets the ratio to the hand-written loop (median of the rounds' ratios).
    CPU time, wall time for rows 19, 20 and 23b.
    """,
    "",
  ]
  lines += table(
    header, textColumns: [0, 1, 2, header.count - 1], results.map { cells($0, report, others) })
  lines += ["", "Heap allocations an operation, the chain's own set-up included:", ""]
  lines += table(
    ["#", "workload"] + report.libraries, textColumns: [0, 1],
    results.map { result in
      [result.row.id.rawValue, result.row.title]
        + report.libraries.map { report.allocations(result, $0) }
    })
  let chain = "subject -> map -> filter -> subscribe"
  lines += ["", "One live chain \(chain) (goal: \(ChainSize.goal)):", ""]
  lines += table(
    ["library", "bytes", "blocks"], textColumns: [0],
    sizes.map { [$0.library] + $0.columns })
  lines += [""] + report.summary(results).map { "- \($0)" }
  return lines.joined(separator: "\n") + "\n"
}

private func cells(_ result: Result, _ report: Report, _ others: [String]) -> [String] {
  let verdicts = [report.verdict(result), report.signalVerdict(result).map { "signal \($0)" }]
  return [
    result.row.id.rawValue, result.row.title, result.row.unit,
    result.cells[referenceName].map { short($0.time) } ?? "-",
  ] + others.map { report.timeAndRatio(result, $0) } + [
    short(result.row.goal), verdicts.compactMap { $0 }.joined(separator: "; "),
  ]
}

private func table(_ header: [String], textColumns: [Int], _ rows: [[String]]) -> [String] {
  let rule = header.indices.map { textColumns.contains($0) ? "---" : "---:" }
  return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
}

private func roundsText(_ results: [Result]) -> String {
  let rounds = results.map(\.rounds)
  guard let fewest = rounds.min(), let most = rounds.max() else { return "no" }
  return fewest == most ? "\(most)" : "\(fewest) to \(most)"
}

/// The command line, without the folders of the files that were written.
private func commandLine(_ options: Options) -> String {
  let files = [options.jsonFile, options.markdownFile].compactMap { $0 }
  let arguments = options.arguments.map { argument in
    files.contains(argument) && argument.hasPrefix("/")
      ? URL(fileURLWithPath: argument).lastPathComponent : argument
  }
  return (["swift run -c release --package-path Tests/Benchmarks braid-bench"] + arguments)
    .joined(separator: " ")
}

private func machine() -> String {
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
  let model = info.split(separator: "\n").first { $0.hasPrefix("model name") }?
    .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
  return "\(model ?? "an unknown processor"), \(cores) cores, \(system)"
}

#if os(Linux)
  private let system = "Linux"
#else
  private let system = "macOS"
#endif
