// SPDX-License-Identifier: MIT
import CBench
import Support

private let liveChainCount = 100_000
private let goalBytes = 512.0
private let goalBlocks = 8.0

/// Prints what one live chain subject -> map -> filter -> subscribe holds.
func runMemory(_ options: Options) throws -> Int32 {
  guard cbench_can_count() else {
    throw UsageError(description: "--memory needs glibc's allocator")
  }
  let count = max(10, Int(Double(liveChainCount) * options.scale))
  print("one live chain subject -> map -> filter -> subscribe, over \(count) live ones")
  print("goal for Braid: at most \(short(goalBytes)) bytes in \(short(goalBlocks)) blocks")
  print(pad("library", 17) + pad("bytes", 10, left: true) + pad("blocks", 10, left: true))
  var allRight = true
  for column in columns(options, withReference: false) {
    guard let liveChains = column.liveChains else { continue }
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
    if sum != count {
      complain("wrong sum: \(column.name): \(sum), not \(count)")
      allRight = false
    }
    print(
      pad(column.name, 17) + pad(short(bytes), 10, left: true)
        + pad(short(blocks), 10, left: true))
  }
  return allRight ? 0 : 1
}
