// SPDX-License-Identifier: MIT
import BraidSignal
import BraidSystem
import Foundation
import TestSupport
import Testing

struct FileHandleSignalTests {
  private let pipe = Pipe()

  private func write(_ text: String) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// The text of all chunks, once the signal has completed; or how it has failed.
  private static func text(of chunks: Signal<Data>) async throws -> String {
    let data = try await withCheckedThrowingContinuation { continuation in
      chunks.reduce(Data()) { $0 + $1 }.subscribe(
        next: { continuation.resume(returning: $0) },
        error: { continuation.resume(throwing: $0) })
    }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `chunks emits the written data until the pipe is closed`() async throws {
    try write("one ")
    try write("two")
    try pipe.fileHandleForWriting.close()
    expectEqual(try await Self.text(of: pipe.fileHandleForReading.chunks()), "one two")
  }

  @Test func `chunks emits available data without waiting for more`() async throws {
    let chunks = pipe.fileHandleForReading.chunks()
    try write("one")
    let first = await withCheckedContinuation { continuation in
      chunks.take(1).subscribe(next: { continuation.resume(returning: $0) })
    }
    expectEqual(String(decoding: first, as: UTF8.self), "one")
  }

  @Test func `chunks are no longer than the given length`() async throws {
    try write("abcdefg")
    try pipe.fileHandleForWriting.close()
    let sizes = TestSupport.Log<Int>()
    let chunks = pipe.fileHandleForReading.chunks(upTo: 3).doNext { sizes($0.count) }
    expectEqual(try await Self.text(of: chunks), "abcdefg")
    #expect(sizes.entries.allSatisfy { (1...3).contains($0) })
  }

  @Test func `chunks reads nothing before it is subscribed to`() async throws {
    let chunks = pipe.fileHandleForReading.chunks()
    try write("one")
    expectEqual(pipe.fileHandleForReading.availableData, Data("one".utf8))
    try write("two")
    try pipe.fileHandleForWriting.close()
    expectEqual(try await Self.text(of: chunks), "two")
  }

  @Test func `no chunk is emitted after disposal`() async throws {
    let handle = pipe.fileHandleForReading
    let log = TestSupport.Log<Data>()
    try write("one")
    await withCheckedContinuation { continuation in
      let subscription = SerialDisposable()
      subscription.disposable = handle.chunks().subscribe(next: {
        log($0)
        subscription.dispose()
        continuation.resume()
      })
    }
    try write("two")
    try pipe.fileHandleForWriting.close()
    _ = try await Self.text(of: handle.chunks())
    expectEqual(log.entries, [Data("one".utf8)])
  }

  @Test(arguments: [false, true])
  func `disposal ends the reading of an input without an end and without lines`(
    isSplit: Bool
  ) async throws {
    let input = try EndlessInput()
    let (lines, chunks) = (input.handle.lines(), input.handle.chunks())
    let subscription =
      isSplit
      ? lines.subscribe(next: { _ in Issue.record("there is no line") }) : chunks.subscribe()
    await input.isBeingRead()
    subscription.dispose()
    try await input.isNotReadAnyMore()
  }

  @Test func `a handle that cannot be read fails the signal`() async throws {
    let handle = pipe.fileHandleForWriting
    await #expect(throws: POSIXError.self) { try await Self.text(of: handle.chunks()) }
  }
}
