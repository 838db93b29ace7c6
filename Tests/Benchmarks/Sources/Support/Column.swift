// SPDX-License-Identifier: MIT

/// Runs a row once and returns its checksum.
public typealias Workload = () -> Int

/// A library's spellings of the rows it has.
public typealias Workloads = [RowID: Workload]

/// Builds `count` live chains subject -> map -> filter -> subscribe.
///
/// It calls `begin` once its containers have their capacity, and returns what keeps the chains
/// alive and a closure that sends one element to all of them and returns the checksum.
public typealias LiveChains = (_ count: Int, _ begin: () -> Void) -> (
  keep: AnyObject, send: () -> Int
)

/// A library's column of the table.
public struct Column {
  /// The library's name in the table and in the JSON file.
  public let name: String

  /// The spelling of rows for which it has no operator.
  public let note: String

  /// The rows it has.
  public let workloads: Workloads

  /// Rows this library runs at a smaller size, because its cost an operation grows with the size.
  public let smaller: [RowID: (operations: Int, expected: Int)]

  /// What `--memory` measures.
  public let liveChains: LiveChains?

  /// Makes a column of rows that are grouped by topic.
  public init(
    name: String, note: String, workloads: [Workloads],
    smaller: [RowID: (operations: Int, expected: Int)] = [:], liveChains: LiveChains? = nil
  ) {
    self.name = name
    self.note = note
    self.workloads = workloads.reduce(into: [:]) { all, some in
      all.merge(some) { _, _ in preconditionFailure("\(name): a row is defined twice") }
    }
    self.smaller = smaller
    self.liveChains = liveChains
  }

  /// How many operations the row's workload does here, and the checksum it must produce.
  public func size(of row: Row) -> (operations: Int, expected: Int) {
    smaller[row.id] ?? (row.operations, row.expected)
  }
}
