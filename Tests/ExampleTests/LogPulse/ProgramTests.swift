// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import Foundation
import TestSupport
import Testing

@testable import LogPulse

/// Whole runs of the program, in virtual time.
@Suite struct ProgramTests {
  private let scheduler = TestSignalScheduler()
  private let interrupts = SignalSubject<Interrupted>()
  private let printed = Log<String>()
  private let complaints = Log<String>()
  private let codes = Log<Int32>()

  @Test func `analyses the bundled sample without any argument`() {
    run()
    scheduler.stepAll()
    #expect(codes.entries == [0])
    #expect(output.hasPrefix("LogPulse  the bundled sample\n\nRequests   4,306\n"))
    #expect(output.contains("Bursts of errors"))
    #expect(!output.contains("\u{1B}"))
    #expect(printed.entries.count == 1)
  }

  @Test func `prints one valid object`() throws {
    run("--json", "--top", "3")
    scheduler.stepAll()
    #expect(codes.entries == [0])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(object["inputs"] as? [String] == ["the bundled sample"])
    #expect(object["requests"] as? Int == 4306)
    #expect(object["malformed"] as? Int == 0)
    let status = try #require(object["status"] as? [String: Int])
    #expect(status.values.reduce(0, +) == 4306)
    for name in ["paths", "clients"] {
      let counts = (object[name] as? [[String: Any]])?.compactMap { $0["requests"] as? Int }
      let found = try #require(counts)
      #expect(found.count == 3 && found == found.sorted(by: >))
    }
  }

  @Test func `an empty log has a report, too`() throws {
    run("/dev/null")
    scheduler.stepAll()
    #expect(output == "LogPulse  /dev/null\n\nNo requests.\n")
    #expect(codes.entries == [0])
  }

  @Test func `several files are one log`() throws {
    let folder = try LogFolder()
    try folder.write(line("/a"), to: "a.log")
    try folder.write(line("/b") + line("/a"), to: "b.log")
    run("--json", folder.path("a.log"), folder.path("b.log"))
    scheduler.stepAll()
    #expect(output.contains(#""requests": 3"#))
    #expect(output.contains(#"{"name": "/a", "requests": 2}"#))
  }

  @Test func `helps`() {
    run("--help")
    #expect(codes.entries == [0])
    #expect(output == Arguments.usage + "\n")
  }

  @Test func `wrong usage is exit code 2 and one line`() {
    run("--wat")
    #expect(codes.entries == [2])
    #expect(complaints.entries == ["unknown option --wat; try --help"])
    #expect(output.isEmpty)
  }

  @Test(arguments: [
    ("nowhere.log", "nowhere.log: No such file or directory"), ("/", "/: Is a directory"),
  ])
  func `an input that cannot be read is exit code 1 and one line`(path: String, message: String) {
    for words in [[path], ["--json", path], ["--follow", "/dev/null", path]] {
      run(words)
      scheduler.stepAll()
    }
    #expect(codes.entries == [1, 1, 1])
    #expect(complaints.entries == [message, message, message])
    #expect(output.isEmpty)
  }

  @Test func `draws on a terminal, then leaves only the report`() {
    run(size: (60, 24))
    #expect(printed.entries.count == 1, "a picture of nothing at once")
    scheduler.stepAll()
    #expect(codes.entries == [0])
    #expect(output.hasPrefix("\u{1B}[?25l"))
    #expect(output.contains(" 100 %"))
    let report = printed.entries.last ?? ""
    #expect(report.hasPrefix("\u{1B}[1mLogPulse\u{1B}[0m  the bundled sample\n"))
    #expect(printed.entries.dropLast().last?.hasSuffix("\u{1B}[?7h\u{1B}[?25h") == true)
  }

  @Test func `redraws ten times a second at most`() throws {
    let folder = try LogFolder()
    try folder.write("", to: "a.log")
    run("--follow", folder.path("a.log"), size: (80, 24))
    for _ in 0..<20 {
      try folder.append(line("/a"), to: "a.log")
      scheduler.advance(by: .milliseconds(50))
    }
    #expect((5...11).contains(printed.entries.count))
    #expect(printed.entries.last?.contains("Requests   1") == true)
  }

  @Test func `an interrupt while following ends with the report`() throws {
    let folder = try LogFolder()
    try folder.write(line("/a"), to: "a.log")
    run("--follow", folder.path("a.log"))
    scheduler.advance(by: .seconds(1))
    #expect(output.isEmpty && codes.entries.isEmpty)
    try folder.append(line("/b"), to: "a.log")
    scheduler.advance(by: .milliseconds(100))
    interrupts.sendNext(Interrupted(number: 2))
    #expect(codes.entries == [0])
    #expect(output.contains("Requests   2\n"))
    scheduler.stepAll()
    #expect(codes.entries == [0])
  }

  @Test func `an interrupt of anything else ends without one`() {
    run(size: (80, 24))
    scheduler.step()
    interrupts.sendNext(Interrupted(number: 2))
    #expect(codes.entries == [130])
    #expect(output.hasSuffix("\u{1B}[?7h\u{1B}[?25h"), "the terminal is as it was")
    #expect(complaints.entries.isEmpty)
    scheduler.stepAll()
    #expect(codes.entries == [130])
    #expect(!interrupts.hasSubscribers, "the next one kills")
  }

  private func run(_ words: String..., size: (width: Int, height: Int)? = nil) {
    run(words, size: size)
  }

  private func run(_ words: [String], size: (width: Int, height: Int)? = nil) {
    let (printed, complaints, codes) = (printed, complaints, codes)
    let world = World(
      print: { printed($0) }, complain: { complaints($0) }, terminalSize: { size },
      scheduler: scheduler, interrupts: interrupts)
    _ = Program(world: world).run(words) { codes($0) }
  }

  private var output: String { printed.entries.joined() }

  private func line(_ path: String) -> String {
    "10.0.0.1 - - [10/Oct/2000:13:55:36 -0700] \"GET \(path) HTTP/1.1\" 200 1\n"
  }
}
