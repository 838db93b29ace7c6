// SPDX-License-Identifier: MIT
import Dispatch
import TestSupport
import Testing

@testable import BraidTesting

struct VirtualExecutorTests {
  private let jobs = VirtualJobs()

  @Test func `a wait lasts until another thread of the system has had a turn`() {
    let jobs = jobs
    let isReady = jobs.wait(seconds: 1, interval: .zero) { turn in
      DispatchQueue.global().async {
        jobs.append {}
        turn()
      }
    }
    #expect(isReady)
  }

  @Test func `a wait for nothing ends after its seconds`() {
    var turns = 0
    let isReady = jobs.wait(seconds: 3, interval: .zero) { turn in
      turns += 1
      turn()
    }
    #expect(!isReady)
    expectEqual(turns, 3)
  }

  @Test func `a job that is ready needs no wait`() {
    jobs.append {}
    #expect(jobs.wait(seconds: 0))
  }
}
