// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableCombining: [ContractRow] = [
    .observable("startWith") { s in s.source.startWith(7, 8) },
    .observable("merge", except: [.endsAfterSubscribing]) { s in .merge(s.source, s.other) },
    .observable("merge(maxConcurrent:)", except: [.disposesInnerFirst, .endsAfterSubscribing]) {
      s in
      Observable.of(s.source, s.other).merge(maxConcurrent: 1)
    },
    .observable("merge of inner sources", except: [.endsAfterSubscribing]) { s in
      Observable.of(s.source, s.other).merge()
    },
    .observable("merge of inner sources that a value leads to") { s in
      s.source.map { _ in try s.check(making: s.other) }.merge()
    },
    .observable(
      "merge(maxConcurrent:) of inner sources that a value leads to",
      except: [.disposesInnerFirst]
    ) { s in
      s.source.map { _ in try s.check(making: s.other) }.merge(maxConcurrent: 1)
    },
    .observable("concat") { s in s.source.concat(s.other) },
    .observable("concat of many") { s in .concat([s.source, s.other, s.source]) },
    .observable("concat of a sequence") { s in
      .concat([s.source, s.other, s.source].lazy.map { source in s.visit(making: source) })
    },
    .observable("concat of inner sources", except: [.disposesInnerFirst, .endsAfterSubscribing]) {
      s in
      Observable.of(s.source, s.other).concat()
    },
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
    .observable("combineLatest of three") { s in
      .combineLatest(s.source, s.other, s.source) { try s.check($0) + $1 + $2 }
    },
    .observable("combineLatest of five") { s in
      .combineLatest(s.source, s.other, s.source, s.other, s.source) {
        try s.check($0) + $1 + $2 + $3 + $4
      }
    },
    .observable("zip of three") { s in
      .zip(s.source, s.other, s.source) { try s.check($0) + $1 + $2 }
    },
    .observable("zip of five") { s in
      .zip(s.source, s.other, s.source, s.other, s.source) { try s.check($0) + $1 + $2 + $3 + $4 }
    },
    .observable("withLatestFrom without a selector") { s in s.source.withLatestFrom(s.other) },
    .observable("zip of two without a selector") { s in
      Observable.zip(s.source, s.other).map { $0 + $1 }
    },
    .observable("combineLatest of two without a selector") { s in
      Observable.combineLatest(s.source, s.other).map { $0 + $1 }
    },
    .observable("amb of many", except: [.disposesLosersFirst]) { s in
      .amb([.never(), s.source, s.other])
    },
    .observable("amb", except: [.disposesLosersFirst]) { s in s.source.amb(s.other) },
    .observable("sample") { s in s.source.sample(s.other) },
    .observable("sample with a default") { s in s.source.sample(s.other, defaultValue: 7) },
  ]
}
