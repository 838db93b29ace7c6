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

/// Functions of the C library about the process.
package enum CurrentProcess {
  /// Whether an environment variable is set, to any value.
  package static func hasVariable(_ name: String) -> Bool { getenv(name) != nil }

  /// The value of an environment variable; nil if it is not set, or is empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns the address of a symbol of the program or its loaded libraries.
  ///
  /// Nil if there is no such symbol. A program that is linked statically has no symbol table, and
  /// neither has WebAssembly: there the result is always nil, and the callers do without. The check
  /// of isolation then asks `preconditionIsolated`, which can only trap
  /// (`Docs/Decisions/0023-platforms.md`).
  package static func address(ofSymbol name: String) -> UnsafeMutableRawPointer? {
    #if canImport(WinSDK)
      // Only the modules that are named are searched: the program, and the concurrency runtime.
      let modules = [GetModuleHandleW(nil), GetModuleHandleA("swift_Concurrency.dll")]
      return modules.lazy.compactMap { GetProcAddress($0, name) }.first
        .map { unsafeBitCast($0, to: UnsafeMutableRawPointer.self) }
    #elseif os(WASI)
      nil
    #else
      dlopen(nil, RTLD_LAZY).flatMap { dlsym($0, name) }
    #endif
  }

  /// Writes a line to standard error, unbuffered, for diagnostics.
  package static func complain(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { part in
        #if canImport(WinSDK)
          Int(_write(2, part.baseAddress, UInt32(part.count)))
        #else
          write(STDERR_FILENO, part.baseAddress, part.count)
        #endif
      }
      if written <= 0 { return }
      start += written
    }
  }
}
