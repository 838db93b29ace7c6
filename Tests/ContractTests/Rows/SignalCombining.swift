// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalCombining: [ContractRow] = [
    .signal("merge(with:)", except: [.endsAfterSubscribing]) { s in s.source.merge(with: s.other) },
    .signal("merge of a sequence", except: [.endsAfterSubscribing]) { s in
      .merge([s.source, s.other])
    },
    .signal("concat") { s in s.source.concat(s.other) },
    .signal("concat of a sequence") { s in .concat([s.source, s.other]) },
    .signal("concat of inner signals", except: [.disposesInnerFirst]) { s in
      s.source.map { _ in try s.check(making: s.other) }.concat()
    },
    .signal("then") { s in s.source.then { try s.check(making: s.other) } },
    .signal("flatten") { s in s.source.map { _ in try s.check(making: s.other) }.flatten() },
    .signal("flatten(maxConcurrent:)", except: [.disposesInnerFirst]) { s in
      s.source.map { _ in try s.check(making: s.other) }.flatten(maxConcurrent: 2)
    },
    .signal("switchToLatest", except: [.disposesInnerFirst]) { s in
      s.source.map { _ in try s.check(making: s.other) }.switchToLatest()
    },
    .signal("switch", except: [.disposesInnerFirst]) { s in
      .switch(on: s.source, cases: [1: s.other], default: .just(5))
    },
    .signal("if", except: [.disposesInnerFirst]) { s in
      .if(s.source.map { $0 > 1 }, then: s.other, else: .just(5))
    },
    .signal("zip(with:)") { s in s.source.zip(with: s.other).map { $0.0 + $0.1 } },
    .signal("zip of a sequence") { s in
      Signal.zip([s.source, s.other]).map { $0.reduce(Tracked(0), +) }
    },
    .signal("zip with a transform") { s in
      .zip(s.source, s.other) { try s.check($0) + $1 }
    },
    .signal("combineLatest(with:)") { s in
      s.source.combineLatest(with: s.other).map { $0.0 + $0.1 }
    },
    .signal("combineLatest of a sequence") { s in
      Signal.combineLatest([s.source, s.other]).map { $0.reduce(Tracked(0), +) }
    },
    .signal("combineLatest with a transform") { s in
      .combineLatest(s.source, s.other) { try s.check($0) + $1 }
    },
    .signal("sample") { s in s.source.sample(on: s.other) },
    .signal("startWith") { s in s.source.startWith(0) },
    .signal("prefix") { s in s.source.prefix(0) },
    .signal("take(until:) a signal") { s in s.source.take(until: s.other) },
    .signal("take(untilReplacement:)") { s in s.source.take(untilReplacement: s.other) },
  ]
}
