// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableCombining: [ContractRow] = [
    .observable("startWith") { s in s.source.startWith(7, 8) }
  ]
}
