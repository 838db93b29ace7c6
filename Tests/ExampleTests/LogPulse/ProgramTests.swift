// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import BraidTrace
import Foundation
import TestSupport
import Testing

@testable import LogPulse

/// Whole runs of the program, in virtual time.
struct ProgramTests {
  private let scheduler = TestSignalScheduler()
  private let interrupts = SignalSubject<Interrupted>()
  private let resizes = SignalSubject<Void>()
  private let printed = Log<String>()
  private let complaints = Log<String>()
  private let codes = Log<Int32>()

  @Test func `without arguments the bundled sample is analysed`() {
    run()
    scheduler.stepAll()
    expectEqual(codes.entries, [0])
    #expect(output.hasPrefix("LogPulse  the bundled sample\n\nRequests   4,306\n"))
    #expect(output.contains("Bursts of errors"))
    #expect(!output.contains("\u{1B}"))
    expectEqual(printed.entries.count, 1)
  }

  @Test(.exclusive(.trace)) func `a trace of the program is a valid file of slices`() throws {
    let wasRecorded = Trace.recordsTimeline
    defer { if !wasRecorded { Trace.stopTimeline() } }
    let folder = try LogFolder()
    run("--trace", folder.path("trace.json"))
    scheduler.stepAll()
    expectEqual(codes.entries, [0])
    let text = try String(contentsOfFile: folder.path("trace.json"), encoding: .utf8)
    let events = try TraceEvents(text)
    try events.check()
    #expect(events.names(of: "X", category: "value").contains("takeLast"))
    run("--trace", folder.path("missing/trace.json"))
    scheduler.stepAll()
    expectEqual(codes.entries, [0, 1])
    expectEqual(complaints.entries.last?.hasPrefix("cannot write"), true)
  }

  @Test(.exclusive(.trace, .server)) func `the streams are served while the program runs`() throws {
    let wasOn = Trace.isOn
    run("--serve")
    let address = try #require(complaints.entries.first?.firstMatch(of: #/http:.*:(\d+)/(.*)/#))
    let port = try #require(UInt16(address.1))
    #expect(Trace.isOn)
    let client = try LoopbackClient(port: port)
    client.send("GET /\(address.2)dump.txt HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    #expect(client.readToEnd().contains("takeLast"))
    run("--serve")
    expectEqual(complaints.entries.last?.hasPrefix("the trace is served already, at http"), true)
    expectEqual(codes.entries, [1])
    scheduler.stepAll()
    expectEqual(codes.entries, [1, 0])
    #expect(Trace.isOn == wasOn)
    #expect(!isListening(on: port))
  }

  @Test(.exclusive(.trace, .server)) func `a live view has the address of the streams`() throws {
    run("--serve", size: TerminalSize(width: 80, height: 24))
    scheduler.step()
    #expect(complaints.entries.isEmpty, "the view would cover it")
    expectEqual(printed.entries.first?.contains("Streams: http://127.0.0.1:"), true)
    scheduler.stepAll()
    expectEqual(codes.entries, [0])
  }

  @Test func `without a path a pipe is read, not the sample`() throws {
    let folder = try LogFolder()
    expectEqual(mkfifo(folder.path("pipe"), 0o600), 0)
    let input = Input(path: folder.path("pipe"), name: "standard input")
    run([], pipedInput: input)
    scheduler.advance(by: .milliseconds(500))
    #expect(complaints.entries.isEmpty)
    scheduler.advance(by: .milliseconds(500))
    #expect(
      complaints.entries == ["waiting for standard input; the bundled sample: LogPulse </dev/null"])
    let writer = try FileHandle(forWritingTo: folder.url.appending(path: "pipe"))
    try writer.write(contentsOf: Data(line("/a").utf8))
    try writer.close()
    scheduler.stepAll()
    expectEqual(codes.entries, [0])
    #expect(output.hasPrefix("LogPulse  standard input\n\nRequests   1\n"))
  }

