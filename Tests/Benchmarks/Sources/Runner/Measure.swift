// SPDX-License-Identifier: MIT
import Foundation
import Support

/// The measurements of one row in one library.
struct Cell {
  /// Nanoseconds an operation, one entry a counted round.
  var times: [Double] = []

  /// Heap allocations an operation; nil where they cannot be counted.
  var allocations: Double?
  var sumIsRight = true
  var operations = 0

  var time: Double { median(times) }
}

/// One row of the finished table.
struct Result {
  let row: Row
  var cells: [String: Cell] = [:]
  var rounds = 0

  var sumsAreRight: Bool { cells.values.allSatisfy(\.sumIsRight) }

  /// The median of the ratios of each round: both sides ran within the same second, so the drift
  /// of a shared machine cancels.
  func ratio(_ library: String, to reference: String) -> Double? {
    guard let cell = cells[library], let other = cells[reference] else { return nil }
    return median(zip(cell.times, other.times).map { $0 / $1 })
  }
}

/// Times one row in all columns, interleaved, and counts its allocations afterwards.
func measure(_ row: Row, _ columns: [Column], _ options: Options) -> Result {
  var result = Result(row: row)
  let columns = columns.filter { $0.workloads[row.id] != nil }
  let started = Clock.wall()
  var round = -1
  repeat {
    round += 1
    let roundStarted = Clock.wall()
    // Every round starts with another library, so that none always runs behind the same one.
    let timings = columns.indices.map { time(row, columns[($0 + round) % columns.count]) }
    // Round 0 is the warm-up. It counts only where a round takes longer than warming up could.
    guard round > 0 || options.isQuick || Clock.wall() - roundStarted > 1e9 else { continue }
    for (name, timing) in timings { result.cells[name, default: Cell()].add(timing) }
    result.rounds += 1
  } while needsMore(result.rounds, since: started, options)
  for column in columns {
    result.cells[column.name]?.allocations = allocations(row, column)
  }
  return result
}

private func needsMore(_ rounds: Int, since start: Double, _ options: Options) -> Bool {
  if options.isQuick { return rounds < 1 }
  if rounds < options.minimumRounds { return true }
  return rounds < options.maximumRounds && Clock.wall() - start < options.budget * 1e9
}

private struct Timing {
  let time: Double
  let operations: Int
  let sumIsRight: Bool
}

extension Cell {
  fileprivate mutating func add(_ timing: Timing) {
    times.append(timing.time)
    operations = timing.operations
    sumIsRight = sumIsRight && timing.sumIsRight
  }
}

private func time(_ row: Row, _ column: Column) -> (String, Timing) {
  let (operations, expected) = column.size(of: row)
  let clock = row.usesWallClock ? Clock.wall : Clock.processor
  let workload = column.workloads[row.id] ?? { 0 }
  let start = clock()
  let sum = measuredRegion(workload)
  let elapsed = clock() - start
  if sum != expected {
    complain("wrong sum: row \(row.id.rawValue), \(column.name): \(sum), not \(expected)")
  }
  return (
    column.name,
    Timing(
      time: elapsed / Double(operations), operations: operations, sumIsRight: sum == expected)
  )
}

/// Makes the call that is timed: a symbol of its own, for callgrind's `--toggle-collect`.
@inline(never)
func measuredRegion(_ workload: Workload) -> Int { workload() }

/// Nanoseconds since some moment.
enum Clock {
  static func wall() -> Double { read(CLOCK_MONOTONIC) }
  static func processor() -> Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var now = timespec()
    clock_gettime(clock, &now)
    return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
  }
}
