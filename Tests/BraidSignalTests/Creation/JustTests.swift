// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct JustTests {
  @Test func `just sends its value and completes`() {
    expectEqual(Signal.just(1).events, ["1", "|"])
    expectEqual(Signal.return(1).events, ["1", "|"])
  }

  @Test func `just does not complete after a disposal inside the value`() {
    let log = Log<String>()
    let serial = SerialDisposable()
    let start = SignalSubject<Int>()
    serial.inner = start.flattenMap { Signal.just($0) }.subscribe(
      next: {
        log("\($0)")
        serial.dispose()
      }, completed: { log("|") })
    start.sendNext(1)
    expectEqual(log.entries, ["1"])
  }
}
