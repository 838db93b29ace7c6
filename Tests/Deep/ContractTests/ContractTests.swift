// SPDX-License-Identifier: MIT
import BraidCore
import OperatorCatalogue
import Testing

/// Every operator against every clause that does not depend on the computation of the operator.
struct ContractTests {
  @Test(arguments: ContractRow.all)
  func `an operator ends once, sends nothing afterwards, and releases everything`(row: ContractRow)
  {
    expectNone(Checks.endings(row))
  }

  @Test(arguments: ContractRow.all)
  func `disposal at any time takes effect immediately and releases everything once`(
    row: ContractRow
  ) {
    expectNone(Checks.disposal(row))
  }

  @Test(arguments: ContractRow.all)
  func `disposal inside a delivery takes effect immediately`(row: ContractRow) {
    expectNone(Checks.disposalInside(row))
  }

  @Test(arguments: ContractRow.all)
  func `an event sent to the source by an observer follows the current event`(row: ContractRow) {
    expectNone(Checks.sendingInside(row))
  }

  @Test(arguments: ContractRow.all)
  func `an observer may end the source`(row: ContractRow) {
    expectNone(Checks.endingInside(row, with: .completed))
    expectNone(Checks.endingInside(row, with: .error(Script.Failure())))
  }

  @Test(arguments: ContractRow.all)
  func `an error thrown by a closure ends the result and disposes the source`(row: ContractRow) {
    expectNone(Checks.thrownErrors(row))
  }

  @Test(arguments: ContractRow.all)
  func `a source that ends twice ends the result once`(row: ContractRow) {
    expectNone(Checks.secondEnds(row))
  }

  @Test(arguments: ContractRow.all)
  func `no value or closure is retained after the end or the disposal`(row: ContractRow) {
    expectNone(Checks.memory(row))
  }
}

/// The clauses for sources that send everything before their subscription returns.
struct SynchronousContractTests {
  static let rows = ContractRow.all.filter { !$0.has(.repeats) }

  @Test(arguments: rows)
  func `an operator ends once, sends nothing afterwards, and releases everything`(row: ContractRow)
  {
    expectNone(Checks.synchronousEndings(row))
  }

  @Test(arguments: rows)
  func `a source that ends twice ends the result once`(row: ContractRow) {
    expectNone(Checks.synchronousSecondEnds(row))
  }

  @Test(arguments: rows)
  func `disposal in the middle of a loop stops it`(row: ContractRow) {
    expectNone(Checks.disposalInLoops(row))
  }

  @Test(arguments: rows.filter { !$0.has(.shares) })
  func `each subscription starts with its initial state`(row: ContractRow) {
    expectNone(Checks.freshness(row))
  }
}
