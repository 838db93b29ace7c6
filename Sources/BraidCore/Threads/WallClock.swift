// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(WinSDK)
  import CRT
  import WinSDK
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// The date and time of day, for log messages.
///
/// It is never used for timing (C9).
package enum WallClock {
  /// The current local time: `2026-11-21 09:30:00.125`.
  package static func timestamp() -> String {
    var now = timespec()
    var local = tm()
    #if canImport(WinSDK)
      _ = timespec_get(&now, TIME_UTC)
      var seconds = now.tv_sec
      _ = localtime_s(&local, &seconds)
    #elseif os(WASI)
      // Its clocks are macros that Swift cannot import.
      _ = timespec_get(&now, TIME_UTC)
      var seconds = now.tv_sec
      localtime_r(&seconds, &local)
    #else
      clock_gettime(CLOCK_REALTIME, &now)
      var seconds = now.tv_sec
      localtime_r(&seconds, &local)
    #endif
    let date = [
      padded(Int(local.tm_year) + 1900, 4), padded(Int(local.tm_mon) + 1, 2),
      padded(Int(local.tm_mday), 2),
    ].joined(separator: "-")
    let time = [
      padded(Int(local.tm_hour), 2), padded(Int(local.tm_min), 2), padded(Int(local.tm_sec), 2),
    ].joined(separator: ":")
    return "\(date) \(time).\(padded(Int(now.tv_nsec) / 1_000_000, 3))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// The time of the monotonic clock as one number, for records of events.
package enum MonotonicTime {
  #if os(WASI)
    private static let origin = ContinuousClock.now
  #endif

  /// Nanoseconds since an arbitrary instant.
  package static var nanoseconds: UInt64 {
    #if canImport(WinSDK)
      var (ticks, frequency) = (LARGE_INTEGER(), LARGE_INTEGER())
      _ = QueryPerformanceCounter(&ticks)
      _ = QueryPerformanceFrequency(&frequency)
      let (seconds, rest) = ticks.QuadPart.quotientAndRemainder(dividingBy: frequency.QuadPart)
      return UInt64(seconds) * 1_000_000_000 + UInt64(rest * 1_000_000_000 / frequency.QuadPart)
    #elseif os(WASI)
      let (seconds, attoseconds) = MonotonicTime.origin.duration(to: .now).components
      return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
    #else
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
    #endif
  }
}
