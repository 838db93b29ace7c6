// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Demo {
  static let transforming = [
    Demo("map", "Transforms each value.", ["source": "a--b--c|"])
      .observable("map { $0.uppercased() }") { $0.source.map { $0.uppercased() } }
      .signal { $0.source.map { $0.uppercased() } },
    Demo("map(to:)", "A constant for each value.", ["source": "a--b--c|"])
      .signal("map(to: x)") { $0.source.map(to: "x") },
    Demo("compactMap", "Transforms each value and drops nil.", ["source": "1--x--3|"])
      .observable("compactMap { Int($0) }") { $0.source.compactMap { Int($0) }.text() },
    Demo("scan", "Sends every intermediate result of a fold.", ["source": "1-2-3-4|"])
      .observable("scan(0) { $0 + $1 }") { $0.source.numbers.scan(0) { $0 + $1 }.text() }
      .signal { $0.source.numbers.scan(0) { $0 + $1 }.text() },
    Demo("reduce", "Sends the result of a fold, at the end.", ["source": "1-2-3-4|"])
      .observable("reduce(0) { $0 + $1 }") { $0.source.numbers.reduce(0) { $0 + $1 }.text() }
      .signal { $0.source.numbers.reduce(0) { $0 + $1 }.text() },
    Demo("combinePrevious", "Combines each value with the one before.", ["source": "a-b-c-d|"])
      .signal("combinePrevious(x) { $0 + $1 }") {
        $0.source.combinePrevious("x") { $0 + $1 }
      },
    Demo("enumerated", "Each value with its index.", ["source": "a-b-c|"])
      .observable("enumerated()") { $0.source.enumerated().map { "\($0.index)\($0.element)" } },
    Demo("toArray", "All values in one array, at the end.", ["source": "a-b-c|"])
      .observable("toArray()") { $0.source.toArray().asObservable().map { $0.joined() } }
      .signal("collect()", name: "collect") { $0.source.collect().map { $0.joined() } },
    Demo("buffer", "Collects values by time or count.", ["source": "a-b-c-d---e-f|"])
      .observable("buffer(timeSpan: 6, count: 3)") { stage in
        stage.source.buffer(timeSpan: .seconds(6), count: 3, scheduler: stage.scheduler)
          .map { $0.joined() }
      }
      .signal("buffer(every: 6)") { stage in
        stage.source.buffer(every: .seconds(6), on: stage.scheduler).map { $0.joined() }
      },
    Demo(
      "window", "Splits the values into streams, by time or count.", ["source": "a-b-c-d---e-f|"]
    )
    .nested("window(timeSpan: 6, count: 3)") { stage in
      stage.source.window(timeSpan: .seconds(6), count: 3, scheduler: stage.scheduler)
        .enumerated().map { Inner(label: "w\($0.index + 1)", stream: $0.element) }
    },
    Demo("groupBy", "Splits the values into a stream for each key.", ["source": "a-1-b-2-c-3|"])
      .nested("groupBy { Int($0) == nil ? \"ABC\" : \"123\" }") { stage in
        stage.source.groupBy { (value: String) in Int(value) == nil ? "ABC" : "123" }
          .map { Inner(label: $0.key, stream: $0.asObservable()) }
      }
      .nestedSignal { stage in
        stage.source.groupBy { (value: String) in Int(value) == nil ? "ABC" : "123" }
          .map { Inner(label: $0.key, stream: $0.asObservable()) }
      },
    Demo("materialize", "Events as values.", ["source": "a-b-#"])
      .observable("materialize()") { $0.source.materialize().map { mark(of: $0) } }
      .signal { $0.source.materialize().map { mark(of: $0) } },
    Demo("dematerialize", "Values as events.", ["source": "a-b-#"])
      .observable("map { .next($0) }.dematerialize()") {
        $0.source.map { Event.next($0) }.dematerialize()
      }
      .signal { $0.source.map { Event.next($0) }.dematerialize() },
  ]

  private static func mark(of event: Event<String>) -> String {
    switch event {
    case .next(let value): "next \(value)"
    case .error: "error"
    case .completed: "completed"
    }
  }
}
