// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct LiftTests {
  private final class Table: HasLifetime, Sendable {
    let log = TestSupport.Log<String>()
    private let token = Lifetime.Token()
    var lifetime: Lifetime { token.lifetime }

    func resize(width: Int, font: String) -> String {
      log("\(width)\(font)")
      return "\(width)\(font)"
    }

    func scroll(to row: Int) throws -> Int {
      if row < 0 { throw Failure("row") }
      log("row \(row)")
      return row
    }
  }

  /// Has no lifetime to tell.
  private final class Plain: Sendable {
    let log: TestSupport.Log<String>

    init(_ log: TestSupport.Log<String>) { self.log = log }

    func set(_ value: Int) { log("\(value)") }
  }

  @Test func `lift calls the method with the latest values, once all signals have sent one`() {
    let table = Table()
    let widths = SignalSubject<Int>()
    let fonts = SignalSubject<String>()
    let results = Signal.lift(table, Table.resize, widths, fonts)
    widths.sendNext(1)
    expectEqual(table.log.entries, [])
    fonts.sendNext("a")
    widths.sendNext(2)
    expectEqual(table.log.entries, ["1a", "2a"])
    expectEqual(results.events, ["2a"])
    expectEqual(results.events, ["2a"])
    fonts.sendNext("b")
    expectEqual(table.log.entries, ["1a", "2a", "2b"])
  }

  @Test func `the result of lift need not be retained`() {
    let table = Table()
    let rows = SignalSubject<Int>()
    Signal.lift(table, Table.scroll, rows)
    rows.sendNext(1)
    rows.sendNext(2)
    expectEqual(table.log.entries, ["row 1", "row 2"])
  }

  @Test func `lift completes when all signals have`() {
    let table = Table()
    let widths = SignalSubject<Int>()
    let fonts = SignalSubject<String>()
    let results = Signal.lift(table, Table.resize, widths, fonts)
    widths.sendNext(1)
    widths.sendCompleted()
    fonts.sendNext("a")
    expectEqual(results.events, ["1a"])
    fonts.sendCompleted()
    expectEqual(results.events, ["1a", "|"])
  }

  @Test func `an error of a signal or of the method fails the result`() {
    let table = Table()
    let rows = SignalSubject<Int>()
    let results = Signal.lift(table, Table.scroll, rows)
    rows.sendNext(-1)
    #expect(!rows.hasSubscribers)
    expectEqual(results.events, ["#row"])
    expectEqual(
      Signal.lift(table, Table.scroll, sent(1, then: .error(Failure("lost")))).events,
      ["1", "#lost"])
  }

  @Test func `lift ends with an object that has a lifetime, and does not retain it`() {
    let rows = SignalSubject<Int>()
    let results: Signal<Int>
    do {
      let table = Table()
      results = Signal.lift(table, Table.scroll, rows)
      rows.sendNext(1)
    }
    #expect(!rows.hasSubscribers)
    expectEqual(results.events, ["1", "|"])
  }

  @Test func `lift ends with the next value for an object without a lifetime`() {
    let log = TestSupport.Log<String>()
    let rows = SignalSubject<Int>()
    do {
      let plain = Plain(log)
      Signal.lift(plain, Plain.set, rows)
      rows.sendNext(1)
    }
    rows.sendNext(2)
    #expect(!rows.hasSubscribers)
    expectEqual(log.entries, ["1"])
  }

  @Test func `a value sent inside the method is handled after it has returned`() {
    let log = TestSupport.Log<String>()
    let rows = SignalSubject<Int>()
    let receiver = Receiver(log, rows)
    Signal.lift(receiver, Receiver.receive, rows)
    rows.sendNext(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
  }

  private final class Receiver: Sendable {
    let log: TestSupport.Log<String>
    let rows: SignalSubject<Int>

    init(_ log: TestSupport.Log<String>, _ rows: SignalSubject<Int>) {
      (self.log, self.rows) = (log, rows)
    }

    func receive(_ value: Int) {
      log("begin \(value)")
      if value == 1 { rows.sendNext(2) }
      log("end \(value)")
    }
  }
}
