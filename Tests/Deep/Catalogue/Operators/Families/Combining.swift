// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  @ListOf<OperatorRow> static var combining: [OperatorRow] {
    row(
      "several sequences concurrently",
      observable: ["merge": ["merge(_:)"]],
      signal: ["merge": ["merge", "merge(_:)"]],
      references: [.both(taking: 1...3) { _ in .merge }]
    ) {
      observable(
        "merge", except: [.endsAfterSubscribing, .tearsDownFirst], edges: Edges(other: []),
        reentry: Reentry("10", "2", "3", "20", "1", sends: [.other(10), .source(1)])
      ) { s in .merge(s.source, s.other) }
      signal(
        "merge(with:)", except: [.endsAfterSubscribing], edges: Edges(other: []),
        named: "[s] -merge: t"
      ) { s in s.source.merge(with: s.other) }
      signal(
        "merge of a sequence", except: [.endsAfterSubscribing], edges: Edges(other: []),
        named: "+merge:"
      ) { s in
        .merge([s.source, s.other])
      }
    }
    row(
      "several sequences concurrently, whose errors wait for the end of all",
      unpictured: "a merge with an error",
      observable: ["mergeDelayError": ["mergeDelayError(_:)"]],
      signal: ["mergeDelayError": ["mergeDelayError(_:)"]],
      references: [
        // Asked for in ReactiveX/RxSwift#1191.
        .defined(
          "mergeDelayError", taking: 1...3, isTangled: true,
          observable: { .mergeDelayError($0.sources) },
          signal: { .mergeDelayError($0.sources) },
          code: { call in
            "\(call.isRx ? "Observable" : "Signal")"
              + ".mergeDelayError([\(call.sources.joined(separator: ", "))])"
          },
          reference: { world, call in world.mergeDelayError(call.sources) })
      ]
    ) {
      observable(
        "mergeDelayError", except: [.endsAfterSubscribing, .tearsDownFirst],
        edges: Edges(other: []),
        reentry: Reentry("10", "2", "3", "20", "1", sends: [.other(10), .source(1)])
      ) { s in .mergeDelayError(s.source, s.other) }
      signal(
        "mergeDelayError", except: [.endsAfterSubscribing], edges: Edges(other: []),
        reentry: Reentry("10", "2", "3", "20", "1", sends: [.other(10), .source(1)]),
        named: "+mergeDelayError:"
      ) { s in .mergeDelayError([s.source, s.other]) }
    }
    row(
      "a sequence of sequences, concurrently",
      observable: ["merge": ["merge"]],
      signal: ["flatten": ["flatten()", "flatten(maxConcurrent:)", "flatten(_:)"]],
      references: [
        .both(taking: 2...3) { _ in .mapFlatten(.merge) },
        .both(taking: 2...3) { .mapFlatten(.limited($0.number(1...2))) },
      ]
    ) {
      observable(
        "merge(maxConcurrent:)", except: [.endsAfterSubscribing, .tearsDownFirst],
        edges: Edges(other: [])
      ) {
        s in
        Observable.of(s.source, s.other).merge(maxConcurrent: 1)
      }
      observable(
        "merge of inner sources", except: [.endsAfterSubscribing, .tearsDownFirst],
        edges: Edges(other: [])
      ) { s in
        Observable.of(s.source, s.other).merge()
      }
      observable("merge of inner sources that a value leads to", except: [.tearsDownFirst]) { s in
        s.source.map { _ in try s.check(making: s.other) }.merge()
      }
      observable(
        "merge(maxConcurrent:) of inner sources that a value leads to",
        except: [.tearsDownFirst]
      ) { s in
        s.source.map { _ in try s.check(making: s.other) }.merge(maxConcurrent: 1)
      }
      signal("flatten", edges: Edges(cut: "4--4", other: [4]), named: "[[s] -map:] -flatten") { s in
        s.source.map { _ in try s.check(making: s.other) }.flatten()
      }
      signal(
        "flatten(maxConcurrent:)", except: [.disposesInnerFirst],
        edges: Edges(cut: "4--4", other: [4]), named: "[[s] -map:] -flatten: 2"
      ) { s in
        s.source.map { _ in try s.check(making: s.other) }.flatten(maxConcurrent: 2)
      }
      signal(
        "flatten(.latest)", except: [.disposesInnerFirst],
        edges: Edges(cut: "4--4", other: [4]), named: "[[s] -map:] -switchToLatest"
      ) { s in
        s.source.map { _ in try s.check(making: s.other) }.flatten(.latest)
      }
      signal("flatten of optionals", named: "[[s] -map:] -flatten") { s in
        s.source.map { _ -> Signal<Tracked>? in try s.check(making: s.other) }.flatten()
      }
    }
    row(
      "several sequences one after the other",
      observable: ["concat": ["concat", "concat(_:)"]],
      signal: ["concat": ["concat", "concat(_:)"]],
      references: [
        .both(taking: 2...3) { _ in .mapFlatten(.concat) },
        .both(taking: 1...3) { _ in .concat },
      ]
    ) {
      observable(
        "concat", except: [.disposesInnerFirst], edges: Edges(empty: "(7|)", other: [7]),
        reentry: Reentry("1", "2", "3")
      ) { s in s.source.concat(s.other) }
      observable("concat of many", except: [.disposesInnerFirst]) { s in
        .concat([s.source, s.other, s.source])
      }
      observable("concat of a sequence", except: [.disposesInnerFirst]) { s in
        .concat([s.source, s.other, s.source].lazy.map { source in s.visit(making: source) })
      }
      observable(
        "concat of inner sources", except: [.endsAfterSubscribing, .tearsDownFirst],
        edges: Edges(empty: "(7|)", other: [7])
      ) {
        s in
        Observable.of(s.source, s.other).concat()
      }
      signal("concat", edges: Edges(empty: "(7|)", other: [7]), named: "[s] -concat: t") { s in
        s.source.concat(s.other)
      }
      signal("concat of a sequence", edges: Edges(empty: "(7|)", other: [7]), named: "+concat:") {
        s in .concat([s.source, s.other])
      }
      signal(
        "concat of inner signals", except: [.disposesInnerFirst],
        edges: Edges(cut: "4--4", other: [4]), named: "[[s] -map:] -concat"
      ) { s in
        s.source.map { _ in try s.check(making: s.other) }.concat()
      }
    }
    row(
      "the values of another sequence after completion; the values of the first are ignored",
      observable: ["then": ["then(_:)"]],
      signal: ["then": ["then(_:)"]],
      references: [.both(taking: 2...2) { _ in .then }]
    ) {
      observable(
        "then", except: [.disposesInnerFirst], edges: Edges(empty: "(7|)", cut: "----", other: [7])
      ) { s in s.source.then { try s.check(making: s.other) } }
      signal("then", edges: Edges(empty: "(7|)", cut: "----", other: [7]), named: "[s] -then:") {
        s in s.source.then { try s.check(making: s.other) }
      }
    }
    row(
      "only the latest inner sequence",
      observable: ["switchLatest": ["switchLatest()"]],
      signal: ["switchToLatest": ["switchToLatest()"]],
      references: [.both(taking: 2...3) { _ in .mapFlatten(.latest) }]
    ) {
      observable(
        "switchLatest", except: [.tearsDownFirst], edges: Edges(cut: "7--4", other: [4])
      ) { s in
        s.source.map { try s.check($0).isMultiple(of: 2) ? s.other : .just(7) }.switchLatest()
      }
      signal(
        "switchToLatest", except: [.disposesInnerFirst], edges: Edges(cut: "4--4", other: [4]),
        named: "[[s] -map:] -switchToLatest"
      ) { s in
        s.source.map { _ in try s.check(making: s.other) }.switchToLatest()
      }
    }
    row(
      "the first of several sequences that emits an event",
      observable: ["amb": ["amb", "amb(_:)"]], signal: ["race": ["race", "race(_:)"]],
      references: [
        .observable(taking: 2...2) { _ in .amb },
        .observable(taking: 1...3) { _ in .ambList },
        .defined(
          "race", taking: 1...3,
          signal: { .race($0.sources) },
          code: { call in "Signal.race([\(call.sources.joined(separator: ", "))])" },
          reference: { world, call in world.amb(call.sources) }),
      ]
    ) {
      observable("amb of many", except: [.disposesLosersFirst], edges: Edges()) { s in
        .amb([.never(), s.source, s.other])
      }
      observable(
        "amb", except: [.disposesLosersFirst], edges: Edges(), reentry: Reentry("1", "2", "3")
      ) { s in s.source.amb(s.other) }
      signal(
        "race(with:)", except: [.disposesLosersFirst], edges: Edges(),
        reentry: Reentry("1", "2", "3"), named: "[s] -race: t"
      ) { s in s.source.race(with: s.other) }
      signal(
        "race of a sequence", except: [.disposesLosersFirst], edges: Edges(), named: "+race:"
      ) { s in .race([.never, s.source, s.other]) }
    }
    row(
      "the last of several sequences that has emitted",
      observable: ["cascade": ["cascade", "cascade(_:)"]],
      references: [
        .defined(
          "cascade", taking: 1...3, isTangled: true,
          observable: { Observable.cascade($0.sources) },
          code: { call in "Observable.cascade([\(call.sources.joined(separator: ", "))])" },
          reference: { world, call in world.cascade(call.sources) })
      ]
    ) {
      observable(
        "cascade", except: [.endsAfterSubscribing], edges: Edges(other: []),
        reentry: Reentry("1", "20")
      ) { s in Observable.cascade([s.source, s.other]) }
      observable(
        "cascade to others", except: [.endsAfterSubscribing], edges: Edges(other: [])
      ) { s in s.source.cascade([s.other]) }
    }
    row(
      "the latest values of several sequences",
      observable: ["combineLatest": ["combineLatest(_:)", "combineLatest(_:resultSelector:)"]],
      signal: [
        "combineLatest": ["combineLatest", "combineLatest(_:)", "combineLatest(_:transform:)"]
      ],
      references: [
        .both(taking: 2...5) { _ in .combineLatest },
        .both(taking: 1...3) { _ in .combineLatestList },
      ]
    ) {
      observable(
        "combineLatest", except: [.tearsDownFirst], edges: Edges(cut: "5--6", other: [4]),
        reentry: Reentry("11", "21", "22", "23", sends: [.other(10), .source(1)])
      ) { s in
        .combineLatest(s.source, s.other) { try s.check($0) + $1 }
      }
      observable("combineLatest of many", edges: Edges(cut: "5--6", other: [4])) { s in
        .combineLatest([s.source, s.other]) { try s.check($0[0]) + $0[1] }
      }
      observable("combineLatest of three", except: [.tearsDownFirst]) { s in
        .combineLatest(s.source, s.other, s.source) { try s.check($0) + $1 + $2 }
      }
      observable("combineLatest of five", except: [.tearsDownFirst]) { s in
        .combineLatest(s.source, s.other, s.source, s.other, s.source) {
          try s.check($0) + $1 + $2 + $3 + $4
        }
      }
      observable(
        "combineLatest of two without a selector", except: [.tearsDownFirst],
        edges: Edges(cut: "5--6", other: [4])
      ) {
        s in
        Observable.combineLatest(s.source, s.other).map { $0 + $1 }
      }
      signal(
        "combineLatest(with:)", edges: Edges(cut: "5--6", other: [4]),
        named: "[[s] -combineLatestWith: t] -map:"
      ) { s in
        s.source.combineLatest(with: s.other).map { $0.0 + $0.1 }
      }
      signal(
        "combineLatest of a sequence", edges: Edges(cut: "5--6", other: [4]),
        named: "[+combineLatest:] -map:"
      ) { s in
        Signal.combineLatest([s.source, s.other]).map { $0.reduce(Tracked(0), +) }
      }
      signal(
        "combineLatest with a transform", edges: Edges(cut: "5--6", other: [4]),
        named: "+combineLatest:reduce:"
      ) { s in
        .combineLatest(s.source, s.other) { try s.check($0) + $1 }
      }
    }
    row(
      "the nth values of several sequences together",
      observable: ["zip": ["zip(_:)", "zip(_:resultSelector:)"]],
      signal: ["zip": ["zip", "zip(_:)", "zip(_:transform:)"]],
      references: [
        .both(taking: 2...5) { _ in .zip },
        .both(taking: 1...3) { _ in .zipList },
      ]
    ) {
      observable(
        "zip", except: [.tearsDownFirst], edges: Edges(cut: "5--6", other: [4, 4, 4]),
        reentry: Reentry("11", "22", sends: [.other(10), .source(1)])
      ) { s in .zip(s.source, s.other) { try s.check($0) + $1 } }
      observable("zip of many", edges: Edges(cut: "5--6", other: [4, 4, 4])) { s in
        .zip([s.source, s.other]) { try s.check($0[0]) + $0[1] }
      }
      observable("zip of three", except: [.tearsDownFirst]) { s in
        .zip(s.source, s.other, s.source) { try s.check($0) + $1 + $2 }
      }
      observable("zip of five", except: [.tearsDownFirst]) { s in
        .zip(s.source, s.other, s.source, s.other, s.source) { try s.check($0) + $1 + $2 + $3 + $4 }
      }
      observable(
        "zip of two without a selector", except: [.tearsDownFirst],
        edges: Edges(cut: "5--6", other: [4, 4, 4])
      ) {
        s in
        Observable.zip(s.source, s.other).map { $0 + $1 }
      }
      signal(
        "zip(with:)", edges: Edges(cut: "5--6", other: [4, 4, 4]), named: "[[s] -zipWith: t] -map:"
      ) { s in s.source.zip(with: s.other).map { $0.0 + $0.1 } }
      signal(
        "zip of a sequence", edges: Edges(cut: "5--6", other: [4, 4, 4]), named: "[+zip:] -map:"
      ) { s in
        Signal.zip([s.source, s.other]).map { $0.reduce(Tracked(0), +) }
      }
      signal(
        "zip with a transform", edges: Edges(cut: "5--6", other: [4, 4, 4]), named: "+zip:reduce:"
      ) { s in
        .zip(s.source, s.other) { try s.check($0) + $1 }
      }
    }
    row(
      "each value with the latest value of another sequence",
      observable: ["withLatestFrom": ["withLatestFrom(_:)", "withLatestFrom(_:resultSelector:)"]],
      signal: ["withLatest(from:)": ["withLatest(from:)"]],
      references: [
        .observable(taking: 2...2) { _ in .withLatestFrom },
        .defined(
          "withLatest(from:)", taking: 2...2,
          signal: { parts in
            return parts.sources[0].withLatest(from: parts.sources[1]).map { folded([$0, $1]) }
          },
          code: { call in
            "\(call.sources[0]).withLatest(from: \(call.sources[1])).map { ($0 * 10 + $1) }"
          },
          reference: { world, call in
            world.withLatestFrom(call.sources[0], call.sources[1]) { value, latest, output in
              output.next(folded([value, latest]))
            }
          }),
      ]
    ) {
      observable(
        "withLatestFrom", edges: Edges(cut: "5--6", other: [4]),
        reentry: Reentry("11", "22", "23", sends: [.other(10), .source(1)])
      ) { s in
        s.source.withLatestFrom(s.other) { try s.check($0) + $1 }
      }
      observable("withLatestFrom without a selector", edges: Edges(cut: "4--4", other: [4])) { s in
        s.source.withLatestFrom(s.other)
      }
      signal(
        "withLatest(from:)", edges: Edges(cut: "5--6", other: [4]),
        reentry: Reentry("11", "22", "23", sends: [.other(10), .source(1)]),
        named: "[[s] -withLatestFrom: t] -map:"
      ) { s in s.source.withLatest(from: s.other).map { try s.check($0) + $1 } }
    }
    row(
      "initial values, then the values of the source",
      observable: ["startWith": ["startWith(_:)"]],
      signal: ["startWith": ["startWith(_:)"]],
      references: [.both { .startWith($0.values($0.isObservable ? 1...2 : 1...1)) }]
    ) {
      observable(
        "startWith",
        edges: Edges(empty: "(78|)", failing: "(78#)", never: "(78)---", cut: "(781)--2")
      ) { s in s.source.startWith(7, 8) }
      signal(
        "startWith", edges: Edges(empty: "(0|)", failing: "(0#)", never: "0---", cut: "(01)--2"),
        named: "[s] -startWith:"
      ) { s in s.source.startWith(0) }
    }
    row(
      "one of several sequences, chosen by a key or a condition",
      observable: ["switch": ["switch(on:cases:default:)"], "if": ["if(_:then:else:)"]],
      signal: ["switch": ["switch(on:cases:default:)"], "if": ["if(_:then:else:)"]],
      references: [
        .both(of: "switch", taking: 2...3) { _ in .switchCases },
        .both(of: "if", taking: 3...3) { _ in .ifElse },
      ]
    ) {
      observable(
        "switch", except: [.disposesInnerFirst, .tearsDownFirst], edges: Edges(cut: "---5")
      ) { s in
        .switch(on: s.source, cases: [1: s.other], default: .just(5))
      }
      observable("if", except: [.disposesInnerFirst, .tearsDownFirst], edges: Edges(cut: "5---")) {
        s in
        .if(s.source.map { $0 > 1 }, then: s.other, else: .just(5))
      }
      signal(
        "switch", except: [.disposesInnerFirst], edges: Edges(cut: "---5"),
        named: "+switch: s cases:default:"
      ) { s in
        .switch(on: s.source, cases: [1: s.other], default: .just(5))
      }
      signal(
        "if", except: [.disposesInnerFirst], edges: Edges(cut: "5---"),
        named: "+if: [s] -map: then:else:"
      ) { s in
        .if(s.source.map { $0 > 1 }, then: s.other, else: .just(5))
      }
    }
  }
}

