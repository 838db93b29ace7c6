// SPDX-License-Identifier: MIT

/// The events of the sources of an operator, step by step.
struct Script: Sendable {
  enum Step: Sendable {
    case next(Int)
    case other(Int)
    case advance(Int)
    case complete
    case fail
    case completeOther
    case failOther
    /// The first observer disposes of its subscription.
    case dispose
  }

  let name: String
  let steps: [Step]

  /// A few of all scripts, for checks with many other variants.
  static let few = Array(all.prefix(3))

  /// Who is still subscribed at the end of a script sees something of this.
  static let coda: [Step] = [
    .next(8), .other(80), .advance(3), .next(9), .other(90), .advance(50),
  ]

  static let all = [
    Script(
      name: "both send and complete",
      steps: [
        .next(1), .next(2), .other(10), .next(3), .advance(2), .other(20), .next(4), .next(4),
        .advance(5), .complete, .completeOther, .advance(50),
      ]),
    Script(
      name: "the other comes and completes first",
      steps: [
        .other(10), .completeOther, .next(1), .next(2), .advance(3), .next(3), .complete,
        .advance(50),
      ]),
    Script(
      name: "the source comes and completes first",
      steps: [
        .next(1), .complete, .other(10), .advance(2), .other(20), .completeOther, .advance(50),
      ]),
    Script(
      name: "the source fails",
      steps: [.next(1), .other(10), .next(2), .advance(1), .fail, .advance(50)]),
    Script(
      name: "the other fails",
      steps: [
        .next(1), .other(10), .next(2), .failOther, .next(3), .advance(5), .complete,
        .advance(50),
      ]),
    Script(name: "both are empty", steps: [.complete, .completeOther, .advance(50)]),
    Script(name: "the source fails at once", steps: [.fail, .completeOther, .advance(50)]),
    Script(
      name: "nothing ends", steps: [.next(1), .other(10), .advance(5), .next(2), .advance(50)]),
  ]
}
