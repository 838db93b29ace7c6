// SPDX-License-Identifier: MIT

/// Every row, in the order of the table; it reads the sizes, so set `Size.scale` first.
public func allRows() -> [Row] {
  subjectRows() + chainRows() + sequenceRows() + sharingRows() + crossingRows() + lifetimeRows()
    + virtualTimeRows() + timerRows() + commandRows() + valuesRows() + policyRows()
}

/// Times are nanoseconds of the run that set the goals.
private func row(
  _ id: RowID, _ title: String, per unit: String, _ operations: Int, sum expected: Int,
  goal: Double, rxSwift: Double, hand: Double
) -> Row {
  Row(
    id: id, title: title, unit: unit, operations: operations, expected: expected, goal: goal,
    recordedRxSwift: rxSwift / hand)
}

private func subjectRows() -> [Row] {
  [
    row(
      .r01, "publish subject, 1 subscriber", per: "send", Size.subjectSends,
      sum: Size.subjectSends, goal: 2.5, rxSwift: 329, hand: 20.1),
    row(
      .r02, "publish subject, 2 subscribers", per: "send", Size.subjectSends,
      sum: Size.subjectSends * 2, goal: 2.5, rxSwift: 473, hand: 38.5),
    row(
      .r02b, "publish subject, 10 subscribers", per: "send", Size.subjectSends10,
      sum: Size.subjectSends10 * 10, goal: 1.5, rxSwift: 1117, hand: 193),
    row(
      .r03, "create subject, subscribe, send once, dispose", per: "subject", Size.subjectCreate,
      sum: Size.subjectCreate, goal: 3.1, rxSwift: 2233, hand: 71),
  ]
}

private func chainRows() -> [Row] {
  [
    row(
      .r04, "create -> (map, filter) x 6", per: "element", Size.mapFilter,
      sum: Size.mapFilter, goal: 2.0, rxSwift: 1384, hand: 47),
    row(
      .r05, "the same chain: create, one element, dispose", per: "chain", Size.mapFilterCreate,
      sum: Size.mapFilterCreate, goal: 1.6, rxSwift: 14790, hand: 934),
    row(
      .r06, "create -> flatMap(just) x 5", per: "element", Size.flatMap,
      sum: Size.flatMap, goal: 3.8, rxSwift: 6282, hand: 164),
    row(
      .r07, "the same chain: create, one element, dispose", per: "chain", Size.flatMapCreate,
      sum: Size.flatMapCreate, goal: 4.0, rxSwift: 20092, hand: 508),
    row(
      .r08, "create -> flatMapLatest(just) x 5", per: "element", Size.flatMap,
      sum: Size.flatMap, goal: 2.5, rxSwift: 6498, hand: 370),
    row(
      .r09, "the same chain: create, one element, dispose", per: "chain", Size.flatMapCreate,
      sum: Size.flatMapCreate, goal: 2.6, rxSwift: 20332, hand: 797),
    row(
      .r10, "combineLatest of 4, nested 7 deep", per: "element", Size.combine,
      sum: Size.combine, goal: 4.9, rxSwift: 3448, hand: 71),
    row(
      .r11, "the same: create, one element each, dispose", per: "chain", Size.combineCreate,
      sum: Size.combineCreate, goal: 1.0, rxSwift: 48839, hand: 4988),
  ]
}

