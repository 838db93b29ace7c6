// SPDX-License-Identifier: MIT
import OperatorCatalogue
import Testing

/// The order of endings (C6).
struct EndOrderContractTests {
  static let observables = ContractRow.all.filter { !$0.isSignal }

  @Test(arguments: ContractRow.all)
  func `an end, its closures and the teardowns run in the order of the contract`(
    row: ContractRow
  ) {
    expectNone(Checks.endOrder(row))
  }

  @Test(arguments: SynchronousContractTests.rows.filter { !$0.has(.endsAfterSubscribing) })
  func `the end of a source precedes a teardown that it has not returned yet`(
    row: ContractRow
  ) {
    expectNone(Checks.synchronousEndOrder(row))
  }

  @Test(arguments: observables.filter { !$0.has(.isDo) })
  func `do receives an end before and after the observer, and the disposal last`(row: ContractRow) {
    expectNone(Checks.doOrderAtEnds(row))
  }

  @Test(arguments: observables)
  func `do receives a disposal after the teardowns and before the observer`(
    row: ContractRow
  ) {
    expectNone(Checks.doOrderAtDisposals(row))
  }
}