// MARK: The reference

extension World {
  /// The values of the last source in the list that has sent; those before it are disposed of.
  func cascade(_ sources: [Source]) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      let scopes = sources.map { _ in scope.child() }
      var leader = 0
      var ends: [ChainEvent?] = sources.map { _ in nil }
      func receive(_ event: ChainEvent, from index: Int, _ output: Output) {
        if index < leader { return }
        switch event {
        case .next(let value):
          let losers = scopes[leader..<index]
          leader = index
          for loser in self.openOrders.contains(.reversed) ? losers.reversed() : Array(losers) {
            loser.dispose()
          }
          if !scope.isDisposed { output.next(value) }
        case .error: output.end(event)
        case .completed, .abandoned:
          ends[index] = event
          let wanted = ends[leader...]
          if wanted.contains(nil) { return }
          output.end(wanted.contains(.abandoned) ? .abandoned : .completed)
        }
      }
      for (index, source) in sources.enumerated() {
        if scope.isDisposed { return }
        if index < leader { continue }
        self.subscribe(
          source,
          { event in
            result.enter { receive(event, from: index, $0) }
            if event == .abandoned { scopes[index].abandon() }
          }, scopes[index])
      }
    }
  }
}

extension World {
  /// Merges sources that complete instead of failing, and fails afterwards.
  func mergeDelayError(_ sources: [Source]) -> Source {
    Source { sink, scope in
      var failure: Int?
      let values = sources.map { source in
        self.catchError(source) { error in
          failure = failure ?? error
          return self.immediate([.completed])
        }
      }
      let end = Source { sink, scope in
        let event = failure.map { ChainEvent.error($0) } ?? .completed
        self.subscribe(self.immediate([event]), sink, scope)
      }
      self.subscribe(self.concat([self.merge(values), end]), sink, scope)
    }
  }
}
