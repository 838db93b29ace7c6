// SPDX-License-Identifier: MIT
import BraidTesting

/// A picture of an operator: its sources, a box with its name, and the result.
///
///     let picture = MarblePicture(
///       sources: [MarbleLane("source", try MarbleDiagram.cold("a-b-c-----d|"))],
///       operation: "debounce(for: 3)",
///       results: [MarbleLane("result", recorded)])
///     print(picture.text())
///     let file = picture.svg()
///
/// All lanes share one time axis, in ticks. Create the lanes from recordings of a real run, so that
/// the picture shows the actual behaviour.
public struct MarblePicture: Hashable, Sendable {
  /// The lanes above the box.
  public var sources: [MarbleLane]

  /// The text in the box: the call as written in code.
  public var operation: String

  /// The lanes below the box.
  public var results: [MarbleLane]

  /// Creates a picture of the given lanes.
  ///
  /// - Parameters:
  ///   - sources: The lanes above the box.
  ///   - operation: The text in the box. Empty for a picture of sources only, without a box.
  ///   - results: The lanes below the box.
  public init(sources: [MarbleLane], operation: String, results: [MarbleLane] = []) {
    self.sources = sources
    self.operation = operation
    self.results = results
  }
}

extension MarblePicture {
  var lanes: [MarbleLane] { sources + results }

  /// The ticks that the picture spans; 0 is always among them.
  var ticks: ClosedRange<TestTime> {
    ticks(including: 0...1)
  }

  /// The ticks that the picture spans if it has to show `others` too.
  func ticks(including others: ClosedRange<TestTime>) -> ClosedRange<TestTime> {
    let times = lanes.flatMap(\.times) + [0, others.lowerBound, others.upperBound]
    return (times.min() ?? 0)...(times.max() ?? 1)
  }
}
