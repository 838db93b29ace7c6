// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableTransforming: [ContractRow] = [
    .observable("map") { s in s.source.map { try s.check($0) + 1 } },
    .observable("flatMap to just") { s in s.source.flatMap { Observable.just(try s.check($0)) } },
    .observable("flatMap to a source") { s in
      s.source.flatMap { value in
        try s.check(value)
        return s.other
      }
    },
  ]
}
