// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

@testable import BraidTrace

struct TraceNodeTests {
  @Test(arguments: [
    ("TakeUntilSink", "takeUntil"),
    ("OperatorSignal<StepsOperator<RangeSteps<Int>, Int>>", "range"),
    ("MergeSources", "merge"), ("CascadeSources", "cascade"), ("ExpandOperator", "expand"),
    ("StartWithOperator", "startWith"), ("GenerateOperator", "generate"),
    ("PublishSubject<Int>", "PublishSubject"), ("ForwardingSignal<Int>", "asSignal"),
  ])
  func `a source without a recorded call has the name of its operator`(type: String, name: String) {
    expectEqual(TraceMarks.operation(fromType: type), name)
  }

  /// In a process of its own: the table is filled.
  @Test func `a mark beyond the limit of call stacks has its operation and no place`() async {
    await #expect(processExitsWith: .success) {
      func number(_ operation: String, _ frames: [UInt]) -> UInt32 {
        TraceMarks.number(of: TraceMark(operation: operation, frames: frames))
      }
      let first = number("map", [1])
      for frame in 2...UInt(TraceMarks.limitOfStacks) { _ = number("map", [frame]) }
      let late = number("filter", [0])
      precondition(TraceMarks.mark(late) == TraceMark(operation: "filter"))
      precondition(number("filter", [1]) == late)
      precondition(number("map", [1]) == first)
    }
  }

  /// In a process of its own, in which no other scope gets the address.
  @Test func `a scope that is released without an end releases its nodes`() async {
    await #expect(processExitsWith: .success) {
      Trace.isOn = true
      weak var node: TraceNode?
      do {
        let subject = PublishSubject<Int>()
        let subscription = subject.map { $0 }.subscribe(onNext: { _ in })
        node = (subscription as? SinkDisposer).flatMap { Tracing.consumer(of: $0.traceID) }
        #expect(node != nil)
        withExtendedLifetime(subject) {}
      }
      #expect(node == nil)
    }
  }
}
