// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  @ListOf<OperatorRow> static var creating: [OperatorRow] {
    row(
      "runs a closure that sends",
      unpictured: "its closure says what it sends",
      observable: ["create": ["create(_:)"]],
      signal: ["create": ["create(_:)"]],
      references: [
        .both(taking: 0...0) { .cold($0.timeline()) },
        .both(taking: 0...0) { .cold($0.timeline()) },
        .both(taking: 0...0) { .create($0.events()) },
        .both(taking: 0...0) { .abandoned($0.values(0...2)) },
      ]
    ) {
      observable("create", edges: Edges()) { s in
        .create { observer in s.visit(making: s.source.subscribe(observer)) }
      }
      observable("create, before", except: [.subscribesAnyway]) { s in
        .create { observer in
          s.visit()
          observer.onNext(0)
          return s.source.subscribe(observer)
        }
      }
      signal("create", edges: Edges(neverWaits: "(^!)"), named: "+create:") { s in
        .create { subscriber in
          s.visit(
            making: s.source.subscribe(
              next: { subscriber.sendNext($0) }, error: { subscriber.sendError($0) },
              completed: { subscriber.sendCompleted() }))
        }
      }
      signal("create, before", except: [.subscribesAnyway]) { s in
        .create { subscriber in
          s.visit()
          subscriber.sendNext(0)
          return s.source.subscribe(subscriber)
        }
      }
    }
    row(
      "one value",
      observable: ["just": ["just(_:)", "just(_:scheduler:)"]],
      signal: ["just": ["just(_:)"]],
      references: [
        .both(taking: 0...0) { .just($0.value()) },
        .both(taking: 0...0) { _ in .input },
      ]
    ) {
      observable("just") { _ in .just(1) }
      observable("just on a scheduler") { s in .just(1, scheduler: s.scheduler) }
      signal("just", named: "+return:") { _ in .just(1) }
    }
    row(
      "some values; the elements of a sequence",
      observable: [
        "of": ["of(_:)", "of(_:scheduler:)"], "from": ["from(_:)", "from(_:scheduler:)"],
      ],
      signal: ["from": ["from(_:)", "from(_:on:)"]],
      references: [.both(taking: 0...0) { .of($0.values(0...3)) }]
    ) {
      observable("of") { _ in .of(1, 2, 3) }
      observable("from") { _ in .from([1, 2, 3]) }
      observable("from a sequence") { s in
        .from([1, 2, 3].lazy.map { number in s.visit(making: number + 1) })
      }
      observable("from on a scheduler") { s in .from([1, 2, 3], scheduler: s.scheduler) }
      observable("from a sequence on a scheduler") { s in
        .from([1, 2, 3].lazy.map { number in s.visit(making: number + 1) }, scheduler: s.scheduler)
      }
      observable("of on a scheduler") { s in .of(1, 2, scheduler: s.scheduler) }
      signal("from", named: "+from:") { s in
        .from([1, 2, 3].lazy.map { number in s.visit(making: number) })
      }
      signal("from on a scheduler", named: "+from:on: <TestSignalScheduler> test") { s in
        .from([1, 2, 3], on: s.scheduler)
      }
    }
    row(
      "the value of an optional, if any",
      unpictured: "a just, or an empty",
      observable: ["from(optional:)": ["from(optional:)", "from(optional:scheduler:)"]],
      unreferenced: "a just, or an empty"
    ) {
      observable("from(optional:)") { _ in .from(optional: 1) }
      observable("from(optional:) on a scheduler") { s in
        .from(optional: 1, scheduler: s.scheduler)
      }
    }
    row(
      "consecutive integers",
      observable: ["range": ["range(start:count:)", "range(start:count:scheduler:)"]],
      signal: ["range": ["range(start:count:)"]],
      references: [.both(taking: 0...0) { .range($0.value(), $0.number(0...3)) }]
    ) {
      signal("range", named: "[+range:] -map:") { _ in
        Signal<Int>.range(start: 0, count: 3).map { Tracked($0) }
      }
      observable("range") { _ in Observable<Int>.range(start: 0, count: 3).map { Tracked($0) } }
      observable("range on a scheduler") { s in
        Observable<Int>.range(start: 0, count: 3, scheduler: s.scheduler).map { Tracked($0) }
      }
    }
    row(
      "values computed step by step from a state",
      observable: [
        "generate": [
          "generate(initialState:condition:iterate:)",
          "generate(initialState:condition:scheduler:iterate:)",
        ]
      ],
      signal: ["generate": ["generate(_:while:next:)"]],
      references: [
        .both(taking: 0...0) {
          let start = $0.value()
          return .generate(start, below: start + $0.number(0...3))
        }
      ]
    ) {
      signal("generate", named: "+generate:") { s in
        .generate(0, while: { try s.check($0) < 3 }, next: { try s.check($0) + 1 })
      }
      observable("generate") { s in
        .generate(
          initialState: 0, condition: { try s.check($0) < 3 }, iterate: { try s.check($0) + 1 })
      }
      observable("generate on a scheduler") { s in
        .generate(
          initialState: 0, condition: { try s.check($0) < 3 }, scheduler: s.scheduler,
          iterate: { try s.check($0) + 1 })
      }
    }
    row(
      "one value, repeated",
      observable: ["repeatElement": ["repeatElement(_:)", "repeatElement(_:scheduler:)"]],
      references: [.builtIn()]
    ) {
      observable("repeatElement on a scheduler") { s in
        .repeatElement(1, scheduler: s.scheduler).take(3)
      }
      observable("repeatElement") { _ in .repeatElement(1).take(3) }
    }
    row(
      "only a completion",
      observable: ["empty": ["empty()"]],
      signal: ["empty": ["empty"]],
      references: [.both(taking: 0...0) { _ in .empty }]
    ) {
      observable("empty") { _ in .empty() }
      signal("empty", named: "+empty") { _ in .empty }
    }
    row(
      "only an error",
      observable: ["error": ["error(_:)"]],
      signal: ["error": ["error(_:)"]],
      references: [.both(taking: 0...0) { .error($0.number(0...3)) }]
    ) {
      observable("error") { _ in .error(Fault.Thrown()) }
      signal("error", named: "+error:") { _ in .error(SourceFailure()) }
    }
    row(
      "nothing, ever",
      observable: ["never": ["never()"]],
      signal: ["never": ["never"]],
      references: [.both(taking: 0...0) { _ in .never }]
    ) {
      observable("never") { _ in .never() }
      signal("never") { _ in .never }
    }
    row(
      "created by a closure for each subscription",
      unpictured: "its source says what it sends",
      observable: ["deferred": ["deferred(_:)"]],
      signal: ["deferred": ["deferred(_:)"]],
      references: [.both { _ in .deferred }]
    ) {
      observable("deferred", edges: Edges()) { s in .deferred { try s.check(making: s.source) } }
      signal("deferred", edges: Edges(), named: "+defer:") { s in
        .deferred { try s.check(making: s.source) }
      }
    }
    row(
      "with a resource that lives as long as the subscription",
      unpictured: "its source says what it sends",
      observable: ["using": ["using(_:observableFactory:)"]],
      signal: ["using": ["using(_:)"]],
      references: [.both { _ in .using }]
    ) {
      signal("using", edges: Edges(), named: "+using:") { s in
        // A resource that calls nothing: the end of a signal comes after its teardown (C6).
        .using({ try s.check(making: AnyDisposable {}) }) { _ in try s.check(making: s.source) }
      }
      observable("using", edges: Edges()) { s in
        .using(
          { try s.check(making: Resource(s)) },
          observableFactory: { _ in try s.check(making: s.source) })
      }
    }
    row(
      "one value, for the first subscription only",
      unpictured: "a just, once",
      observable: ["once": ["once(_:)"]],
      unreferenced: "made of others, and compared with them"
    ) {
      observable("once", except: [.shares]) { _ in .once(1) }
    }
    row(
      "a function with a completion handler",
      unpictured: "its function says what it sends",
      observable: ["fromAsync": ["fromAsync(_:)"]],
      unreferenced: "made of others, and compared with them"
    ) {
      observable("fromAsync") { s in
        .fromAsync { completion in
          s.visit()
          completion(1)
        }
      }
    }
    row(
      "the result of a throwing closure",
      unpictured: "a just, or an error",
      signal: ["try": ["try(_:)"]],
      references: [.signal(taking: 0...0) { .tryValue($0.value()) }]
    ) {
      signal("try", named: "+try:") { s in .try { try s.check(Tracked(1)) } }
    }
    row(
      "work that is started once, shared by all subscribers",
      unpictured: "its closure says what it sends",
      signal: ["startEagerly": ["startEagerly(on:_:)"], "startLazily": ["startLazily(on:_:)"]],
      unreferenced: "a replay of work on a scheduler, which the stress tests run"
    ) {
      signal(
        "startLazily", except: [.shares, .remembers], named: "+startLazilyWithScheduler:block:"
      ) { s in
        .startLazily(on: s.scheduler) { subscriber in
          s.visit()
          for number in 1...3 { subscriber.sendNext(Tracked(number)) }
          subscriber.sendCompleted()
        }
      }
      signal("startEagerly", except: [.shares, .remembers, .goesOn]) { s in
        .startEagerly(on: s.scheduler) { subscriber in
          s.visit()
          for number in 1...3 { subscriber.sendNext(Tracked(number)) }
          subscriber.sendCompleted()
        }
      }
    }
    row(
      "the current values of `@Observable` models, and the values after each change",
      unpictured: "its models say what it sends",
      observable: ["observing": ["observing(_:isolation:)"]],
      signal: ["observing": ["observing(_:isolation:)"]],
      unreferenced: "it belongs to an actor, where programs do not run"
    )
    row(
      "a tick at each interval",
      observable: ["interval": ["interval(_:scheduler:)"]],
      signal: ["interval": ["interval(_:leeway:on:)"]],
      references: [.both(taking: 0...0) { .interval($0.interval()) }]
    ) {
      observable("interval") { s in
        Observable<Int>.interval(.seconds(2), scheduler: s.scheduler).map { Tracked($0) }
          .take(for: .seconds(9), scheduler: s.scheduler)
      }
      signal("interval", named: "[[+interval:onScheduler:] -map:] -take: 4") { s in
        Signal.interval(.seconds(2), on: s.scheduler).map { _ in Tracked(1) }.take(4)
      }
    }
    row(
      "the results of a method called with the latest values",
      unpictured: "a combineLatest whose closure is a method",
      signal: ["lift": ["lift(_:)"]],
      unreferenced: "a map with another closure"
    )
    row(
      "a pull sequence of the values of a signal", unpictured: "it sends nothing",
      signal: ["sequence": ["sequence"]],
      unreferenced: "not a source"
    )
    row(
      "one tick after a delay, then optionally more",
      observable: ["timer": ["timer(_:period:scheduler:)"]],
      signal: ["timer": ["timer(_:period:on:)"]],
      references: [
        .both(taking: 0...0) {
          .timer($0.interval(), period: $0.chance(2) ? $0.interval() : nil)
        }
      ]
    ) {
      signal("timer", named: "[+timer:] -map:") { s in
        Signal<Int>.timer(.seconds(2), on: s.scheduler).map { Tracked($0) }
      }
      signal("timer with a period") { s in
        Signal<Int>.timer(.seconds(1), period: .seconds(2), on: s.scheduler).map { Tracked($0) }
          .take(for: .seconds(9), on: s.scheduler)
      }
      observable("timer") { s in
        Observable<Int>.timer(.seconds(2), scheduler: s.scheduler).map { Tracked($0) }
      }
      observable("timer with a period") { s in
        Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: s.scheduler)
          .map { Tracked($0) }.take(for: .seconds(9), scheduler: s.scheduler)
      }
    }
  }
}

/// The resource of `using`: a disposable.
final class Resource: Disposable {
  private let sources: any FormSources

  init(_ sources: any FormSources) { self.sources = sources }

  func dispose() { sources.visit() }
}
