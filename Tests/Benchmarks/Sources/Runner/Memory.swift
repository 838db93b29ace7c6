// SPDX-License-Identifier: MIT
import CBench
import Foundation
import Support

/// The memory of one live chain subject -> map -> filter -> subscribe in one library.
struct ChainSize {
  static let goal = "at most 512 bytes in at most 8 blocks"

  let library: String
  let bytes: Double
  let blocks: Double
  let sumIsRight: Bool

  /// The two figures as the tables show them.
  var columns: [String] { [String(Int(bytes.rounded())), String(format: "%.1f", blocks)] }
}

/// How many chains live at once while they are measured.
func liveChainCount(_ options: Options) -> Int { max(10, Int(100_000 * options.scale)) }

/// Measures the chains of all columns that have them; none where this build cannot count.
func chainSizes(_ columns: [Column], _ options: Options) -> [ChainSize] {
  guard cbench_can_count() else { return [] }
  return columns.compactMap { column in
    column.liveChains.map { chainSize(column.name, $0, liveChainCount(options)) }
  }
}

private func chainSize(_ library: String, _ liveChains: LiveChains, _ count: Int) -> ChainSize {
  let warmUp = liveChains(10) {}
  _ = warmUp.send()
  var before = 0
  let chains = liveChains(count) {
    before = cbench_heap_in_use()
    cbench_start_counting()
  }
  cbench_stop_counting()
  let bytes = Double(cbench_heap_in_use() - before) / Double(count)
  let blocks = (Double(cbench_allocations()) - Double(cbench_frees())) / Double(count)
  let sum = chains.send()
  withExtendedLifetime(chains.keep) {}
  if sum != count { complain("wrong sum: live chains, \(library): \(sum), not \(count)") }
  return ChainSize(library: library, bytes: bytes, blocks: blocks, sumIsRight: sum == count)
}

/// Prints the memory of one live chain in each library.
func runMemory(_ options: Options) throws -> Int32 {
  let sizes = chainSizes(columns(options, withReference: false), options)
  if sizes.isEmpty { throw UsageError(description: "--memory needs glibc's allocator") }
  print("one live chain subject -> map -> filter -> subscribe, over", liveChainCount(options))
  print("goal for Braid: \(ChainSize.goal)")
  let header = ("library", ["bytes", "blocks"])
  for (library, figures) in [header] + sizes.map({ ($0.library, $0.columns) }) {
    print(pad(library, 17) + figures.map { pad($0, 10, left: true) }.joined())
  }
  return sizes.allSatisfy(\.sumIsRight) ? 0 : 1
}
