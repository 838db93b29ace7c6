// SPDX-License-Identifier: MIT
public import BraidTrace
import Foundation
import Testing

/// Runs `body` while subscriptions are added to the graph.
///
/// This is a switch of the whole process, so the test has the trait `.exclusive(.trace)`.
public func traced<Result>(
  findingPlaces findsPlaces: Bool = false, _ body: () throws -> Result
) rethrows -> Result {
  SharedResource.trace.require()
  let wasOn = Trace.isOn
  Trace.recordsPlaces = findsPlaces
  Trace.isOn = true
  defer {
    Trace.isOn = wasOn
    Trace.recordsPlaces = true
  }
  return try body()
}

/// Ends what `BRAID_TRACE` has begun, in the process of an exit test that expects no trace.
public func stopTracing() {
  Trace.isOn = false
  Trace.stopTimeline()
}

extension TraceGraph {
  /// The parts with a place in a file, as a drawing: lines without ages and places.
  ///
  /// Tests that run in parallel are traced, too, so the rest is left out. The graph has names of
  /// files without their folders: `.ci/lint tree` refuses a second file with the caller's name.
  public func drawing(of file: String = #fileID) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let text = connected { $0.site?.hasPrefix(name + ":") == true }.text(showsAges: false)
    return text.replacingOccurrences(
      of: " at [A-Za-z+]+\\.swift:[0-9]+", with: "", options: .regularExpression)
  }
}

extension String {
  /// The text with `here` for each place in a file.
  public func replacingPlaces(of file: String) -> String {
    let pattern = "at " + NSRegularExpression.escapedPattern(for: file) + ":[0-9]+"
    return replacingOccurrences(of: pattern, with: "here", options: .regularExpression)
  }
}
