// SPDX-License-Identifier: MIT
import BraidCore

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

extension CurrentProcess {
  /// The identifier of the process; one where the system does not report it.
  static var id: Int {
    #if canImport(WinSDK)
      Int(GetCurrentProcessId())
    #elseif os(WASI)
      1
    #else
      Int(getpid())
    #endif
  }

  /// Calls `body` when the process exits.
  static func atExit(_ body: @convention(c) () -> Void) { atexit(body) }

  /// Replaces the contents of a file; returns a message if that is not possible.
  static func replaceContents(of path: String, with text: String) -> String? {
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
  static func withContents<Result>(
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
    static func withMapping<Result>(
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
    static func text(_ text: String, contains part: String) -> Bool {
      strstr(text, part) != nil
    }
  #endif
}
