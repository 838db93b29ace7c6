// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

@Suite(.alone) struct TraitStressTests {
  @Test func `a single emits one of several concurrent results`() {
    for _ in 0..<300 {
      let senders = Box<Single<Int>.SingleObserver?>(nil)
      let log = Log<String>()
      _ = Single<Int>.create { single in
        senders.value = single
        return log.disposable("teardown")
      }
      .subscribe(
        onSuccess: { _ in log("value") }, onFailure: { _ in log("error") },
        onDisposed: { log("disposed") })
      onThreads(4) { thread in
        senders.value?(thread == 0 ? .failure(TestError("late")) : .success(thread))
      }
      #expect(
        log.entries == ["value", "disposed", "teardown"]
          || log.entries == ["error", "disposed", "teardown"])
    }
  }

  @Test func `singles that end on different threads are zipped`() {
    for _ in 0..<300 {
      let senders = Box<[Single<Int>.SingleObserver]>([])
      let log = Log<String>()
      let source = Single<Int>.create { single in
        senders.update { $0.append(single) }
        return Disposables.create()
      }
      _ = Single.zip(source, source, source) { $0 + $1 + $2 }.subscribe(
        onSuccess: { log("\($0)") }, onDisposed: { log("disposed") })
      let all = senders.value
      onThreads(3) { thread in all[thread](.success(thread)) }
      expectEqual(log.entries, ["3", "disposed"])
    }
  }
}
