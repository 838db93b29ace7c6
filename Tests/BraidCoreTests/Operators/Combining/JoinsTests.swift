// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct JoinsTests {
  private let run = OperatorRun()

  @Test func `three sources are combined`() {
    let (a, b, c) = (run.source("a"), run.source("b"), run.source("c"))
    let slots = (LatestSlot<Int>.self, ZipSlot<Int>.self, LatestSlot<Int>.self)
    let join = Join3(slots, a.source, b.source, c.source, .withAll) { "\($0)-\($1)-\($2)" }
    expectEqual(run.after { run.start(join) }, "a on b on c on")
    a.next(1)
    b.next(2)
    expectEqual(run.after { c.next(3) }, "1-2-3")
    expectEqual(run.after { c.next(4) }, "")
    expectEqual(run.after { b.next(5) }, "1-5-4")
    a.finish()
    b.finish()
    expectEqual(run.after { c.finish() }, "c off |")
  }

  @Test func `four sources are combined`() {
    let (a, b, c, d) = (run.source("a"), run.source("b"), run.source("c"), run.source("d"))
    let slots = (
      LatestSlot<Int>.self, LatestSlot<Int>.self, LatestSlot<Int>.self, LatestSlot<Int>.self
    )
    let join = Join4(slots, a.source, b.source, c.source, d.source, .withAll) {
      "\($0)-\($1)-\($2)-\($3)"
    }
    expectEqual(run.after { run.start(join) }, "a on b on c on d on")
    d.next(4)
    c.next(3)
    b.next(2)
    expectEqual(run.after { a.next(1) }, "1-2-3-4")
    expectEqual(run.after { c.next(9) }, "1-2-9-4")
    expectEqual(run.after { c.fail() }, "c off # a off b off d off")
  }

  @Test func `any number of sources of different types are combined`() {
    let (a, b) = (run.source("a"), run.source("b", of: String.self))
    let pack = JoinPack<String, LatestSlot<Int>, LatestSlot<String>>(
      a.source, b.source, completion: .withAll
    ) { "\($0)\($1)" }
    expectEqual(run.after { run.start(pack) }, "a on b on")
    a.next(1)
    expectEqual(run.after { b.next("x") }, "1x")
    a.finish()
    expectEqual(run.after { b.finish() }, "b off |")
  }

  @Test(arguments: [1, 2, 64, 65, 130]) func `any number of sources of one type are combined`(
    count: Int
  ) {
    let sources = (0..<count).map { _ in immediate(1) }
    run.start(JoinAll(LatestSlot<Int>.self, sources, .withAll) { $0.reduce(0, +) })
    expectEqual(run.news(), "\(count) |")
  }

  @Test func `without sources the result completes`() {
    run.start(JoinAll(ZipSlot<Int>.self, [], .withAll) { $0.reduce(0, +) })
    expectEqual(run.news(), "|")
    let none = OperatorRun()
    none.start(JoinPack<Int>(completion: .withAll) { 1 })
    expectEqual(none.news(), "|")
  }

  @Test func `sources that end synchronously need no subscription`() {
    let slots = (LatestSlot<Int>.self, LatestSlot<Int>.self)
    run.start(Join2(slots, immediate(1, 2), immediate(10, 20), .withAll, +))
    expectEqual(run.news(), "12 22 |")
  }

  @Test func `no source is subscribed to after the result has ended`() {
    let b = run.source("b")
    let slots = (LatestSlot<Int>.self, LatestSlot<Int>.self)
    run.start(Join2(slots, immediate(ending: .failure), b.source, .withAll, +))
    expectEqual(run.news(), "#")
  }
}
