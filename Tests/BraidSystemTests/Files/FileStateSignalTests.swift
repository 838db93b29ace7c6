// SPDX-License-Identifier: MIT
import BraidSignal
import BraidSystem
import BraidTesting
import Foundation
import TestSupport
import Testing

/// Real files, in virtual time.
struct FileStateSignalTests {
  private let scheduler = TestSignalScheduler()
  private let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func `the state is emitted first and after each change`() throws {
    defer { unlink(path) }
    let log = TestSupport.Log<Int?>()
    let states = Signal.fileStates(atPath: path, every: .seconds(1), on: scheduler)
    let subscription = states.subscribe(next: { log($0?.size) })
    scheduler.advance(by: .zero)
    expectEqual(log.entries, [nil])
    try write("abc")
    scheduler.advance(by: .seconds(1))
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, [nil, 3])
    try write("abcd")
    scheduler.advance(by: .seconds(1))
    unlink(path)
    scheduler.advance(by: .seconds(2))
    expectEqual(log.entries, [nil, 3, 4, nil])
    subscription.dispose()
    try write("a")
    scheduler.advance(by: .seconds(2))
    expectEqual(log.entries.count, 4)
  }

  @Test func `a replaced file is a change, even with the same size`() throws {
    defer { unlink(path) }
    try write("abc")
    let log = TestSupport.Log<FileIdentity?>()
    let states = Signal.fileStates(atPath: path, every: .seconds(1), on: scheduler)
    states.take(2).subscribe(next: { log($0?.identity) })
    scheduler.advance(by: .zero)
    // The old file stays, so that the new one gets another number.
    try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
    defer { unlink(path + ".old") }
    try write("xyz")
    scheduler.advance(by: .seconds(1))
    expectEqual(Set(log.entries).count, 2)
  }

  @Test(arguments: [
    (-20_000_000_000, Int64.min), (20_000_000_000, Int64.max), (-1, -1_000_000_000),
  ])
  func `a file may be written to at any time`(second: Int, modified: Int64) throws {
    defer { unlink(path) }
    try write("abc")
    var times = [timespec(tv_sec: second, tv_nsec: 0), timespec(tv_sec: second, tv_nsec: 0)]
    try #require(utimensat(AT_FDCWD, path, &times, 0) == 0)
    var info = stat()
    try #require(stat(path, &info) == 0)
    // A file system may clamp the time.
    if info.st_mtim.tv_sec == second {
      expectEqual(FileState(path: path)?.modified, modified)
    } else {
      #expect(FileState(path: path) != nil)
    }
  }

  @Test func `changes of a real file arrive on a real scheduler`() async throws {
    defer { unlink(path) }
    var states = Signal.fileStates(atPath: path, every: .milliseconds(1), on: .background())
      .values.makeAsyncIterator()
    expectEqual(try await states.next(), .some(nil))
    try write("abc")
    while let state = try await states.next(), state?.size != 3 {}
    expectEqual(FileState(path: path)?.size, 3)
    unlink(path)
    while let state = try await states.next(), state != nil {}
    expectEqual(FileState(path: path), nil)
  }
}
