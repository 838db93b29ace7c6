// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalUtility: [ContractRow] = []
}
