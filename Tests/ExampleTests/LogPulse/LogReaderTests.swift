// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import LogPulse

@Suite struct LogReaderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "LogPulse-\(UUID().uuidString)")
  private var log: URL { folder.appending(path: "access.log") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `reads a file once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\ntwo")
    let reader = try reader(follow: false)
    #expect(try lines(reader) == ["one", "two"])
    try append("\nthree\n")
    #expect(!reader.mayHaveMore)
  }

  @Test func `follows a growing file, whole lines at a time`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\ntw")
    let reader = try reader(follow: true)
    #expect(reader.mayHaveMore)
    #expect(try lines(reader) == ["one"])
    #expect(try lines(reader) == [])
    try append("o\nthree\nfo")
    #expect(try lines(reader) == ["two", "three"])
    try append("ur\n")
    #expect(try lines(reader) == ["four"])
  }

  @Test func `survives rotation by renaming`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\n")
    let reader = try reader(follow: true)
    #expect(try lines(reader) == ["one"])
    let server = try FileHandle(forWritingTo: log)
    try server.seekToEnd()
    try FileManager.default.moveItem(at: log, to: folder.appending(path: "access.log.1"))
    try server.write(contentsOf: Data("late\n".utf8))
    #expect(try lines(reader) == ["late"], "the name is gone, but the server still writes")
    try server.write(contentsOf: Data("later\ncut off".utf8))
    try write("new\n")
    #expect(try lines(reader) == ["later", "cut off", "new"])
    try append("newer\n")
    #expect(try lines(reader) == ["newer"])
  }

  @Test func `survives truncation`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one\ntwo\nthr")
    let reader = try reader(follow: true)
    #expect(try lines(reader) == ["one", "two"])
    let server = try FileHandle(forWritingTo: log)
    try server.truncate(atOffset: 0)
    #expect(try lines(reader) == ["thr"])
    try append("four\n")
    #expect(try lines(reader) == ["four"])
  }

  @Test func `a missing file and a directory are told apart`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = #expect(throws: InputError.self) { try reader(follow: false) }
    #expect(missing?.message == "\(log.path): No such file or directory")
    let directory = #expect(throws: InputError.self) {
      try LogReader(Input(folder.path), follow: true)
    }
    #expect(directory?.message == "\(folder.path): Is a directory")
  }

  @Test func `a compressed log is told, not read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data([0x1F, 0x8B, 8, 0]).write(to: log)
    let error = #expect(throws: InputError.self) { try reader(follow: false) }
    #expect(error?.reason.hasPrefix("is compressed") == true)
  }

  @Test func `a pipe that has nothing at the moment is not at its end`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(log.path, 0o600) == 0)
    let reader = try reader(follow: false)
    #expect(try lines(reader) == [], "nobody writes yet")
    #expect(reader.mayHaveMore)
    let writer = try FileHandle(forWritingTo: log)
    try writer.write(contentsOf: Data("one\ntw".utf8))
    #expect(try lines(reader) == ["one"])
    #expect(reader.mayHaveMore)
    try writer.write(contentsOf: Data("o\nthree".utf8))
    try writer.close()
    #expect(try lines(reader) == ["two", "three"])
    #expect(!reader.mayHaveMore)
  }

  private func reader(follow: Bool) throws -> LogReader {
    try LogReader(Input(log.path), follow: follow)
  }

  private func lines(_ reader: LogReader) throws -> [String] {
    var lines: [String] = []
    while let chunk = try reader.next() {
      chunk.forEachLine { lines.append(String(decoding: $0[$1], as: UTF8.self)) }
    }
    return lines
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: log)
  }

  private func append(_ text: String) throws {
    let handle = try FileHandle(forWritingTo: log)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
  }
}