  @Test func `an input that arrives in time prints no notice`() throws {
    let folder = try LogFolder()
    try folder.write(line("/a"), to: "a.log")
    run([], pipedInput: Input(folder.path("a.log")))
    scheduler.stepAll()
    expectEqual(codes.entries, [0])
    try folder.write("", to: "a.log")
    run([], pipedInput: Input(folder.path("a.log")))
    scheduler.stepAll()
    expectEqual(codes.entries, [0, 0])
    #expect(complaints.entries.isEmpty)
  }

  @Test func `no colours are written if the user disables them`() throws {
    let folder = try LogFolder()
    try folder.write(line("/a"), to: "a.log")
    run([folder.path("a.log")], size: TerminalSize(width: 80, height: 24), style: .plain)
    scheduler.stepAll()
    #expect(output.contains("Requests   1"))
    #expect(!output.contains(/\u{1B}\[[0-9;]*m/))
    #expect(output.hasPrefix("\u{1B}[?1049h"), "there are pictures all the same")
  }

  @Test(arguments: [
    ([:], Style.terminal), (["NO_COLOR": "1"], .plain), (["NO_COLOR": ""], .terminal),
  ])
  func `NO_COLOR disables colours unless it is empty`(
    environment: [String: String], style: Style
  ) {
    #expect(Style(environment: environment) == style)
  }

  @Test func `requests without an answer are a class of their own`() throws {
    let folder = try LogFolder()
    try folder.write(line("/a") + line("/b").replacing(" 200 ", with: " 000 "), to: "a.log")
    run("--json", folder.path("a.log"))
    run(folder.path("a.log"))
    scheduler.stepAll()
    #expect(output.contains(#""000": 1"#))
    #expect(output.contains("\n  000            1"))
    #expect(output.contains("Malformed  0\n"))
  }

  @Test func `--json prints one valid object`() throws {
    run("--json", "--top", "3")
    scheduler.stepAll()
    expectEqual(codes.entries, [0])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(object["inputs"] as? [String] == ["the bundled sample"])
    #expect(object["requests"] as? Int == 4306)
    #expect(object["malformed"] as? Int == 0)
    let status = try #require(object["status"] as? [String: Int])
    expectEqual(status.values.reduce(0, +), 4306)
    for name in ["paths", "clients"] {
      let counts = (object[name] as? [[String: Any]])?.compactMap { $0["requests"] as? Int }
      let found = try #require(counts)
      #expect(found.count == 3 && found == found.sorted(by: >))
    }
  }

  @Test func `an empty log has a report`() throws {
    run("/dev/null")
    scheduler.stepAll()
    #expect(output == "LogPulse  /dev/null\n\nNo requests.\n")
    expectEqual(codes.entries, [0])
  }

  @Test func `several files are reported as one log`() throws {
    let folder = try LogFolder()
    try folder.write(line("/a"), to: "a.log")
    try folder.write(line("/b") + line("/a"), to: "b.log")
    run("--json", folder.path("a.log"), folder.path("b.log"))
    scheduler.stepAll()
    #expect(output.contains(#""requests": 3"#))
    #expect(output.contains(#"{"name": "/a", "requests": 2}"#))
  }

  @Test func `--help prints the usage`() {
    run("--help")
    expectEqual(codes.entries, [0])
    #expect(output == Arguments.usage + "\n")
  }

  @Test func `wrong usage exits with code 2 and one line`() {
    run("--wat")
    expectEqual(codes.entries, [2])
    expectEqual(complaints.entries, ["unknown option --wat; try --help"])
    #expect(output.isEmpty)
  }

  @Test(arguments: [
    ("nowhere.log", "nowhere.log: No such file or directory"), ("/", "/: Is a directory"),
  ])
  func `an unreadable input exits with code 1 and one line`(path: String, message: String) {
    for words in [[path], ["--json", path], [path, path]] {
      run(words)
      scheduler.stepAll()
    }
    expectEqual(codes.entries, [1, 1, 1])
    #expect(complaints.entries == Array(repeating: message, count: 4))
    #expect(output.isEmpty)
  }

