// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite struct JoinsTests {
  private let run = OperatorRun()

  @Test func `three sources`() {
    let (a, b, c) = (run.source("a"), run.source("b"), run.source("c"))
    let slots = JoinSlots3<LatestSlot<Int>, ZipSlot<Int>, LatestSlot<Int>, String> {
      "\($0)-\($1)-\($2)"
    }
    let join = Join(slots, (a.source, b.source, c.source), .withAll)
    #expect(run.after { run.start(join) } == "a on b on c on")
    a.next(1)
    b.next(2)
    #expect(run.after { c.next(3) } == "1-2-3")
    #expect(run.after { c.next(4) } == "")
    #expect(run.after { b.next(5) } == "1-5-4")
    a.finish()
    b.finish()
    #expect(run.after { c.finish() } == "| c off")
  }

  @Test func `four sources`() {
    let (a, b, c, d) = (run.source("a"), run.source("b"), run.source("c"), run.source("d"))
    typealias Latest = LatestSlot<Int>
    let slots = JoinSlots4<Latest, Latest, Latest, Latest, String> { "\($0)-\($1)-\($2)-\($3)" }
    let join = Join(slots, (a.source, b.source, c.source, d.source), .withAll)
    #expect(run.after { run.start(join) } == "a on b on c on d on")
    d.next(4)
    c.next(3)
    b.next(2)
    #expect(run.after { a.next(1) } == "1-2-3-4")
    #expect(run.after { c.next(9) } == "1-2-9-4")
    #expect(run.after { c.fail() } == "# d off c off b off a off")
  }

  @Test func `any number of sources of any types`() {
    let (a, b) = (run.source("a"), run.source("b", of: String.self))
    let pack = JoinPack<String, LatestSlot<Int>, LatestSlot<String>>(
      a.source, b.source, completion: .withAll
    ) { "\($0)\($1)" }
    #expect(run.after { run.start(pack) } == "a on b on")
    a.next(1)
    #expect(run.after { b.next("x") } == "1x")
    a.finish()
    #expect(run.after { b.finish() } == "| b off")
  }

  @Test(arguments: [1, 2, 64, 65, 130]) func `any number of sources of one type`(count: Int) {
    let sources = (0..<count).map { _ in immediate(1) }
    let slots = JoinSlotArray<LatestSlot<Int>, Int> { $0.reduce(0, +) }
    run.start(Join(slots, sources, .withAll))
    #expect(run.news() == "\(count) |")
  }

  @Test func `without sources the result completes`() {
    run.start(Join(JoinSlotArray<ZipSlot<Int>, Int> { $0.reduce(0, +) }, [], .withAll))
    #expect(run.news() == "|")
    let none = OperatorRun()
    none.start(JoinPack<Int>(completion: .withAll) { 1 })
    #expect(none.news() == "|")
  }

  @Test func `sources that are over at once need no subscription`() {
    let slots = JoinSlots2<LatestSlot<Int>, LatestSlot<Int>, Int>(+)
    run.start(Join(slots, (immediate(1, 2), immediate(10, 20)), .withAll))
    #expect(run.news() == "12 22 |")
  }

  @Test func `nobody is subscribed to after the result has ended`() {
    let b = run.source("b")
    let slots = JoinSlots2<LatestSlot<Int>, LatestSlot<Int>, Int>(+)
    run.start(Join(slots, (immediate(ending: .failure), b.source), .withAll))
    #expect(run.news() == "#")
  }
}
