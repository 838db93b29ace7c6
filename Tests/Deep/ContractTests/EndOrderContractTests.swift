// SPDX-License-Identifier: MIT
import OperatorCatalogue
import Testing

/// The order of endings (C6).
@Suite struct EndOrderContractTests {
  static let observables = ContractRow.all.filter { !$0.isSignal }

  @Test(arguments: ContractRow.all)
  func `an end, the closures for it and the teardowns come in the order of the contract`(
    row: ContractRow
  ) {
    expectNone(Checks.endOrder(row))
  }

  @Test(arguments: SynchronousContractTests.rows.filter { !$0.has(.endsAfterSubscribing) })
  func `the end of a source comes before the teardown that it has not returned yet`(
    row: ContractRow
  ) {
    expectNone(Checks.synchronousEndOrder(row))
  }

  @Test(arguments: observables.filter { !$0.has(.isDo) })
  func `do sees an end before and after the observer, and the disposal last`(row: ContractRow) {
    expectNone(Checks.doOrderAtEnds(row))
  }

  @Test(arguments: observables)
  func `do sees a disposal by hand after the teardowns and before the observer`(
    row: ContractRow
  ) {
    expectNone(Checks.doOrderAtDisposals(row))
  }
}
