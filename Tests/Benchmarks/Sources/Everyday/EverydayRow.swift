// SPDX-License-Identifier: MIT
import BraidCocoa
import Support

/// One small program of those that apps consist of: a life of a subscription, a value, a send.
struct EverydayRow {
  let name: String

  /// How many operations a round runs; its time is divided by it.
  let operations: Int

  /// What RxSwift 6.10 needs for an operation, in units of the hand-written send of row 01.
  ///
  /// RxSwift itself is not built here. This was recorded in one run with that row; nil where
  /// nothing was recorded.
  let recordedRxSwift: Double?

  /// Whether all of it runs on the calling thread, so that its instructions can be counted.
  var isCounted = true

  /// The checksum of `n` operations.
  let expected: (_ n: Int) -> Int

  /// Runs `n` operations and returns their checksum.
  let run: (_ n: Int) -> Int
}

/// RxSwift's nanoseconds become units of the hand-written send, which took 20.1 in the same run.
private func recorded(_ nanoseconds: Double?) -> Double? { nanoseconds.map { $0 / 20.1 } }

/// Any operations.
func row(
  _ name: String, _ operations: Int, rxSwift: Double? = nil, isCounted: Bool = true,
  expected: @escaping (Int) -> Int = { $0 }, run: @escaping (Int) -> Int
) -> EverydayRow {
  EverydayRow(
    name: name, operations: operations, recordedRxSwift: recorded(rxSwift), isCounted: isCounted,
    expected: expected, run: run)
}

/// A value through one chain, which is subscribed to once.
func value(
  _ name: String, _ operations: Int = 200_000, rxSwift: Double? = nil,
  expected: @escaping (Int) -> Int = { $0 }, _ make: @escaping (Int) -> Observable<Int>
) -> EverydayRow {
  row(name, operations, rxSwift: rxSwift, expected: expected) { n in
    var sum = 0
    make(n).subscribe(onNext: { sum &+= $0 }).dispose()
    return sum
  }
}

/// The life of one chain: made, subscribed to, disposed.
func life(
  _ name: String, rxSwift: Double, isCounted: Bool = true,
  expected: @escaping (Int) -> Int = { $0 }, _ make: @escaping () -> Observable<Int>
) -> EverydayRow {
  row(name + ", life", 20_000, rxSwift: rxSwift, isCounted: isCounted, expected: expected) { n in
    var sum = 0
    for _ in 0..<n { make().subscribe(onNext: { sum &+= $0 }).dispose() }
    return sum
  }
}

/// `n` times one, and the end.
@inline(never)
func ones(_ n: Int) -> Observable<Int> {
  Observable.create { observer in
    for _ in 0..<n { observer.onNext(1) }
    observer.onCompleted()
    return Disposables.create()
  }
}

/// Every row, in the order of the table.
func everydayRows() -> [EverydayRow] {
  mainActorRows() + disposableRows() + subjectRows() + eventRows() + propertyRows() + valueRows()
    + innerRows() + joinRows()
    + timedRows() + virtualTimeRows() + lifeRows() + asyncRows()
}
