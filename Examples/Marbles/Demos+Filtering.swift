// SPDX-License-Identifier: MIT
import BraidObservable

extension Demo {
  static let filtering: [Demo] = [
    Demo(
      "Filtering", "filter", "Lets some values through.", [("source", "1-2-3-4-5|")],
      call: "filter { $0 > 2 }",
      .flat { sources, _ in sources[0].filter { Int($0) ?? 0 > 2 } }),
    Demo(
      "Filtering", "take", "The first values, then the end.", [("source", "a-b-c-d|")],
      call: "take(2)", .flat { sources, _ in sources[0].take(2) }),
    Demo(
      "Filtering", "skip", "All but the first values.", [("source", "a-b-c-d|")],
      call: "skip(2)", .flat { sources, _ in sources[0].skip(2) }),
    Demo(
      "Filtering", "distinctUntilChanged", "Drops a value equal to the one before.",
      [("source", "a-a-b-b-a|")], call: "distinctUntilChanged()",
      .flat { sources, _ in sources[0].distinctUntilChanged() }),
  ]
}