private func sequenceRows() -> [Row] {
  var rangeSum = 0
  for index in 0..<Size.range where (index &* 3) & 1 == 0 { rangeSum &+= index &* 3 }
  let merged = Size.mergeOuter * Size.mergeInner
  return [
    row(
      .r12a, "range -> map -> filter -> reduce", per: "element", Size.range,
      sum: rangeSum, goal: 4.0, rxSwift: 2514, hand: 12),
    row(
      .r12b, "from(array) -> map -> filter -> reduce", per: "element", Size.range,
      sum: rangeSum, goal: 4.0, rxSwift: 2399, hand: 14),
    row(
      .r13, "merge of 1000 x from(1000)", per: "element", merged,
      sum: merged, goal: 6.0, rxSwift: 2590, hand: 9.3),
    row(
      .r14, "concat of 1000 x from(1000)", per: "element", merged,
      sum: merged, goal: 6.0, rxSwift: 2438, hand: 10),
    row(
      .r15, "zip of two ranges", per: "pair", Size.zip,
      sum: (Size.zip - 1) * Size.zip, goal: 5.0, rxSwift: 6323, hand: 42),
    row(
      .r16, "range -> scan -> distinctUntilChanged -> take", per: "element", Size.scan,
      sum: (Size.scan - 1) * Size.scan / 2, goal: 4.4, rxSwift: 2701, hand: 61),
  ]
}

private func sharingRows() -> [Row] {
  [
    row(
      .r17, "subject -> map -> share, 10 subscribers", per: "send", Size.share,
      sum: Size.share * 10, goal: 1.5, rxSwift: 2019, hand: 203),
    row(
      .r18a, "replay subject (100), 1 subscriber", per: "send", Size.replaySends,
      sum: Size.replaySends, goal: 3.1, rxSwift: 859, hand: 28),
    row(
      .r18b, "replay subject (100), late subscribe, dispose", per: "subscribe", Size.replayLate,
      sum: Size.replayLate * Size.replayBuffer, goal: 2.5, rxSwift: 26801, hand: 1336),
  ]
}

private func crossingRows() -> [Row] {
  let merged = Size.mergePerThread * 2
  return [
    row(
      .r19, "observe(on: serial queue), throughput", per: "element", Size.observeOn,
      sum: Size.observeOn, goal: 2.0, rxSwift: 2387, hand: 154),
    row(
      .r20, "one hop to a queue and back", per: "hop", Size.hops,
      sum: Size.hops, goal: 1.2, rxSwift: 17128, hand: 23879),
    row(
      .r21, "groupBy 100 groups -> count -> merge", per: "element", Size.groupBy,
      sum: Size.groupBy, goal: 6.0, rxSwift: 3462, hand: 24),
    row(
      .r22, "withLatestFrom", per: "element", Size.withLatest,
      sum: Size.withLatest * 3, goal: 3.1, rxSwift: 543, hand: 17.5),
    row(
      .r23a, "merge of 2 subjects, 1 thread", per: "send", merged,
      sum: merged, goal: 2.5, rxSwift: 345, hand: 17.7),
    row(
      .r23b, "merge of 2 subjects, 2 threads racing", per: "send", merged,
      sum: merged, goal: 2.5, rxSwift: 568, hand: 56),
  ]
}

private func lifetimeRows() -> [Row] {
  [
    row(
      .r25a, "row 04 with a 40-character String", per: "element", Size.payload,
      sum: Size.payload * 40, goal: 1.3, rxSwift: 1447, hand: 104),
    row(
      .r25b, "row 04 with a 48-byte struct", per: "element", Size.payload,
      sum: Size.payload * 21, goal: 2.1, rxSwift: 1641, hand: 52),
    row(
      .r25c, "row 04 with a class reference", per: "element", Size.payload,
      sum: Size.payload * 7, goal: 1.5, rxSwift: 1861, hand: 105),
    row(
      .r26, "behavior subject, 1 subscriber", per: "send", Size.behavior,
      sum: Size.behavior, goal: 3.0, rxSwift: 509, hand: 17),
    row(
      .r27, "subscribe and dispose beside 1000 live ones", per: "subscribe", Size.churn,
      sum: Size.churn, goal: 2.5, rxSwift: 2161, hand: 104),
    row(
      .r28, "create -> error -> retry, 500 attempts", per: "attempt",
      Size.retryRuns * Size.retryAttempts, sum: Size.retryRuns, goal: 10.4, rxSwift: 3280,
      hand: 27),
    row(
      .r29, "just(1).map.subscribe: a chain's whole life", per: "chain", Size.just,
      sum: Size.just, goal: 4.1, rxSwift: 2771, hand: 67),
  ]
}

