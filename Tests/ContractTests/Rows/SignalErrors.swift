// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalErrors: [ContractRow] = [
    .signal("attempt") { s in s.source.attempt { try s.check($0) } },
    .signal("tryMap") { s in s.source.tryMap { try s.check($0) + 1 } },
  ]
}
