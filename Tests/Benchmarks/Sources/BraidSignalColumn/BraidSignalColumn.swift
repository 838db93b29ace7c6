// SPDX-License-Identifier: MIT
import BraidSignal
import Support

/// Braid's signals, in ReactiveObjC's words.
public func braidSignalColumn() -> Column {
  Column(
    name: "BraidSignal",
    note: """
      BraidSignal; share is publish and connect, withLatestFrom is sample
      """,
    workloads: [
      subjectRows(), chainRows(), payloadRows(), flatMapRows(), latestRows(), sequenceRows(),
      sharingRows(), replayRows(), schedulingRows(), combiningRows(), mergingRows(),
      timerRows(), commandRows(), valuesRows(),
    ],
    liveChains: liveChains)
}

private func liveChains(
  _ count: Int, _ begin: () -> Void
) -> (keep: AnyObject, send: () -> Int) {
  final class Box {
    var sum = 0
    var subjects: [SignalSubject<Int>] = []
    var subscriptions: [any Disposable] = []
  }
  let box = Box()
  box.subjects.reserveCapacity(count)
  box.subscriptions.reserveCapacity(count)
  begin()
  for _ in 0..<count {
    let subject = SignalSubject<Int>()
    box.subjects.append(subject)
    box.subscriptions.append(
      subject.map { $0 }.filter { _ in true }
        .subscribe(next: { [unowned box] x in box.sum += x }))
  }
  return (
    box,
    {
      box.sum = 0
      for subject in box.subjects { subject.sendNext(1) }
      return box.sum
    }
  )
}

@inline(never)
func ones(_ n: Int) -> Signal<Int> {
  Signal.create { subscriber in
    for _ in 0..<n { subscriber.sendNext(1) }
    return nil
  }
}

@inline(never)
func repeated<T>(_ x: T, _ n: Int) -> Signal<T> {
  Signal.create { subscriber in
    for _ in 0..<n { subscriber.sendNext(x) }
    return nil
  }
}