  @Test(arguments: [nil, TerminalSize(width: 80, height: 24)])
  func `readable inputs are reported although another is not`(size: TerminalSize?) throws {
    let folder = try LogFolder()
    try folder.write(line("/a"), to: "a.log")
    try folder.write(line("/b"), to: "b.log")
    run([folder.path("a.log"), "nowhere.log", "/", folder.path("b.log")], size: size)
    scheduler.stepAll()
    expectEqual(codes.entries, [1])
    #expect(complaints.entries == ["nowhere.log: No such file or directory", "/: Is a directory"])
    let report = printed.entries.last ?? ""
    #expect(report.contains("Requests   2\n"))
    #expect(report.contains("Not read   nowhere.log: No such file or directory\n"))
  }

  @Test func `a missing followed file is awaited and reported`() throws {
    let folder = try LogFolder()
    run("--follow", folder.path("a.log"))
    scheduler.advance(by: .seconds(1))
    #expect(codes.entries.isEmpty)
    #expect(
      complaints.entries == ["\(folder.path("a.log")): No such file or directory; waiting for it"])
    try folder.write(line("/a"), to: "a.log")
    scheduler.advance(by: .seconds(1))
    #expect(complaints.entries.last == "\(folder.path("a.log")): has appeared")
    interrupts.sendNext(Interrupted(number: 2))
    #expect(output.contains("Requests   1\n"))
    expectEqual(codes.entries, [0])
  }

  @Test func `the live view shows the awaited input`() throws {
    let folder = try LogFolder()
    run("--follow", folder.path("a.log"), size: TerminalSize(width: 300, height: 24))
    scheduler.advance(by: .seconds(1))
    let name = folder.path("a.log")
    #expect(
      printed.entries.last?.contains("Not yet    \(name): No such file or directory\r\n") == true)
    #expect(complaints.entries.isEmpty, "it would stand in the picture")
    try folder.write(line("/a"), to: "a.log")
    scheduler.advance(by: .seconds(1))
    expectEqual(printed.entries.last?.contains("Not yet"), false)
  }

  @Test(arguments: [nil, TerminalSize(width: 80, height: 24)])
  func `an awaited file that never appeared is reported at the end`(size: TerminalSize?) throws {
    let folder = try LogFolder()
    run("--follow", folder.path("a.log"), size: size)
    scheduler.advance(by: .seconds(1))
    interrupts.sendNext(Interrupted(number: 2))
    scheduler.advance(by: .seconds(1))
    let message = "\(folder.path("a.log")): No such file or directory"
    expectEqual(complaints.entries, [size == nil ? message + "; waiting for it" : message])
    expectEqual(codes.entries, [1])
  }

  @Test(arguments: [
    ("nonsense\n", 1), ("a\nb\nc", 1), ("", 0), ("\n\n", 0),
    (LineParserTests.common + "\nnonsense\n", 0),
  ])
  func `a log without a request exits with code 1 and one line, unless it is empty`(
    text: String, code: Int32
  ) throws {
    let folder = try LogFolder()
    try folder.write(text, to: "a.log")
    for words in [[], ["--json"]] {
      run(words + [folder.path("a.log")])
      scheduler.stepAll()
    }
    expectEqual(codes.entries, [code, code])
    let sentence = "no line is a request in a known format; see --help"
    expectEqual(complaints.entries, Array(repeating: sentence, count: code == 1 ? 2 : 0))
    expectEqual(printed.entries.count, 2)
  }

  @Test func `an input without line breaks ends with a signal`() {
    run("/dev/zero")
    for _ in 1...20 { scheduler.step() }
    expectEqual(codes.entries, [])
    interrupts.sendNext(Interrupted(number: 15))
    expectEqual(codes.entries, [143])
    scheduler.stepAll()
    expectEqual(codes.entries, [143])
  }

  @Test(arguments: [["--help"], [], ["--json"]])
  func `a failed write exits with code 1 and one line`(words: [String]) {
    run(words, outputError: OutputError(code: ENOSPC))
    scheduler.stepAll()
    expectEqual(codes.entries, [1])
    expectEqual(complaints.entries, ["standard output: No space left on device"])
  }

  @Test(arguments: [["--help"], [], ["--json"]])
  func `a closed pipe on standard output prints no error`(words: [String]) {
    run(
      words, size: words.isEmpty ? TerminalSize(width: 80, height: 24) : nil,
      outputError: OutputError(code: EPIPE))
    scheduler.stepAll()
    expectEqual(codes.entries, [141])
    #expect(complaints.entries.isEmpty)
  }

  @Test func `a change of the window's size redraws the view`() throws {
    let folder = try LogFolder()
    try folder.write(line("/a"), to: "a.log")
    run("--follow", folder.path("a.log"), size: TerminalSize(width: 80, height: 24))
    scheduler.advance(by: .seconds(5))
    let count = printed.entries.count
    resizes.sendNext(())
    #expect(printed.entries.count == count + 1)
    expectEqual(printed.entries.last?.contains("Requests   1"), true)
    interrupts.sendNext(Interrupted(number: 2))
    scheduler.advance(by: .milliseconds(100))
    expectEqual(codes.entries, [0])
    #expect(!resizes.hasSubscribers)
  }

  @Test func `on a terminal only the report remains at the end`() {
    run(size: TerminalSize(width: 60, height: 24))
    #expect(printed.entries.count == 1, "a picture of nothing at once")
    scheduler.stepAll()
    expectEqual(codes.entries, [0])
    #expect(output.hasPrefix("\u{1B}[?1049h\u{1B}[?25l"))
    #expect(output.contains(" 100 %"))
    let report = printed.entries.last ?? ""
    #expect(report.hasPrefix("\u{1B}[1mLogPulse\u{1B}[0m  the bundled sample\n"))
    #expect(
      printed.entries.dropLast().last?.hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l") == true)
  }

  @Test func `the view is redrawn at most ten times per second`() throws {
    let folder = try LogFolder()
    try folder.write("", to: "a.log")
    run("--follow", folder.path("a.log"), size: TerminalSize(width: 80, height: 24))
    for _ in 0..<20 {
      try folder.append(line("/a"), to: "a.log")
      scheduler.advance(by: .milliseconds(50))
    }
    #expect((5...11).contains(printed.entries.count))
    expectEqual(printed.entries.last?.contains("Requests   1"), true)
  }

  @Test func `an interrupt while following prints the report`() throws {
    let folder = try LogFolder()
    try folder.write(line("/a"), to: "a.log")
    run("--follow", folder.path("a.log"))
    scheduler.advance(by: .seconds(1))
    #expect(output.isEmpty && codes.entries.isEmpty)
    try folder.append(line("/b"), to: "a.log")
    scheduler.advance(by: .milliseconds(100))
    interrupts.sendNext(Interrupted(number: 2))
    expectEqual(codes.entries, [0])
    #expect(output.contains("Requests   2\n"))
    scheduler.stepAll()
    expectEqual(codes.entries, [0])
  }

  @Test func `an interrupt otherwise prints no report`() {
    run(size: TerminalSize(width: 80, height: 24))
    scheduler.step()
    interrupts.sendNext(Interrupted(number: 2))
    expectEqual(codes.entries, [130])
    #expect(output.hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"), "the terminal is as it was")
    #expect(complaints.entries.isEmpty)
    scheduler.stepAll()
    expectEqual(codes.entries, [130])
    #expect(!interrupts.hasSubscribers, "the next one kills")
  }

  private func run(_ words: String..., size: TerminalSize? = nil) {
    run(words, size: size)
  }

  private func run(
    _ words: [String], size: TerminalSize? = nil, outputError: OutputError? = nil,
    style: Style = .terminal, pipedInput: Input? = nil
  ) {
    let (printed, complaints, codes) = (printed, complaints, codes)
    let world = World(
      print: { (text) throws(OutputError) in
        if let outputError { throw outputError }
        printed(text)
      },
      complain: { complaints($0) }, terminalSize: { size }, style: style,
      pipedInput: pipedInput, scheduler: scheduler,
      interrupts: interrupts, resizes: resizes)
    _ = Program(world: world).run(words) { codes($0) }
  }

  private var output: String { printed.entries.joined() }

  private func line(_ path: String) -> String {
    "10.0.0.1 - - [10/Oct/2000:13:55:36 -0700] \"GET \(path) HTTP/1.1\" 200 1\n"
  }
}
