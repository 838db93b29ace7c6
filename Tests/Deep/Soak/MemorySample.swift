// SPDX-License-Identifier: MIT
import BraidCore
import Foundation
import TestSupport

/// The memory of the process at one moment.
struct MemorySample: Sendable, CustomStringConvertible {
  /// Bytes of the process that are in memory, without the free pages that `malloc` can return.
  let resident: Int
  /// Bytes of the blocks that `malloc` has given out.
  let inUse: Int
  /// Bytes that `malloc` has taken from the system and not given out.
  let spare: Int
  let arenas: Int
  let threads: Int
  /// Live objects of the library.
  let live: Int

  var description: String {
    """
    \(resident >> 10) KiB resident, \(inUse >> 10) KiB in use, \(spare >> 10) KiB free in \
    \(arenas) arenas, \(threads) threads, \(live) objects
    """
  }

  static func now() -> MemorySample {
    // Each arena keeps the pages of its busiest moment; which thread uses which arena is chance.
    _ = mallocTrim?(0)
    let pages = words("/proc/self/statm").dropFirst().first.flatMap { Int($0) } ?? 0
    let status = words("/proc/self/status")
    let threads = status.firstIndex(of: "Threads:").flatMap { Int(status[$0 + 1]) } ?? 0
    let heap = heapReport()
    // The last elements of a kind are the totals of all arenas.
    func total(_ element: String) -> Int {
      guard let place = heap.range(of: element, options: .backwards),
        let size = heap.range(of: "size=\"", range: place.upperBound..<heap.endIndex)
      else { return 0 }
      return Int(heap[size.upperBound...].prefix { $0.isNumber }) ?? 0
    }
    let spare = total("<total type=\"fast\"") + total("<total type=\"rest\"")
    let taken = total("<system type=\"current\"") + total("<total type=\"mmap\"")
    return MemorySample(
      resident: pages * Int(sysconf(Int32(_SC_PAGESIZE))), inUse: taken - spare, spare: spare,
      arenas: heap.components(separatedBy: "<heap ").count - 1, threads: threads,
      live: Resources.total)
  }

  /// Lets `malloc` return the free pages at the end of each arena, as soon as there are 128 KiB.
  ///
  /// By default it keeps more of them after a large block was freed, and `malloc_trim` returns
  /// those of the first arena only: the resident memory would be that of each arena's busiest
  /// moment.
  static func returnFreePages() {
    let trimThreshold: Int32 = -1  // M_TRIM_THRESHOLD
    _ = cFunction("mallopt", as: MallocOption.self)?(trimThreshold, 128 << 10)
  }

  /// Whether the C library has `malloc_info`, as glibc does.
  static var isAvailable: Bool { mallocInfo != nil }

  private typealias MallocInfo = @convention(c) (Int32, OpaquePointer) -> Int32
  private typealias MallocOption = @convention(c) (Int32, Int32) -> Int32

  private static let mallocInfo = cFunction("malloc_info", as: MallocInfo.self)
  private static let mallocTrim = cFunction(
    "malloc_trim", as: (@convention(c) (Int) -> Int32).self)

  /// The XML that `malloc_info` writes.
  private static func heapReport() -> String {
    var text: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let mallocInfo, let file = open_memstream(&text, &count) else { return "" }
    _ = mallocInfo(0, OpaquePointer(file))
    fclose(file)
    defer { free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  private static func words(_ path: String) -> [Substring] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split { $0.isWhitespace }
  }
}
