// SPDX-License-Identifier: MIT
import BraidCore
import Testing

@Suite struct ScheduledJobTests {
  @Test func `runs once however often its turn comes`() {
    let log = Log(of: Int.self)
    let job = ScheduledJob {
      log.append(1)
      return nil
    }
    job.run()
    job.run()
    #expect(log.values == [1])
  }

  @Test func `does not run once it is disposed`() {
    let log = Log(of: Int.self)
    let job = ScheduledJob {
      log.append(1)
      return nil
    }
    job.dispose()
    job.run()
    #expect(log.values.isEmpty)
    #expect(job.isDisposed)
  }

  @Test func `disposes what the work returned, whichever comes first`() {
    let log = Log(of: String.self)
    let disposedLater = ScheduledJob { ScheduledJob.logging("later", log) }
    disposedLater.run()
    #expect(log.values.isEmpty)
    disposedLater.dispose()
    disposedLater.dispose()
    #expect(log.values == ["later"])

    let holder = Locked<ScheduledJob?>(nil)
    let disposedInside = ScheduledJob {
      holder.withLock { $0 }?.dispose()
      return ScheduledJob.logging("inside", log)
    }
    holder.withLock { $0 = disposedInside }
    disposedInside.run()
    #expect(log.values == ["later", "inside"])
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

extension ScheduledJob {
  /// A disposable that logs its disposal.
  static func logging(_ text: String, _ log: Log<String>) -> any Disposable {
    final class Logging: Disposable {
      let text: String
      let log: Log<String>
      init(_ text: String, _ log: Log<String>) {
        self.text = text
        self.log = log
      }
      func dispose() { log.append(text) }
    }
    return Logging(text, log)
  }
}
