// SPDX-License-Identifier: MIT
import BraidSignal
import Testing

// Written by .ci/generate.

struct SignalJoinTests {
  @Test func `combineLatest of five to eight signals calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace(
        Signal<[Int]>.combineLatest(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), transform: lists.five)) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Signal<[Int]>.combineLatest(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Signal<[Int]>.combineLatest(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), transform: lists.six)) == "[1, 2, 3, 4, 5, 6] |"
    )
    #expect(
      trace(
        Signal<[Int]>.combineLatest(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Signal<[Int]>.combineLatest(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), Signal<Int>.just(7), transform: lists.seven))
        == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Signal<[Int]>.combineLatest(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), Signal<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Signal<[Int]>.combineLatest(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), Signal<Int>.just(7), Signal<Int>.just(8),
          transform: lists.eight)) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace(
        Signal<[Int]>.combineLatest(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), Signal<Int>.just(7), Signal<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight signals calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace(
        Signal<[Int]>.zip(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), transform: lists.five)) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Signal<[Int]>.zip(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Signal<[Int]>.zip(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), transform: lists.six)) == "[1, 2, 3, 4, 5, 6] |"
    )
    #expect(
      trace(
        Signal<[Int]>.zip(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Signal<[Int]>.zip(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), Signal<Int>.just(7), transform: lists.seven))
        == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Signal<[Int]>.zip(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), Signal<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Signal<[Int]>.zip(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), Signal<Int>.just(7), Signal<Int>.just(8),
          transform: lists.eight)) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace(
        Signal<[Int]>.zip(
          Signal<Int>.just(1), Signal<Int>.just(2), Signal<Int>.just(3), Signal<Int>.just(4),
          Signal<Int>.just(5), Signal<Int>.just(6), Signal<Int>.just(7), Signal<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }
}
