// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  @ListOf<OperatorRow> static var filtering: [OperatorRow] {
    row(
      "values that satisfy a condition",
      observable: ["filter": ["filter(_:)"]],
      signal: ["filter": ["filter(_:)"]],
      references: [.both { .filter($0.predicate()) }]
    ) {
      observable("filter", edges: Edges(cut: "---2")) { s in
        s.source.filter { try s.check($0).isMultiple(of: 2) }
      }
      signal("filter", edges: Edges(cut: "---2"), named: "[s] -filter:") { s in
        s.source.filter { try s.check($0).isMultiple(of: 2) }
      }
    }
    row(
      "values other than given ones",
      observable: ["ignore": ["ignore(_:)"]],
      signal: ["ignore": ["ignore(_:)"]],
      references: [.both { .ignore($0.value()) }]
    ) {
      observable("ignore", edges: Edges(cut: "1---")) { s in s.source.ignore(2) }
      observable("ignore the elements of a sequence", edges: Edges(cut: "1---")) { s in
        s.source.ignore([2, 4])
      }
      signal("ignore", edges: Edges(cut: "1---"), named: "[s] -ignore:") { s in s.source.ignore(2) }
    }
    row(
      "values that do not satisfy a condition",
      unpictured: "a filter",
      observable: ["ignoreWhen": ["ignoreWhen(_:)"]],
      references: [
        .defined(
          "ignoreWhen", parameters: { [$0.number(1...3)] },
          observable: { program in
            let (call, divisor) = (program.call, program.parameters[0])
            return program.sources[0].ignoreWhen { value in
              try call(value)
              return value % divisor == 0
            }
          },
          code: { call in
            "\(call.sources[0]).ignoreWhen { x in try call(\(call.site), \"transform\", x); "
              + "return x % \(call.parameters[0]) == 0 }"
          },
          reference: { world, call in
            world.stage(call.sources[0]) { value, output throws(Failure) in
              try world.call(call.site, .transform, value)
              if value % call.parameters[0] != 0 { output.next(value) }
            }
          })
      ]
    ) {
      observable("ignoreWhen", edges: Edges(cut: "1---")) { s in
        s.source.ignoreWhen { try s.check($0).number == 2 }
      }
    }
    row(
      "both, as two sequences",
      unpictured: "two filters of a share",
      observable: ["partition": ["partition(_:)"]],
      unreferenced: "made of others, and compared with them"
    ) {
      // Whom the predicate lets subscribe still gets the value: it is asked before the share.
      observable("partition", except: [.tearsDownLast], edges: Edges()) { s in
        .deferred { s.source.partition { try s.check($0).number > 0 }.matches }
      }
      observable("partition, the others", except: [.tearsDownLast], edges: Edges(cut: "1---")) {
        s in
        .deferred { s.source.partition { try s.check($0).number > 1 }.nonMatches }
      }
    }
    row(
      "values of one type",
      unpictured: "a compactMap",
      observable: ["ofType": ["ofType(_:)"]],
      unreferenced: "made of others, and compared with them"
    ) {
      observable("ofType", edges: Edges()) { s in
        s.source.map { $0 as Any }.ofType(Tracked.self)
      }
    }
    row(
      "only the terminal event",
      observable: ["ignoreElements": ["ignoreElements()"]],
      signal: ["ignoreValues": ["ignoreValues()"]],
      references: [.both { _ in .ignoreElements }]
    ) {
      observable("ignoreElements", edges: Edges(cut: "----")) { s in
        s.source.ignoreElements().map(absurd)
      }
      signal("ignoreValues", edges: Edges(cut: "----"), named: "[s] -ignoreValues") { s in
        s.source.ignoreValues()
      }
    }
    row(
      "the first n; the last n",
      observable: ["take": ["take(_:)"], "takeLast": ["takeLast(_:)"]],
      signal: ["take": ["take(_:)"], "take(last:)": ["take(last:)"]],
      references: [
        .both(of: "take") { .take($0.number(0...3)) },
        .both(of: "take") { .take($0.number(1...2)) },
        .both(of: "takeLast", "take(last:)") { .takeLast($0.number(0...2)) },
      ]
    ) {
      observable("take", edges: Edges(cut: "1--(2|)"), reentry: Reentry("1", "2", "completed")) {
        s in s.source.take(2)
      }
      observable("take none") { s in s.source.take(0) }
      observable("takeLast", edges: Edges(cut: "----")) { s in s.source.takeLast(2) }
      signal("take", edges: Edges(cut: "1--(2|)"), named: "[s] -take: 2") { s in s.source.take(2) }
      signal("take none", named: "[s] -take: 0") { s in s.source.take(0) }
      signal("take(last:)", edges: Edges(cut: "----"), named: "[s] -takeLast: 2") { s in
        s.source.take(last: 2)
      }
    }
    row(
      "while a condition holds; until it holds",
      observable: [
        "take(while:)": ["take(while:behavior:)"], "take(until:)": ["take(until:behavior:)"],
      ],
      signal: ["take(while:)": ["take(while:)"], "take(until:)": ["TakeWhile/take(until:)"]],
      references: [
        .both(of: "take(while:)") {
          .takeWhile($0.predicate(), inclusive: $0.isObservable && $0.chance(2))
        },
        .both(of: "take(until:)") {
          .takeUntilPredicate($0.predicate(), inclusive: $0.isObservable && $0.chance(2))
        },
      ]
    ) {
      observable("take(while:)", edges: Edges()) { s in
        s.source.take(while: { try s.check($0) < 3 })
      }
      observable("take(while:) inclusive", edges: Edges()) { s in
        s.source.take(while: { try s.check($0) < 3 }, behavior: .inclusive)
      }
      observable("take(until:) a value, inclusive", edges: Edges()) { s in
        s.source.take(until: { try s.check($0) > 2 }, behavior: .inclusive)
      }
      observable("take(until:) a value", edges: Edges()) { s in
        s.source.take(until: { try s.check($0) > 2 })
      }
      signal("take(while:)", edges: Edges(), named: "[s] -takeWhile:") { s in
        s.source.take(while: { try s.check($0) < 3 })
      }
      signal("take(until:) a value", edges: Edges(), named: "[s] -takeUntil:") { s in
        s.source.take(until: { try s.check($0) > 2 })
      }
    }
    row(
      "until another sequence emits",
      observable: [
        "take(until:)": ["take(until:)"],
        "take(untilReplacement:)": ["take(untilReplacement:)"],
      ],
      signal: [
        "take(until:)": ["TakeUntil/take(until:)"],
        "take(untilReplacement:)": ["take(untilReplacement:)"],
      ],
      references: [
        .both(of: "take(until:)", taking: 2...2) { _ in .takeUntil },
        .both(of: "take(untilReplacement:)", taking: 2...2) { _ in .takeUntilReplacement },
      ]
    ) {
      observable("take(until:) of a source", edges: Edges(), reentry: Reentry("1", "completed")) {
        s in s.source.take(until: s.other)
      }
      observable(
        "take(untilReplacement:)", edges: Edges(empty: "-"),
        reentry: Reentry("1", "20")
      ) { s in s.source.take(untilReplacement: s.other) }
      signal("take(until:) a signal", edges: Edges(), named: "[s] -takeUntil: t") { s in
        s.source.take(until: s.other)
      }
      signal(
        "take(untilReplacement:)", edges: Edges(empty: "-"), named: "[s] -takeUntilReplacement: t"
      ) { s in s.source.take(untilReplacement: s.other) }
    }
    row(
      "without the first n",
      observable: ["skip": ["skip(_:)"]],
      signal: ["skip": ["skip(_:)"]],
      references: [.both { .skip($0.number(0...2)) }]
    ) {
      observable("skip", edges: Edges(cut: "---2")) { s in s.source.skip(1) }
      signal("skip", edges: Edges(cut: "---2"), named: "[s] -skip: 1") { s in s.source.skip(1) }
    }
    row(
      "without the first values, while a condition holds; until it holds",
      observable: ["skip(while:)": ["skip(while:)"]],
      signal: ["skip(while:)": ["skip(while:)"], "skip(until:)": ["skip(until:)"]],
      references: [
        .both(of: "skip(while:)") { .skipWhile($0.predicate()) },
        .signal(of: "skip(until:)") { .skipUntilPredicate($0.predicate()) },
      ]
    ) {
      observable("skip(while:)", edges: Edges(cut: "---2")) { s in
        s.source.skip(while: { try s.check($0) < 2 })
      }
      signal("skip(while:)", edges: Edges(cut: "---2"), named: "[s] -skipWhile:") { s in
        s.source.skip(while: { try s.check($0) < 2 })
      }
      signal("skip(until:) a value", edges: Edges(cut: "---2"), named: "[s] -skipUntil:") { s in
        s.source.skip(until: { try s.check($0) > 1 })
      }
    }
    row(
      "without the values before another sequence emits",
      observable: ["skip(until:)": ["skip(until:)"]],
      references: [.observable(taking: 2...2) { _ in .skipUntil }]
    ) {
      observable(
        "skip(until:) of a source", edges: Edges(other: [1]),
        reentry: Reentry("1", "2", "3", sends: [.other(10), .source(1)])
      ) { s in s.source.skip(until: s.other) }
    }
    row(
      "without consecutive duplicates",
      observable: [
        "distinctUntilChanged": [
          "distinctUntilChanged()", "distinctUntilChanged(_:)", "distinctUntilChanged(_:comparer:)",
          "distinctUntilChanged(at:)",
        ]
      ],
      signal: ["distinctUntilChanged": ["distinctUntilChanged()", "distinctUntilChanged(by:)"]],
      references: [
        .both { _ in .distinct },
        .both { .distinctBy($0.number(1...3)) },
      ]
    ) {
      observable(
        "distinctUntilChanged", edges: Edges(), reentry: Reentry("2", "3", sends: [.source(2)])
      ) { s in s.source.distinctUntilChanged() }
      observable("distinctUntilChanged of a key", edges: Edges()) { s in
        s.source.distinctUntilChanged { try s.check($0).number / 2 }
      }
      observable("distinctUntilChanged with a comparer", edges: Edges()) { s in
        s.source.distinctUntilChanged { try s.check($0) == $1 }
      }
      observable("distinctUntilChanged of a key with a comparer", edges: Edges()) { s in
        s.source.distinctUntilChanged({ try s.check($0) }, comparer: { try s.check($0) == $1 })
      }
      observable("distinctUntilChanged(at:)", edges: Edges()) { s in
        s.source.distinctUntilChanged(at: \.number)
      }
      signal("distinctUntilChanged", edges: Edges(), named: "[s] -distinctUntilChanged") { s in
        s.source.distinctUntilChanged()
      }
      signal("distinctUntilChanged(by:)", edges: Edges(), named: "[s] -distinctUntilChanged") { s in
        s.source.distinctUntilChanged { try s.check($0) == $1 }
      }
    }
    row(
      "without any duplicates",
      observable: ["distinct": ["distinct()", "distinct(_:)"]],
      signal: ["uniqueValues": ["uniqueValues()", "uniqueValues(_:)"]],
      references: [
        .defined(
          "distinct", parameters: { [$0.number(0...3)] },
          observable: { program in
            let (call, divisor) = (program.call, program.parameters[0])
            if divisor == 0 { return program.sources[0].distinct() }
            return program.sources[0].distinct { value in
              try call(value)
              return value % divisor == 0
            }
          },
          code: { call in
            let divisor = call.parameters[0]
            return divisor == 0
              ? "\(call.sources[0]).distinct()"
              : "\(call.sources[0]).distinct { x in try call(\(call.site), \"transform\", x); "
                + "return x % \(divisor) == 0 }"
          },
          reference: { world, call in
            let divisor = call.parameters[0]
            return divisor == 0
              ? world.distinctFromAll(call.sources[0])
              : world.untilSent(call.site, call.sources[0], divisor: divisor)
          })
      ],
      unreferenced: "uniqueValues is made of others, and compared with them"
    ) {
      observable("distinct", edges: Edges(), reentry: Reentry("2", "3", sends: [.source(2)])) { s in
        s.source.distinct()
      }
      observable("distinct by a predicate", edges: Edges()) { s in
        s.source.distinct { try s.check($0).number > 2 }
      }
      signal(
        "uniqueValues", edges: Edges(), reentry: Reentry("2", "3", sends: [.source(2)]),
        named: "[s] -uniqueValues"
      ) { s in s.source.uniqueValues() }
      signal("uniqueValues of a key", edges: Edges(), named: "[s] -uniqueValues:") { s in
        s.source.uniqueValues { try s.check($0).number }
      }
    }
    row(
      "the value at an index",
      observable: ["element(at:)": ["element(at:)"]],
      references: [.observable { .elementAt($0.number(0...2)) }]
    ) {
      observable("element(at:)", edges: Edges(empty: "#", cut: "---(2|)")) { s in
        s.source.element(at: 1)
      }
      observable("element(at:) below zero") { s in s.source.element(at: -1) }
    }
    row(
      "the first value or nil",
      unpictured: "a take",
      observable: ["first": ["first()"]],
      references: [.observable { _ in .first }]
    ) {
      observable("first", edges: Edges(empty: "(7|)", cut: "(1|)")) { s in
        s.source.first().map { $0 ?? 7 }.asObservable()
      }
    }
    row(
      "exactly one value, or an error",
      observable: ["single": ["single()", "single(_:)"], "asSingle": ["asSingle()"]],
      signal: ["single": ["single()"]],
      references: [
        .both(of: "single") { _ in .single },
        .observable(of: "single") { .singleWhere($0.predicate()) },
        .observable(of: "asSingle") { _ in .asSingle },
      ]
    ) {
      signal("single", edges: Edges(empty: "#", cut: "1--#"), named: "[s] -single") { s in
        s.source.single()
      }
      observable("single") { s in s.source.single() }
      observable("single of some", edges: Edges(empty: "#", cut: "---2")) { s in
        s.source.single { try s.check($0) == 2 }
      }
      observable("asSingle", edges: Edges(empty: "#", cut: "---#")) { s in
        s.source.asSingle().asObservable()
      }
    }
    row(
      "at most one value, or an error",
      unpictured: "a single that may be empty",
      observable: ["asMaybe": ["asMaybe()"]],
      references: [.observable { _ in .asMaybe }]
    ) {
      observable("asMaybe", edges: Edges(cut: "---#")) { s in s.source.asMaybe().asObservable() }
    }
    row(
      "whether any value, or every value, satisfies a condition",
      observable: ["contains(where:)": ["contains(where:)"], "allSatisfy": ["allSatisfy(_:)"]],
      signal: ["contains(where:)": ["contains(where:)"], "allSatisfy": ["allSatisfy(_:)"]],
      references: [
        .both(of: "contains(where:)") { .contains($0.predicate()) },
        .both(of: "allSatisfy") { .allSatisfy($0.predicate()) },
      ]
    ) {
      observable("contains(where:)", edges: Edges(empty: "(0|)", cut: "----")) { s in
        s.source.contains { try s.check($0) > 2 }.map { Tracked($0 ? 1 : 0) }.asObservable()
      }
      observable("allSatisfy", edges: Edges(empty: "(1|)", cut: "----")) { s in
        s.source.allSatisfy { try s.check($0) < 3 }.map { Tracked($0 ? 1 : 0) }.asObservable()
      }
      signal(
        "contains(where:)", edges: Edges(empty: "(0|)", cut: "----"), named: "[[s] -any:] -map:"
      ) { s in
        s.source.contains { try s.check($0) > 2 }.map { Tracked($0 ? 1 : 0) }
      }
      signal("allSatisfy", edges: Edges(empty: "(1|)", cut: "----"), named: "[[s] -all:] -map:") {
        s in
        s.source.allSatisfy { try s.check($0) < 3 }.map { Tracked($0 ? 1 : 0) }
      }
    }
    row(
      "whether the signal is not empty, or empty",
      signal: ["isNotEmpty": ["isNotEmpty()"], "isEmpty": ["isEmpty()"]],
      references: [
        .signal(of: "isEmpty") { _ in .isEmpty },
        .signal(of: "isNotEmpty") { _ in .isNotEmpty },
      ]
    ) {
      signal("isNotEmpty", edges: Edges(empty: "(0|)", cut: "(1|)"), named: "[[s] -any] -map:") {
        s in s.source.isNotEmpty().map { Tracked($0 ? 1 : 0) }
      }
      signal("isEmpty", edges: Edges(empty: "(1|)", cut: "(0|)"), named: "[[s] -isEmpty] -map:") {
        s in s.source.isEmpty().map { Tracked($0 ? 1 : 0) }
      }
    }
    row(
      "a default value, or another sequence, if there are no values",
      observable: [
        "ifEmpty(default:)": ["ifEmpty(default:)"], "ifEmpty(switchTo:)": ["ifEmpty(switchTo:)"],
      ],
      references: [
        .observable(of: "ifEmpty(default:)") { .ifEmptyDefault($0.value()) },
        .observable(of: "ifEmpty(switchTo:)", taking: 2...2) { _ in .ifEmptySwitch },
      ]
    ) {
      observable("ifEmpty(default:)", edges: Edges(empty: "(7|)")) { s in
        s.source.ifEmpty(default: 7)
      }
      observable("ifEmpty(switchTo:)", edges: Edges(empty: "(7|)", other: [7])) { s in
        s.source.ifEmpty(switchTo: s.other)
      }
    }
    row(
      "the latest value whenever another sequence emits",
      observable: ["sample": ["sample(_:defaultValue:)"]],
      signal: ["sample": ["sample(on:)"]],
      references: [
        .both(taking: 2...2) {
          .sample(default: $0.isObservable && $0.chance(4) ? $0.value() : nil)
        }
      ]
    ) {
      observable(
        "sample", edges: Edges(empty: "-", cut: "----"),
        reentry: Reentry("1", "3", sends: [.source(1), .other(10)])
      ) { s in s.source.sample(s.other) }
      observable("sample with a default") { s in s.source.sample(s.other, defaultValue: 7) }
      signal("sample", edges: Edges(cut: "----"), named: "[s] -sample: t") { s in
        s.source.sample(on: s.other)
      }
    }
    row(
      "values while another sequence emits `true`; others are dropped, or buffered",
      observable: [
        "pausable": ["pausable(_:)"],
        "pausableBuffered": ["pausableBuffered(_:limit:flushOnCompleted:flushOnError:)"],
      ],
      references: [
        .defined(
          "pausable", "pausableBuffered", taking: 2...2,
          parameters: { [$0.number(0...4), $0.number(0...1), $0.number(0...1)] },
          observable: { program in
            let pauser = program.sources[1].map { $0.isMultiple(of: 2) }
            let limit = program.parameters[0]
            if limit == 4 { return program.sources[0].pausable(pauser) }
            return program.sources[0].pausableBuffered(
              pauser, limit: limit == 3 ? nil : limit, flushOnCompleted: program.parameters[1] == 1,
              flushOnError: program.parameters[2] == 1)
          },
          code: { call in
            let pauser = "\(call.sources[1]).map { $0.isMultiple(of: 2) }"
            let limit = call.parameters[0]
            if limit == 4 { return "\(call.sources[0]).pausable(\(pauser))" }
            return "\(call.sources[0]).pausableBuffered(\(pauser), "
              + "limit: \(limit == 3 ? "nil" : "\(limit)"), "
              + "flushOnCompleted: \(call.parameters[1] == 1), "
              + "flushOnError: \(call.parameters[2] == 1))"
          },
          reference: { world, call in
            let limit = call.parameters[0]
            if limit == 4 {
              return world.withLatestFrom(call.sources[0], call.sources[1]) {
                value, latest, output in
                if latest.isMultiple(of: 2) { output.next(value) }
              }
            }
            return world.pausableBuffered(
              call.sources[0], call.sources[1], limit: limit == 3 ? .max : limit,
              flushesOnCompleted: call.parameters[1] == 1, flushesOnError: call.parameters[2] == 1)
          })
      ]
    ) {
      observable(
        "pausable", edges: Edges(other: [1]),
        reentry: Reentry("1", "2", "3", sends: [.other(10), .source(1)])
      ) { s in s.source.pausable(s.other.map { $0.number > 0 }) }
      observable(
        "pausableBuffered", except: [.endsAfterSubscribing], edges: Edges(cut: "----"),
        reentry: Reentry("1", "2", "3", sends: [.other(10), .source(1), .other(30)])
      ) { s in
        s.source.pausableBuffered(s.other.map { $0.number != 20 }, limit: 2)
      }
    }
    row(
      "values while another sequence says so, the latest one later",
      unpictured: "pausableBuffered, with a limit of one",
      signal: ["throttle(while:)": ["throttle(while:)"]],
      references: [
        .defined(
          "throttle(while:)", taking: 2...2,
          signal: { program in
            program.sources[0].throttle(
              while: program.sources[1].map { !$0.isMultiple(of: 2) })
          },
          code: { call in
            "\(call.sources[0]).throttle(while: \(call.sources[1]).map { !$0.isMultiple(of: 2) })"
          },
          reference: { world, call in
            world.pausableBuffered(
              call.sources[0], call.sources[1], limit: 1, flushesOnCompleted: true,
              flushesOnError: false, isPaused: false, endsWithPauser: false)
          })
      ]
    ) {
      signal(
        "throttle(while:)",
        reentry: Reentry("1", "2", "3", sends: [.other(20), .source(1), .other(10)])
      ) { s in
        s.source.throttle(while: s.other.map { $0.number == 20 })
      }
    }
  }
}

