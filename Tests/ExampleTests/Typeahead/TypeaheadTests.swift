// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import Foundation
import TestSupport
import Testing

@testable import Typeahead

/// The pipeline and the program in virtual time.
@Suite(.exclusive(.server)) struct TypeaheadTests {
  @Test func `the bundled script prints its expected output`() throws {
    let folder = "Examples/Typeahead/Script/"
    let script = try Repository.text(Repository.file(folder + "braid.txt"))
    let expected = try Repository.text(Repository.file(folder + "expected-output.txt"))
    let lines = Self.output(of: try Script(parsing: script), WordRules())
    expectEqual(lines.map { $0 + "\n" }.joined(), expected)
  }

  @Test func `keys within the pause make one request`() throws {
    let lines = Self.output(of: try Script(parsing: "0 g\n100 o\n200 r"), WordRules())
    expectEqual(lines.filter { $0.contains("request") }, ["   350 ms  request    \"gor\""])
    expectEqual(lines.last?.contains("shown      \"gor\" after 60 ms: gorge"), true)
  }

  @Test func `a newer text cancels the request for the older one`() throws {
    let rules = WordRules(latency: .milliseconds(500))
    let lines = Self.output(of: try Script(parsing: "0 g\n400 o"), rules)
    #expect(lines.contains("   550 ms  cancelled  \"g\""))
    #expect(!lines.contains { $0.contains("answer     \"g\"") })
    #expect(lines.contains { $0.contains("answer     \"go\"") })
  }

  @Test func `a refused request is repeated after growing delays, and given up in the end`() throws
  {
    let lines = Self.output(of: try Script(parsing: "0 gorge"), WordRules(refuseEvery: 1))
    expectEqual(
      lines.filter { $0.contains("request") },
      [
        "   150 ms  request    \"gorge\"",
        "   310 ms  request    \"gorge\", attempt 2",
        "   570 ms  request    \"gorge\", attempt 3",
        "  1030 ms  request    \"gorge\", attempt 4",
      ])
    expectEqual(
      lines.last, "  1090 ms  shown      \"gorge\" after 940 ms: the server is busy")
  }

  @Test(arguments: [
    ("/no/such/script", "No such file or directory"), ("/", "Is a directory"),
  ])
  func `a script that cannot be read is named`(path: String, reason: String) {
    let problem = #expect(throws: Script.Unreadable.self) { try Script.text(of: path) }
    expectEqual(problem, Script.Unreadable(path: path, reason: reason))
  }

  @Test(arguments: [
    (0, "0 requests, 0 cancelled, 0 failed"), (1, "1 request, 0 cancelled, 0 failed"),
    (2, "2 requests, 0 cancelled, 0 failed"),
  ])
  func `the picture counts the requests`(count: Int, text: String) {
    let session = (0..<count).reduce(Session()) { session, _ in
      session.after(.request(.sent("a", attempt: 1)), at: .zero)
    }
    let picture = Picture(session: session, size: TerminalSize(width: 80, height: 24))
    #expect(picture.lines.contains(text))
  }

  @Test func `the output of a script is always the same`() throws {
    let script = try Script(parsing: "0 b\n60 r\n700 aid\n1600 <backspace> <backspace>\n2400 zz")
    let first = Self.output(of: script, WordRules())
    for _ in 1...5 { expectEqual(Self.output(of: script, WordRules()), first) }
  }

  @Test func `a text that does not change makes no request`() throws {
    let lines = Self.output(of: try Script(parsing: "0 gorge\n500 <backspace> e"), WordRules())
    expectEqual(lines.filter { $0.contains("request") }.count, 1)
  }

  @Test func `the server answers over HTTP as the rules do`() async throws {
    let server = try WordServer(WordRules(latency: .zero, refuseEvery: 2))
    let service = WordService.http(server.url)
    expectEqual(try await service.search("gorg").value(), ["gorge"])
    await #expect(throws: Refused.self) { try await service.search("gorg").value() }
    expectEqual(try await service.search("x y&=").value(), [])
  }

  @Test func `disposal cancels a request to the server`() async throws {
    let server = try WordServer(WordRules(latency: .seconds(60), refuseEvery: 0))
    let steps = AsyncStream<RequestStep>.makeStream()
    let service = WordService.http(server.url).reported { steps.continuation.yield($0) }
    let request = service.search("gorge").subscribe()
    var iterator = steps.stream.makeAsyncIterator()
    expectEqual(await iterator.next(), .sent("gorge", attempt: 1))
    request.dispose()
    expectEqual(await iterator.next(), .cancelled("gorge"))
  }

  static func output(of script: Script, _ rules: WordRules) -> [String] {
    let log = Log<String>()
    Program.replay(script, rules) { log($0) }
    return log.entries
  }
}

