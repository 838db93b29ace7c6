// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  @ListOf<OperatorRow> static var transforming: [OperatorRow] {
    row(
      "each value transformed",
      observable: ["map": ["map(_:)"]],
      signal: ["map": ["map(_:)"]],
      references: [.both { .map($0.function()) }]
    ) {
      observable("map", edges: Edges(cut: "2--3"), reentry: Reentry("2", "3", "4")) { s in
        s.source.map { try s.check($0) + 1 }
      }
      signal("map", edges: Edges(cut: "2--3"), named: "[s] -map:") { s in
        s.source.map { try s.check($0) + 1 }
      }
    }
    row(
      "a constant for each value",
      observable: ["mapTo": ["mapTo(_:)"]],
      signal: ["map(to:)": ["map(to:)"]],
      references: [.both { .mapTo($0.value()) }]
    ) {
      observable("mapTo", edges: Edges(cut: "7--7")) { s in s.source.mapTo(7) }
      signal("map(to:)", edges: Edges(cut: "7--7"), named: "[s] -mapReplace:") { s in
        s.source.map(to: 7)
      }
    }
    row(
      "each value transformed, nil dropped",
      observable: ["compactMap": ["compactMap(_:)"]],
      signal: ["compactMap": ["compactMap(_:)"]],
      references: [.both { .compactMap($0.predicate()) }]
    ) {
      signal("compactMap", edges: Edges(cut: "1---"), named: "[s] -compactMap:") { s in
        s.source.compactMap { try s.check($0).isMultiple(of: 2) ? nil : $0 }
      }
      observable("compactMap", edges: Edges(cut: "1---")) { s in
        s.source.compactMap { try s.check($0).isMultiple(of: 2) ? nil : $0 }
      }
    }
    row(
      "data decoded to values",
      unpictured: "a map with a decoder",
      observable: ["decode": ["decode(type:decoder:)"]],
      unreferenced: "a map with another closure"
    )
    row(
      "non-nil values",
      unpictured: "a compactMap",
      observable: ["unwrap": ["unwrap()"]],
      references: [
        .defined(
          "unwrap", parameters: { [$0.number(1...3)] },
          observable: { program in
            let (call, divisor) = (program.call, program.parameters[0])
            return program.sources[0].map { value -> Int? in
              try call(value)
              return value % divisor == 0 ? nil : value
            }.unwrap()
          },
          code: { call in
            "\(call.sources[0]).map { x in try call(\(call.site), \"transform\", x); "
              + "return x % \(call.parameters[0]) == 0 ? nil : Optional(x) }.unwrap()"
          },
          reference: { world, call in
            world.stage(call.sources[0]) { value, output throws(Failure) in
              try world.call(call.site, .transform, value)
              if value % call.parameters[0] != 0 { output.next(value) }
            }
          })
      ]
    ) {
      observable("unwrap", edges: Edges()) { s in s.source.map { Optional($0) }.unwrap() }
    }
    row(
      "each value transformed or dropped",
      unpictured: "a compactMap that says what it leaves out",
      observable: ["filterMap": ["filterMap(_:)"]],
      references: [
        .defined(
          "filterMap", parameters: { [$0.number(1...3)] },
          observable: { program in
            let (call, divisor) = (program.call, program.parameters[0])
            return program.sources[0].filterMap { value in
              try call(value)
              return value % divisor == 0 ? .ignore : .map(value &+ 1)
            }
          },
          code: { call in
            "\(call.sources[0]).filterMap { x in try call(\(call.site), \"transform\", x); "
              + "return x % \(call.parameters[0]) == 0 ? .ignore : .map(x + 1) }"
          },
          reference: { world, call in
            world.stage(call.sources[0]) { value, output throws(Failure) in
              try world.call(call.site, .transform, value)
              if value % call.parameters[0] != 0 { output.next(value &+ 1) }
            }
          })
      ]
    ) {
      observable("filterMap", edges: Edges(cut: "2---")) { s in
        s.source.filterMap { try s.check($0).number == 2 ? .ignore : .map($0 + 1) }
      }
    }
    row(
      "a property of each value; the elements of each collection transformed",
      unpictured: "a map",
      observable: ["mapAt": ["mapAt(_:)"], "mapMany": ["mapMany(_:)"]],
      unreferenced: "made of others, and compared with them"
    ) {
      observable("mapAt", edges: Edges()) { s in s.source.mapAt(\.number).map { Tracked($0) } }
      observable("mapMany", edges: Edges(cut: "2--3")) { s in
        s.source.map { [$0] }.mapMany { try s.check($0) + 1 }.map { $0[0] }
      }
    }
    row(
      "each value transformed by a closure that throws",
      observable: ["tryMap": ["tryMap(_:)"]],
      signal: ["tryMap": ["tryMap(_:)"]],
      references: [.both { .tryMap($0.function()) }]
    ) {
      observable("tryMap", edges: Edges(cut: "2--3")) { s in
        s.source.tryMap { try s.check($0) + 1 }
      }
      signal("tryMap", edges: Edges(cut: "2--3"), named: "[s] -tryMap:") { s in
        s.source.tryMap { try s.check($0) + 1 }
      }
    }
    row(
      "an inner sequence for each value, all merged",
      observable: ["flatMap": ["flatMap(_:)"]],
      signal: ["flattenMap": ["flattenMap(_:)"]],
      references: [
        .both(taking: 2...3) { _ in .flatMap(.merge) },
        .both(taking: 2...3) { _ in .flatMap(.merge) },
      ]
    ) {
      observable("flatMap to just", edges: Edges()) { s in
        s.source.flatMap { Observable.just(try s.check($0)) }
      }
      observable(
        "flatMap to a source", except: [.tearsDownFirst], edges: Edges(cut: "4--4", other: [4])
      ) { s in
        s.source.flatMap { _ in try s.check(making: s.other) }
      }
      observable(
        "flatMap to a source beside the value", except: [.tearsDownFirst],
        reentry: Reentry(
          "11", "21", "22", "31", "32", "33", sends: [.source(1), .other(10), .other(30)])
      ) { s in
        s.source.flatMap { value in s.other.map { value + $0 } }
      }
      signal("flattenMap to just", edges: Edges(), named: "[s] -flattenMap:") { s in
        s.source.flattenMap { .just(try s.check($0)) }
      }
      signal(
        "flattenMap to a signal", edges: Edges(cut: "4--4", other: [4]), named: "[s] -flattenMap:"
      ) { s in
        s.source.flattenMap { _ in try s.check(making: s.other) }
      }
      signal("flatMap(.merge)", edges: Edges(cut: "4--4", other: [4]), named: "[s] -flattenMap:") {
        s in
        s.source.flatMap(.merge) { _ in try s.check(making: s.other) }
      }
    }
    row(
      "an inner sequence for each value, only the latest",
      observable: ["flatMapLatest": ["flatMapLatest(_:)"]],
      signal: ["flatMap(.latest)": ["flatMap(_:)"]],
      references: [
        .both(taking: 2...3) { _ in .flatMap(.latest) },
        .both(taking: 2...3) { _ in .flatMap(.latest) },
      ]
    ) {
      observable("flatMapLatest", except: [.tearsDownFirst]) { s in
        s.source.flatMapLatest { _ in try s.check(making: s.other) }
      }
      observable(
        "flatMapLatest to sources that end", except: [.tearsDownFirst],
        edges: Edges(cut: "7--4", other: [4])
      ) { s in
        s.source.flatMapLatest { try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7)) }
      }
      observable(
        "flatMapLatest to a source beside the value", except: [.tearsDownFirst],
        reentry: Reentry("11", "33", sends: [.source(1), .other(10), .other(30)])
      ) { s in
        s.source.flatMapLatest { value in s.other.map { value + $0 } }
      }
      signal(
        "flatMap(.latest)", except: [.disposesInnerFirst], edges: Edges(cut: "4--4", other: [4]),
        named: "[s] -flattenMap: latest"
      ) { s in
        s.source.flatMap(.latest) { _ in try s.check(making: s.other) }
      }
      signal(
        "flatMap(.latest) to signals that end", except: [.disposesInnerFirst],
        edges: Edges(cut: "7--4", other: [4]), named: "[s] -flattenMap: latest"
      ) { s in
        s.source.flatMap(.latest) {
          try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7))
        }
      }
    }
    row(
      "an inner sequence for each value that arrives while none is active",
      observable: ["flatMapFirst": ["flatMapFirst(_:)"]],
      references: [.observable(taking: 2...3) { _ in .flatMap(.first) }]
    ) {
      observable("flatMapFirst", except: [.tearsDownFirst]) { s in
        s.source.flatMapFirst { _ in try s.check(making: s.other) }
      }
      observable(
        "flatMapFirst to sources that end", except: [.tearsDownFirst],
        edges: Edges(cut: "7--4", other: [4])
      ) { s in
        s.source.flatMapFirst { try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7)) }
      }
      observable(
        "flatMapFirst to a source beside the value", except: [.tearsDownFirst],
        reentry: Reentry("11", "21", "31", sends: [.source(1), .other(10), .other(30)])
      ) { s in
        s.source.flatMapFirst { value in s.other.map { value + $0 } }
      }
    }
    row(
      "an inner sequence for each value, followed if it emits first",
      unpictured: "race, of signals that arrive one after the other",
      signal: ["flatMap(.race)": ["flatMap(_:)"]],
      references: [
        .signal(taking: 2...3) { _ in .flatMap(.race) },
        .signal(taking: 2...3) { _ in .mapFlatten(.race) },
      ]
    ) {
      signal(
        "flatMap(.race)", edges: Edges(cut: "4---", other: [4]), named: "[s] -flattenMap: race"
      ) { s in s.source.flatMap(.race) { _ in try s.check(making: s.other) } }
      signal("flatten(.race)", edges: Edges(cut: "4---", other: [4])) { s in
        s.source.map { _ in try s.check(making: s.other) }.flatten(.race)
      }
    }
    row(
      "an inner sequence for each value, one after the other",
      observable: ["concatMap": ["concatMap(_:)"]],
      signal: ["flatMap(.concat)": ["flatMap(_:)"]],
      references: [.both(taking: 2...3) { _ in .flatMap(.concat) }]
    ) {
      observable("concatMap", except: [.tearsDownFirst]) { s in
        s.source.concatMap { _ in try s.check(making: s.other) }
      }
      observable(
        "concatMap to sources that end", except: [.disposesInnerFirst],
        edges: Edges(cut: "7--4", other: [4])
      ) { s in
        s.source.concatMap { try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7)) }
      }
      observable(
        "concatMap to a source beside the value", except: [.tearsDownFirst],
        reentry: Reentry("11", "21", "31", sends: [.source(1), .other(10), .other(30)])
      ) { s in
        s.source.concatMap { value in s.other.map { value + $0 } }
      }
      signal(
        "flatMap(.concat)", except: [.disposesInnerFirst], edges: Edges(cut: "4--4", other: [4]),
        named: "[s] -flattenMap: concat"
      ) { s in
        s.source.flatMap(.concat) { _ in try s.check(making: s.other) }
      }
      signal(
        "flatMap(.concat) to signals that end", except: [.disposesInnerFirst],
        edges: Edges(cut: "7--4", other: [4]), named: "[s] -flattenMap: concat"
      ) { s in
        s.source.flatMap(.concat) {
          try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7))
        }
      }
    }
    row(
      "an inner sequence for each value, recursively",
      observable: ["expand": ["expand(maxConcurrent:_:)"]],
      signal: ["expand": ["expand(maxConcurrent:_:)"]],
      references: [
        .defined(
          "expand", taking: 2...3, isTangled: true,
          parameters: { [$0.chance(2) ? 9 : $0.number(1...2)] },
          // Values below 200 are expanded, and each generation adds a hundred.
          observable: { program in
            let (call, inner) = (program.call, program.sources.dropFirst())
            return program.sources[0].expand(maxConcurrent: program.parameters[0]) { value in
              try call(value)
              if abs(value) >= 200 { return .empty() }
              return inner[1 + abs(value) % inner.count].map { found in
                abs(found) % 97 + (abs(value) / 100 + 1) * 100
              }
            }
          },
          signal: { program in
            let (call, inner) = (program.call, program.sources.dropFirst())
            return program.sources[0].expand(maxConcurrent: program.parameters[0]) { value in
              try call(value)
              if abs(value) >= 200 { return .empty }
              return inner[1 + abs(value) % inner.count].map { found in
                abs(found) % 97 + (abs(value) / 100 + 1) * 100
              }
            }
          },
          code: { call in
            let inner = call.sources.dropFirst()
            let choice =
              inner.count == 1
              ? inner[1] : "[\(inner.joined(separator: ", "))][abs(x) % \(inner.count)]"
            return "\(call.sources[0]).expand(maxConcurrent: \(call.parameters[0])) { x in "
              + "try call(\(call.site), \"transform\", x); "
              + "if abs(x) >= 200 { return .empty\(call.isRx ? "()" : "") }; "
              + "return \(choice).map { abs($0) % 97 + (abs(x) / 100 + 1) * 100 } }"
          },
          reference: { world, call in
            world.expand(call.sources[0], limit: call.parameters[0]) { value throws(Failure) in
              try world.call(call.site, .transform, value)
              if abs(value) >= 200 { return world.immediate([.completed]) }
              let inner = call.sources[1 + abs(value) % (call.sources.count - 1)]
              return world.stage(inner) { found, output in
                output.next(abs(found) % 97 + (abs(value) / 100 + 1) * 100)
              }
            }
          })
      ]
    ) {
      signal("expand", except: [.endsAfterSubscribing], named: "[s] -expand:") { s in
        s.source.expand { try s.check($0).number < 3 ? .just($0 + 10) : .empty }
      }
      signal(
        "expand, one at a time", except: [.endsAfterSubscribing, .tearsDownFirst], edges: Edges()
      ) { s in
        s.source.expand(maxConcurrent: 1) {
          try s.check(making: $0.number > 0 ? s.other.map { Tracked(-$0.number) } : .empty)
        }
      }
      observable("expand", except: [.endsAfterSubscribing]) { s in
        s.source.expand { try s.check($0).number < 3 ? .just($0 + 10) : .empty() }
      }
      observable(
        "expand with another source", except: [.endsAfterSubscribing, .tearsDownFirst],
        edges: Edges(),
        reentry: Reentry(
          "1", "2", "3", "-10", "-10", "-10", sends: [.source(1), .other(10)])
      ) { s in
        s.source.expand {
          try s.check(making: $0.number > 0 ? s.other.map { Tracked(-$0.number) } : .empty())
        }
      }
      observable(
        "expand, one at a time", except: [.endsAfterSubscribing, .tearsDownFirst], edges: Edges(),
        reentry: Reentry("1", "2", "3", "-10", sends: [.source(1), .other(10)])
      ) { s in
        s.source.expand(maxConcurrent: 1) {
          try s.check(making: $0.number > 0 ? s.other.map { Tracked(-$0.number) } : .empty())
        }
      }
    }
    row(
      "a step for each value, which may end the signal: the primitive of other operators",
      unpictured: "what the others could be made of",
      signal: ["bind": ["bind(_:)"]],
      references: [.signal(taking: 2...3) { .bind(stop: $0.predicate()) }]
    ) {
      signal("bind", edges: Edges(), named: "[s] -bind:") { s in
        s.source.bind { { try s.check($0) == 3 ? .emitAndStop(.just($0)) : .emit(.just($0)) } }
      }
      signal("bind to a signal", edges: Edges(cut: "4--4", other: [4]), named: "[s] -bind:") { s in
        s.source.bind { { try s.check($0) == 3 ? .emitAndStop(s.other) : .emit(s.other) } }
      }
    }
    row(
      "each intermediate result of a fold",
      observable: ["scan": ["scan(_:accumulator:)", "scan(into:accumulator:)"]],
      signal: [
        "scan": ["scan(_:)", "scan(into:_:)"], "scanWithIndex": ["scanWithIndex(_:)"],
      ],
      references: [.both { .scan($0.value()) }]
    ) {
      signal("scan(into:)", edges: Edges(cut: "1--3"), named: "[s] -scanInto:") { s in
        s.source.scan(into: Tracked(0)) { $0 = $0 + (try s.check($1)) }
      }
      observable("scan", edges: Edges(cut: "1--3"), reentry: Reentry("1", "3", "6")) { s in
        s.source.scan(0) { $0 + (try s.check($1)) }
      }
      observable("scan(into:)", edges: Edges(cut: "1--3")) { s in
        s.source.scan(into: 0) { $0 = $0 + (try s.check($1)) }
      }
      signal("scan", edges: Edges(cut: "1--3"), named: "[s] -scanWithStart:reduce:") { s in
        s.source.scan(0) { try s.check($0) + $1 }
      }
      signal(
        "scanWithIndex", edges: Edges(cut: "1--4"), named: "[s] -scanWithStart:reduceWithIndex:"
      ) { s in
        s.source.scanWithIndex(Tracked(0)) { try s.check($0) + $1 + Tracked($2) }
      }
    }
    row(
      "each intermediate result of a fold, which another sequence replaces",
      unpictured: "a scan with a second source",
      observable: [
        "scan(resettingTo:)": [
          "scan(_:resettingTo:accumulator:)", "scan(into:resettingTo:accumulator:)",
        ]
      ],
      signal: [
        "scan(resettingTo:)": ["scan(_:resettingTo:_:)", "scan(into:resettingTo:_:)"]
      ],
      references: [
        // Asked for in RxSwiftCommunity/RxSwiftExt#198.
        .defined(
          "scan(resettingTo:)", taking: 2...2,
          observable: { program in
            let call = program.call
            return program.sources[0].scan(3, resettingTo: program.sources[1]) { sum, value in
              try call(value)
              return sum + value
            }
          },
          signal: { program in
            let call = program.call
            return program.sources[0].scan(3, resettingTo: program.sources[1]) { sum, value in
              try call(value)
              return sum + value
            }
          },
          code: { call in
            "\(call.sources[0]).scan(3, resettingTo: \(call.sources[1])) { sum, x in "
              + "try call(\(call.site), \"transform\", x); return sum + x }"
          },
          reference: { world, call in
            world.scan(call.site, 3, call.sources[0], resettingTo: call.sources[1])
          })
      ]
    ) {
      observable(
        "scan(resettingTo:)", edges: Edges(cut: "1--3", other: []),
        reentry: Reentry("1", "20", "22", "25")
      ) { s in
        s.source.scan(0, resettingTo: s.other) { $0 + (try s.check($1)) }
      }
      observable("scan(into:resettingTo:)", edges: Edges(cut: "1--3", other: [])) { s in
        s.source.scan(into: 0, resettingTo: s.other) { $0 = $0 + (try s.check($1)) }
      }
      signal(
        "scan(resettingTo:)", edges: Edges(cut: "1--3", other: []),
        reentry: Reentry("1", "20", "22", "25"), named: "[s] -scanWithStart:resettingTo: t"
      ) { s in
        s.source.scan(0, resettingTo: s.other) { $0 + (try s.check($1)) }
      }
      signal(
        "scan(into:resettingTo:)", edges: Edges(cut: "1--3", other: []),
        named: "[s] -scanInto:resettingTo: t"
      ) { s in
        s.source.scan(into: Tracked(0), resettingTo: s.other) { $0 = $0 + (try s.check($1)) }
      }
    }
    row(
      "a result for each value, which depends on a state",
      unpictured: "a scan whose state is not shown",
      signal: ["scanMap": ["scanMap(_:)", "scanMap(into:_:)"]],
      references: [
        .defined(
          "scanMap", parameters: { [$0.value()] },
          signal: { program in
            let call = program.call
            return program.sources[0].scanMap(program.parameters[0]) { sum, value in
              try call(value)
              return (sum + value, folded([sum, value]))
            }
          },
          code: { call in
            "\(call.sources[0]).scanMap(\(call.parameters[0])) { sum, x in "
              + "try call(\(call.site), \"transform\", x); return (sum + x, number(sum, x)) }"
          },
          reference: { world, call in
            Source { sink, scope in
              var sum = call.parameters[0]
              let results = world.stage(call.sources[0]) { value, output throws(Failure) in
                try world.call(call.site, .transform, value)
                let previous = sum
                sum += value
                output.next(folded([previous, value]))
              }
              world.subscribe(results, sink, scope)
            }
          })
      ]
    ) {
      signal("scanMap", edges: Edges(cut: "2--5"), named: "[s] -scanMap:") { s in
        s.source.scanMap(Tracked(0)) { sum, value in
          let sum = sum + (try s.check(value))
          return (sum, sum + value)
        }
      }
      signal("scanMap(into:)", edges: Edges(), named: "[s] -scanMap:") { s in
        s.source.scanMap(into: 0) { count, value in
          count += 1
          return try s.check(value)
        }
      }
    }
    row(
      "the result of a fold",
      observable: ["reduce": ["reduce(_:accumulator:)", "reduce(_:accumulator:mapResult:)"]],
      signal: [
        "reduce": ["reduce(_:)", "reduce(into:_:)", "reduce(makeInitial:_:)"],
        "reduceWithIndex": ["reduceWithIndex(_:)"],
      ],
      references: [.both { .reduce($0.value()) }]
    ) {
      observable("reduce", edges: Edges(empty: "(0|)", cut: "----")) { s in
        s.source.reduce(0) { $0 + (try s.check($1)) }
      }
      observable("reduce with a result", edges: Edges(empty: "(1|)", cut: "----")) { s in
        s.source.reduce(0, accumulator: { $0 + (try s.check($1)) }) { try s.check($0) + 1 }
      }
      signal(
        "reduce", edges: Edges(empty: "(0|)", cut: "----"), named: "[s] -aggregateWithStart:reduce:"
      ) { s in s.source.reduce(0) { try s.check($0) + $1 } }
      signal(
        "reduceWithIndex", edges: Edges(empty: "(0|)", cut: "----"),
        named: "[s] -aggregateWithStart:reduceWithIndex:"
      ) { s in
        s.source.reduceWithIndex(Tracked(0)) { try s.check($0) + $1 + Tracked($2) }
      }
      signal(
        "reduce(into:)", edges: Edges(empty: "(0|)", cut: "----"), named: "[s] -reduceInto:"
      ) { s in
        s.source.reduce(into: 0) { $0 = try s.check($0) + $1 }
      }
      signal(
        "reduce(makeInitial:)", except: [.subscribesAnyway],
        edges: Edges(empty: "(0|)", cut: "----"),
        named: "[s] -aggregateWithStartFactory:reduce:"
      ) { s in
        s.source.reduce(makeInitial: { try s.check(Tracked(0)) }) { try s.check($0) + $1 }
      }
    }
    row(
      "each value with the previous one; with the previous `n - 1`",
      observable: ["pairwise": ["pairwise()"], "nwise": ["nwise(_:)"]],
      signal: ["combinePrevious": ["combinePrevious(_:)", "combinePrevious()"]],
      references: [
        .defined(
          "pairwise", "nwise", parameters: { [$0.number(1...4)] },
          observable: { program in
            let (source, count) = (program.sources[0], program.parameters[0])
            return count == 2
              ? source.pairwise().map { folded([$0, $1]) } : source.nwise(count).map { folded($0) }
          },
          code: { call in
            let count = call.parameters[0]
            return count == 2
              ? "\(call.sources[0]).pairwise().map { number($0, $1) }"
              : "\(call.sources[0]).nwise(\(count)).map { $0.reduce(9) { $0 * 10 + $1 } }"
          },
          reference: { world, call in world.nwise(call.sources[0], call.parameters[0]) }),
        .signal { .combinePrevious($0.value()) },
      ]
    ) {
      observable(
        "pairwise", edges: Edges(cut: "---3"),
        reentry: Reentry("3", "4", "5", sends: [.source(1), .source(2)])
      ) { s in
        s.source.pairwise().map { $0 + $1 }
      }
      observable("nwise", edges: Edges(cut: "---3")) { s in
        s.source.nwise(2).map { $0.reduce(Tracked(0), +) }
      }
      signal(
        "combinePrevious", edges: Edges(cut: "1--3"), named: "[s] -combinePreviousWithStart:reduce:"
      ) { s in s.source.combinePrevious(0) { try s.check($0) + $1 } }
      signal(
        "combinePrevious into pairs", edges: Edges(cut: "1--3"),
        named: "[[s] -combinePreviousWithStart:reduce:] -map:"
      ) { s in s.source.combinePrevious(0).map { $0 + $1 } }
      signal(
        "combinePrevious without a start", edges: Edges(cut: "---3"),
        named: "[[s] -combinePrevious] -map:"
      ) { s in s.source.combinePrevious().map { $0 + $1 } }
    }
    row(
      "all values in one array",
      observable: ["toArray": ["toArray()"]],
      signal: ["collect": ["collect()"]],
      references: [.both { _ in .toArray }]
    ) {
      observable("toArray", edges: Edges(empty: "(0|)", cut: "----")) { s in
        s.source.toArray().map { $0.reduce(0, +) }.asObservable()
      }
      signal("collect", edges: Edges(empty: "(0|)", cut: "----"), named: "[[s] -collect] -map:") {
        s in s.source.collect().map { $0.reduce(Tracked(0), +) }
      }
    }
    row(
      "all values in one sorted array",
      unpictured: "a toArray, sorted",
      observable: ["toSortedArray": ["toSortedArray(by:)", "toSortedArray(ascending:)"]],
      references: [
        .defined(
          "toSortedArray", parameters: { [$0.number(0...1)] },
          observable: { program in
            program.sources[0].toSortedArray(ascending: program.parameters[0] == 1).asObservable()
              .map(folded)
          },
          code: { call in
            "\(call.sources[0]).toSortedArray(ascending: \(call.parameters[0] == 1)).asObservable()"
              + ".map { $0.reduce(9) { $0 * 10 + $1 } }"
          },
          reference: { world, call in
            world.toArray(call.sources[0]) {
              call.parameters[0] == 1 ? $0.sorted() : $0.sorted(by: >)
            }
          })
      ]
    ) {
      observable("toSortedArray", edges: Edges(empty: "(0|)", cut: "----")) { s in
        s.source.toSortedArray(by: { s.visit(making: $0.number < $1.number) })
          .map { $0.reduce(Tracked(0), +) }.asObservable()
      }
      observable("toSortedArray, descending", edges: Edges(empty: "(0|)", cut: "----")) { s in
        s.source.toSortedArray(ascending: false).map { $0.reduce(Tracked(0), +) }.asObservable()
      }
    }
    row(
      "the number of values",
      unpictured: "a reduce",
      observable: ["count": ["count()", "count(_:)"]],
      references: [
        .defined(
          "count", parameters: { [$0.number(0...3)] },
          observable: { program in
            let (call, divisor) = (program.call, program.parameters[0])
            if divisor == 0 { return program.sources[0].count() }
            return program.sources[0].count { value in
              try call(value)
              return value % divisor == 0
            }
          },
          code: { call in
            let divisor = call.parameters[0]
            return divisor == 0
              ? "\(call.sources[0]).count()"
              : "\(call.sources[0]).count { x in try call(\(call.site), \"transform\", x); "
                + "return x % \(divisor) == 0 }"
          },
          reference: { world, call in
            world.count(call.site, call.sources[0], divisor: call.parameters[0])
          })
      ]
    ) {
      observable("count", edges: Edges(empty: "(0|)", cut: "----")) { s in
        s.source.count().map { Tracked($0) }
      }
      observable("count of some", edges: Edges(empty: "(0|)", cut: "----")) { s in
        s.source.count { try s.check($0).number > 1 }.map { Tracked($0) }
      }
    }
    row(
      "each value with its index",
      observable: ["enumerated": ["enumerated()"]],
      references: [.observable { _ in .enumerated }]
    ) {
      observable("enumerated", edges: Edges(cut: "1--3")) { s in
        s.source.enumerated().map { $0.element + Tracked($0.index) }
      }
    }
    row(
      "arrays of values, by time or count",
      observable: ["buffer": ["buffer(timeSpan:count:scheduler:)"]],
      signal: ["buffer": ["buffer(every:on:)"]],
      references: [
        .observable { .buffer($0.interval(), count: $0.number(1...3)) },
        .signal { .bufferEvery($0.interval()) },
      ]
    ) {
      observable("buffer", edges: Edges(empty: "(0|)", cut: "---3")) { s in
        s.source.buffer(timeSpan: .seconds(4), count: 2, scheduler: s.scheduler)
          .map { $0.reduce(Tracked(0), +) }.take(for: .seconds(60), scheduler: s.scheduler)
      }
      observable("buffer by time", reentry: Reentry("1", "5", "0", seconds: 13)) { s in
        s.source.buffer(timeSpan: .seconds(4), count: 0, scheduler: s.scheduler)
          .map { $0.reduce(Tracked(0), +) }.take(for: .seconds(60), scheduler: s.scheduler)
      }
      signal("buffer", edges: Edges(cut: "----"), named: "[[s] -bufferWithTime:] -map:") { s in
        s.source.buffer(every: .seconds(4), on: s.scheduler).map { $0.reduce(Tracked(0), +) }
      }
    }
    row(
      "arrays of values, whenever another sequence emits",
      observable: ["bufferWithTrigger": ["bufferWithTrigger(_:)"]],
      references: [
        .defined(
          "bufferWithTrigger", taking: 2...2,
          observable: { program in
            program.sources[0].bufferWithTrigger(program.sources[1]).map(folded)
          },
          code: { call in
            "\(call.sources[0]).bufferWithTrigger(\(call.sources[1]))"
              + ".map { $0.reduce(9) { $0 * 10 + $1 } }"
          },
          reference: { world, call in world.buffer(call.sources[0], trigger: call.sources[1]) })
      ]
    ) {
      observable(
        "bufferWithTrigger", except: [.endsAfterSubscribing],
        edges: Edges(empty: "(0|)", cut: "----"),
        reentry: Reentry("1", "5", sends: [.source(1), .other(10)])
      ) { s in
        s.source.bufferWithTrigger(s.other).map { $0.reduce(Tracked(0), +) }
      }
    }
    row(
      "sequences of values, by time or count",
      observable: ["window": ["window(timeSpan:count:scheduler:)"]],
      signal: ["window": ["window(every:count:on:)"]],
      references: [
        .both {
          .window(
            $0.interval(), count: $0.number(1...3), $0.flattening(), taking: $0.number(1...5))
        }
      ]
    ) {
      observable("window by time", reentry: Reentry("1", "5", "0", seconds: 13)) { s in
        s.source.window(timeSpan: .seconds(4), count: 0, scheduler: s.scheduler)
          .concatMap { $0.toArray() }.map { $0.reduce(Tracked(0), +) }
          .take(for: .seconds(60), scheduler: s.scheduler)
      }
      observable("window, the latest", except: [.tearsDownFirst]) { s in
        s.source.window(timeSpan: .seconds(4), count: 2, scheduler: s.scheduler)
          .flatMapLatest { try s.check(making: $0) }
      }
      observable("window", edges: Edges()) { s in
        s.source.window(timeSpan: .seconds(4), count: 2, scheduler: s.scheduler).flatMap { $0 }
      }
      signal("window by time", reentry: Reentry("1", "5", "0", seconds: 13)) { s in
        s.source.window(every: .seconds(4), on: s.scheduler)
          .flatMap(.concat) { $0.collect() }.map { $0.reduce(Tracked(0), +) }
          .take(for: .seconds(60), on: s.scheduler)
      }
      signal("window, the latest", except: [.disposesInnerFirst]) { s in
        s.source.window(every: .seconds(4), count: 2, on: s.scheduler)
          .flatMap(.latest) { try s.check(making: $0) }
      }
      signal("window", edges: Edges(), named: "[[s] -window:] -flatten") { s in
        s.source.window(every: .seconds(4), count: 2, on: s.scheduler).flatten()
      }
    }
    row(
      "a sequence for each key",
      observable: ["groupBy": ["groupBy(keySelector:)"]],
      signal: ["groupBy": ["groupBy(_:)", "groupBy(_:transform:)"]],
      references: [.both { .groupBy($0.number(1...3), $0.flattening(), taking: $0.number(1...5)) }]
    ) {
      observable("groupBy, the groups' keys") { s in
        s.source.groupBy { try s.check($0).number % 2 }.map { Tracked($0.key) }
      }
      observable("groupBy, the latest group", except: [.tearsDownFirst]) { s in
        s.source.groupBy { try s.check($0).number % 2 }.flatMapLatest { try s.check(making: $0) }
      }
      observable("groupBy", edges: Edges()) { s in
        s.source.groupBy { try s.check($0).number % 2 }.flatMap { $0 }
      }
      observable("groupBy, each value with its key", reentry: Reentry("11", "2", "13")) { s in
        s.source.groupBy { try s.check($0).number % 2 }
          .flatMap { group in group.map { Tracked(group.key * 10) + $0 } }
      }
      signal("groupBy", edges: Edges(), named: "[[s] -groupBy:] -flatten") { s in
        s.source.groupBy { try s.check($0).number % 2 }.flatten()
      }
      signal(
        "groupBy with a transform", edges: Edges(cut: "2--3"),
        named: "[[s] -groupBy:transform:] -flatten"
      ) { s in
        s.source.groupBy({ try s.check($0).number % 2 }, transform: { try s.check($0) + 1 })
          .flatten()
      }
      signal(
        "groupBy, the latest group", except: [.disposesInnerFirst], edges: Edges(),
        named: "[[s] -groupBy:] -flattenMap: latest"
      ) { s in
        s.source.groupBy { try s.check($0).number % 2 }
          .flatMap(.latest) { try s.check(making: $0) }
      }
    }
    row(
      "the elements of each tuple transformed",
      unpictured: "a map",
      signal: ["reduceEach": ["reduceEach(_:)"]],
      unreferenced: "a map with another closure"
    ) {
      signal("reduceEach", edges: Edges(cut: "2--3"), named: "[[s] -map:] -reduceEach:") { s in
        s.source.map { ($0, Tracked(1)) }.reduceEach { try s.check($0) + $1 }
      }
    }
    row(
      "in each tuple, the function applied to the other elements",
      unpictured: "a map",
      signal: ["reduceApply": ["reduceApply()"]],
      unreferenced: "a map with another closure"
    ) {
      signal("reduceApply", edges: Edges(cut: "2--3"), named: "[[s] -map:] -reduceApply") { s in
        s.source.map { value -> ((Tracked) -> Tracked, Tracked) in ({ $0 + 1 }, value) }
          .reduceApply()
      }
    }
    row(
      "all values in arrays, by their number, by a closure or by time",
      unpictured: "collect, in several arrays",
      signal: [
        "collect(count:)": ["collect(count:)", "collect(_:)", "collect(every:on:skipEmpty:)"]
      ],
      references: [
        // By number, until a multiple of three, before one; by time, with or without empty arrays.
        .defined(
          "collect(count:)", parameters: { [$0.number(0...4), $0.number(1...3)] },
          signal: { program in
            let (source, number, call) = (
              program.sources[0], program.parameters[1], program.call
            )
            let arrays: Signal<[Int]> =
              switch program.parameters[0] {
              case 0: source.collect(count: number)
              case 1:
                source.collect { values in
                  try call(values[values.count - 1])
                  return values[values.count - 1].isMultiple(of: 3)
                }
              case 2:
                source.collect { _, newest in
                  try call(newest)
                  return newest.isMultiple(of: 3)
                }
              default:
                source.collect(
                  every: .seconds(number), on: program.scheduler,
                  skipEmpty: program.parameters[0] == 4)
              }
            return arrays.map(folded)
          },
          code: { call in
            let number = call.parameters[1]
            let arguments =
              switch call.parameters[0] {
              case 0: "(count: \(number))"
              case 1:
                " { v in try call(\(call.site), \"transform\", v.last!); "
                  + "return v.last!.isMultiple(of: 3) }"
              case 2:
                " { _, x in try call(\(call.site), \"transform\", x); "
                  + "return x.isMultiple(of: 3) }"
              default:
                "(every: .seconds(\(number))\(call.scheduler), "
                  + "skipEmpty: \(call.parameters[0] == 4))"
              }
            return "\(call.sources[0]).collect\(arguments).map { $0.reduce(9) { $0 * 10 + $1 } }"
          },
          reference: { world, call in
            let (source, kind, number) = (
              call.sources[0], call.parameters[0], call.parameters[1]
            )
            if kind < 3 {
              return world.collect(source) { values, newest throws(Failure) in
                if kind > 0 { try world.call(call.site, .transform, newest) }
                if kind == 0 { return values.count + 1 == number ? .after : nil }
                if !newest.isMultiple(of: 3) { return nil }
                return kind == 1 ? .after : .before
              }
            }
            let arrays = world.buffer(source, number, count: 0)
            if kind == 3 { return arrays }
            return world.stage(arrays) { value, output in
              if value != folded([]) { output.next(value) }
            }
          })
      ]
    ) {
      signal(
        "collect(count:)", edges: Edges(cut: "---3"), named: "[[s] -collect: 2] -map:"
      ) { s in s.source.collect(count: 2).map { $0.reduce(Tracked(0), +) } }
      signal("collect until a value", edges: Edges(cut: "---3")) { s in
        s.source.collect { try s.check($0[$0.count - 1]) == 2 }.map { $0.reduce(Tracked(0), +) }
      }
      signal("collect before a value", edges: Edges(cut: "---1")) { s in
        s.source.collect { _, newest in try s.check(newest) == 2 }
          .map { $0.reduce(Tracked(0), +) }
      }
      signal("collect(every:)", edges: Edges(cut: "---1")) { s in
        s.source.collect(every: .seconds(3), on: s.scheduler, skipEmpty: true)
          .map { $0.reduce(Tracked(0), +) }
      }
    }
    row(
      "events as values; values back to events",
      observable: ["materialize": ["materialize()"], "dematerialize": ["dematerialize()"]],
      signal: [
        "materialize": ["materialize()"], "dematerialize": ["dematerialize()"],
        "materializeResults": ["materializeResults()"],
        "dematerializeResults": ["dematerializeResults()"],
      ],
      references: [
        .both(of: "materialize") { _ in .materialize },
        .both(of: "dematerialize") { _ in .dematerialize },
        .both(of: "dematerialize") { _ in .rematerialize },
      ],
      unreferenced: "those of results are made of others, and compared with them"
    ) {
      signal(
        "materializeResults", except: [.swallowsErrors],
        named: "[[s] -materializeResults] -map:"
      ) { s in s.source.materializeResults().map { (try? $0.get()) ?? Tracked(-1) } }
      signal(
        "dematerializeResults", edges: Edges(),
        named: "[[s] -materializeResults] -dematerializeResults"
      ) { s in s.source.materializeResults().dematerializeResults() }
      observable("materialize", except: [.swallowsErrors], reentry: Reentry("1", "2", "3")) { s in
        s.source.materialize().map { $0.element ?? 0 }
      }
      observable("materialize, dematerialize", edges: Edges()) { s in
        s.source.materialize().dematerialize()
      }
      signal("materialize", except: [.swallowsErrors], named: "[[s] -materialize] -map:") { s in
        s.source.materialize().map { $0.element ?? Tracked(-1) }
      }
      signal("dematerialize", edges: Edges(), named: "[[s] -materialize] -dematerialize") { s in
        s.source.materialize().dematerialize()
      }
    }
    row(
      "only the values, or only the errors, of materialized events",
      unpictured: "what materialize draws, in two parts",
      observable: ["elements": ["elements()"], "errors": ["errors()"]],
      references: [
        .defined(
          "elements", "errors", parameters: { [$0.number(0...1)] },
          observable: { program in
            let events = program.sources[0].materialize()
            return program.parameters[0] == 0
              ? events.elements() : events.errors().map(program.code)
          },
          code: { call in
            "\(call.sources[0]).materialize()"
              + (call.parameters[0] == 0 ? ".elements()" : ".errors().map { code($0) }")
          },
          reference: { world, call in
            world.parts(call.sources[0], areErrors: call.parameters[0] == 1)
          })
      ]
    ) {
      observable("elements", except: [.disposesInnerFirst], edges: Edges()) { s in
        s.source.materialize().elements().concat(s.source)
      }
      observable(
        "errors", except: [.swallowsErrors], edges: Edges(failing: "(7|)", cut: "----")
      ) { s in
        s.source.materialize().errors().map { _ in 7 }
      }
    }
  }
}

