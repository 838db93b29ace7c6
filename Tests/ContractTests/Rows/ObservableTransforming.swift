// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableTransforming: [ContractRow] = [
    .observable("map") { s in s.source.map { try s.check($0) + 1 } },
    .observable("compactMap") { s in
      s.source.compactMap { try s.check($0).isMultiple(of: 2) ? nil : $0 }
    },
    .observable("enumerated") { s in s.source.enumerated().map { $0.element + Tracked($0.index) } },
    .observable("scan") { s in s.source.scan(0) { $0 + (try s.check($1)) } },
    .observable("scan(into:)") { s in s.source.scan(into: 0) { $0 = $0 + (try s.check($1)) } },
    .observable("reduce") { s in s.source.reduce(0) { $0 + (try s.check($1)) } },
    .observable("reduce with a result") { s in
      s.source.reduce(0, accumulator: { $0 + (try s.check($1)) }) { try s.check($0) + 1 }
    },
    .observable("toArray") { s in s.source.toArray().map { $0.reduce(0, +) }.asObservable() },
    .observable("flatMap to just") { s in s.source.flatMap { Observable.just(try s.check($0)) } },
    .observable("flatMap to a source") { s in
      s.source.flatMap { _ in try s.check(making: s.other) }
    },
    .observable("flatMapFirst") { s in
      s.source.flatMapFirst { _ in try s.check(making: s.other) }
    },
    .observable("flatMapFirst to sources that end") { s in
      s.source.flatMapFirst { try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7)) }
    },
    .observable("flatMapLatest", except: [.disposesInnerFirst]) { s in
      s.source.flatMapLatest { _ in try s.check(making: s.other) }
    },
    .observable("flatMapLatest to sources that end", except: [.disposesInnerFirst]) { s in
      s.source.flatMapLatest { try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7)) }
    },
    .observable("switchLatest", except: [.disposesInnerFirst]) { s in
      s.source.map { try s.check($0).isMultiple(of: 2) ? s.other : .just(7) }.switchLatest()
    },
    .observable("concatMap", except: [.disposesInnerFirst]) { s in
      s.source.concatMap { _ in try s.check(making: s.other) }
    },
    .observable("concatMap to sources that end", except: [.disposesInnerFirst]) { s in
      s.source.concatMap { try s.check(making: $0.isMultiple(of: 2) ? s.other : .just(7)) }
    },
    .observable("groupBy, the groups' keys") { s in
      s.source.groupBy { try s.check($0).number % 2 }.map { Tracked($0.key) }
    },
    .observable("groupBy, the latest group", except: [.disposesInnerFirst]) { s in
      s.source.groupBy { try s.check($0).number % 2 }.flatMapLatest { try s.check(making: $0) }
    },
    .observable("groupBy") { s in
      s.source.groupBy { try s.check($0).number % 2 }.flatMap { $0 }
    },
  ]
}
