// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalTransforming: [ContractRow] = [
    .signal("bind") { s in
      s.source.bind { { $0 == 3 ? .emitAndStop(.just($0)) : .emit(.just($0)) } }
    },
    .signal("combinePrevious") { s in s.source.combinePrevious(0) { $0 + $1 } },
    .signal("map") { s in s.source.map { $0 + 1 } },
    .signal("map(to:)") { s in s.source.map(to: 7) },
    .signal("flattenMap to just") { s in s.source.flattenMap { .just($0) } },
    .signal("flattenMap to a signal") { s in s.source.flattenMap { _ in s.other } },
  ]
}