// MARK: The reference

extension World {
  /// Where an array of ``collect(_:_:)`` ends.
  enum ArrayEnd {
    case before
    case after
  }

  /// Arrays of values; the rest is sent at completion, if there is one.
  ///
  /// - Parameter end: Called with the collected values and the newest one.
  func collect(
    _ source: Source, _ end: @escaping ([Int], Int) throws(Failure) -> ArrayEnd?
  ) -> Source {
    stage(source) { output in
      var values: [Int] = []
      func send() {
        let group = values
        values = []
        output.next(folded(group))
      }
      return self.throwing(output) { event throws(Failure) in
        switch event {
        case .next(let value):
          let end = try end(values, value)
          if end == .before { send() }
          values.append(value)
          if end == .after { send() }
        case .completed: self.finish(output, values.isEmpty ? [] : [folded(values)])
        default: output.end(event)
        }
      }
    }
  }

  /// Every value has an inner source, recursively.
  ///
  /// The inner source is queued where the value is sent; the trampoline of the
  /// sender subscribes to the queued sources, at most `limit` at a time.
  func expand(
    _ source: Source, limit: Int, _ select: @escaping (Int) throws(Failure) -> Source
  ) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      let outer = scope.child()
      var line: [Source] = []
      var active = 0
      /// Inner sources that were abandoned keep their places.
      var lost = 0
      var isSourceOver = false
      var isSourceAbandoned = false