struct TypeaheadKeyTests {
  @Test func `bytes become keys, even when they arrive in pieces`() {
    let bytes: [UInt8] = [0x61, 0x7F, 0x15, 0x1B, 0x5B, 0x33, 0x7E, 0x1B, 0x4F, 0x50] + "é→🚣".utf8
    let keys: [Key] = [.text("a"), .backspace, .clear, .text("é"), .text("→"), .text("🚣"), .end]
    var whole = KeyDecoder()
    expectEqual(whole.decode(bytes + [4]), keys)
    var pieces = KeyDecoder()
    expectEqual((bytes + [4]).flatMap { pieces.decode([$0]) }, keys)
  }

  @Test func `bytes that are no text are dropped`() {
    var decoder = KeyDecoder()
    expectEqual(decoder.decode([0x80, 0xFF, 0xC3, 0x61, 0x00, 0x62]), [.text("a"), .text("b")])
  }

  @Test func `backspace removes a whole character`() {
    var text = ""
    for scalar in "e\u{301}".unicodeScalars { text = text.edited(by: .text(scalar)) }
    #expect(text.edited(by: .backspace).isEmpty)
    #expect("".edited(by: .backspace).isEmpty)
    #expect("abc".edited(by: .clear).isEmpty)
  }
}

struct TypeaheadPictureTests {
  private static func session(_ keys: String, words: [String]) -> Session {
    keys.unicodeScalars.reduce(Session()) { $0.after(.key(.text($1)), at: .zero) }
      .after(.answer(Answer(text: keys, words: words, failure: nil)), at: .milliseconds(20))
  }

  @Test(arguments: [(80, 24), (20, 5), (10, 2), (3, 1), (1, 1)])
  func `a picture fits in its window`(width: Int, height: Int) {
    let session = Self.session("a long text about rivers", words: (1...50).map { "word \($0)" })
    let size = TerminalSize(width: width, height: height)
    let lines = Picture(session: session, size: size).lines
    #expect(lines.count <= height)
    #expect(lines.allSatisfy { $0.count <= width })
    expectEqual(lines.first?.isEmpty, false)
  }

  @Test func `a small window shows the end of the text and tells how many words it hides`() {
    let session = Self.session("abcdefghij", words: ["one", "two", "three", "four"])
    let lines = Picture(session: session, size: TerminalSize(width: 10, height: 5)).lines
    expectEqual(lines, ["> …efghij", "  one", "  two", "  … 2 more", "4 words a…"])
  }

  @Test func `a picture shows the address of the streams where it fits`() {
    let address = "http://127.0.0.1:4611/0123456789abcdef/"
    func lines(_ width: Int) -> [String] {
      let size = TerminalSize(width: width, height: 24)
      return Picture(session: Session(), size: size, address: address).lines
    }
    #expect(lines(80).contains("Streams: \(address)"))
    #expect(!lines(40).contains { $0.hasPrefix("Streams") })
  }

  @Test func `a picture moves the cursor behind the text`() {
    let picture = Picture(
      session: Self.session("ab", words: []), size: TerminalSize(width: 80, height: 24))
    #expect(picture.text.hasSuffix("\u{1B}[1;5H"))
  }
}

struct TypeaheadArgumentsTests {
  @Test func `arguments are read`() throws {
    expectEqual(try Arguments(parsing: []), .live(serves: false))
    expectEqual(try Arguments(parsing: ["--serve"]), .live(serves: true))
    expectEqual(try Arguments(parsing: ["-h"]), .help)
    expectEqual(try Arguments(parsing: ["--script", "a.txt"]), .script(path: "a.txt"))
  }

  @Test(arguments: [
    (["--fast"], "unknown option --fast; try --help"),
    (["--script"], "--script needs a file"),
    (["--script", "a", "--script", "b"], "--script can be given once, and not with --serve"),
    (["--serve", "--script", "a"], "--script can be given once, and not with --serve"),
    (["--script", "a", "--serve"], "--serve needs a terminal"),
    (["word"], "unexpected argument word; try --help"),
  ])
  func `misuse is explained`(words: [String], message: String) {
    #expect(throws: Arguments.Misuse(message: message)) { try Arguments(parsing: words) }
  }

  @Test(arguments: [
    ("x a", Script.Mistake(line: 1, reason: "begins with no number of milliseconds: x")),
    ("0 a\n5", .init(line: 2, reason: "has no keys")),
    ("# two steps\n9 a\n\n5 b", .init(line: 4, reason: "is earlier than the line before")),
  ])
  func `a mistake in a script is named with its line`(text: String, mistake: Script.Mistake) {
    #expect(throws: mistake) { try Script(parsing: text) }
  }

  @Test func `the lines of a script may end as on Windows`() throws {
    expectEqual(
      try Script(parsing: "0 b\r\n\r\n900 <clear>\r\n"), try Script(parsing: "0 b\n900 <clear>"))
    let mistake = Script.Mistake(line: 2, reason: "has no keys")
    #expect(throws: mistake) { try Script(parsing: "0 a\r\n5\r\n") }
  }

  @Test func `a script has named keys`() throws {
    let script = try Script(parsing: "5 a<b <backspace> <clear> <space>")
    let keys: [Key] = [.text("a"), .text("<"), .text("b"), .backspace, .clear, .text(" ")]
    expectEqual(script.steps, [Script.Step(time: .milliseconds(5), keys: keys)])
  }
}
