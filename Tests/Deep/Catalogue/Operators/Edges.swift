// SPDX-License-Identifier: MIT

/// The results of a form for a source that is empty, fails, never sends, or is disposed in the
/// middle.
///
/// The diagrams are results; their values are single digits.
package struct Edges: Sendable {
  /// Of `|`.
  package let empty: String
  /// Of `#`.
  package let failing: String
  /// Of `----`, before it is disposed at tick 4.
  package let never: String
  /// Of `1--2--3`, disposed at tick 4.
  package let cut: String
  /// The values that the other source sends synchronously before it completes; nil if it never
  /// sends.
  package let other: [Int]?
  /// How long a source that never sends is subscribed to, by default until the result ends.
  package let neverWaits: String
  /// The subscription line of the source that is disposed in the middle.
  package let cutWaits: String

  package init(
    empty: String = "|", failing: String = "#", never: String = "----", cut: String = "1--2",
    other: [Int]? = nil, neverWaits: String? = nil, cutWaits: String? = nil
  ) {
    self.empty = empty
    self.failing = failing
    self.never = never
    self.cut = cut
    self.other = other
    self.neverWaits = neverWaits ?? Self.subscription(of: never)
    self.cutWaits = cutWaits ?? Self.subscription(of: cut)
  }

  /// A subscription that lasts until a result ends, or else to tick 4.
  private static func subscription(of result: String) -> String {
    var tick = 0
    var isGroup = false
    for mark in result {
      switch mark {
      case "(": isGroup = true
      case ")":
        isGroup = false
        tick += 1
      case "|", "#":
        if tick == 0 { return "(^!)" }
        return "^" + String(repeating: "-", count: max(tick - 1, 0)) + "!"
      default: if !isGroup { tick += 1 }
      }
    }
    return "^---!"
  }
}

/// The events of an observer that sends to the sources inside the first result.
///
/// They are delivered after that result, in the order of the gates they pass
/// (C2, C3). The answer is 2 to the source, 20 to the other one, and 3 to the source.
package struct Reentry: Sendable {
  package enum Send: Sendable {
    case source(Int)
    case other(Int)
  }

  /// The events sent first.
  package let sends: [Send]
  /// The number of seconds that the clock advances afterwards.
  package let seconds: Int
  /// The results, and how it ended if it has.
  package let results: [String]

  package init(_ results: String..., sends: [Send] = [.source(1)], seconds: Int = 7) {
    self.sends = sends
    self.seconds = seconds
    self.results = results
  }
}
