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

/// Where the process says what went wrong.
package enum StandardError {
  /// Writes a line at once, without a buffer.
  package static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { part in
        #if canImport(Darwin)
          Darwin.write(STDERR_FILENO, part.baseAddress, part.count)
        #elseif canImport(Glibc)
          Glibc.write(STDERR_FILENO, part.baseAddress, part.count)
        #elseif canImport(Musl)
          Musl.write(STDERR_FILENO, part.baseAddress, part.count)
        #elseif canImport(Android)
          Android.write(STDERR_FILENO, part.baseAddress, part.count)
        #endif
      }
      if written <= 0 { return }
      start += written
    }
  }
}
