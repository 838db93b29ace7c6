// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import TestSupport
import Testing

/// In processes of their own: there is one handler for the whole process.
struct AssertionFailuresTests {
  @Test func `a handler receives the difference and the location`() async {
    await #expect(processExitsWith: .success) {
      let log = Log<String>()
      AssertionFailures.handler = { message, file, line in
        log("\(message) @ \("\(file)".hasSuffix("AssertionFailuresTests.swift")) \(line)")
      }
      XCTAssertRecordedElements([.next(1, "a"), .next(9, "b")], ["a", "b"])
      precondition(log.entries.isEmpty)
      XCTAssertRecordedElements([.next(1, "a")], ["a", "b"], line: 7)
      XCTAssertRecordedElements([.next(1, "a"), .completed(2)], ["a"], line: 8)
      precondition(
        log.entries == [
          """
          The recorded elements are not the expected ones.
            expected  ["a", "b"]
            actual    ["a"] @ true 7
          """,
          "There is an end among the elements: completed @ 2 @ true 8",
        ], "\(log.entries)")
    }
  }

  @Test func `without a handler a failed assertion traps at its line`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      XCTAssertRecordedElements([.next(1, "a")], ["b"])
    }
    expectEqual(result?.errorText.contains("AssertionFailuresTests.swift"), true)
    expectEqual(result?.errorText.contains("expected  [\"b\"]\n  actual    [\"a\"]"), true)
  }
}
