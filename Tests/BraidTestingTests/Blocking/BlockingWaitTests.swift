// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

@testable import BraidTesting

@Suite struct BlockingWaitTests {
  @Test func `a wait that may never end is reported`() {
    let log = Log<String>()
    let wait = BlockingWait(
      timeout: .milliseconds(1), timeoutError: RxError.timeout, patience: .zero,
      report: { log.add($0) })
    let result = wait.run(Observable<Int> { _, _, _ in })
    #expect(result.error is RxError)
    #expect(log.entries.count == 1)
    #expect(log.entries.first?.contains("Remedy: call from another thread") == true)
  }
}