// MARK: The reference

extension World {
  /// The values that were not sent before.
  func distinctFromAll(_ source: Source) -> Source {
    stage(source) { output in
      var seen: Set<Int> = []
      return { event in
        guard case .next(let value) = event else { return output.end(event) }
        if seen.insert(value).inserted { output.next(value) }
      }
    }
  }

  /// The values until one has been sent that is a multiple; which is asked when the next one comes.
  func untilSent(_ site: Int, _ source: Source, divisor: Int) -> Source {
    stage(source) { output in
      var sent: Int?
      var isOver = false
      return self.throwing(output) { event throws(Failure) in
        guard case .next(let value) = event else { return output.end(event) }
        if isOver { return }
        let asked = sent
        sent = nil
        if let asked {
          try self.call(site, .transform, asked)
          isOver = asked % divisor == 0
        }
        if isOver { return }
        sent = value
        output.next(value)
      }
    }
  }

  /// Values that come while it is paused are kept, at most `limit` of them.
  func pausableBuffered(
    _ source: Source, _ pauser: Source, limit: Int, flushesOnCompleted: Bool,
    flushesOnError: Bool, isPaused isPausedFirst: Bool = true, endsWithPauser: Bool = true
  ) -> Source {
    Source { sink, scope in
      var kept: [Int] = []
      var isPaused = isPausedFirst
      let line = self.triggered(
        source, pauser, isFinal: { $1.isError || $1.isEnd && (!$0 || endsWithPauser) }
      ) { isPauser, event, output in
        func flush() {
          let flushed = kept
          kept = []
          for value in flushed where !scope.isDisposed { output.next(value) }
        }
        switch event {
        case .next(let value):
          if isPauser {
            isPaused = !value.isMultiple(of: 2)
            if !isPaused { flush() }
          } else if isPaused {
            kept = (kept + [value]).suffix(limit)
          } else {
            output.next(value)
          }
        case .error:
          if !isPauser, flushesOnError { flush() }
          if !scope.isDisposed { output.end(event) }
        case .completed, .abandoned:
          if isPauser, !endsWithPauser { return }
          if !isPauser, flushesOnCompleted { flush() }
          if !scope.isDisposed { output.end(event) }
        }
      }
      self.subscribe(line, sink, scope)
    }
  }
}

@Sendable private func absurd(_ never: Never) -> Tracked {}
