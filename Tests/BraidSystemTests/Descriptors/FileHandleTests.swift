// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation
import TestSupport
import Testing

@testable import BraidSystem

/// Real pipes; the tests of signals have further cases of the shared reader.
struct FileHandleTests {
  private let pipe = Pipe()

  private func write(_ bytes: some Sequence<UInt8>) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  @Test func `lines of a pipe arrive as they are written, and across chunks`() async throws {
    var lines = pipe.fileHandleForReading.rx.lines().values.makeAsyncIterator()
    try write("one\r\ntw".utf8)
    expectEqual(try await lines.next(), "one")
    try write([0x6F, 0xC3])
    try write([0xA9, 0x0A])
    expectEqual(try await lines.next(), "twoé")
    try write("three".utf8)
    try pipe.fileHandleForWriting.close()
    expectEqual(try await lines.next(), "three")
    expectEqual(try await lines.next(), nil)
  }

  @Test func `chunks are no longer than the given length`() async throws {
    try write("abcdefg".utf8)
    try pipe.fileHandleForWriting.close()
    var chunks: [String] = []
    for try await chunk in pipe.fileHandleForReading.rx.chunks(upTo: 3).values {
      chunks.append(String(decoding: chunk, as: UTF8.self))
    }
    expectEqual(chunks, ["abc", "def", "g"])
  }

  @Test(arguments: [(0, ["a", "b", "c"]), (-1, ["a", "b", "c"]), (Int.max, ["abc"])])
  func `a length of chunks out of range is the nearest one in it`(
    length: Int, expected: [String]
  ) async throws {
    try write("abc".utf8)
    try pipe.fileHandleForWriting.close()
    var chunks: [String] = []
    for try await chunk in pipe.fileHandleForReading.rx.chunks(upTo: length).values {
      chunks.append(String(decoding: chunk, as: UTF8.self))
    }
    expectEqual(chunks, expected)
  }

  @Test func `disposal stops the read, and the pipe keeps later bytes`() async throws {
    try write("one\n".utf8)
    var first = pipe.fileHandleForReading.rx.lines().take(1).values.makeAsyncIterator()
    expectEqual(try await first.next(), "one")
    expectEqual(try await first.next(), nil)
    try write("two\n".utf8)
    var second = pipe.fileHandleForReading.rx.lines().values.makeAsyncIterator()
    expectEqual(try await second.next(), "two")
  }

  @Test(arguments: [false, true])
  func `disposal ends the reading of an input without an end and without lines`(
    isSplit: Bool
  ) async throws {
    let input = try EndlessInput()
    let (lines, chunks) = (input.handle.rx.lines(), input.handle.rx.chunks())
    let subscription =
      isSplit
      ? lines.subscribe(onNext: { _ in Issue.record("there is no line") }) : chunks.subscribe()
    await input.isBeingRead()
    subscription.dispose()
    try await input.isNotReadAnyMore()
  }

  @Test func `the null device has no bytes and no lines`() async throws {
    for try await chunk in FileHandle.nullDevice.rx.chunks().values { Issue.record("\(chunk)") }
    for try await line in FileHandle.nullDevice.rx.lines().values { Issue.record("\(line)") }
  }

  @Test func `a handle that cannot be read fails`() async {
    var chunks = pipe.fileHandleForWriting.rx.chunks().values.makeAsyncIterator()
    await #expect(throws: POSIXError(.EBADF)) { try await chunks.next() }
  }

  @Test func `reading fails while the process has no free descriptor, and works later`() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data("line\n".utf8))
      try pipe.fileHandleForWriting.close()
      var limit = rlimit()
      getrlimit(descriptors, &limit)
      let usual = limit.rlim_cur
      // The standard streams; other threads open and close files of their own.
      limit.rlim_cur = 3
      setrlimit(descriptors, &limit)
      for _ in 0..<2 {
        var lines = pipe.fileHandleForReading.rx.lines().values.makeAsyncIterator()
        await #expect(throws: POSIXError(.EMFILE)) { try await lines.next() }
        expectEqual(FileEvents.shared.watch("/", name: nil, for: 1) {}, nil)
      }
      limit.rlim_cur = usual
      setrlimit(descriptors, &limit)
      var lines = pipe.fileHandleForReading.rx.lines().values.makeAsyncIterator()
      expectEqual(try await lines.next(), "line")
    }
  }
}

#if canImport(Glibc)
  private let descriptors = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
  private let descriptors = RLIMIT_NOFILE
#endif
