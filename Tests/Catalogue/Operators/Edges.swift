// SPDX-License-Identifier: MIT

/// What a form makes of a source that is empty, fails, never sends, or is disposed in the middle.
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
  /// What the other source sends at once, and completes; nil if it never sends.
  package let other: [Int]?
  /// How long a source that never sends is subscribed to, by default until the result ends.
  package let neverWaits: String
  /// How long the one is subscribed to that is disposed in the middle.
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

/// What an observer sees that feeds the sources from inside the first result.
///
/// What it sends comes after the result it sent it from, in the order of the gates it passes
/// (C2, C3). The answer is 2 to the source, 20 to the other one, and 3 to the source.
package struct Reentry: Sendable {
  package enum Send: Sendable {
    case source(Int)
    case other(Int)
  }

  /// What is sent first.
  package let sends: [Send]
  /// How long the clock goes on after it.
  package let seconds: Int
  /// The results, and how it ended if it has.
  package let results: [String]

  package init(_ results: String..., sends: [Send] = [.source(1)], seconds: Int = 7) {
    self.sends = sends
    self.seconds = seconds
    self.results = results
  }
}
