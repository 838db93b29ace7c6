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

/// What the C library knows of the process.
package enum CurrentProcess {
  /// Whether an environment variable is set, to whatever value.
  package static func hasVariable(_ name: String) -> Bool { getenv(name) != nil }

  /// The address of a variable or function of the program or of a library it has loaded; nil in a
  /// program that holds the runtime without its symbols, because it was linked statically.
  package static func address(ofSymbol name: String) -> UnsafeMutableRawPointer? {
    dlopen(nil, RTLD_LAZY).flatMap { dlsym($0, name) }
  }

  /// Writes a line on standard error at once, without a buffer: where it says what went wrong.
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
