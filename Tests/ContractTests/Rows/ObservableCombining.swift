// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableCombining: [ContractRow] = [
    .observable("startWith") { s in s.source.startWith(7, 8) },
    .observable("merge") { s in .merge(s.source, s.other) },
    .observable("merge(maxConcurrent:)") { s in
      Observable.of(s.source, s.other).merge(maxConcurrent: 1)
    },
    .observable("concat") { s in s.source.concat(s.other) },
    .observable("combineLatest") { s in
      .combineLatest(s.source, s.other) { try s.check($0) + $1 }
    },
    .observable("combineLatest of many") { s in
      .combineLatest([s.source, s.other]) { try s.check($0[0]) + $0[1] }
    },
    .observable("zip") { s in .zip(s.source, s.other) { try s.check($0) + $1 } },
    .observable("zip of many") { s in
      .zip([s.source, s.other]) { try s.check($0[0]) + $0[1] }
    },
    .observable("withLatestFrom") { s in
      s.source.withLatestFrom(s.other) { try s.check($0) + $1 }
    },
    .observable("amb") { s in s.source.amb(s.other) },
    .observable("sample") { s in s.source.sample(s.other) },
  ]
}
