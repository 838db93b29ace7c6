// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// An operator and its definition by `bind`.
struct BindLaw: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let direct: @Sendable (Signal<Int>) -> Signal<Int>
  let bound: @Sendable (Signal<Int>) -> Signal<Int>

  init(
    _ name: String, _ direct: @escaping @Sendable (Signal<Int>) -> Signal<Int>,
    bound: @escaping @Sendable (Signal<Int>) -> Signal<Int>
  ) {
    testDescription = name
    self.direct = direct
    self.bound = bound
  }

  static let all = [
    BindLaw("map", { $0.map { $0 * 2 } }) { $0.bind { { .emit(.just($0 * 2)) } } },
    BindLaw("map(to:)", { $0.map(to: 7) }) { $0.bind { { _ in .emit(.just(7)) } } },
    BindLaw("filter", { $0.filter { $0 > 1 } }) {
      $0.bind { { $0 > 1 ? .emit(.just($0)) : .emit(.empty) } }
    },
    BindLaw("ignore", { $0.ignore(2) }) {
      $0.bind { { $0 == 2 ? .emit(.empty) : .emit(.just($0)) } }
    },
    BindLaw("flattenMap", { $0.flattenMap { sent($0, $0 + 1) } }) {
      $0.bind { { .emit(sent($0, $0 + 1)) } }
    },
    BindLaw("take", { $0.take(2) }) {
      $0.bind {
        var taken = 0
        return { value in
          taken += 1
          return taken < 2 ? .emit(.just(value)) : .emitAndStop(.just(value))
        }
      }
    },
    BindLaw("skip", { $0.skip(2) }) {
      $0.bind {
        var skipped = 0
        return { value in
          skipped += 1
          return skipped > 2 ? .emit(.just(value)) : .emit(.empty)
        }
      }
    },
    BindLaw("take(until:)", { $0.take(until: { $0 == 3 }) }) {
      $0.bind { { $0 == 3 ? .stop : .emit(.just($0)) } }
    },
    BindLaw("skip(while:)", { $0.skip(while: { $0 < 2 }) }) {
      $0.bind {
        var isSkipping = true
        return { value in
          isSkipping = isSkipping && value < 2
          return isSkipping ? .emit(.empty) : .emit(.just(value))
        }
      }
    },
    BindLaw("scan", { $0.scan(10) { $0 + $1 } }) {
      $0.bind {
        var sum = 10
        return { value in
          sum += value
          return .emit(.just(sum))
        }
      }
    },
    BindLaw("combinePrevious", { $0.combinePrevious(0) { $0 * 10 + $1 } }) {
      $0.bind {
        var previous = 0
        return { value in
          defer { previous = value }
          return .emit(.just(previous * 10 + value))
        }
      }
    },
    BindLaw("distinctUntilChanged", { $0.distinctUntilChanged() }) {
      $0.bind {
        var last: Int?
        return { value in
          defer { last = value }
          return last == value ? .emit(.empty) : .emit(.just(value))
        }
      }
    },
    BindLaw("attempt", { $0.attempt { if $0 == 3 { throw Failure() } } }) {
      $0.bind { { $0 == 3 ? .emit(.error(Failure())) : .emit(.just($0)) } }
    },
  ]
}

struct BindLawTests {
  @Test(
    arguments: BindLaw.all,
    [[], [1], [1, 2, 3], [3, 3, 1, 1, 2], [2, 2, 2], [1, 2, 3, 4, 5, 6, 3, 2, 1]])
  func `an operator equals its form with bind`(law: BindLaw, values: [Int]) {
    for termination in [Termination.completed, .error(Failure()), nil] {
      let source = Signal<Int>.create { subscriber in
        for value in values { subscriber.sendNext(value) }
        switch termination {
        case .error(let error): subscriber.sendError(error)
        case .completed: subscriber.sendCompleted()
        case nil: break
        }
        return nil
      }
      expectEqual(law.direct(source).events, law.bound(source).events)
    }
  }

  @Test(arguments: BindLaw.all)
  func `a driven source has the same events with bind`(law: BindLaw) {
    let subject = SignalSubject<Int>()
    let direct = law.direct(subject).recorded()
    let bound = law.bound(subject).recorded()
    for value in [1, 1, 2, 3, 3] {
      subject.sendNext(value)
      expectEqual(direct.events, bound.events)
    }
    subject.sendCompleted()
    expectEqual(direct.events, bound.events)
    #expect(!subject.hasSubscribers)
  }
}
