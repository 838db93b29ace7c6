// SPDX-License-Identifier: MIT

/// The events that an observer must receive of one source.
struct Expectation: Sendable {
  /// How one sender's numbers follow each other.
  enum Order: Sendable {
    /// One by one.
    case gapless
    /// Upwards, perhaps with gaps.
    case increasing
    /// One by one, and each perhaps more than once.
    case steps
    /// Upwards, perhaps with gaps and more than once.
    case nondecreasing
    /// Not at all.
    case hidden
  }

  let order: Order
  /// Whether nothing may be missing from the subscription to its end.
  let isComplete: Bool
  /// Whether a later value of this source alone must show.
  let reaches: Bool
  /// Whether threads other than the ending one send into the source.
  var isTrigger = false

  /// Every value, once.
  static let all = Expectation(order: .gapless, isComplete: true, reaches: true)
  /// Every value, once, from some moment on, if it is this source's turn.
  static let runs = Expectation(order: .gapless, isComplete: false, reaches: false)
  /// Some values, once.
  static let some = Expectation(order: .increasing, isComplete: false, reaches: true)
  /// The expectation if it is this source's turn.
  static let maybe = Expectation(order: .increasing, isComplete: false, reaches: false)
  /// Every value, perhaps more than once.
  static let steps = Expectation(order: .steps, isComplete: false, reaches: true)
  /// The latest value beside others.
  static let latest = Expectation(order: .nondecreasing, isComplete: false, reaches: false)
  /// None: it only moves others.
  static let hidden = Expectation(order: .hidden, isComplete: false, reaches: false)
  /// Its first value is an end.
  static let trigger = Expectation(
    order: .hidden, isComplete: false, reaches: false, isTrigger: true)

  /// The problem with a number, if `next` was expected.
  func problem(_ number: Int, next: Int) -> String? {
    if order == .hidden { return "a value that should not show" }
    if next < 0 { return nil }
    switch order {
    case .gapless where number > next, .steps where number > next: return "values lost"
    case .gapless where number < next, .increasing where number < next:
      return "a value doubled or out of order"
    case .steps where number < next - 1, .nondecreasing where number < next - 1:
      return "a value out of order"
    default: return nil
    }
  }
}
