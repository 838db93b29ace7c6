// SPDX-License-Identifier: MIT
import Testing

/// The output of a newcomer's programs, which end as *Getting started* describes.
struct FirstProgramTests {
  @Test func `a program that waits for its values prints them`() throws {
    let end = try Trap.run(client: "FirstPrograms")
    #expect(end.status == 0)
    let lines = end.standardOutput.split(separator: "\n")
    #expect(
      lines == [
        "0", "1", "2", "found braid", "fast 0", "fast 1", "slow 0", "fast 2", "tick", "tick",
      ])
  }
}
