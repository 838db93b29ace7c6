// SPDX-License-Identifier: MIT
import BraidObservable

extension Demo {
  static let transforming: [Demo] = [
    Demo(
      "Transforming", "map", "Transforms each value.", [("source", "a--b--c|")],
      call: "map { $0.uppercased() }", .flat { sources, _ in sources[0].map { $0.uppercased() } }),
    Demo(
      "Transforming", "compactMap", "Transforms each value and drops nil.",
      [("source", "1--x--3|")], call: "compactMap { Int($0) }",
      .flat { sources, _ in sources[0].compactMap { Int($0) }.map { "\($0)" } }),
    Demo(
      "Transforming", "scan", "Sends every intermediate result.", [("source", "1-2-3-4|")],
      call: "scan(0) { $0 + $1 }",
      .flat { sources, _ in
        sources[0].map { Int($0) ?? 0 }.scan(0) { $0 + $1 }.map { "\($0)" }
      }),
    Demo(
      "Transforming", "reduce", "Sends the last intermediate result, at the end.",
      [("source", "1-2-3-4|")], call: "reduce(0) { $0 + $1 }",
      .flat { sources, _ in
        sources[0].map { Int($0) ?? 0 }.reduce(0) { $0 + $1 }.map { "\($0)" }
      }),
    Demo(
      "Transforming", "flatMap", "Makes a stream of each value and merges them all.",
      [("source", "a---b---c|"), ("inner", "1--2--3|")], call: "flatMap { inner($0) }",
      .flat { sources, _ in
        let inner = sources[1]
        return sources[0].flatMap { letter in inner.map { letter + $0 } }
      }),
    Demo(
      "Transforming", "flatMapLatest", "Makes a stream of each value and follows the newest.",
      [("source", "a---b---c|"), ("inner", "1--2--3|")], call: "flatMapLatest { inner($0) }",
      .flat { sources, _ in
        let inner = sources[1]
        return sources[0].flatMapLatest { letter in inner.map { letter + $0 } }
      }),
    Demo(
      "Transforming", "concatMap", "Makes a stream of each value and plays them in order.",
      [("source", "a---b|"), ("inner", "1--2--3|")], call: "concatMap { inner($0) }",
      .flat { sources, _ in
        let inner = sources[1]
        return sources[0].concatMap { letter in inner.map { letter + $0 } }
      }),
    Demo(
      "Transforming", "groupBy", "Splits the values into a stream for each key.",
      [("source", "a-1-b-2-c-3|")], call: "groupBy { $0.isLetter ? letters : digits }",
      .nested { sources, _ in
        sources[0]
          .groupBy { (letter: String) in Int(letter) == nil ? "letters" : "digits" }
          .map { Inner(label: $0.key, stream: $0.asObservable()) }
      }),
    Demo(
      "Transforming", "window", "Splits the values into windows of time or count.",
      [("source", "a-b-c-d---e-f|")], call: "window(timeSpan: 6, count: 3)",
      .nested { sources, scheduler in
        sources[0].window(timeSpan: .seconds(6), count: 3, scheduler: scheduler)
          .scan(Inner(label: "", stream: .never())) { last, window in
            let number = (Int(last.label.drop { $0 == "w" }) ?? 0) + 1
            return Inner(label: "w\(number)", stream: window)
          }
      }),
    Demo(
      "Transforming", "buffer", "Collects values by time or count.",
      [("source", "a-b-c-d---e-f|")], call: "buffer(timeSpan: 6, count: 3)",
      .flat { sources, scheduler in
        sources[0].buffer(timeSpan: .seconds(6), count: 3, scheduler: scheduler)
          .map { $0.joined() }
      }),
  ]
}
