// SPDX-License-Identifier: MIT
import BraidCore
import Foundation
import TestSupport
import Testing

@testable import Tour

struct TourTests {
  @Test func `the tour prints the text of expected-output.txt`() async throws {
    let printed = Locked<[String]>([])
    await Tour.run { line in printed.withLock { $0.append(line) } }
    let expected = try Repository.text(Repository.file("Examples/Tour/expected-output.txt"))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
      .map(String.init)
    let lines = printed.withLock { $0 }
    for (number, (line, expectedLine)) in zip(lines, expected).enumerated() {
      expectEqual(line, expectedLine, "line \(number + 1)")
    }
    expectEqual(lines.count, expected.count)
  }

  @Test func `an argument other than a request for help is refused`() {
    expectEqual(Tour.Command([]), .run)
    expectEqual(Tour.Command(["--help"]), .help)
    expectEqual(Tour.Command(["-h"]), .help)
    expectEqual(Tour.Command(["--wat", "--help"]), .unknown("--wat"))
  }

  @Test(arguments: Tour.chapters.indices)
  func `a chapter leaves no object behind`(index: Int) async {
    weak var witness: Witness?
    do {
      let object = Witness()
      witness = object
      await Tour.chapters[index].run(Narrator { _ in withExtendedLifetime(object) {} })
    }
    #expect(witness == nil)
  }
}

private final class Witness: Sendable {}
