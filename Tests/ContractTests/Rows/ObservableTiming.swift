// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

extension ContractRow {
  static let observableTiming: [ContractRow] = [
    .observable("debounce") { s in s.source.debounce(.seconds(2), scheduler: s.scheduler) },
    .observable("throttle") { s in s.source.throttle(.seconds(2), scheduler: s.scheduler) },
    .observable("throttle without latest") { s in
      s.source.throttle(.seconds(2), latest: false, scheduler: s.scheduler)
    },
    .observable("delay") { s in s.source.delay(.seconds(2), scheduler: s.scheduler) },
    .observable("delaySubscription") { s in
      s.source.delaySubscription(.seconds(2), scheduler: s.scheduler)
    },
    .observable("timeout") { s in s.source.timeout(.seconds(3), scheduler: s.scheduler) },
    .observable("timeout with another source") { s in
      s.source.timeout(.seconds(3), other: s.other, scheduler: s.scheduler)
    },
    .observable("interval") { s in
      Observable<Int>.interval(.seconds(2), scheduler: s.scheduler).map { Tracked($0) }
        .take(for: .seconds(9), scheduler: s.scheduler)
    },
    .observable("timer") { s in
      Observable<Int>.timer(.seconds(2), scheduler: s.scheduler).map { Tracked($0) }
    },
    .observable("timer with a period") { s in
      Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: s.scheduler)
        .map { Tracked($0) }.take(for: .seconds(9), scheduler: s.scheduler)
    },
    .observable("take(for:)") { s in s.source.take(for: .seconds(4), scheduler: s.scheduler) },
    .observable("skip for a time") { s in s.source.skip(.seconds(2), scheduler: s.scheduler) },
    .observable("buffer") { s in
      s.source.buffer(timeSpan: .seconds(4), count: 2, scheduler: s.scheduler)
        .map { $0.reduce(Tracked(0), +) }.take(for: .seconds(60), scheduler: s.scheduler)
    },
    .observable("buffer by time") { s in
      s.source.buffer(timeSpan: .seconds(4), count: 0, scheduler: s.scheduler)
        .map { $0.reduce(Tracked(0), +) }.take(for: .seconds(60), scheduler: s.scheduler)
    },
    .observable("window by time") { s in
      s.source.window(timeSpan: .seconds(4), count: 0, scheduler: s.scheduler)
        .concatMap { $0.toArray() }.map { $0.reduce(Tracked(0), +) }
        .take(for: .seconds(60), scheduler: s.scheduler)
    },
    .observable("window, the latest", except: [.disposesInnerFirst]) { s in
      s.source.window(timeSpan: .seconds(4), count: 2, scheduler: s.scheduler)
        .flatMapLatest { try s.check(making: $0) }
    },
    .observable("window") { s in
      s.source.window(timeSpan: .seconds(4), count: 2, scheduler: s.scheduler).flatMap { $0 }
    },
  ]
}
