// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableCreation: [ContractRow] = [
    .observable("create") { s in
      .create { observer in s.visit(making: s.source.subscribe(observer)) }
    },
    .observable("create, before", except: [.subscribesAnyway]) { s in
      .create { observer in
        s.visit()
        observer.onNext(0)
        return s.source.subscribe(observer)
      }
    },
    .observable("just") { _ in .just(1) },
    .observable("just on a scheduler") { s in .just(1, scheduler: s.scheduler) },
    .observable("empty") { _ in .empty() },
    .observable("error") { _ in .error(Fault.Thrown()) },
    .observable("never") { _ in .never() },
    .observable("of") { _ in .of(1, 2, 3) },
    .observable("from") { _ in .from([1, 2, 3]) },
    .observable("from a sequence") { s in
      .from([1, 2, 3].lazy.map { number in s.visit(making: number + 1) })
    },
    .observable("from on a scheduler") { s in .from([1, 2, 3], scheduler: s.scheduler) },
    .observable("from a sequence on a scheduler") { s in
      .from([1, 2, 3].lazy.map { number in s.visit(making: number + 1) }, scheduler: s.scheduler)
    },
    .observable("from(optional:)") { _ in .from(optional: 1) },
    .observable("range") { _ in Observable<Int>.range(start: 0, count: 3).map { Tracked($0) } },
    .observable("from(optional:) on a scheduler") { s in
      .from(optional: 1, scheduler: s.scheduler)
    },
    .observable("of on a scheduler") { s in .of(1, 2, scheduler: s.scheduler) },
    .observable("range on a scheduler") { s in
      Observable<Int>.range(start: 0, count: 3, scheduler: s.scheduler).map { Tracked($0) }
    },
    .observable("repeatElement on a scheduler") { s in
      .repeatElement(1, scheduler: s.scheduler).take(3)
    },
    .observable("repeatElement") { _ in .repeatElement(1).take(3) },
    .observable("generate") { s in
      .generate(
        initialState: 0, condition: { try s.check($0) < 3 }, iterate: { try s.check($0) + 1 })
    },
    .observable("generate on a scheduler") { s in
      .generate(
        initialState: 0, condition: { try s.check($0) < 3 }, scheduler: s.scheduler,
        iterate: { try s.check($0) + 1 })
    },
    .observable("deferred") { s in .deferred { try s.check(making: s.source) } },
    .observable("using") { s in
      .using(
        { try s.check(making: Resource(s)) },
        observableFactory: { _ in try s.check(making: s.source) })
    },
  ]
}

/// What `using` keeps: somebody else's disposable.
final class Resource: Disposable {
  private let sources: any RowSources

  init(_ sources: any RowSources) { self.sources = sources }

  func dispose() { sources.visit() }
}
