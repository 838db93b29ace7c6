// SPDX-License-Identifier: MIT
import BraidObservable

extension ThreadedRow {
  static let observableInner: [ThreadedRow] = [
    observable("flatMap to just") { $0[0].flatMap { Observable.just($0) } },
    observable("flatMap to live sources", [.all, .all, .all]) { inputs in
      Observable.from(inputs.sources).flatMap { $0 }
    },
    observable("flatMap and inner sources that end", [.all, .latest]) { inputs in
      inputs[0].flatMap { load in
        load.number % 2 == 0
          ? .just(load) : inputs[1].take(1).concat(Observable.empty()).startWith(load)
      }
    },
    observable("flatMapFirst", [.maybe, .maybe]) { inputs in
      inputs[0].flatMapFirst { load in
        load.number % 2 == 0 ? .just(load) : inputs[1].take(2).startWith(load)
      }
    },
    observable("flatMapLatest", [.some, .some]) { inputs in
      inputs[0].startWith(.nobody).flatMapLatest { inputs[1].startWith($0) }
    },
    observable("flatMapLatest to just", [.some]) { $0[0].flatMapLatest { Observable.just($0) } },
    observable("flatMapLatest to shared sources", [.some, .some]) { inputs in
      let shared = inputs[1].share()
      return inputs[0].startWith(.nobody).flatMapLatest { shared.startWith($0) }
    },
    observable("switchLatest", [.some, .maybe, .maybe]) { inputs in
      inputs[0].map { load in inputs[1 + load.number % 2].startWith(load) }.switchLatest()
    },
    observable("concatMap to just") { $0[0].concatMap { Observable.just($0) } },
    observable("concatMap", [.runs, .maybe]) { inputs in
      inputs[0].concatMap { load in
        load.number % 2 == 0 ? .just(load) : inputs[1].take(1).startWith(load)
      }
    },
    observable("expand to nothing") { $0[0].expand { _ in .empty() } },
    observable("expand and inner sources that end", [.all, .latest]) { inputs in
      inputs[0].expand { load in load.number % 2 == 0 ? .empty() : inputs[1].take(1) }
    },
    observable("groupBy") { $0[0].groupBy { $0.sender % 2 }.flatMap { $0 } },
    observable("groupBy, the groups one after the other", [.runs], .silent) {
      $0[0].groupBy { $0.sender % 2 }.concatMap { $0 }
    },
    observable("window", [.all], .timed) { inputs in
      inputs[0].window(timeSpan: .seconds(2), count: 3, scheduler: inputs.scheduler)
        .flatMap { $0 }
    },
    observable("merge", [.all, .all]) { .merge($0[0], $0[1]) },
    observable("merge of many", [.all, .all, .all]) { .merge($0.sources) },
    observable("mergeDelayError", [.runs, .all], .survivesErrors) {
      Observable.mergeDelayError($0.sources)
    },
    observable("merge(maxConcurrent:)", [.all, .all, .runs]) { inputs in
      Observable.from(inputs.sources).merge(maxConcurrent: 2)
    },
  ]
}
