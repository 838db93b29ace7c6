// SPDX-License-Identifier: MIT
import Testing

/// What is alive while many values wait (C10).
@Suite struct BatchContractTests {
  @Test(arguments: ContractRow.all, Doorway.allCases)
  func `a long batch keeps no more than if each value came alone`(
    row: ContractRow, doorway: Doorway
  ) {
    expectNone(Checks.livesInBatches(row, doorway))
  }
}
