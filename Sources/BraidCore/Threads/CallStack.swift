// SPDX-License-Identifier: MIT

/// The call stack of the calling thread, from two functions of the C library.
///
/// They are looked up by name, because Swift's module of the library leaves them out on some
/// systems. Some systems and programs have none (`Docs/Decisions/0023-platforms.md`).
package enum CallStack {
  /// The return addresses on the stack, the innermost first; empty where no function provides them.
  ///
  /// - Parameter count: The maximum number of addresses.
  package static func addresses(upTo count: Int) -> [UInt] {
    withFrames(upTo: count) { frames in frames.compactMap { $0.map { UInt(bitPattern: $0) } } }
  }

  /// The functions on the stack, the innermost first; empty where no function provides them.
  package static var symbols: [String] {
    withFrames(upTo: 128) { frames in
      guard let describe, let first = frames.baseAddress,
        let lines = describe(first, Int32(frames.count))
      else { return [] }
      defer { PlainMemory.deallocate(lines) }
      return UnsafeBufferPointer(start: lines, count: frames.count).map { line in
        line.map { String(cString: $0) } ?? ""
      }
    }
  }

  private static func withFrames<Result>(
    upTo capacity: Int, _ body: (UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>) -> [Result]
  ) -> [Result] {
    guard let record else { return [] }
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: capacity) {
      frames in
      guard let first = frames.baseAddress else { return [] }
      return body(
        UnsafeMutableBufferPointer(rebasing: frames[..<Int(record(first, Int32(capacity)))]))
    }
  }

  private typealias Record =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias Describe =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) ->
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

  private static let record: Record? =
    CurrentProcess.address(ofSymbol: "backtrace").map { unsafeBitCast($0, to: Record.self) }
  private static let describe: Describe? =
    CurrentProcess.address(ofSymbol: "backtrace_symbols")
    .map { unsafeBitCast($0, to: Describe.self) }
}
