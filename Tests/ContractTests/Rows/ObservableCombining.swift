// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableCombining: [ContractRow] = []
}
