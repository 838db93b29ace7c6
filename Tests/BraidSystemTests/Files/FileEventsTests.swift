// SPDX-License-Identifier: MIT
import BraidCore
import Foundation
import TestSupport
import Testing

@testable import BraidSystem

#if canImport(Glibc)
  /// Changes of real files; each event resumes the iteration.
  struct FileEventsTests {
    private let folder = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString).path

    @Test func `another file with a name is reported once it is there, and no other name`()
      async throws
    {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let events = FileEvents.shared
      let id = events.makeID()
      let (changes, continuation) = AsyncStream<Void>.makeStream()
      let number = try #require(
        events.watch(folder, name: "a", for: id) { continuation.yield() })
      try Data("b".utf8).write(to: URL(fileURLWithPath: folder + "/b"))
      try Data("a".utf8).write(to: URL(fileURLWithPath: folder + "/a"))
      for await _ in changes { break }
      #expect(FileManager.default.fileExists(atPath: folder + "/a"))
      events.stop(number, of: id)
    }

    @Test func `a file that is written to is reported, and a missing file is not watched`()
      async throws
    {
      try Data("a".utf8).write(to: URL(fileURLWithPath: folder))
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let events = FileEvents.shared
      let id = events.makeID()
      expectEqual(events.watch(folder + "/none", name: nil, for: id) {}, nil)
      let (changes, continuation) = AsyncStream<Void>.makeStream()
      let number = try #require(events.watch(folder, name: nil, for: id) { continuation.yield() })
      try Data("ab".utf8).write(to: URL(fileURLWithPath: folder))
      for await _ in changes { break }
      events.stop(number, of: id)
    }
  }
#endif
