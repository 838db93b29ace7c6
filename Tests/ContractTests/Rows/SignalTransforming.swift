// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalTransforming: [ContractRow] = [
    .signal("bind") { s in
      s.source.bind { { try s.check($0) == 3 ? .emitAndStop(.just($0)) : .emit(.just($0)) } }
    },
    .signal("bind to a signal") { s in
      s.source.bind { { try s.check($0) == 3 ? .emitAndStop(s.other) : .emit(s.other) } }
    },
    .signal("combinePrevious") { s in s.source.combinePrevious(0) { try s.check($0) + $1 } },
    .signal("map") { s in s.source.map { try s.check($0) + 1 } },
    .signal("map(to:)") { s in s.source.map(to: 7) },
    .signal("flattenMap to just") { s in s.source.flattenMap { .just(try s.check($0)) } },
    .signal("flattenMap to a signal") { s in
      s.source.flattenMap { _ in try s.check(making: s.other) }
    },
    .signal("flatMap(.merge)") { s in
      s.source.flatMap(.merge) { _ in try s.check(making: s.other) }
    },
    .signal("flatMap(.concat)", except: [.disposesInnerFirst]) { s in
      s.source.flatMap(.concat) { _ in try s.check(making: s.other) }
    },
    .signal("flatMap(.concat) to signals that end", except: [.disposesInnerFirst]) { s in
      s.source.flatMap(.concat) {
        try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7))
      }
    },
    .signal("flatMap(.latest)", except: [.disposesInnerFirst]) { s in
      s.source.flatMap(.latest) { _ in try s.check(making: s.other) }
    },
    .signal("flatMap(.latest) to signals that end", except: [.disposesInnerFirst]) { s in
      s.source.flatMap(.latest) {
        try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7))
      }
    },
    .signal("scan") { s in s.source.scan(0) { try s.check($0) + $1 } },
    .signal("scan indexed") { s in
      s.source.scan(Tracked(0), indexed: { try s.check($0) + $1 + Tracked($2) })
    },
    .signal("reduce") { s in s.source.reduce(0) { try s.check($0) + $1 } },
    .signal("reduce indexed") { s in
      s.source.reduce(Tracked(0), indexed: { try s.check($0) + $1 + Tracked($2) })
    },
    .signal("reduce(into:)", except: [.subscribesAnyway]) { s in
      s.source.reduce(into: { try s.check(Tracked(0)) }) { try s.check($0) + $1 }
    },
    .signal("collect") { s in s.source.collect().map { $0.reduce(Tracked(0), +) } },
    .signal("materialize", except: [.swallowsErrors]) { s in
      s.source.materialize().map { $0.element ?? Tracked(-1) }
    },
    .signal("dematerialize") { s in s.source.materialize().dematerialize() },
    .signal("groupBy") { s in
      s.source.groupBy { try s.check($0).number % 2 }.flatten()
    },
    .signal("groupBy with a transform") { s in
      s.source.groupBy({ try s.check($0).number % 2 }, transform: { try s.check($0) + 1 })
        .flatten()
    },
    .signal("groupBy, the latest group", except: [.disposesInnerFirst]) { s in
      s.source.groupBy { try s.check($0).number % 2 }
        .flatMap(.latest) { try s.check(making: $0) }
    },
    .signal("reduceEach") { s in
      s.source.map { ($0, Tracked(1)) }.reduceEach { try s.check($0) + $1 }
    },
    .signal("reduceApply") { s in
      s.source.map { value -> ((Tracked) -> Tracked, Tracked) in ({ $0 + 1 }, value) }.reduceApply()
    },
  ]
}
