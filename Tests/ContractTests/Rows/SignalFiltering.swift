// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalFiltering: [ContractRow] = [
    .signal("filter") { s in s.source.filter { $0.isMultiple(of: 2) } },
    .signal("ignore") { s in s.source.ignore(2) },
  ]
}
