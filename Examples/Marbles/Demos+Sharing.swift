// SPDX-License-Identifier: MIT
import BraidObservable

extension Demo {
  static let sharing: [Demo] = [
    Demo(
      "Sharing", "share", "One subscription for all observers.", [("source", "a---b---c---d|")],
      call: "share()", .shared([0, 6]) { sources, _ in sources[0].share() }),
    Demo(
      "Sharing", "share(replay:)", "Late observers get the newest values first.",
      [("source", "a---b---c---d|")], call: "share(replay: 1)",
      .shared([0, 6]) { sources, _ in sources[0].share(replay: 1) }),
  ]
}
