// SPDX-License-Identifier: MIT
import BraidColumn
import BraidSignalColumn
import CBench
import Foundation
import Hand
import Support

/// Runs the program and returns its exit code.
func run(_ arguments: [String]) -> Int32 {
  switch arguments.first {
  case nil: return timed(everydayRows())
  case "--rows" where arguments.count == 2:
    return timed(everydayRows().filter { $0.name.contains(arguments[1]) })
  case "--quick" where arguments.count == 1: return checked(everydayRows())
  case "--counting" where arguments.count == 1: return counting(everydayRows())
  case "--list" where arguments.count == 1:
    for row in everydayRows() { print(row.name) }
    return 0
  case "--help" where arguments.count == 1:
    print(help)
    return 0
  default:
    complain("'\(arguments.joined(separator: " "))' is not known (--help lists the options)")
    return 2
  }
}

private let help = """
  usage: everyday [options]

  Runs small programs of the kind apps consist of, and prints the nanoseconds of an operation, their
  ratio to a hand-written send, and their ratio to RxSwift as it was recorded.
  Build it in release mode; in debug mode the figures mean nothing.

    --rows TEXT     only the rows whose names contain TEXT
    --quick         every row once at a small size; checks the sums and shows no table
    --counting      what Tests/Benchmarks/counts runs under callgrind
    --list          the names of the rows
    --help          this text

  The exit code is 1 if a sum was wrong, 2 for a wrong option.
  """

private func complain(_ message: String) {
  FileHandle.standardError.write(Data("everyday: \(message)\n".utf8))
}

/// Every row once; the sums must be right.
private func checked(_ rows: [EverydayRow]) -> Int32 {
  var wrong = 0
  for row in rows where !isRight(row, 400) { wrong += 1 }
  print("everyday: \(rows.count) rows, \(wrong) with a wrong sum")
  return wrong == 0 ? 0 : 1
}

private func isRight(_ row: EverydayRow, _ n: Int) -> Bool {
  let sum = row.run(n)
  if sum != row.expected(n) { complain("wrong sum: \(row.name): \(sum), not \(row.expected(n))") }
  return sum == row.expected(n)
}

/// Five rounds of each row, interleaved with the hand-written send.
private func timed(_ rows: [EverydayRow]) -> Int32 {
  guard !rows.isEmpty, let send = handColumn().workloads[.r01] else {
    complain("no row has this name (--list shows them)")
    return 2
  }
  func nanoseconds(_ operations: Int, _ body: () -> Void) -> Double {
    let start = clock_gettime_nsec()
    body()
    return Double(clock_gettime_nsec() - start) / Double(operations)
  }
  var ratios: [Double] = []
  var isFine = true
  print(column("row", 64) + "        ns    x hand  x RxSwift")
  for row in rows {
    isFine = isRight(row, row.operations) && isFine
    var times: [Double] = []
    var units: [Double] = []
    for _ in 0..<5 {
      let hand = nanoseconds(Size.subjectSends) { _ = send() }
      let own = nanoseconds(row.operations) { _ = row.run(row.operations) }
      times.append(own)
      units.append(own / hand)
    }
    let unit = units.sorted()[2]
    let ratio = row.recordedRxSwift.map { unit / $0 }
    if let ratio { ratios.append(ratio) }
    let text = ratio.map { String(format: "%.3f", $0) } ?? "-"
    print(
      column(row.name, 64) + String(format: "%10.1f%10.2f", times.sorted()[2], unit)
        + String(repeating: " ", count: 11 - text.count) + text)
  }
  if !ratios.isEmpty {
    let mean = exp(ratios.map { log($0) }.reduce(0, +) / Double(ratios.count))
    print(String(format: "geometric mean of %d ratios to RxSwift: %.3f", ratios.count, mean))
  }
  return isFine ? 0 : 1
}

private func column(_ text: String, _ width: Int) -> String {
  text.padding(toLength: width, withPad: " ", startingAt: 0)
}

/// CPU time of the process: on a shared machine wall time would count other programs' time slices.
private func clock_gettime_nsec() -> UInt64 {
  var now = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
}

/// Runs what can be counted, with a call of `cbench_boundary` before, between and after two runs.
///
/// callgrind writes what it counted at each call. A line says the name and how many operations the
/// two runs had; their difference is an operation without what happens once.
private func counting(_ rows: [EverydayRow]) -> Int32 {
  var isFine = true
  Size.scale = 0.01
  for column in [braidColumn(), braidSignalColumn()] {
    for row in allRows() where countedRows.contains(row.id) {
      guard let workload = column.workloads[row.id] else { continue }
      let (operations, expected) = column.size(of: row)
      isFine = workload() == expected && isFine
      cbench_boundary()
      cbench_boundary()
      isFine = workload() == expected && isFine
      cbench_boundary()
      print("\(column.name) \(row.id.rawValue): \(row.title)\t0\t\(operations)")
    }
  }
  for row in rows where row.isCounted {
    isFine = isRight(row, 400) && isFine
    for n in [400, 1200] {
      cbench_boundary()
      isFine = isRight(row, n) && isFine
    }
    cbench_boundary()
    print("\(row.name)\t400\t1200")
  }
  return isFine ? 0 : 1
}

/// The rows of the table that stay on the calling thread.
private let countedRows: [RowID] = [
  .r01, .r02, .r03, .r04, .r05, .r06, .r07, .r08, .r09, .r10, .r11, .r12a, .r12b, .r13, .r14, .r15,
  .r16, .r17, .r18a, .r18b, .r22, .r23a, .r25a, .r26, .r27, .r28, .r29, .r30, .r37, .r38, .r41,
  .r42, .r43,
]
