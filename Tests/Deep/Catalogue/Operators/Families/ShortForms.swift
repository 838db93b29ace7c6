// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Operators {
  @ListOf<OperatorRow> static var shortForms: [OperatorRow] {
    row(
      "`replayAll()` of an observable",
      means: "`replay` of all values",
      observable: ["replayAll": ["replayAll()"]]
    ) {
      observable("replayAll, refCount", except: [.shares, .tearsDownFirst], edges: Edges()) { s in
        s.source.replayAll().refCount()
      }
    }
    row(
      "`merge(with:)`, `zip(with:)` of an observable",
      means: "`merge`, `zip` of this observable and others",
      observable: ["merge(with:)": ["merge"], "zip(with:)": ["zip"]]
    ) {
      observable(
        "merge(with:)", except: [.endsAfterSubscribing, .tearsDownFirst], edges: Edges(other: []),
        reentry: Reentry("10", "2", "3", "20", "1", sends: [.other(10), .source(1)])
      ) { s in s.source.merge(with: s.other) }
      observable(
        "zip(with:)", except: [.tearsDownFirst], edges: Edges(cut: "5--6", other: [4, 4, 4]),
        reentry: Reentry("11", "22", sends: [.other(10), .source(1)])
      ) { s in s.source.zip(with: s.other) { try s.check($0) + $1 } }
    }
    row(
      "`subscribeNext(weak:_:)`, `subscribeError`, `subscribeCompleted` of an observable",
      means: "`subscribe(with:onNext:)` and its relatives, with a method passed by name",
      observable: [
        "subscribeNext(weak:_:)": ["subscribeNext(weak:_:)"],
        "subscribeError(weak:_:)": ["subscribeError(weak:_:)"],
        "subscribeCompleted(weak:_:)": ["subscribeCompleted(weak:_:)"],
        "subscribe(weak:_:)": ["subscribe(weak:_:)"],
        "subscribe(weak:onNext:)": [
          "subscribe(weak:onNext:onError:onCompleted:onDisposed:)"
        ],
      ]
    )
    row(
      "`doError`, `doCompleted` of a signal",
      means: "`on` with one closure",
      signal: ["doError": ["doError(_:)"], "doCompleted": ["doCompleted(_:)"]]
    ) {
      signal("doError", edges: Edges(), named: "[s] -doError:") { s in
        s.source.doError { _ in s.visit() }
      }
      signal("doCompleted", edges: Edges(), named: "[s] -doCompleted:") { s in
        s.source.doCompleted { s.visit() }
      }
    }
    row(
      "`onTermination` of a signal",
      means: "`finally` that also runs after a disposal",
      signal: ["onTermination": ["onTermination(_:)"]]
    ) {
      signal("onTermination", edges: Edges(), named: "[s] -onTermination:") { s in
        s.source.onTermination { s.visit() }
      }
    }
    row(
      "`deliverOnMain()` of a signal",
      means: "`deliver(on:)` the main scheduler; immediate on the main thread",
      signal: ["deliverOnMain": ["deliverOnMain()"]]
    )
    row(
      "`logNext`, `logError`, `logCompleted`, `logAll` of a signal",
      means: "`log` of these events",
      signal: [
        "logNext": ["logNext()"], "logError": ["logError()"], "logCompleted": ["logCompleted()"],
        "logAll": ["logAll()"],
      ]
    )
    row(
      "`any()`, `any(_:)`, `all(_:)` of a signal",
      means: "`isNotEmpty`, `contains(where:)`, `allSatisfy`, by their names in ReactiveObjC",
      signal: ["any": ["any()", "any(_:)"], "all": ["all(_:)"]]
    ) {
      signal("any", edges: Edges(empty: "(0|)", cut: "----"), named: "[[s] -any:] -map:") { s in
        s.source.any { try s.check($0) > 2 }.map { Tracked($0 ? 1 : 0) }
      }
      signal("all", edges: Edges(empty: "(1|)", cut: "----"), named: "[[s] -all:] -map:") { s in
        s.source.all { try s.check($0) < 3 }.map { Tracked($0 ? 1 : 0) }
      }
    }
    row(
      "`return(_:)` of a signal",
      means: "`just`, by its name in ReactiveObjC",
      signal: ["return": ["return(_:)"]]
    ) {
      signal("return", named: "+return:") { _ in .return(1) }
    }
    row(
      "`prefix(_:)` of a signal",
      means: "`startWith`",
      signal: ["prefix": ["prefix(_:)"]]
    ) {
      signal(
        "prefix", edges: Edges(empty: "(0|)", failing: "(0#)", never: "0---", cut: "(01)--2"),
        named: "[s] -startWith:"
      ) { s in s.source.prefix(0) }
    }
    row(
      "`skipNil()` of a signal",
      means: "`compactMap` of the values themselves",
      signal: ["skipNil": ["skipNil()"]]
    ) {
      signal("skipNil", edges: Edges(), named: "[[s] -map:] -skipNil") { s in
        s.source.map { Optional($0) }.skipNil()
      }
    }
    row(
      "`repeatForever()` of a signal",
      means: "`repeat`",
      signal: ["repeatForever": ["repeatForever()"]]
    ) {
      signal("repeatForever", except: [.repeats]) { s in s.source.repeatForever() }
    }
    row(
      "`bound(by:)`, `followed(by:)`, `paired(with:_:)` of any `StreamType`",
      means: "`bind`, `concat` and `zip` for both signals and sequences",
      signal: [
        "bound": ["bound(by:)"], "followed": ["followed(by:)"], "paired": ["paired(with:_:)"],
      ]
    ) {
      signal("bound", edges: Edges(), named: "[s] -bind:") { s in
        s.source.bound { { .emit(.just($0)) } }
      }
      signal("followed", edges: Edges(empty: "(7|)", other: [7]), named: "[s] -concat: t") { s in
        s.source.followed(by: s.other)
      }
      signal("paired", named: "[[s] -zipWith: t] -map:") { s in
        s.source.paired(with: s.other) { first, _ in first }
      }
    }
  }
}
