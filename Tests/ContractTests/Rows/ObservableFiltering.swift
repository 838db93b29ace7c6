// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableFiltering: [ContractRow] = [
    .observable("filter") { s in s.source.filter { try s.check($0).isMultiple(of: 2) } },
    .observable("take") { s in s.source.take(2) },
    .observable("take none") { s in s.source.take(0) },
    .observable("take(while:)") { s in s.source.take(while: { try s.check($0) < 3 }) },
    .observable("take(while:) inclusive") { s in
      s.source.take(while: { try s.check($0) < 3 }, behavior: .inclusive)
    },
    .observable("take(until:) a value, inclusive") { s in
      s.source.take(until: { try s.check($0) > 2 }, behavior: .inclusive)
    },
    .observable("take(until:) a value") { s in s.source.take(until: { try s.check($0) > 2 }) },
    .observable("takeLast") { s in s.source.takeLast(2) },
    .observable("element(at:)") { s in s.source.element(at: 1) },
    .observable("skip") { s in s.source.skip(1) },
    .observable("skip(while:)") { s in s.source.skip(while: { try s.check($0) < 2 }) },
    .observable("ignoreElements") { s in s.source.ignoreElements().map(absurd) },
    .observable("distinctUntilChanged") { s in s.source.distinctUntilChanged() },
    .observable("distinctUntilChanged of a key") { s in
      s.source.distinctUntilChanged { try s.check($0).number / 2 }
    },
    .observable("distinctUntilChanged with a comparer") { s in
      s.source.distinctUntilChanged { try s.check($0) == $1 }
    },
    .observable("distinctUntilChanged of a key with a comparer") { s in
      s.source.distinctUntilChanged({ try s.check($0) }, comparer: { try s.check($0) == $1 })
    },
    .observable("distinctUntilChanged(at:)") { s in s.source.distinctUntilChanged(at: \.number) },
    .observable("single") { s in s.source.single() },
    .observable("single of some") { s in s.source.single { try s.check($0) == 2 } },
    .observable("ifEmpty(default:)") { s in s.source.ifEmpty(default: 7) },
    .observable("ifEmpty(switchTo:)") { s in s.source.ifEmpty(switchTo: s.other) },
    .observable("take(until:) of a source") { s in s.source.take(until: s.other) },
    .observable("element(at:) below zero") { s in s.source.element(at: -1) },
    .observable("skip(until:) of a source") { s in s.source.skip(until: s.other) },
  ]
}

@Sendable private func absurd(_ never: Never) -> Tracked {}
