// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ThrottleWhileTests {
  @Test func `throttle(while:) holds the latest value while its argument is true`() {
    expectSignalDiagram("a-b-c-d-e-f|", "-t---f---t-|", "a----cd-e--(f|)") { source, busy, _ in
      source.throttle(while: busy.map { $0 == "t" })
    }
  }

  @Test(arguments: [
    ("|", "-", "|"), ("----", "t---", "----"), ("#", "-", "#"), ("a-|", "---", "a-|"),
    // A completion sends the value that waits, an error drops it.
    ("-a-|", "t---", "---(a|)"), ("-a-#", "t---", "---#"), ("-a-|", "tt--", "---(a|)"),
    // The end of the argument.
    ("-a-b|", "t|", "----(b|)"), ("-a-b|", "t-f|", "--ab|"), ("-a---", "t-#", "--#"),
    ("a-b|", "|", "a-b|"), ("-a-|", "tf--", "-a-|"),
  ])
  func `the sources decide when the result ends`(source: String, busy: String, expected: String) {
    expectSignalDiagram(source, busy, expected) { source, busy, _ in
      source.throttle(while: busy.map { $0 == "t" })
    }
  }

  @Test func `a property decides by its value, and is not retained`() {
    let source = SignalSubject<Int>()
    let log = Log<Int>()
    weak var released: SignalProperty<Bool>?
    do {
      let isBusy = SignalProperty(true)
      released = isBusy
      source.throttle(while: isBusy).subscribe(next: { log($0) })
      source.sendNext(1)
      source.sendNext(2)
      isBusy.value = false
      source.sendNext(3)
      expectEqual(log.entries, [2, 3])
    }
    #expect(released == nil)
    source.sendNext(4)
    expectEqual(log.entries, [2, 3, 4])
  }

  @Test func `a value sent while the value that waited is delivered follows it`() {
    let source = SignalSubject<Int>()
    let isBusy = SignalProperty(true)
    let log = Log<String>()
    source.throttle(while: isBusy).subscribe(next: {
      log("begin \($0)")
      if $0 == 1 { source.sendNext(2) }
      log("end \($0)")
    })
    source.sendNext(1)
    isBusy.value = false
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
  }
}
