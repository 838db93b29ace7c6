// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalCreation: [ContractRow] = [
    .signal("create") { s in
      .create { subscriber in
        s.visit(
          making: s.source.subscribe(
            next: { subscriber.sendNext($0) }, error: { subscriber.sendError($0) },
            completed: { subscriber.sendCompleted() }))
      }
    },
    .signal("create, before", except: [.subscribesAnyway]) { s in
      .create { subscriber in
        s.visit()
        subscriber.sendNext(0)
        return s.source.subscribe(subscriber)
      }
    },
    .signal("just") { _ in .just(1) },
    .signal("return") { _ in .return(1) },
    .signal("empty") { _ in .empty },
    .signal("never") { _ in .never },
    .signal("error") { _ in .error(Script.Failure()) },
    .signal("deferred") { s in .deferred { try s.check(making: s.source) } },
    .signal("try") { s in .try { try s.check(Tracked(1)) } },
    .signal("startLazily", except: [.shares, .remembers]) { s in
      .startLazily(on: s.scheduler) { subscriber in
        s.visit()
        for number in 1...3 { subscriber.sendNext(Tracked(number)) }
        subscriber.sendCompleted()
      }
    },
    .signal("startEagerly", except: [.shares, .remembers, .goesOn]) { s in
      .startEagerly(on: s.scheduler) { subscriber in
        s.visit()
        for number in 1...3 { subscriber.sendNext(Tracked(number)) }
        subscriber.sendCompleted()
      }
    },
    .signal("from") { s in .from([1, 2, 3].lazy.map { number in s.visit(making: number) }) },
    .signal("from on a scheduler") { s in .from([1, 2, 3], on: s.scheduler) },
  ]
}
