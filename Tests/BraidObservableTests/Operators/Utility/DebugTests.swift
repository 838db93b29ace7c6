// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct DebugTests {
  @Test(arguments: ["a-b--c|", "|", "#", "a-#"])
  func `debug forwards all events`(source: String) {
    let printer = DebugPrinter("taps", trimOutput: false) { _ in }
    expectDiagram(source, source) { source, _ in source.debug(printer) }
  }

  @Test func `debug prints subscription, values and disposal`() {
    let log = Log<String>()
    let printer = DebugPrinter("taps", trimOutput: true) { log(String($0.dropFirst(25))) }
    let subject = PublishSubject<String>()
    let subscription = subject.debug(printer).subscribe()
    subject.onNext("a")
    subject.onNext(String(repeating: "x", count: 20) + String(repeating: "y", count: 20))
    subscription.dispose()
    expectEqual(
      log.entries,
      [
        "taps -> subscribed", "taps -> Event next(a)",
        "taps -> Event next(xxxxxxxxxxxxxxx...yyyyyyyyyyyyyyyyyyy)", "taps -> isDisposed",
      ])
    expectEqual(DebugPrinter.place("/a/b/Main.swift", 12, "body"), "Main.swift:12 (body)")
  }

  @Test func `debug prints the terminal event`() {
    let log = Log<String>()
    let printer = DebugPrinter("x", trimOutput: false) { log(String($0.dropFirst(25))) }
    expectEqual(Observable.just(1).debug(printer).recorded(), ["next(1)", "completed"])
    expectEqual(
      log.entries,
      [
        "x -> subscribed", "x -> Event next(1)", "x -> Event completed", "x -> isDisposed",
      ])
  }
}
