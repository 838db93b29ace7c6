// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidTrace

struct TraceNodeTests {
  @Test(arguments: [
    ("RuleSink<TakeUntilRule>", "takeUntil"),
    ("OperatorSignal<StepsOperator<RangeSteps<Int>, Int>>", "range"),
    ("MergeSources", "merge"), ("CascadeSources", "cascade"), ("ExpandOperator", "expand"),
    ("StartWithOperator", "startWith"), ("GenerateOperator", "generate"),
    ("PublishSubject<Int>", "PublishSubject"), ("ForwardingSignal<Int>", "asSignal"),
  ])
  func `a source without a recorded call has the name of its operator`(type: String, name: String) {
    expectEqual(TraceMarks.operation(fromType: type), name)
  }
}
