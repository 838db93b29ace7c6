// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalCombining: [ContractRow] = []
}
