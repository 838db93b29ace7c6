// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

/// Hooks are read for each event they are called for.
@Suite(.serialized) struct HookStressTests {
  @Test func `a hook that has been read many times is still called on a small stack`() {
    let reports = AtomicInt()
    SynchronizationTracker.hook = { _ in reports.increment() }
    defer { SynchronizationTracker.hook = nil }
    onSmallStack {
      for _ in 0..<200_000 where SynchronizationTracker.hook == nil { return }
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { if $0 > 0 { subject.onNext($0 - 1) } })
      subject.onNext(1)
      subscription.dispose()
    }
    #expect(reports.load() >= 1)
  }
}
