// SPDX-License-Identifier: MIT
#if canImport(os)
  import os
#endif

/// Intervals in the system's profiler; nothing where there is none.
enum Signposts {
  #if canImport(os)
    private static let log = OSLog(subsystem: "Braid", category: .pointsOfInterest)
  #endif

  static func begin(_ name: String, _ id: Int) {
    #if canImport(os)
      os_signpost(
        .begin, log: log, name: "event", signpostID: OSSignpostID(UInt64(id)), "%{public}s", name)
    #endif
  }

  static func end(_ name: String, _ id: Int) {
    #if canImport(os)
      os_signpost(
        .end, log: log, name: "event", signpostID: OSSignpostID(UInt64(id)), "%{public}s", name)
    #endif
  }
}
