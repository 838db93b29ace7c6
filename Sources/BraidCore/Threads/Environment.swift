// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The environment of the process.
package enum Environment {
  /// Whether a variable is set, to whatever value.
  package static func contains(_ variable: String) -> Bool { getenv(variable) != nil }
}
