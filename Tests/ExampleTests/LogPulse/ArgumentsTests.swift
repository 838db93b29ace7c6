// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct ArgumentsTests {
  @Test func `without arguments all options have defaults`() throws {
    expectEqual(try Arguments(parsing: []), Arguments())
  }

  @Test func `paths and options can be mixed`() throws {
    let arguments = try Arguments(parsing: ["a", "--json", "-", "--top", "3", "--window=60", "b"])
    expectEqual(arguments.paths, ["a", "-", "b"])
    #expect(arguments.json && !arguments.follow && !arguments.help)
    #expect(arguments.top == 3 && arguments.window == 60)
  }

  @Test func `a pipe can be followed without a path`() throws {
    let arguments = try Arguments(parsing: ["--follow"], isInputPiped: true)
    #expect(arguments.follow && arguments.paths.isEmpty)
  }

  @Test func `the file of a trace is the next word, or follows an equals sign`() throws {
    expectEqual(try Arguments(parsing: ["--trace", "a.json", "b"]).trace, "a.json")
    expectEqual(try Arguments(parsing: ["--trace=a.json"]).trace, "a.json")
    #expect(try Arguments(parsing: ["--serve"]).serve)
  }

  @Test func `two dashes end the options`() throws {
    expectEqual(
      try Arguments(parsing: ["--follow", "--", "--json", "-f"]).paths, ["--json", "-f"])
  }

  @Test(arguments: [
    (["--wat"], "unknown option --wat; try --help"), (["-x"], "unknown option -x; try --help"),
    (["--json=1"], "unknown option --json=1; try --help"), (["--top"], "--top needs a number"),
    (["--top", "0"], "--top needs a number from 1 to 1000000, not 0"),
    (["--window", "0"], "--window needs a number from 1 to 1000000, not 0"),
    (["--trace"], "--trace needs a file"), (["--trace="], "--trace needs a file"),
    (["--follow"], "--follow needs a path: the bundled sample does not grow"),
    (["--window", "soon"], "--window needs a number from 1 to 1000000, not soon"),
  ])
  func `a usage error is one line`(words: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try Arguments(parsing: words) }
  }
}
