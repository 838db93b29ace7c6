// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ScheduledJobTests {
  @Test func `a scheduled job runs at most once`() {
    let log = Log<Int>()
    let job = ScheduledJob {
      log.add(1)
      return nil
    }
    job.run()
    job.run()
    expectEqual(log.entries, [1])
  }

  @Test func `a disposed job does not run`() {
    let log = Log<Int>()
    let job = ScheduledJob {
      log.add(1)
      return nil
    }
    job.dispose()
    job.run()
    #expect(log.entries.isEmpty)
    #expect(job.isDisposed)
  }

  @Test func `the disposable of the action is disposed in either order of run and dispose`() {
    let log = Log<String>()
    let disposedLater = ScheduledJob { log.disposable("later") }
    disposedLater.run()
    #expect(log.entries.isEmpty)
    disposedLater.dispose()
    disposedLater.dispose()
    expectEqual(log.entries, ["later"])

    let holder = Locked<ScheduledJob?>(nil)
    let disposedInside = ScheduledJob {
      holder.withLock { $0 }?.dispose()
      return log.disposable("inside")
    }
    holder.withLock { $0 = disposedInside }
    disposedInside.run()
    expectEqual(log.entries, ["later", "inside"])
  }

  @Test func `a disposed job releases its action`() {
    final class Captured: Sendable {}
    var captured: Captured? = Captured()
    weak let witness = captured
    let job = ScheduledJob { [captured] in
      _ = captured
      return nil
    }
    captured = nil
    #expect(witness != nil)
    job.dispose()
    #expect(witness == nil)
  }

  @Test func `a job counts as pending until it runs, is disposed or is released`() async {
    await #expect(processExitsWith: .success) {
      for end in [{ $0.run() }, { $0.dispose() }, { _ in }] as [(ScheduledJob) -> Void] {
        do {
          let job = ScheduledJob { () -> Void in }
          precondition(Resources.scheduledWork.count == 1)
          end(job)
        }
        precondition(Resources.scheduledWork.count == 0)
      }
    }
  }
}
