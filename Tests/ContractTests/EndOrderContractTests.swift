// SPDX-License-Identifier: MIT
import Testing

/// The order of endings (C6).
@Suite struct EndOrderContractTests {
  static let observables = ContractRow.all.filter { !$0.isSignal }

  @Test(arguments: observables)
  func `do sees a disposal by hand after the teardowns and before the observer`(
    row: ContractRow
  ) {
    expectNone(Checks.doOrderAtDisposals(row))
  }
}
