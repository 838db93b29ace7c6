// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct OperatorNameTests {
  @Test func `an operator that is compiled once says its name`() {
    nonisolated(unsafe) let source = immediate(1)  // not subscribed to
    let names = [
      JoinOperator(.latest, .withAll, source, source, +).name,
      JoinOperator(.zip, .withAll, source, source, +).name,
      FlattenOperator(.latest, .never, .source).name,
      FlattenOperator(.first, .never, .source).name,
      FlattenOperator(.limited(1), .never, .source).name,
      Resubscribing(RetryRule(source), tearingDown: .atEnd).name, AmbSources([source]).name,
      GatedOperator(source, withLatestFrom: source).name,
      GatedOperator(source, sampledOn: source, repeats: true).name,
    ]
    let wanted = [
      "combineLatest", "zip", "flatMapLatest", "flatMapFirst", "flatMap", "retry", "amb",
      "withLatest", "sample",
    ]
    expectEqual(names, wanted)
  }
}
