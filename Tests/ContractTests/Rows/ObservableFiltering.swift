// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableFiltering: [ContractRow] = [
    .observable("filter") { s in s.source.filter { try s.check($0).isMultiple(of: 2) } }
  ]
}
