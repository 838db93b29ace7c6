// SPDX-License-Identifier: MIT
import Foundation

/// How much a stress test does here: `STRESS_ROUNDS` times as much as usual.
///
/// A debug build takes several times as long for each round as a release build, and one under the
/// thread sanitizer some thirty times.
///
/// - Parameter count: The number of rounds in a release build.
/// - Returns: At least one; an eighth of `count` in a debug build, a tenth under a sanitizer, a
///   fortieth in a debug build under it.
func amount(_ count: Int) -> Int {
  #if DEBUG
    let divisor = Setting.isSanitized ? 40.0 : 8.0
  #else
    let divisor = Setting.isSanitized ? 10.0 : 1.0
  #endif
  return max(1, Int(Double(count) * Setting.factor / divisor))
}

/// The settings in the environment.
enum Setting {
  static let environment = ProcessInfo.processInfo.environment
  static let factor = environment["STRESS_ROUNDS"].flatMap { Double($0) } ?? 1
  static let isSanitized = environment["TSAN_OPTIONS"] != nil || environment["ASAN_OPTIONS"] != nil
}
