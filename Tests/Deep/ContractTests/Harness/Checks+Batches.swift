// SPDX-License-Identifier: MIT
import BraidCore
import OperatorCatalogue
import TestSupport

/// The objects retained while many values are queued (C10).
extension Checks {
  private static let numbers = Array(1...20)

  /// Of the values that were delivered, a long batch keeps no more than if each came alone.
  static func livesInBatches(_ row: ContractRow, _ entrance: Entrance) -> [String] {
    let alone = forgetful(row, entrance)
    let sent = Box(0)
    let keptAlone = Log<(sent: Int, kept: Set<Int>)>()
    alone.observer.onEvent = { [lives = alone.lives] _ in
      keptAlone((sent.value, Set(lives.kept)))
    }
    alone.subscribe()
    for number in numbers {
      sent.value = number
      alone.source.send(number)
    }
    let expected = keptAlone.entries
    guard let first = expected.first, first.sent > 0 else { return alone.problems }
    let batched = forgetful(row, entrance)
    let problems = Log<String>()
    batched.observer.onEvent = { [lives = batched.lives, source = batched.source] index in
      if index == 0 { numbers.dropFirst(first.sent).forEach(source.send) }
      guard expected.indices.contains(index) else { return }
      // The sender itself keeps the value that it is sending.
      let kept = lives.kept.filter { $0 <= expected[index].sent && $0 != first.sent }
      let surplus = Set(kept).subtracting(expected[index].kept)
      if !surplus.isEmpty {
        problems("inside event \(index) of a batch \(surplus.sorted()) are still alive")
      }
    }
    batched.subscribe()
    numbers.prefix(first.sent).forEach(batched.source.send)
    let count = batched.observer.count
    return problems.entries.prefix(2) + batched.problems
      + (count == expected.count ? [] : ["\(count) events came instead of \(expected.count)"])
  }

  /// Disposal inside a batch that a scheduler delivers releases all values that have not been
  /// delivered.
  static func livesAfterDisposal(_ row: ContractRow) -> [String] {
    [1, 5].flatMap { index -> [String] in
      let run = ContractRun(row)
      let kept = Box<[Int]>([])
      run.observer.onEvent = { [unowned run] in
        guard $0 == index else { return }
        run.observer.scope.dispose()
        let isOneForOne = run.observer.events.map { $0.element?.number } == Array(1...index + 1)
        if isOneForOne { kept.value = run.lives.kept.filter { $0 > index + 1 } }
      }
      run.subscribe()
      numbers.forEach(run.source.send)
      run.play(.advance(50))
      return run.problems
        + (kept.value.isEmpty ? [] : ["disposed inside event \(index), \(kept.value) are kept"])
    }
  }
}
