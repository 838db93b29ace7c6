// SPDX-License-Identifier: MIT
import BraidSignal
import BraidSystem
import Foundation
import TestSupport
import Testing

struct FileHandleLinesTests {
  private let pipe = Pipe()

  private func write(_ bytes: some Sequence<UInt8>) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  private static func all(_ lines: Signal<String>) async throws -> [String] {
    var all: [String] = []
    for try await line in lines.values { all.append(line) }
    return all
  }

  @Test func `lines of a pipe arrive as they are written, and across chunks`() async throws {
    var lines = pipe.fileHandleForReading.lines().values.makeAsyncIterator()
    try write("one\r\ntw".utf8)
    expectEqual(try await lines.next(), "one")
    // Half of a character.
    try write(["o".utf8.first ?? 0, 0xC3])
    try write([0xA9, 0x0A])
    expectEqual(try await lines.next(), "twoé")
    try write("three".utf8)
    try pipe.fileHandleForWriting.close()
    expectEqual(try await lines.next(), "three")
    expectEqual(try await lines.next(), nil)
  }

  @Test func `lines of a file are all of its lines`() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let expected = (1...20_000).map { "line \($0) — é" }
    try Data(expected.map { $0 + "\n" }.joined().utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    expectEqual(try await Self.all(FileHandle(forReadingFrom: url).lines()), expected)
  }

  @Test func `an empty file has no lines`() async throws {
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    expectEqual(try await Self.all(handle.lines()), [])
  }

  @Test func `disposal stops the lines, and the pipe keeps later bytes`() async throws {
    try write("one\n".utf8)
    var lines = pipe.fileHandleForReading.lines().take(1).values.makeAsyncIterator()
    expectEqual(try await lines.next(), "one")
    expectEqual(try await lines.next(), nil)
    try write("two\n".utf8)
    try pipe.fileHandleForWriting.close()
    expectEqual(try await Self.all(pipe.fileHandleForReading.lines()), ["two"])
  }

  @Test func `a slow subscriber makes the writer wait`() async throws {
    let (arrived, arrive) = AsyncStream<Void>.makeStream()
    let isReady = DispatchSemaphore(value: 0)
    let read = Box(0)
    let (ended, end) = AsyncStream<Void>.makeStream()
    try write([0])
    pipe.fileHandleForReading.chunks().subscribe(
      next: { chunk in
        read.update { $0 += chunk.count }
        if read.value == 1 {
          arrive.finish()
          isReady.wait()
        }
      },
      completed: { end.finish() })
    for await _ in arrived {}
    // The subscriber is inside of its first call: whatever is written stays in the pipe.
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let block = [UInt8](repeating: 1, count: 4096)
    var written = 1
    while written < 64 << 20 {
      let count = Foundation.write(descriptor, block, block.count)
      if count < 0 { break }
      written += count
    }
    #expect(written < 64 << 20, "the pipe never fills")
    expectEqual(read.value, 1)
    isReady.signal()
    try pipe.fileHandleForWriting.close()
    for await _ in ended {}
    expectEqual(read.value, written)
  }
}
