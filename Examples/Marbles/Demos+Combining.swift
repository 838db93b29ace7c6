// SPDX-License-Identifier: MIT
import BraidObservable

extension Demo {
  static let combining: [Demo] = [
    Demo(
      "Combining", "startWith", "Sends some values first.", [("source", "--a--b|")],
      call: "startWith(x)", .flat { sources, _ in sources[0].startWith("x") }),
    Demo(
      "Combining", "merge", "All values as they come.",
      [("letters", "a---b---c|"), ("digits", "--1---2|")], call: "merge(letters, digits)",
      .flat { sources, _ in .merge(sources[0], sources[1]) }),
    Demo(
      "Combining", "concat", "One source after the other.",
      [("letters", "a-b|"), ("digits", "1-2|")], call: "letters.concat(digits)",
      .flat { sources, _ in sources[0].concat(sources[1]) }),
    Demo(
      "Combining", "zip", "Pairs the first values, the second ones, and so on.",
      [("letters", "a-b-----c|"), ("digits", "---1-2---3|")], call: "zip(letters, digits)",
      .flat { sources, _ in .zip(sources[0], sources[1]) { $0 + $1 } }),
    Demo(
      "Combining", "combineLatest", "The newest of each whenever one changes.",
      [("letters", "a---b---c|"), ("digits", "--1---2|")], call: "combineLatest(letters, digits)",
      .flat { sources, _ in .combineLatest(sources[0], sources[1]) { $0 + $1 } }),
    Demo(
      "Combining", "withLatestFrom", "Each value with the newest of another source.",
      [("clicks", "--x--x---x|"), ("state", "a---b--c|")], call: "clicks.withLatestFrom(state)",
      .flat { sources, _ in sources[0].withLatestFrom(sources[1]) }),
  ]
}
