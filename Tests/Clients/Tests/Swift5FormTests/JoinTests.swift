// SPDX-License-Identifier: MIT
import BraidCocoa
import Testing

// Written by .ci/generate.

struct JoinTests {
  @Test func `combineLatest of five to eight observables calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace(
        Observable<[Int]>.combineLatest(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), resultSelector: lists.five))
        == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Observable<[Int]>.combineLatest(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Observable<[Int]>.combineLatest(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          resultSelector: lists.six)) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Observable<[Int]>.combineLatest(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Observable<[Int]>.combineLatest(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          Observable<Int>.just(7), resultSelector: lists.seven)) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Observable<[Int]>.combineLatest(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          Observable<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Observable<[Int]>.combineLatest(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          Observable<Int>.just(7), Observable<Int>.just(8), resultSelector: lists.eight))
        == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace(
        Observable<[Int]>.combineLatest(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          Observable<Int>.just(7), Observable<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }

  @Test func `combineLatest of five to eight infallibles calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace(
        Infallible<[Int]>.combineLatest(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), resultSelector: lists.five))
        == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Infallible<[Int]>.combineLatest(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Infallible<[Int]>.combineLatest(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          resultSelector: lists.six)) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Infallible<[Int]>.combineLatest(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Infallible<[Int]>.combineLatest(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          Infallible<Int>.just(7), resultSelector: lists.seven)) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Infallible<[Int]>.combineLatest(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          Infallible<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Infallible<[Int]>.combineLatest(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          Infallible<Int>.just(7), Infallible<Int>.just(8), resultSelector: lists.eight))
        == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace(
        Infallible<[Int]>.combineLatest(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          Infallible<Int>.just(7), Infallible<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }

  @Test func `combineLatest of five to eight drivers calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace { _ in
        Driver<[Int]>.combineLatest(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), resultSelector: lists.five)
      } == "[1, 2, 3, 4, 5] |")
    #expect(
      trace { _ in
        Driver<[Int]>.combineLatest(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }
      } == "[1, 2, 3, 4, 5] |")
    #expect(
      trace { _ in
        Driver<[Int]>.combineLatest(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), resultSelector: lists.six)
      } == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace { _ in
        Driver<[Int]>.combineLatest(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }
      } == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace { _ in
        Driver<[Int]>.combineLatest(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), Driver<Int>.just(7), resultSelector: lists.seven
        )
      } == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace { _ in
        Driver<[Int]>.combineLatest(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), Driver<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }
      } == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace { _ in
        Driver<[Int]>.combineLatest(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), Driver<Int>.just(7), Driver<Int>.just(8),
          resultSelector: lists.eight)
      } == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace { _ in
        Driver<[Int]>.combineLatest(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), Driver<Int>.just(7), Driver<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }
      } == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight observables calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace(
        Observable<[Int]>.zip(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), resultSelector: lists.five))
        == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Observable<[Int]>.zip(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Observable<[Int]>.zip(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          resultSelector: lists.six)) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Observable<[Int]>.zip(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Observable<[Int]>.zip(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          Observable<Int>.just(7), resultSelector: lists.seven)) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Observable<[Int]>.zip(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          Observable<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Observable<[Int]>.zip(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          Observable<Int>.just(7), Observable<Int>.just(8), resultSelector: lists.eight))
        == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace(
        Observable<[Int]>.zip(
          Observable<Int>.just(1), Observable<Int>.just(2), Observable<Int>.just(3),
          Observable<Int>.just(4), Observable<Int>.just(5), Observable<Int>.just(6),
          Observable<Int>.just(7), Observable<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight infallibles calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace(
        Infallible<[Int]>.zip(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), resultSelector: lists.five))
        == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Infallible<[Int]>.zip(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Infallible<[Int]>.zip(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          resultSelector: lists.six)) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Infallible<[Int]>.zip(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Infallible<[Int]>.zip(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          Infallible<Int>.just(7), resultSelector: lists.seven)) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Infallible<[Int]>.zip(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          Infallible<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Infallible<[Int]>.zip(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          Infallible<Int>.just(7), Infallible<Int>.just(8), resultSelector: lists.eight))
        == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace(
        Infallible<[Int]>.zip(
          Infallible<Int>.just(1), Infallible<Int>.just(2), Infallible<Int>.just(3),
          Infallible<Int>.just(4), Infallible<Int>.just(5), Infallible<Int>.just(6),
          Infallible<Int>.just(7), Infallible<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight singles calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace(
        Single<[Int]>.zip(
          Single<Int>.just(1), Single<Int>.just(2), Single<Int>.just(3), Single<Int>.just(4),
          Single<Int>.just(5), resultSelector: lists.five)) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Single<[Int]>.zip(
          Single<Int>.just(1), Single<Int>.just(2), Single<Int>.just(3), Single<Int>.just(4),
          Single<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Single<[Int]>.zip(
          Single<Int>.just(1), Single<Int>.just(2), Single<Int>.just(3), Single<Int>.just(4),
          Single<Int>.just(5), Single<Int>.just(6), resultSelector: lists.six))
        == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Single<[Int]>.zip(
          Single<Int>.just(1), Single<Int>.just(2), Single<Int>.just(3), Single<Int>.just(4),
          Single<Int>.just(5), Single<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Single<[Int]>.zip(
          Single<Int>.just(1), Single<Int>.just(2), Single<Int>.just(3), Single<Int>.just(4),
          Single<Int>.just(5), Single<Int>.just(6), Single<Int>.just(7), resultSelector: lists.seven
        )) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Single<[Int]>.zip(
          Single<Int>.just(1), Single<Int>.just(2), Single<Int>.just(3), Single<Int>.just(4),
          Single<Int>.just(5), Single<Int>.just(6), Single<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Single<[Int]>.zip(
          Single<Int>.just(1), Single<Int>.just(2), Single<Int>.just(3), Single<Int>.just(4),
          Single<Int>.just(5), Single<Int>.just(6), Single<Int>.just(7), Single<Int>.just(8),
          resultSelector: lists.eight)) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace(
        Single<[Int]>.zip(
          Single<Int>.just(1), Single<Int>.just(2), Single<Int>.just(3), Single<Int>.just(4),
          Single<Int>.just(5), Single<Int>.just(6), Single<Int>.just(7), Single<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight maybes calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace(
        Maybe<[Int]>.zip(
          Maybe<Int>.just(1), Maybe<Int>.just(2), Maybe<Int>.just(3), Maybe<Int>.just(4),
          Maybe<Int>.just(5), resultSelector: lists.five)) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Maybe<[Int]>.zip(
          Maybe<Int>.just(1), Maybe<Int>.just(2), Maybe<Int>.just(3), Maybe<Int>.just(4),
          Maybe<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }) == "[1, 2, 3, 4, 5] |")
    #expect(
      trace(
        Maybe<[Int]>.zip(
          Maybe<Int>.just(1), Maybe<Int>.just(2), Maybe<Int>.just(3), Maybe<Int>.just(4),
          Maybe<Int>.just(5), Maybe<Int>.just(6), resultSelector: lists.six))
        == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Maybe<[Int]>.zip(
          Maybe<Int>.just(1), Maybe<Int>.just(2), Maybe<Int>.just(3), Maybe<Int>.just(4),
          Maybe<Int>.just(5), Maybe<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace(
        Maybe<[Int]>.zip(
          Maybe<Int>.just(1), Maybe<Int>.just(2), Maybe<Int>.just(3), Maybe<Int>.just(4),
          Maybe<Int>.just(5), Maybe<Int>.just(6), Maybe<Int>.just(7), resultSelector: lists.seven))
        == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Maybe<[Int]>.zip(
          Maybe<Int>.just(1), Maybe<Int>.just(2), Maybe<Int>.just(3), Maybe<Int>.just(4),
          Maybe<Int>.just(5), Maybe<Int>.just(6), Maybe<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace(
        Maybe<[Int]>.zip(
          Maybe<Int>.just(1), Maybe<Int>.just(2), Maybe<Int>.just(3), Maybe<Int>.just(4),
          Maybe<Int>.just(5), Maybe<Int>.just(6), Maybe<Int>.just(7), Maybe<Int>.just(8),
          resultSelector: lists.eight)) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace(
        Maybe<[Int]>.zip(
          Maybe<Int>.just(1), Maybe<Int>.just(2), Maybe<Int>.just(3), Maybe<Int>.just(4),
          Maybe<Int>.just(5), Maybe<Int>.just(6), Maybe<Int>.just(7), Maybe<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }) == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight drivers calls its function`() {
    let lists = Lists()
    var calls = 0
    #expect(
      trace { _ in
        Driver<[Int]>.zip(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), resultSelector: lists.five)
      } == "[1, 2, 3, 4, 5] |")
    #expect(
      trace { _ in
        Driver<[Int]>.zip(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5)
        ) { bump(&calls, [$0, $1, $2, $3, $4]) }
      } == "[1, 2, 3, 4, 5] |")
    #expect(
      trace { _ in
        Driver<[Int]>.zip(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), resultSelector: lists.six)
      } == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace { _ in
        Driver<[Int]>.zip(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }
      } == "[1, 2, 3, 4, 5, 6] |")
    #expect(
      trace { _ in
        Driver<[Int]>.zip(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), Driver<Int>.just(7), resultSelector: lists.seven
        )
      } == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace { _ in
        Driver<[Int]>.zip(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), Driver<Int>.just(7)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }
      } == "[1, 2, 3, 4, 5, 6, 7] |")
    #expect(
      trace { _ in
        Driver<[Int]>.zip(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), Driver<Int>.just(7), Driver<Int>.just(8),
          resultSelector: lists.eight)
      } == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(
      trace { _ in
        Driver<[Int]>.zip(
          Driver<Int>.just(1), Driver<Int>.just(2), Driver<Int>.just(3), Driver<Int>.just(4),
          Driver<Int>.just(5), Driver<Int>.just(6), Driver<Int>.just(7), Driver<Int>.just(8)
        ) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) }
      } == "[1, 2, 3, 4, 5, 6, 7, 8] |")
    #expect(lists.calls == 4)
    #expect(calls == 4)
  }
}

/// Makes arrays of its arguments, and counts the calls.
final class Lists {
  private(set) var calls = 0

  func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) -> [Int] {
    bump(&calls, [a, b, c, d, e])
  }

  func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> [Int] {
    bump(&calls, [a, b, c, d, e, f])
  }

  func seven(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) -> [Int] {
    bump(&calls, [a, b, c, d, e, f, g])
  }

  func eight(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int)
    -> [Int]
  { bump(&calls, [a, b, c, d, e, f, g, h]) }
}
