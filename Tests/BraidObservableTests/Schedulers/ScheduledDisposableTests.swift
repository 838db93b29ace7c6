// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ScheduledDisposableTests {
  @Test func `a scheduled disposable disposes once on its scheduler`() {
    let log = Log<String>()
    let scheduler = TestScheduler(initialClock: 0)
    let disposable = ScheduledDisposable(
      scheduler: scheduler, disposable: log.disposable("disposed"))
    disposable.dispose()
    disposable.dispose()
    #expect(log.entries.isEmpty)
    #expect(!disposable.isDisposed)
    scheduler.start()
    expectEqual(log.entries, ["disposed"])
    #expect(disposable.isDisposed)
    disposable.dispose()
    scheduler.start()
    expectEqual(log.entries, ["disposed"])
  }

  @Test func `an immediate scheduler disposes synchronously`() {
    let log = Log<String>()
    let disposable = ScheduledDisposable(
      scheduler: ImmediateScheduler.instance, disposable: log.disposable("disposed"))
    disposable.dispose()
    expectEqual(log.entries, ["disposed"])
  }

  @Test func `a scheduled disposable releases its disposable after disposal`() {
    let (disposable, object) = holding { witness in
      ScheduledDisposable(
        scheduler: ImmediateScheduler.instance, disposable: Disposables.create { _ = witness })
    }
    #expect(object.value != nil)
    disposable.dispose()
    #expect(object.value == nil)
  }
}
