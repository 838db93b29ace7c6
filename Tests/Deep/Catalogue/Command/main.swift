// SPDX-License-Identifier: MIT
import Foundation
import OperatorCatalogue

// Writes the tables of Docs/Operators.md from the catalogue; the contract tests compare them.
do {
  let old = try Checkout.text(OperatorList.path)
  let new = try OperatorList.updating(old)
  if new != old {
    try new.write(
      to: Checkout.root.appending(path: OperatorList.path), atomically: true, encoding: .utf8)
  }
  print("operator-list: \(OperatorList.path) \(new == old ? "has not changed" : "is written")")
} catch {
  print("operator-list: \(error)")
  exit(1)
}
