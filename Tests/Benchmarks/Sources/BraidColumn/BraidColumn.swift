// SPDX-License-Identifier: MIT
import BraidObservable
import Support

/// Braid's observables, in RxSwift's words.
public func braidColumn() -> Column {
  Column(
    name: "Braid", note: "BraidObservable",
    workloads: [
      subjectRows(), chainRows(), payloadRows(), flatMapRows(), sequenceRows(),
      sharingRows(), replayRows(), schedulingRows(), hopRows(),
      combiningRows(), latestRows(), mergingRows(), groupRows(), retryRows(),
      virtualTimeRows(), timerRows(), valuesRows(), driverRows(), bridgeRows(),
    ],
    liveChains: liveChains)
}

private func liveChains(
  _ count: Int, _ begin: () -> Void
) -> (keep: AnyObject, send: () -> Int) {
  final class Box {
    var sum = 0
    var subjects: [PublishSubject<Int>] = []
    var subscriptions: [any Disposable] = []
  }
  let box = Box()
  box.subjects.reserveCapacity(count)
  box.subscriptions.reserveCapacity(count)
  begin()
  for _ in 0..<count {
    let subject = PublishSubject<Int>()
    box.subjects.append(subject)
    box.subscriptions.append(
      subject.map { $0 }.filter { _ in true }
        .subscribe(onNext: { [unowned box] x in box.sum += x }))
  }
  return (
    box,
    {
      box.sum = 0
      for subject in box.subjects { subject.onNext(1) }
      return box.sum
    }
  )
}

@inline(never)
func ones(_ n: Int) -> Observable<Int> {
  Observable.create { observer in
    for _ in 0..<n { observer.onNext(1) }
    return Disposables.create()
  }
}

@inline(never)
func repeated<T>(_ x: T, _ n: Int) -> Observable<T> {
  Observable.create { observer in
    for _ in 0..<n { observer.onNext(x) }
    return Disposables.create()
  }
}
