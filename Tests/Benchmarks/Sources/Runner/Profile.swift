// SPDX-License-Identifier: MIT
import Support

/// Runs one workload over and over, without timing it.
func runProfile(_ id: RowID, _ library: String, _ options: Options) throws -> Int32 {
  guard let column = allColumns().first(where: { $0.name == library }),
    let row = allRows().first(where: { $0.id == id }), let workload = column.workloads[id]
  else { throw UsageError(description: "\(library) has no row \(id.rawValue)") }
  let (operations, expected) = column.size(of: row)
  for _ in 0..<options.repeats {
    let sum = measuredRegion(workload)
    guard sum == expected else {
      complain("wrong sum: row \(id.rawValue), \(library): \(sum), not \(expected)")
      return 1
    }
  }
  print("row \(id.rawValue), \(library): \(options.repeats) runs of \(operations) x \(row.unit)")
  return 0
}
