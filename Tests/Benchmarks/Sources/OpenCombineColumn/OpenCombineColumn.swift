// SPDX-License-Identifier: MIT
import OpenCombine
import Support

/// OpenCombine, the push library to beat.
///
/// It has no `create`, `merge`, `concat`, `combineLatest`, `withLatestFrom`, `groupBy` or replay:
/// the first three have stand-ins, the other rows stay empty.
public func openCombineColumn() -> Column {
  Column(
    name: "OpenCombine",
    note: """
      create is a small custom Publisher; merge and concat are flatMap(maxPublishers:) over a \
      sequence; sequences are type-erased where Combine would fold them eagerly
      """,
    workloads: [
      subjectRows(), chainRows(), payloadRows(), flatMapRows(), combiningRows(), sequenceRows(),
      schedulingRows(),
    ],
    smaller: [.r15: (zipPairs, (zipPairs - 1) * zipPairs)],
    liveChains: liveChains)
}

private func liveChains(
  _ count: Int, _ begin: () -> Void
) -> (keep: AnyObject, send: () -> Int) {
  final class Box {
    var sum = 0
    var subjects: [PassthroughSubject<Int, Never>] = []
    var subscriptions: [AnyCancellable] = []
  }
  let box = Box()
  box.subjects.reserveCapacity(count)
  box.subscriptions.reserveCapacity(count)
  begin()
  for _ in 0..<count {
    let subject = PassthroughSubject<Int, Never>()
    box.subjects.append(subject)
    box.subscriptions.append(
      subject.map { $0 }.filter { _ in true }.sink { [unowned box] x in box.sum += x })
  }
  return (
    box,
    {
      box.sum = 0
      box.subjects.forEach { $0.send(1) }
      return box.sum
    }
  )
}
