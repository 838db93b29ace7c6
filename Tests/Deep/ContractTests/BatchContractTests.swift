// SPDX-License-Identifier: MIT
import OperatorCatalogue
import Testing

/// What is alive while many values wait (C10).
@Suite struct BatchContractTests {
  @Test(arguments: ContractRow.all, Entrance.allCases)
  func `a long batch keeps no more than if each value came alone`(
    row: ContractRow, entrance: Entrance
  ) {
    expectNone(Checks.livesInBatches(row, entrance))
  }
}
