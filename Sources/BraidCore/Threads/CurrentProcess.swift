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

/// Functions of the C library about the process.
package enum CurrentProcess {
  /// Whether an environment variable is set, to any value.
  package static func hasVariable(_ name: String) -> Bool { getenv(name) != nil }

  /// Returns the address of a symbol of the program or its loaded libraries; nil if a statically
  /// linked program has no such symbol.
  package static func address(ofSymbol name: String) -> UnsafeMutableRawPointer? {
    dlopen(nil, RTLD_LAZY).flatMap { dlsym($0, name) }
  }

  /// Writes a line to standard error, unbuffered, for diagnostics.
  package static func complain(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { part in
        write(STDERR_FILENO, part.baseAddress, part.count)
      }
      if written <= 0 { return }
      start += written
    }
  }
}
