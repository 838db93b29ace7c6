// SPDX-License-Identifier: MIT
import OperatorCatalogue
import Testing

/// The live objects while many values are queued (C10).
struct BatchContractTests {
  @Test(arguments: ContractRow.all, Entrance.allCases)
  func `a long batch retains no more values than separate sends`(
    row: ContractRow, entrance: Entrance
  ) {
    expectNone(Checks.livesInBatches(row, entrance))
  }
}
