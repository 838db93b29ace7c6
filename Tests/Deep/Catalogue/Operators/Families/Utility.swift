// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  /// The `do` with all closures; that with an async one has only the first.
  static let `do` =
    "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:"
    + "onSubscribe:onSubscribed:onDispose:)"

  @ListOf<OperatorRow> static var utility: [OperatorRow] {
    row(
      "side effects",
      unpictured: "passes everything on",
      observable: ["do": [Self.do, "do(onNext:)"]],
      signal: [
        "on": ["on(next:error:completed:)"], "doNext": ["doNext(_:)"],
        "initially": ["initially(_:)"], "finally": ["finally(_:)"],
      ],
      references: [
        .observable { _ in .doAll },
        .signal(of: "on", "doNext") { _ in .on },
        .signal(of: "initially") { _ in .initially },
        .signal(of: "finally") { _ in .finally },
        .signal(of: "finally") { _ in .onTermination },
      ]
    ) {
      observable("do(onNext:)", edges: Edges()) { s in s.source.do(onNext: { try s.check($0) }) }
      observable("do", except: [.subscribesAnyway, .isDo], edges: Edges()) { s in
        s.source.do(
          onNext: { try s.check($0) }, afterNext: { try s.check($0) },
          onError: { _ in try s.check(0) }, onCompleted: { try s.check(0) },
          onSubscribe: { s.visit() }, onSubscribed: { s.visit() }, onDispose: { s.visit() })
      }
      observable("do, afterwards", except: [.isDo], edges: Edges()) { s in
        s.source.do(
          afterNext: { try s.check($0) }, afterError: { _ in s.visit() },
          afterCompleted: { s.visit() }, onDispose: { s.visit() })
      }
      signal("doNext", edges: Edges(), named: "[s] -doNext:") { s in
        s.source.doNext { try s.check($0) }
      }
      signal("on", edges: Edges(), named: "[s] -on:") { s in
        s.source.on(
          next: { try s.check($0) }, error: { _ in s.visit() }, completed: { s.visit() })
      }
      signal("initially", except: [.subscribesAnyway], edges: Edges(), named: "[s] -initially:") {
        s in s.source.initially { s.visit() }
      }
      signal("finally", edges: Edges(), named: "[s] -finally:") { s in
        s.source.finally { s.visit() }
      }
    }
    row(
      "delivery on a scheduler",
      unpictured: "passes everything on",
      observable: ["observe(on:)": ["observe(on:)"]],
      signal: ["deliver(on:)": ["deliver(on:)"]],
      references: [.both { _ in .observeOn }]
    ) {
      observable("observe(on:)", edges: Edges(), reentry: Reentry("1", "2", "3")) { s in
        s.source.observe(on: s.scheduler)
      }
      observable("observe(on:) at once") { s in s.source.observe(on: ImmediateScheduler.instance) }
      signal("deliver(on:)", edges: Edges(), named: "[s] -deliverOn: <TestSignalScheduler> test") {
        s in s.source.deliver(on: s.scheduler)
      }
    }
    row(
      "subscription on a scheduler",
      unpictured: "passes everything on",
      observable: ["subscribe(on:)": ["subscribe(on:)"]],
      signal: ["subscribe(on:)": ["subscribe(on:)"]],
      references: [.both { _ in .subscribeOn }]
    ) {
      observable("subscribe(on:)", except: [.tearsDownOnScheduler], edges: Edges()) { s in
        s.source.subscribe(on: s.scheduler)
      }
      signal(
        "subscribe(on:)", edges: Edges(), named: "[s] -subscribeOn: <TestSignalScheduler> test"
      ) { s in s.source.subscribe(on: s.scheduler) }
    }
    row(
      "a printed line for each event",
      unpictured: "passes everything on",
      observable: ["debug": ["debug(_:trimOutput:file:line:function:)"]],
      signal: ["log": ["log(_:to:)"]],
      unreferenced: "a do that prints"
    ) {
      observable("debug", except: [.subscribesAnyway, .isDo], edges: Edges()) { s in
        s.source.debug(DebugPrinter("", trimOutput: false) { _ in s.visit() })
      }
      signal("log", edges: Edges(), named: "s") { s in s.source.log { _ in s.visit() } }
    }
    row(
      "each value assigned to a property, or sent to a relay or an observer",
      unpictured: "a subscription",
      observable: [
        "bind(to:)": ["bind(to:)", "bind(to:curriedArgument:)"],
        "bind(onNext:)": ["bind(onNext:)", "bind(with:onNext:)"],
      ],
      signal: ["bind(to:_:)": ["bind(to:_:)", "bind(to:_:default:)"]],
      unreferenced: "a subscription, not a source"
    ) {
      signal("bind(to:)", except: [.swallowsErrors, .endsAfterSubscribing]) { s in
        .create { subscriber in
          let target = Target(subscriber)
          let bound = s.source.catch(to: .empty).doCompleted { subscriber.sendCompleted() }
            .bind(to: target) {
              s.visit()
              $0.subscriber.sendNext($1)
            }
          return Disposables.create {
            withExtendedLifetime(target) { bound.dispose() }
          }
        }
      }
    }
    row(
      "a name for descriptions and traces",
      unpictured: "passes everything on",
      observable: ["checkpoint": ["checkpoint(_:)"]],
      signal: ["checkpoint": ["checkpoint(_:)"], "named": ["named(_:)"]],
      unreferenced: "a name"
    )
    row(
      "each value with a weakly referenced object",
      unpictured: "passes everything on",
      observable: ["withUnretained": ["withUnretained(_:)", "withUnretained(_:resultSelector:)"]],
      unreferenced: "a map with another closure"
    ) {
      observable("withUnretained", edges: Edges()) { s in
        s.source.withUnretained(s.scheduler) { s.visit(making: $1) }
      }
    }
    row(
      "a named composition of operators",
      unpictured: "its operators say what it does",
      observable: ["apply": ["apply(_:)"]],
      unreferenced: "made of others, and compared with them"
    ) {
      observable("apply", edges: Edges()) { s in
        s.source.apply { $0.map { try s.check($0) } }
      }
    }
    row(
      "Boolean algebra",
      observable: ["not": ["not()"], "and": ["and", "and(_:)"]],
      signal: ["not": ["not()"], "and": ["and()", "and(_:)"], "or": ["or()", "or(_:)"]],
      unreferenced: "a map with another closure"
    ) {
      signal("and of two", edges: Edges(cut: "0--0", other: [4])) { s in
        s.source.map { $0 > 1 }.and(s.other.map { $0 > 10 }).map { Tracked($0 ? 1 : 0) }
      }
      signal("or of two", edges: Edges(cut: "0--1", other: [4])) { s in
        s.source.map { $0 > 1 }.or(s.other.map { $0 > 10 }).map { Tracked($0 ? 1 : 0) }
      }
      observable("not", edges: Edges(cut: "1--0")) { s in
        s.source.map { $0.number > 1 }.not().map { Tracked($0 ? 1 : 0) }
      }
      observable("and", edges: Edges(cut: "----")) { s in
        s.source.map { $0.number < 9 }.and().map { Tracked($0 ? 1 : 0) }.asObservable()
      }
      observable(
        "and of many", except: [.endsAfterSubscribing, .tearsDownFirst],
        edges: Edges(cut: "----", other: [])
      ) { s in
        Observable.and([s.source, s.other].map { $0.map { $0.number < 9 } })
          .map { Tracked($0 ? 1 : 0) }.asObservable()
      }
      signal("not", edges: Edges(cut: "1--1"), named: "[[[s] -map:] -not] -map:") { s in
        s.source.map { $0 > 2 }.not().map { Tracked($0 ? 1 : 0) }
      }
      signal(
        "and", edges: Edges(cut: "0--0", other: [4]),
        named: "[[[[s] -map:] -combineLatestWith: [t] -map:] -and] -map:"
      ) { s in
        s.source.map { $0 > 1 }.combineLatest(with: s.other.map { $0 > 10 }).and()
          .map { Tracked($0 ? 1 : 0) }
      }
      signal(
        "or", edges: Edges(cut: "0--1", other: [4]),
        named: "[[[[s] -map:] -combineLatestWith: [t] -map:] -or] -map:"
      ) { s in
        s.source.map { $0 > 1 }.combineLatest(with: s.other.map { $0 > 10 }).or()
          .map { Tracked($0 ? 1 : 0) }
      }
      signal(
        "and of many", edges: Edges(cut: "0--1", other: [4]),
        named: "[[+combineLatest:] -and] -map:"
      ) { s in
        Signal.combineLatest([s.source, s.other].map { $0.map { $0 > 1 } }).and()
          .map { Tracked($0 ? 1 : 0) }
      }
      signal(
        "or of many", edges: Edges(cut: "1--1", other: [4]), named: "[[+combineLatest:] -or] -map:"
      ) { s in
        Signal.combineLatest([s.source, s.other].map { $0.map { $0 > 1 } }).or()
          .map { Tracked($0 ? 1 : 0) }
      }
    }
  }
}

/// What `bind(to:)` sends values to.
private final class Target: Sendable {
  let subscriber: PassthroughSubscriber<Tracked>

  init(_ subscriber: PassthroughSubscriber<Tracked>) { self.subscriber = subscriber }
}
