// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(WinSDK)
  import CRT
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// Small blocks of the C library's memory.
///
/// On Linux, `UnsafeMutablePointer.allocate` calls `posix_memalign` whatever the alignment: three
/// times the instructions of `malloc`.
enum PlainMemory {
  /// Allocates a block, aligned for any type of the library.
  static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    // Without memory, the runtime stops the program with its message.
    malloc(byteCount) ?? .allocate(byteCount: byteCount, alignment: 1)
  }

  /// Frees a block that ``allocate(byteCount:)`` returned.
  static func deallocate(_ block: UnsafeMutableRawPointer) { free(block) }
}
