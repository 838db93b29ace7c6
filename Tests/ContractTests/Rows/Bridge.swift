// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal

extension ContractRow {
  static let bridge: [ContractRow] = [
    .observable("asSignal and back") { s in s.source.asSignal().map { $0 + 1 }.asObservable() },
    .signal("asObservable and back") { s in s.source.asObservable().map { $0 + 1 }.asSignal() },
  ]
}
