// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import Foundation
import TestSupport
import Testing

struct ContentsSignalTests {
  private func withFile<Result>(_ bytes: [UInt8], _ body: (URL) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url)
  }

  @Test func `each subscription reads on its scheduler, and not before`() throws {
    try withFile(Array("one".utf8)) { url in
      let jobs = TestSignalScheduler()
      let data = Data.signal(contentsOf: url, on: jobs).map { String(decoding: $0, as: UTF8.self) }
      let text = String.signal(contentsOf: url, on: jobs)
      try Data("two".utf8).write(to: url)
      let (first, second) = (data.recorded(), text.recorded())
      expectEqual(first.events, [])
      jobs.stepAll()
      expectEqual(first.events, ["two", "|"])
      expectEqual(second.events, ["two", "|"])
      try Data("three".utf8).write(to: url)
      let third = data.recorded()
      jobs.stepAll()
      expectEqual(third.events, ["three", "|"])
    }
  }

  @Test func `a text is decoded in its encoding`() throws {
    try withFile([0xE9]) { url in
      let jobs = TestSignalScheduler()
      let latin = String.signal(contentsOf: url, encoding: .isoLatin1, on: jobs).recorded()
      let other = String.signal(contentsOf: url, on: jobs).catchAndReturn("failed").recorded()
      jobs.stepAll()
      expectEqual(latin.events, ["é", "|"])
      expectEqual(other.events, ["failed", "|"])
    }
  }

  @Test func `a read error fails the signal`() {
    let jobs = TestSignalScheduler()
    let url = URL(filePath: "/there/is/no/such/file")
    let recording = Data.signal(contentsOf: url, on: jobs).map { "\($0)" }
      .catch { .just("\(type(of: $0))") }.recorded()
    jobs.stepAll()
    expectEqual(recording.events, ["CocoaError", "|"])
  }

  @Test func `a disposed signal does not read`() throws {
    try withFile([]) { url in
      let jobs = TestSignalScheduler()
      let recording = Data.signal(contentsOf: url, on: jobs).recorded()
      recording.dispose()
      jobs.stepAll()
      expectEqual(recording.events, [])
    }
  }
}
