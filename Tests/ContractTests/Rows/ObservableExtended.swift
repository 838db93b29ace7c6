// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

extension ContractRow {
  /// What RxSwiftExt has besides, and what else is made of it.
  static let observableExtended: [ContractRow] = [
    extendedCreation, extendedTransforming, extendedFiltering, extendedCombining, extendedErrors,
    extendedSharing,
  ].flatMap { $0 }

  private static let extendedCreation: [ContractRow] = [
    .observable("once", except: [.shares]) { _ in .once(1) },
    .observable("fromAsync") { s in
      .fromAsync { completion in
        s.visit()
        completion(1)
      }
    },
  ]

  private static let extendedTransforming: [ContractRow] = [
    .observable("mapTo") { s in s.source.mapTo(7) },
    .observable("mapAt") { s in s.source.mapAt(\.number).map { Tracked($0) } },
    .observable("mapMany") { s in
      s.source.map { [$0] }.mapMany { try s.check($0) + 1 }.map { $0[0] }
    },
    .observable("unwrap") { s in s.source.map { Optional($0) }.unwrap() },
    .observable("filterMap") { s in
      s.source.filterMap { try s.check($0).number == 2 ? .ignore : .map($0 + 1) }
    },
    .observable("pairwise") { s in s.source.pairwise().map { $0 + $1 } },
    .observable("nwise") { s in s.source.nwise(2).map { $0.reduce(Tracked(0), +) } },
    .observable("count") { s in s.source.count().map { Tracked($0) } },
    .observable("count of some") { s in
      s.source.count { try s.check($0).number > 1 }.map { Tracked($0) }
    },
    .observable("toSortedArray") { s in
      s.source.toSortedArray(by: { s.visit(making: $0.number < $1.number) })
        .map { $0.reduce(Tracked(0), +) }.asObservable()
    },
    .observable("expand") { s in
      s.source.expand { try s.check($0).number < 3 ? .just($0 + 10) : .empty() }
    },
    .observable("expand with another source", except: [.endsAfterSubscribing]) { s in
      s.source.expand {
        try s.check(making: $0.number > 0 ? s.other.map { Tracked(-$0.number) } : .empty())
      }
    },
    .observable("expand, one at a time", except: [.endsAfterSubscribing]) { s in
      s.source.expand(maxConcurrent: 1) {
        try s.check(making: $0.number > 0 ? s.other.map { Tracked(-$0.number) } : .empty())
      }
    },
    .observable("elements") { s in s.source.materialize().elements().concat(s.source) },
    .observable("errors", except: [.swallowsErrors]) { s in
      s.source.materialize().errors().map { _ in 7 }
    },
    .observable("apply") { s in s.source.apply { $0.map { try s.check($0) } } },
    .observable("not") { s in
      s.source.map { $0.number > 1 }.not().map { Tracked($0 ? 1 : 0) }
    },
    .observable("and") { s in
      s.source.map { $0.number < 9 }.and().map { Tracked($0 ? 1 : 0) }.asObservable()
    },
    .observable("and of many", except: [.endsAfterSubscribing]) { s in
      Observable.and([s.source, s.other].map { $0.map { $0.number < 9 } })
        .map { Tracked($0 ? 1 : 0) }.asObservable()
    },
  ]

  private static let extendedFiltering: [ContractRow] = [
    .observable("ignore") { s in s.source.ignore(2) },
    .observable("ignoreWhen") { s in s.source.ignoreWhen { try s.check($0).number == 2 } },
    .observable("ofType") { s in s.source.map { $0 as Any }.ofType(Tracked.self) },
    .observable("distinct") { s in s.source.distinct() },
    .observable("distinct by a predicate") { s in
      s.source.distinct { try s.check($0).number > 2 }
    },
    .observable("partition", except: [.shares]) { s in
      s.source.partition { try s.check($0).number > 0 }.matches
    },
    .observable("pausable") { s in s.source.pausable(s.other.map { $0.number > 0 }) },
    .observable("pausableBuffered", except: [.endsAfterSubscribing]) { s in
      s.source.pausableBuffered(s.other.map { $0.number != 20 }, limit: 2)
    },
    .observable("bufferWithTrigger", except: [.endsAfterSubscribing]) { s in
      s.source.bufferWithTrigger(s.other).map { $0.reduce(Tracked(0), +) }
    },
  ]

  private static let extendedCombining: [ContractRow] = [
    .observable("merge(with:)", except: [.endsAfterSubscribing]) { s in
      s.source.merge(with: s.other)
    },
    .observable("zip(with:)") { s in s.source.zip(with: s.other) { try s.check($0) + $1 } },
    .observable("cascade", except: [.endsAfterSubscribing]) { s in
      Observable.cascade([s.source, s.other])
    },
    .observable("cascade to others", except: [.endsAfterSubscribing]) { s in
      s.source.cascade([s.other])
    },
  ]

  private static let extendedErrors: [ContractRow] = [
    .observable("catchErrorJustComplete", except: [.swallowsErrors, .endsAfterSubscribing]) { s in
      s.source.catchErrorJustComplete()
    },
    .observable("ignoreErrors", except: [.swallowsErrors, .repeats]) { s in
      s.source.ignoreErrors()
    },
    .observable("ignoreErrors that a predicate names", except: [.swallowsErrors]) { s in
      s.source.ignoreErrors { _ in s.visit(making: false) }
    },
    .observable("retry by a policy", except: [.swallowsErrors]) { s in
      s.source.retry(
        RetryPolicy(
          .constant(.seconds(3)), maxAttempts: 2, shouldRetry: { _ in s.visit(making: true) }),
        scheduler: s.scheduler)
    },
    .observable("retry by a policy with a closure", except: [.swallowsErrors]) { s in
      s.source.retry(
        RetryPolicy(
          .custom { _, _ in s.visit(making: .seconds(1)) }, maxAttempts: 2,
          maxElapsed: .seconds(9)),
        scheduler: s.scheduler)
    },
    .observable("retry by a policy, at once", except: [.swallowsErrors]) { s in
      s.source.retry(RetryPolicy(maxAttempts: 2), scheduler: s.scheduler)
    },
    .observable("retry with a behavior", except: [.swallowsErrors]) { s in
      s.source.retry(.delayed(maxCount: 2, time: 3), scheduler: s.scheduler)
    },
    .observable("repeatWithBehavior") { s in
      s.source.repeatWithBehavior(.delayed(maxCount: 2, time: 3), scheduler: s.scheduler)
    },
  ]

  private static let extendedSharing: [ContractRow] = [
    .observable("share by a policy", except: [.shares]) { s in s.source.share(SharePolicy()) },
    .observable("share by a policy, with values", except: [.shares]) { s in
      s.source.share(SharePolicy(replay: .latest(2)))
    },
    .observable("share by a policy that keeps", except: [.shares, .remembers]) { s in
      s.source.share(SharePolicy(replay: .latest(2), restart: .keepingValues, end: .replay))
    },
  ]
}
