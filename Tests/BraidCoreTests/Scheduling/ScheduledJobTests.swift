// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite struct ScheduledJobTests {
  @Test func `runs once however often its turn comes`() {
    let log = Log<Int>()
    let job = ScheduledJob {
      log.add(1)
      return nil
    }
    job.run()
    job.run()
    #expect(log.entries == [1])
  }

  @Test func `does not run once it is disposed`() {
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

  @Test func `disposes what the work returned, whichever comes first`() {
    let log = Log<String>()
    let disposedLater = ScheduledJob { log.disposable("later") }
    disposedLater.run()
    #expect(log.entries.isEmpty)
    disposedLater.dispose()
    disposedLater.dispose()
    #expect(log.entries == ["later"])

    let holder = Locked<ScheduledJob?>(nil)
    let disposedInside = ScheduledJob {
      holder.withLock { $0 }?.dispose()
      return log.disposable("inside")
    }
    holder.withLock { $0 = disposedInside }
    disposedInside.run()
    #expect(log.entries == ["later", "inside"])
  }

  @Test func `lets go of its work when it is disposed`() {
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
}
