// SPDX-License-Identifier: MIT
import Foundation

/// A file in the trace event format, and the rules of that format.
public struct TraceEvents {
  /// A rule that a file breaks.
  public struct Violation: Error, CustomStringConvertible {
    /// The description of the error.
    public let description: String
  }

  private let events: [[String: Any]]

  /// Parses the text of a file.
  public init(_ json: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    guard let events = object?["traceEvents"] as? [[String: Any]] else {
      throw Violation(description: "no array of events")
    }
    self.events = events
  }

  /// The number of events of a phase.
  public func count(of phase: String) -> Int { events.count { $0["ph"] as? String == phase } }

  /// The names of the events of a phase and a category, in the order of the file.
  public func names(of phase: String, category: String) -> [String] {
    events.filter { $0["ph"] as? String == phase && $0["cat"] as? String == category }
      .compactMap { $0["name"] as? String }
  }

  /// The threads of the events of a phase.
  public func threads(of phase: String) -> Set<Int> {
    Set(events.filter { $0["ph"] as? String == phase }.compactMap { $0["tid"] as? Int })
  }

  /// The durations of the asynchronous events of a category, in microseconds.
  public func durations(of category: String) -> [Double] {
    func times(_ phase: String) -> [Int: Double] {
      let events = events.filter {
        $0["ph"] as? String == phase && $0["cat"] as? String == category
      }
      return Dictionary(
        uniqueKeysWithValues: events.map { ($0["id"] as? Int ?? 0, $0["ts"] as? Double ?? 0) })
    }
    return Array(times("e").merging(times("b"), uniquingKeysWith: -).values)
  }

  /// Checks the rules: numbers where they belong, slices that nest, flows and asynchronous events
  /// with two ends.
  public func check() throws {
    var slices: [Int: [(start: Double, end: Double)]] = [:]
    var flows: [Int: [String]] = [:]
    var spans: [String: [(phase: String, time: Double)]] = [:]
    for event in events {
      guard let phase = event["ph"] as? String, event["name"] is String,
        event["pid"] is Int, let thread = event["tid"] as? Int
      else { throw Violation(description: "an event without ph, name, pid or tid: \(event)") }
      if phase == "M" { continue }
      guard let start = event["ts"] as? Double, start >= 0 else {
        throw Violation(description: "an event without a time: \(event)")
      }
      switch phase {
      case "X":
        guard let duration = event["dur"] as? Double, duration >= 0 else {
          throw Violation(description: "a slice without a duration: \(event)")
        }
        slices[thread, default: []].append((start, start + duration))
      case "s", "f":
        guard let id = event["id"] as? Int else {
          throw Violation(description: "a flow without an id: \(event)")
        }
        flows[id, default: []].append(phase)
      case "b", "e":
        guard let id = event["id"] as? Int, let category = event["cat"] as? String,
          let name = event["name"] as? String
        else { throw Violation(description: "an asynchronous event without an id: \(event)") }
        spans["\(category) \(id) \(name)", default: []].append((phase, start))
      case "i": break
      default: throw Violation(description: "unknown phase \(phase)")
      }
    }
    for ends in flows.values where ends != ["s", "f"] {
      throw Violation(description: "a flow with the ends \(ends)")
    }
    for ends in spans.values
    where ends.map(\.phase) != ["b", "e"] || ends[0].time > ends[1].time {
      throw Violation(description: "an asynchronous event with the ends \(ends)")
    }
    for (thread, slices) in slices {
      var open: [Double] = []
      for slice in slices {
        // A nanosecond for the rounding of the numbers.
        while let last = open.last, last <= slice.start + 0.001 { open.removeLast() }
        if let last = open.last, slice.end > last + 0.001 {
          throw Violation(description: "slices of thread \(thread) overlap")
        }
        open.append(slice.end)
      }
    }
  }
}
