// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct TraceNodeTests {
  @Test(arguments: [
    ("StagedObservable<MapStage<Int, Int>>", "map"), ("LaterSource<Int>", "delaySubscription"),
    ("NotingSource<Int>", "retry"), ("OperatorObservable<Gated<TakeUntilRule<Int>>>", "takeUntil"),
    ("OperatorSignal<StepsOperator<GenerateSteps<Int>>>", "generate"),
    ("OperatorObservable<Join2<LatestSlot<Int>, LatestSlot<Int>, Int>>", "combineLatest"),
    ("OperatorObservable<Join3<ZipSlot<Int>, ZipSlot<Int>, ZipSlot<Int>, Int>>", "zip"),
    ("OperatorObservable<FlatMapLatest<ClosureSelector<Int, Int>>>", "flatMapLatest"),
    ("OperatorObservable<MergeAll<Int>>", "merge"), ("OperatorObservable<Cascade<Int>>", "cascade"),
    ("OperatorObservable<StartWith<Int>>", "startWith"),
    ("OperatorObservable<DoAround<Int>>", "do"),
    ("PublishSubject<Int>", "PublishSubject"), ("ForwardingSignal<Int>", "asSignal"),
  ])
  func `a source without a recorded call has the name of its operator`(type: String, name: String) {
    expectEqual(TraceMarks.operation(fromType: type), name)
  }
}
