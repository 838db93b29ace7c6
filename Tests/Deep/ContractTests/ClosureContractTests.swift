// SPDX-License-Identifier: MIT
import OperatorCatalogue
import Testing

/// The closures of an operator may do everything that an observer may.
struct ClosureContractTests {
  @Test(arguments: ContractRow.all)
  func `disposal inside a closure prevents the subscription to the returned source`(
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
  func `events sent inside a closure follow the current event`(row: ContractRow) {
    expectNone(Checks.sendingInClosures(row))
  }

  @Test(arguments: ContractRow.all)
  func `subscribing inside a closure behaves like subscribing right after it`(
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

/// The actions that the teardown of a source may perform.
struct TeardownContractTests {
  @Test(arguments: ContractRow.ofOneShare)
  func `subscribing inside a teardown behaves like subscribing right after it`(
    row: ContractRow
  ) {
    expectNone(Checks.subscribingInTeardowns(row))
  }

  @Test(arguments: ContractRow.all)
  func `a teardown may send to the sources`(row: ContractRow) {
    expectNone(Checks.sendingInTeardowns(row))
  }

  @Test(arguments: ContractRow.all)
  func `an event sent in the teardown of one observer reaches the other`(row: ContractRow) {
    expectNone(Checks.sendingWhileOneLeaves(row))
  }
}

/// The actions that the `deinit` of a value may perform, wherever an operator releases it (C4).
struct DeinitContractTests {
  @Test(arguments: ContractRow.all)
  func `the deinit of a value may send`(row: ContractRow) {
    expectNone(Checks.sendingInDeinits(row))
  }

  @Test(arguments: ContractRow.all)
  func `the deinit of a value may end the sources`(row: ContractRow) {
    expectNone(Checks.endingInDeinits(row))
  }

  @Test(arguments: ContractRow.all)
  func `the deinit of a value may dispose and subscribe`(row: ContractRow) {
    expectNone(Checks.disposalInDeinits(row))
  }
}
