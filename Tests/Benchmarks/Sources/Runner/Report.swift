// SPDX-License-Identifier: MIT
import Support

/// How results turn into text: the verdicts, the lines of the table and the summary.
struct Report {
  let libraries: [String]

  /// The push library Braid must be faster than in every row. (The optimizer sees through
  /// AsyncAlgorithms' pulled chains as a whole, so that column is for comparison only.)
  private let peer = "OpenCombine"
  private let signalLimit = 1.5

  /// A smaller difference is no advantage: it is less than the variation of a row.
  private let tie = 0.95

  private var others: [String] { libraries.filter { $0 != referenceName } }

  // MARK: Verdicts

  /// Whether Braid's observables are within the goal and below every peer.
  func verdict(_ result: Result) -> String? {
    guard let ratio = result.ratio("Braid", to: referenceName) else { return nil }
    var words = [ratio <= result.row.goal ? "met" : "over"]
    if let other = result.ratio(peer, to: "Braid"), other < tie {
      words.append("slower than a peer")
    }
    if result.row.allocatesNothing, let count = result.cells["Braid"]?.allocations, count >= 0.005 {
      words.append("allocates")
    }
    return words.joined(separator: ", ")
  }

  /// Whether Braid's signals are within their multiple of the observables.
  func signalVerdict(_ result: Result) -> String? {
    result.ratio("BraidSignal", to: "Braid").map {
      "\(short($0)) x Braid" + ($0 <= signalLimit ? "" : ", over")
    }
  }

  // MARK: Lines

  var textHeader: String {
    pad("#", 5) + pad("workload", 50) + pad("hand ns", 9, left: true)
      + others.map { pad($0, 18, left: true) }.joined() + pad("goal", 8, left: true)
  }

  func textLine(_ result: Result) -> String {
    var line = pad(result.row.id.rawValue, 5) + pad(result.row.title, 50)
    line += pad(result.cells[referenceName].map { short($0.time) } ?? "-", 9, left: true)
    for library in others { line += pad(timeAndRatio(result, library), 18, left: true) }
    line += pad(short(result.row.goal), 8, left: true)
    let verdicts = [verdict(result), signalVerdict(result).map { "signal \($0)" }]
    return line + "  " + verdicts.compactMap { $0 }.joined(separator: "; ")
  }

  func timeAndRatio(_ result: Result, _ library: String) -> String {
    guard let cell = result.cells[library] else { return "-" }
    let ratio = result.ratio(library, to: referenceName).map { " (\(short($0)))" } ?? ""
    return short(cell.time) + ratio + (cell.sumIsRight ? "" : " WRONG")
  }

  func allocations(_ result: Result, _ library: String) -> String {
    result.cells[library]?.allocations.map(short) ?? "-"
  }

  // MARK: Summary

  func summary(_ results: [Result]) -> [String] {
    var lines: [String] = []
    let judged = results.filter { $0.ratio("Braid", to: referenceName) != nil }
    if !judged.isEmpty {
      let met = judged.count { verdict($0) == "met" }
      lines.append("Braid: \(met) of \(judged.count) rows within all goals.")
      let recorded = judged.compactMap { result -> Double? in
        guard let ratio = result.ratio("Braid", to: referenceName) else { return nil }
        return result.row.recordedRxSwift.map { ratio / $0 }
      }
      lines += mean(recorded, "Braid / RxSwift (as recorded, by way of hand)", goal: 0.095)
    }
    // A subscription, rows 03 and 05, has no such limit: the tight column cannot dispose.
    let sends = results.filter { ![.r03, .r05].contains($0.row.id) }
    lines += mean(
      sends.compactMap { $0.ratio("Braid", to: limitName) }, "Braid / \(limitName)", goal: 1.35)
    for (library, goal) in [(peer, 0.28), ("AsyncAlgorithms", nil)] {
      let ratios = results.compactMap { $0.ratio("Braid", to: library) }
      lines += mean(ratios, "Braid / \(library)", goal: goal)
    }
    lines += mean(
      results.compactMap { $0.ratio("BraidSignal", to: "Braid") }, "BraidSignal / Braid", goal: nil)
    return lines
  }

  private func mean(_ ratios: [Double], _ what: String, goal: Double?) -> [String] {
    guard let mean = geometricMean(ratios) else { return [] }
    let goal = goal.map { " (goal: at most \(short($0)))" } ?? ""
    return ["\(what): \(short(mean)), the geometric mean of \(ratios.count) rows\(goal)."]
  }
}
