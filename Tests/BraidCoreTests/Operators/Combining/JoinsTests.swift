// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct JoinsTests {
  private let run = OperatorRun()

  @Test func `three sources are combined`() {
    let (a, b, c) = (run.source("a"), run.source("b"), run.source("c"))
    let join = JoinOperator(.latest, .withAll, a.source, b.source, c.source) {
      "\($0)-\($1)-\($2)"
    }
    expectEqual(run.after { run.start(join, of: String.self) }, "a on b on c on")
    a.next(1)
    b.next(2)
    expectEqual(run.after { c.next(3) }, "1-2-3")
    expectEqual(run.after { c.next(4) }, "1-2-4")
    expectEqual(run.after { b.next(5) }, "1-5-4")
    a.finish()
    b.finish()
    expectEqual(run.after { c.finish() }, "c off |")
  }

  @Test func `four sources are combined`() {
    let (a, b, c, d) = (run.source("a"), run.source("b"), run.source("c"), run.source("d"))
    let join = JoinOperator(.latest, .withAll, a.source, b.source, c.source, d.source) {
      "\($0)-\($1)-\($2)-\($3)"
    }
    expectEqual(run.after { run.start(join, of: String.self) }, "a on b on c on d on")
    d.next(4)
    c.next(3)
    b.next(2)
    expectEqual(run.after { a.next(1) }, "1-2-3-4")
    expectEqual(run.after { c.next(9) }, "1-2-9-4")
    expectEqual(run.after { c.fail() }, "c off # a off b off d off")
  }

  @Test func `any number of sources of different types are combined`() {
    let (a, b) = (run.source("a"), run.source("b", of: String.self))
    let pack = JoinOperator(.latest, .withAll, a.source, b.source, combine: { "\($0)\($1)" })
    expectEqual(run.after { run.start(pack, of: String.self) }, "a on b on")
    a.next(1)
    expectEqual(run.after { b.next("x") }, "1x")
    a.finish()
    expectEqual(run.after { b.finish() }, "b off |")
  }

  @Test(arguments: [1, 2, 64, 65, 130]) func `any number of sources of one type are combined`(
    count: Int
  ) {
    let sources = (0..<count).map { _ in immediate(1) }
    run.start(JoinOperator(.latest, .withAll, all: sources) { $0.reduce(0, +) })
    expectEqual(run.news(), "\(count) |")
  }

  @Test func `without sources the result completes`() {
    let none: [EventSource<Int>] = []
    run.start(JoinOperator(.zip, .withAll, all: none) { $0.reduce(0, +) })
    expectEqual(run.news(), "|")
  }

  @Test func `sources that end synchronously need no subscription`() {
    run.start(JoinOperator(.latest, .withAll, immediate(1, 2), immediate(10, 20), +))
    expectEqual(run.news(), "12 22 |")
  }

  @Test func `no source is subscribed to after the result has ended`() {
    let b = run.source("b")
    run.start(JoinOperator(.latest, .withAll, immediate(ending: .failure), b.source, +))
    expectEqual(run.news(), "#")
  }
}