private func virtualTimeRows() -> [Row] {
  [
    Row(
      id: .r30, title: "actions at scattered times, in virtual time", unit: "action",
      operations: Size.virtualActions, expected: Size.virtualActions, goal: 5,
      recordedRxSwift: nil)
  ]
}

/// Here the hand-written column is not a limit but common practice: one Dispatch source per timer.
private func timerRows() -> [Row] {
  [
    Row(
      id: .r31, title: "timers: start all, cancel all", unit: "timer",
      operations: Size.timers, expected: Size.timers, goal: 0.25, recordedRxSwift: nil),
    Row(
      id: .r32, title: "timers: start all, let them fire", unit: "timer",
      operations: Size.timers, expected: Size.timers, goal: 0.35, recordedRxSwift: nil),
  ]
}

/// Here the hand-written column is `AsyncStream`, which makes the same promise.
private func valuesRows() -> [Row] {
  [
    Row(
      id: .r33, title: "values for a task: all sent, then taken", unit: "value",
      operations: Size.values, expected: Size.values, goal: 1, recordedRxSwift: nil),
    Row(
      id: .r34, title: "values from a thread to a task", unit: "value",
      operations: Size.values, expected: Size.values, goal: 1, recordedRxSwift: nil),
    Row(
      id: .r35, title: "values that a task asks a sequence for", unit: "value",
      operations: Size.values, expected: Size.values, goal: 1, recordedRxSwift: nil),
  ]
}

/// What only signals have.
///
/// The hand-written sequence is a list whose cells are made when they are asked for, and kept.
private func commandRows() -> [Row] {
  var pulledSum = 0
  for index in 0..<Size.pulled where (index &* 3) & 1 == 0 { pulledSum &+= index &* 3 }
  return [
    Row(
      id: .r36, title: "command: execute, one value, told of begin and end", unit: "execution",
      operations: Size.executions, expected: Size.executions * 3, goal: 12, recordedRxSwift: nil),
    Row(
      id: .r37, title: "channel: send to one side, 1 subscriber at the other", unit: "send",
      operations: Size.channelSends, expected: Size.channelSends, goal: 3, recordedRxSwift: nil),
    Row(
      id: .r38, title: "pull sequence: unfold -> map -> filter -> fold", unit: "element",
      operations: Size.pulled, expected: pulledSum, goal: 6, recordedRxSwift: nil),
  ]
}

/// Sources that a policy shares, and sources that a view follows.
private func policyRows() -> [Row] {
  [
    Row(
      id: .r39, title: "row 17 with share(SharePolicy)", unit: "send", operations: Size.share,
      expected: Size.share * 10, goal: 1.5, recordedRxSwift: nil),
    Row(
      id: .r40, title: "relay -> driver -> map -> drive", unit: "send",
      operations: Size.behavior, expected: Size.behavior * 2, goal: 8, recordedRxSwift: nil),
    // The goal is the goal of row 01 and 15 % for the check.
    Row(
      id: .r41, title: "row 01 with a subscriber on the main actor", unit: "send",
      operations: Size.subjectSends, expected: Size.subjectSends, goal: 2.9,
      recordedRxSwift: nil),
    Row(
      id: .r42, title: "combineLatest of 8 subjects", unit: "send",
      operations: Size.combine, expected: (Size.combine - 7) * 8, goal: 4,
      recordedRxSwift: nil),
    // The goal is the goal of row 04 and two calls of closures per crossing.
    Row(
      id: .r43, title: "row 04 with 6 crossings of the bridge", unit: "element",
      operations: Size.mapFilter, expected: Size.mapFilter, goal: 2.6, recordedRxSwift: nil),
  ]
}
