// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableCreation: [ContractRow] = [
    .observable("create") { s in
      .create { observer in s.source.subscribe(observer) }
    },
    .observable("just") { _ in .just(1) },
  ]
}