      func settle(_ output: Output) {
        guard isSourceOver, active == lost, line.isEmpty || lost == limit else { return }
        output.end(lost > 0 || isSourceAbandoned ? .abandoned : .completed)
      }
      func receive(_ value: Int) {
        if result.isEnding { return }
        result.enter { output in
          output.next(value)
          if result.isEnding { return }
          do throws(Failure) { line.append(try select(value)) } catch {
            result.expectEnd()
            output.end(.error(error.code))
          }
        }
        startWaiting()
      }
      func startWaiting() {
        if active >= limit || line.isEmpty { return }
        if self.isTrampolineRunning { self.takeTurn(startAll) } else { self.trampolined(startAll) }
      }
      func startAll() {
        while !result.isEnding, active < limit, !line.isEmpty { start(line.removeFirst()) }
      }
      func start(_ inner: Source) {
        active += 1
        let own = scope.innerChild()
        self.subscribe(
          inner,
          { event in
            switch event {
            case .next(let value): receive(value)
            case .error: result.send(event)
            case .completed, .abandoned:
              if own.isCompleted(by: event) {
                own.disposeNow()
                result.enter { output in
                  active -= 1
                  settle(output)
                }
                startWaiting()
              } else {
                result.enter { output in
                  lost += 1
                  settle(output)
                }
                own.abandon()
              }
            }
          }, own)
      }
      self.subscribe(
        source,
        { event in
          switch event {
          case .next(let value): receive(value)
          case .error: result.send(event)
          case .completed, .abandoned:
            result.enter { output in
              isSourceOver = true
              isSourceAbandoned = event == .abandoned
              settle(output)
            }
            if event == .abandoned { outer.abandon() }
          }
        }, outer)
    }
  }

  /// The last values at each value, once there are enough.
  func nwise(_ source: Source, _ count: Int) -> Source {
    stage(source) { output in
      var values: [Int] = []
      return { event in
        guard case .next(let value) = event else { return output.end(event) }
        values = values.suffix(count - 1) + [value]
        if values.count == count { output.next(folded(values)) }
      }
    }
  }

  /// - Parameter divisor: Of the values that count; zero if all do.
  func count(_ site: Int, _ source: Source, divisor: Int) -> Source {
    stage(source) { output in
      var count = 0
      return self.throwing(output) { event throws(Failure) in
        switch event {
        case .next(let value):
          if divisor > 0 { try self.call(site, .transform, value) }
          if divisor == 0 || value % divisor == 0 { count += 1 }
        case .completed: self.finish(output, [count])
        default: output.end(event)
        }
      }
    }
  }

  func buffer(_ source: Source, trigger: Source) -> Source {
    Source { sink, scope in
      var held: [Int] = []
      let buffer = self.triggered(
        source, trigger, isFinal: { !$0 && $1.isEnd }
      ) { isTrigger, event, output in
        func send() {
          let sent = held
          held = []
          output.next(folded(sent))
        }
        switch event {
        case .next(let value) where !isTrigger: held.append(value)
        case .next: send()
        case .error: if !isTrigger { output.end(event) }
        case .completed, .abandoned:
          if isTrigger { return }
          send()
          if !scope.isDisposed { output.end(.completed) }
        }
      }
      self.subscribe(buffer, sink, scope)
    }
  }

  /// The values, or the errors, of a source whose events are values; so it never fails.
  func parts(_ source: Source, areErrors: Bool) -> Source {
    stage(source) { output in
      { event in
        switch event {
        case .next(let value): if !areErrors { output.next(value) }
        case .error(let error): self.finish(output, areErrors ? [error] : [])
        default: output.end(event)
        }
      }
    }
  }
}

// MARK: The references

extension World {
  /// Adds the values of a source to the latest value of another one.
  func scan(_ site: Int, _ seed: Int, _ source: Source, resettingTo resets: Source) -> Source {
    Source { sink, scope in
      var (sum, active) = (seed, 2)
      let result = self.triggered(
        source, resets, isFinal: { $1.isError }
      ) { isReset, event, output in
        switch event {
        case .next(let value):
          do throws(Failure) {
            if !isReset { try self.call(site, .transform, value) }
            sum = isReset ? value : sum + value
            output.next(sum)
          } catch { self.fail(output, error) }
        case .completed:
          active -= 1
          if active == 0 { output.end(event) }
        default: output.end(event)
        }
      }
      self.subscribe(result, sink, scope)
    }
  }
}
