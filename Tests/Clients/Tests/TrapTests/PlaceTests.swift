// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Where a trace says that the operators of a client were made.
///
/// In an optimized client the code that records the place is inlined into the caller.
struct PlaceTests {
  @Test func `the graph names the line of the call, for operators of each form`() throws {
    let source = URL(filePath: #filePath).appending(path: "../../../Sources/Traps/Places.swift")
    let lines = try String(contentsOf: source.standardized, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let rows = try Trap.run("places").standardOutput.split(separator: "\n")
      .filter { $0.contains("─ ") && !$0.contains("Subject") }
    #expect(rows.count >= 38)
    for row in rows {
      let place = try #require(row.firstMatch(of: /(\w+) at Places\.swift:(\d+)$/), "\(row)")
      let line = try #require(Int(place.output.2).map { lines[$0 - 1].lowercased() })
      // A row may have the name of the type: `MergeAll`.
      #expect(line.contains(place.output.1.lowercased().prefix(5)), "\(row): \(line)")
    }
  }
}
