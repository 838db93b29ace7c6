// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalFiltering: [ContractRow] = [
    .signal("filter") { s in s.source.filter { try s.check($0).isMultiple(of: 2) } },
    .signal("ignore") { s in s.source.ignore(2) },
    .signal("ignoreValues") { s in s.source.ignoreValues() },
    .signal("take") { s in s.source.take(2) },
    .signal("take none") { s in s.source.take(0) },
    .signal("take(last:)") { s in s.source.take(last: 2) },
    .signal("take(while:)") { s in s.source.take(while: { try s.check($0) < 3 }) },
    .signal("take(until:) a value") { s in s.source.take(until: { try s.check($0) > 2 }) },
    .signal("skip") { s in s.source.skip(1) },
    .signal("skip(while:)") { s in s.source.skip(while: { try s.check($0) < 2 }) },
    .signal("skip(until:) a value") { s in s.source.skip(until: { try s.check($0) > 1 }) },
    .signal("distinctUntilChanged") { s in s.source.distinctUntilChanged() },
    .signal("distinctUntilChanged(by:)") { s in
      s.source.distinctUntilChanged { try s.check($0) == $1 }
    },
    .signal("any") { s in s.source.any { try s.check($0) > 2 }.map { Tracked($0 ? 1 : 0) } },
    .signal("all") { s in s.source.all { try s.check($0) < 3 }.map { Tracked($0 ? 1 : 0) } },
    .signal("contains(where:)") { s in
      s.source.contains { try s.check($0) > 2 }.map { Tracked($0 ? 1 : 0) }
    },
    .signal("allSatisfy") { s in
      s.source.allSatisfy { try s.check($0) < 3 }.map { Tracked($0 ? 1 : 0) }
    },
    .signal("isNotEmpty") { s in s.source.isNotEmpty().map { Tracked($0 ? 1 : 0) } },
    .signal("isEmpty") { s in s.source.isEmpty().map { Tracked($0 ? 1 : 0) } },
  ]
}
