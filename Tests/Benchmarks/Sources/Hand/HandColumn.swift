// SPDX-License-Identifier: MIT
import Support

/// The limit: plain closures called in a loop, with no library, no thread safety and no disposal.
///
/// Rows 19 and 23 use one pthread mutex. The code stays as it was when the goals were measured.
public func handColumn() -> Column {
  Column(
    name: "hand",
    note: "plain closures, no thread safety or disposal; rows 19 and 23 use one pthread mutex, "
      + "rows 33 to 35 AsyncStream",
    workloads: [
      subjectRows(), chainRows(), flatMapRows(), combiningRows(), mergingRows(), sequenceRows(),
      sharingRows(), schedulingRows(), virtualTimeRows(), timerRows(),
      commandRows(), valuesRows(),
    ],
    liveChains: liveChains)
}

private func liveChains(
  _ count: Int, _ begin: () -> Void
) -> (keep: AnyObject, send: () -> Int) {
  final class Subject { var observers: [Obs] = [] }
  final class Box {
    var sum = 0
    var subjects: [Subject] = []
  }
  let box = Box()
  box.subjects.reserveCapacity(count)
  begin()
  for _ in 0..<count {
    let subject = Subject()
    let end: Sink = { [unowned box] x in box.sum += x }
    subject.observers.append(Obs(call: mapS({ $0 }, filterS({ _ in true }, end))))
    box.subjects.append(subject)
  }
  return (
    box,
    {
      box.sum = 0
      for s in box.subjects { for o in s.observers { o.call(1) } }
      return box.sum
    }
  )
}
