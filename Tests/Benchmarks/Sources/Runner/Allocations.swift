// SPDX-License-Identifier: MIT
import CBench
import Support

/// Heap allocations an operation, in a run of its own; nil where this build cannot count them.
func allocations(_ row: Row, _ column: Column) -> Double? {
  guard cbench_can_count(), let workload = column.workloads[row.id] else { return nil }
  cbench_start_counting()
  _ = measuredRegion(workload)
  cbench_stop_counting()
  return Double(cbench_allocations()) / Double(column.size(of: row).operations)
}
