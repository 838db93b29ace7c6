// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import LogPulse

struct LogReaderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "LogPulse-\(UUID().uuidString)")
  private var log: URL { folder.appending(path: "access.log") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `the reader reads a file once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\ntwo")
    let reader = reader(follow: false)
    expectEqual(try lines(reader), ["one", "two", "end"])
  }

  @Test func `the reader follows a growing file in whole lines`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\ntw")
    let reader = reader(follow: true)
    expectEqual(try lines(reader), ["one"])
    expectEqual(try lines(reader), [])
    try append("o\nthree\nfo")
    expectEqual(try lines(reader), ["two", "three"])
    try append("ur\n")
    expectEqual(try lines(reader), ["four"])
  }

  @Test func `the reader survives rotation by renaming`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\n")
    let reader = reader(follow: true)
    expectEqual(try lines(reader), ["one"])
    let server = try FileHandle(forWritingTo: log)
    try server.seekToEnd()
    try FileManager.default.moveItem(at: log, to: folder.appending(path: "access.log.1"))
    try server.write(contentsOf: Data("late\n".utf8))
    expectEqual(try lines(reader), ["late"], "the name is gone, but the server still writes")
    try server.write(contentsOf: Data("later\ncut off".utf8))
    try write("new\n")
    expectEqual(try lines(reader), ["later", "cut off", "new"])
    try append("newer\n")
    expectEqual(try lines(reader), ["newer"])
  }

  @Test func `the reader survives truncation`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\ntwo\nthr")
    let reader = reader(follow: true)
    expectEqual(try lines(reader), ["one", "two"])
    let server = try FileHandle(forWritingTo: log)
    try server.truncate(atOffset: 0)
    expectEqual(try lines(reader), ["thr"])
    try append("four\n")
    expectEqual(try lines(reader), ["four"])
  }

  @Test func `the reader survives a truncation after which the file grows beyond its old size`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\ntwo\n")
    let reader = reader(follow: true)
    expectEqual(try lines(reader), ["one", "two"])
    let server = try FileHandle(forWritingTo: log)
    try server.truncate(atOffset: 0)
    try append("three\nfour\nfive\n")
    expectEqual(try lines(reader), ["three", "four", "five"])
    try append("six\n")
    expectEqual(try lines(reader), ["six"])
  }

  @Test(arguments: [
    ["access.log.1", "access.log.2"], ["access.log-20261122", "access.log-20261121"],
  ])
  func `the reader survives two rotations between two reads`(names: [String]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("older\n".utf8).write(to: folder.appending(path: "access.log.0"))
    try write("one\nhalf")
    let reader = reader(follow: true)
    expectEqual(try lines(reader), ["one"])
    try append(" a line")
    try rotate(to: names[1])
    try write("between\nhalf")
    try rotate(to: names[0])
    try write("new\n")
    expectEqual(try lines(reader), ["half a line", "between", "half", "new"])
    try append("newer\n")
    expectEqual(try lines(reader), ["newer"])
  }

  @Test func `the reader survives three rotations between two reads, and later ones`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\n")
    let reader = reader(follow: true)
    expectEqual(try lines(reader), ["one"])
    for text in ["two\n", "three\n", "four\n"] {
      try shift()
      try write(text)
    }
    expectEqual(try lines(reader), ["two", "three", "four"])
    for text in ["five\n", "six\n"] {
      try shift()
      try write(text)
    }
    expectEqual(try lines(reader), ["five", "six"])
  }

  @Test func `other files beside the log are not read on rotation`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\n")
    let reader = reader(follow: true)
    expectEqual(try lines(reader), ["one"])
    try FileManager.default.copyItem(at: log, to: folder.appending(path: "access.log.copy"))
    expectEqual(try lines(reader), [])
    try append("two\n")
    try rotate(to: "access.log.1")
    try Data([0x1F, 0x8B]).write(to: folder.appending(path: "access.log.2.gz"))
    try Data("error\n".utf8).write(to: folder.appending(path: "error.log"))
    try write("three\n")
    expectEqual(try lines(reader), ["two", "three"])
  }

  @Test func `a missing file and a directory have different errors`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = #expect(throws: InputError.self) { try reader(follow: false).next() }
    expectEqual(missing?.message, "\(log.path): No such file or directory")
    for follow in [false, true] {
      let directory = #expect(throws: InputError.self) {
        try LogReader(Input(folder.path), follow: follow).next()
      }
      expectEqual(directory?.message, "\(folder.path): Is a directory")
    }
  }

  @Test func `the reader waits for a followed file that does not exist yet`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let reader = reader(follow: true)
    let missing = "waiting: No such file or directory"
    expectEqual(try lines(reader), [missing])
    expectEqual(try lines(reader), [], "told once")
    try write("one\ntw")
    expectEqual(try lines(reader), ["appeared", "one"])
    try append("o\n")
    expectEqual(try lines(reader), ["two"])
  }

  @Test func `an unreadable file after rotation is reported, and read when it is readable`() throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\nhalf")
    let reader = reader(follow: true)
    expectEqual(try lines(reader), ["one"])
    try FileManager.default.removeItem(at: log)
    try FileManager.default.createDirectory(at: log, withIntermediateDirectories: true)
    expectEqual(try lines(reader), ["waiting: Is a directory"])
    expectEqual(try lines(reader), [], "told once")
    try FileManager.default.removeItem(at: log)
    expectEqual(try lines(reader), [], "a part of every rotation")
    try write("two\n")
    expectEqual(try lines(reader), ["half", "appeared", "two"])
  }

  @Test(arguments: [
    ([0x1F, 0x8B, 8, 0], "is compressed with gzip"),
    ([0x42, 0x5A, 0x68, 0x39], "is compressed with bzip2"),
    ([0x28, 0xB5, 0x2F, 0xFD, 10, 1], "is compressed with zstd"),
    ([0xFF, 0xFE, 0x31, 0], "is UTF-16"),
    ([0xFE, 0xFF, 0, 0x31, 0, 10, 0], "is UTF-16"),
  ])
  func `binary input is reported, not read`(bytes: [UInt8], reason: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for follow in [false, true] {
      try Data(bytes + [10]).write(to: log)
      let error = #expect(throws: InputError.self) { try lines(reader(follow: follow)) }
      expectEqual(error?.reason.hasPrefix(reason), true)
    }
  }

  @Test func `binary input is detected in a pipe and after rotation`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe")
    expectEqual(mkfifo(pipe.path, 0o600), 0)
    let piped = LogReader(Input(pipe.path), follow: false)
    expectEqual(try lines(piped), [])
    let writer = try FileHandle(forWritingTo: pipe)
    try writer.write(contentsOf: Data([0x1F]))
    expectEqual(try lines(piped), [])
    try writer.write(contentsOf: Data([0x8B, 10]))
    #expect(throws: InputError.self) { try lines(piped) }
    try writer.close()

    try write("one\n")
    let reader = reader(follow: true)
    expectEqual(try lines(reader), ["one"])
    try FileManager.default.removeItem(at: log)
    try Data([0x1F, 0x8B, 10]).write(to: log)
    #expect(throws: InputError.self) { try lines(reader) }
  }

  @Test func `an empty pipe is not at its end`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    expectEqual(mkfifo(log.path, 0o600), 0)
    let reader = reader(follow: false)
    expectEqual(try lines(reader), [], "nobody writes yet")
    let writer = try FileHandle(forWritingTo: log)
    try writer.write(contentsOf: Data("one\ntw".utf8))
    expectEqual(try lines(reader), ["one"])
    try writer.write(contentsOf: Data("o\nthree".utf8))
    try writer.close()
    // A process that another test is starting has a copy of the pipe's end for a moment.
    var last = try lines(reader)
    while last.last != "end" { last += try lines(reader) }
    expectEqual(last, ["two", "three", "end"])
  }

  private func reader(follow: Bool) -> LogReader {
    LogReader(Input(log.path), follow: follow)
  }

  /// The lines that can be read now, and what else there is to tell.
  @discardableResult
  private func lines(_ reader: LogReader) throws -> [String] {
    var lines: [String] = []
    while true {
      switch try reader.next() {
      case .lines(let chunk):
        chunk.forEachLine { lines.append(String(decoding: $0[$1], as: UTF8.self)) }
      case .waiting(let error): lines.append("waiting: \(error.reason)")
      case .partial: continue
      case .appeared: lines.append("appeared")
      case .nothing: return lines
      case .end: return lines + ["end"]
      }
    }
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: log)
  }

  private func rotate(to name: String) throws {
    try FileManager.default.moveItem(at: log, to: folder.appending(path: name))
  }

  /// As logrotate does it: 2 becomes 3, 1 becomes 2, the log becomes 1.
  private func shift() throws {
    for number in (1...8).reversed() {
      let old = folder.appending(path: "access.log.\(number)")
      guard FileManager.default.fileExists(atPath: old.path) else { continue }
      try FileManager.default.moveItem(
        at: old, to: folder.appending(path: "access.log.\(number + 1)"))
    }
    try rotate(to: "access.log.1")
  }

  private func append(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: log)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
  }
}
