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

  /// The identifier of the process; one where the system does not report it.
  package static var id: Int {
    #if canImport(WinSDK)
      Int(GetCurrentProcessId())
    #elseif os(WASI)
      1
    #else
      Int(getpid())
    #endif
  }

  /// Calls `body` when the process exits.
  package static func atExit(_ body: @convention(c) () -> Void) { atexit(body) }

  /// Replaces the contents of a file; returns a message if that is not possible.
  package static func replaceContents(of path: String, with text: String) -> String? {
    guard let file = fopen(path, "w") else {
      return "cannot write \(path): \(String(cString: strerror(errno)))"
    }
    var text = text
    let isWritten = text.withUTF8 { bytes in
      bytes.baseAddress.map { fwrite($0, 1, bytes.count, file) == bytes.count } ?? true
    }
    return fclose(file) == 0 && isWritten ? nil : "cannot write \(path)"
  }

  /// Passes the contents of a file to `body`; nil if it cannot be read.
  package static func withContents<Result>(
    of path: String, _ body: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var size = 0
    var capacity = 1 << 16
    var bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    defer { bytes.deallocate() }
    while let start = bytes.baseAddress {
      let count = fread(start + size, 1, capacity - size, file)
      if count == 0 { break }
      size += count
      if size < capacity { continue }
      capacity *= 2
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
      larger.copyMemory(from: UnsafeRawBufferPointer(bytes))
      bytes.deallocate()
      bytes = larger
    }
    return body(UnsafeRawBufferPointer(rebasing: bytes[..<size]))
  }

  #if os(Linux) || os(Android)
    /// Maps a file into memory and passes its contents to `body`; nil if that is not possible.
    ///
    /// The contents remain valid for the rest of the process if `body` returns a result.
    package static func withMapping<Result>(
      of path: String, _ body: (UnsafeRawBufferPointer) -> Result?
    ) -> Result? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      guard fseek(file, 0, SEEK_END) == 0 else { return nil }
      let size = Int(ftell(file))
      // Shared: the loader's mappings are private.
      guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_SHARED, fileno(file), 0),
        start != UnsafeMutableRawPointer(bitPattern: -1)
      else { return nil }
      let result = body(UnsafeRawBufferPointer(start: start, count: size))
      if result == nil { munmap(start, size) }
      return result
    }

    /// Whether a text contains another; in a debug build much faster than the standard library.
    package static func text(_ text: String, contains part: String) -> Bool {
      strstr(text, part) != nil
    }
  #endif

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
