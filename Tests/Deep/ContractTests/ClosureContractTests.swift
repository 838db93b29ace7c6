// SPDX-License-Identifier: MIT
import OperatorCatalogue
import Testing

/// What the closures of an operator may do, besides computing: everything an observer may.
@Suite struct ClosureContractTests {
  @Test(arguments: ContractRow.all)
  func `disposal inside a closure stops it, and what it makes is not subscribed to`(
    row: ContractRow
  ) {
    expectNone(Checks.disposalInClosures(row, .asOperator))
    expectNone(Checks.disposalInClosures(row, .asUser))
  }

  @Test(arguments: SynchronousContractTests.rows)
  func `disposal inside a closure stops a loop`(row: ContractRow) {
    expectNone(Checks.disposalInSynchronousClosures(row))
  }

  @Test(arguments: ContractRow.all)
  func `what a closure sends comes after the current event`(row: ContractRow) {
    expectNone(Checks.sendingInClosures(row))
  }

  @Test(arguments: ContractRow.all)
  func `who subscribes inside a closure sees what one sees who comes right after`(
    row: ContractRow
  ) {
    expectNone(Checks.subscribingInClosures(row))
  }

  @Test(arguments: ContractRow.all, Entrance.allCases)
  func `a closure that throws at a busy gate is not called again`(
    row: ContractRow, entrance: Entrance
  ) {
    expectNone(Checks.throwsAtBusyGates(row, entrance))
  }
}

/// What the teardown of a source may do.
@Suite struct TeardownContractTests {
  @Test(arguments: ContractRow.ofOneShare)
  func `who subscribes inside a teardown sees what one sees who comes right after`(
    row: ContractRow
  ) {
    expectNone(Checks.subscribingInTeardowns(row))
  }

  @Test(arguments: ContractRow.all)
  func `a teardown may send to the sources`(row: ContractRow) {
    expectNone(Checks.sendingInTeardowns(row))
  }

  @Test(arguments: ContractRow.all)
  func `what a teardown sends while one observer leaves reaches the other`(row: ContractRow) {
    expectNone(Checks.sendingWhileOneLeaves(row))
  }
}

/// What the `deinit` of a value may do, wherever an operator lets go of it (C4).
@Suite struct DeinitContractTests {
  @Test(arguments: ContractRow.all)
  func `a value that dies may send`(row: ContractRow) {
    expectNone(Checks.sendingInDeinits(row))
  }

  @Test(arguments: ContractRow.all)
  func `a value that dies may end the sources`(row: ContractRow) {
    expectNone(Checks.endingInDeinits(row))
  }

  @Test(arguments: ContractRow.all)
  func `a value that dies may dispose and subscribe`(row: ContractRow) {
    expectNone(Checks.disposalInDeinits(row))
  }
}
