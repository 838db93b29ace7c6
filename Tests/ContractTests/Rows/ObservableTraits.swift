// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableTraits: [ContractRow] = [
    .observable("asSingle") { s in s.source.asSingle().asObservable() },
    .observable("asMaybe") { s in s.source.asMaybe().asObservable() },
    .observable("first") { s in s.source.first().map { $0 ?? 7 }.asObservable() },
    .observable("Single.create") { s in
      Single.create { single in s.source.first().map { $0 ?? 7 }.subscribe { single($0) } }
        .asObservable()
    },
    .observable("Maybe.create") { s in
      Maybe.create { maybe in s.source.asMaybe().subscribe { maybe($0) } }.asObservable()
    },
    .observable("Completable.create, andThen") { s in
      Completable.create { completable in
        s.source.ignoreElements().asCompletable().subscribe { completable($0) }
      }
      .andThen(s.other)
    },
    .observable("Single.flatMap") { s in
      s.source.asSingle().flatMap { value in
        try s.check(value)
        return s.other.asSingle()
      }
      .asObservable()
    },
    .observable("Single.zip") { s in
      Single.zip(s.source.asSingle(), s.other.asSingle()) { try s.check($0) + $1 }.asObservable()
    },
    .observable("Single.zip of many") { s in
      Single.zip([s.source.asSingle(), s.other.asSingle()]) { try s.check($0[0]) + $0[1] }
        .asObservable()
    },
    .observable("Maybe.zip") { s in
      Maybe.zip(s.source.asMaybe(), s.other.asMaybe()) { try s.check($0) + $1 }.asObservable()
    },
    .observable("Single.timeout") { s in
      s.source.asSingle().timeout(.seconds(3), scheduler: s.scheduler).asObservable()
    },
    .observable("Single.timeout with another") { s in
      s.source.asSingle()
        .timeout(.seconds(3), other: s.other.asSingle(), scheduler: s.scheduler).asObservable()
    },
    .observable("Maybe.ifEmpty(switchTo:)") { s in
      s.source.asMaybe().ifEmpty(switchTo: s.other.asSingle()).asObservable()
    },
    .observable("Completable.zip, andThen") { s in
      Completable.zip(
        s.source.ignoreElements().asCompletable(), s.other.ignoreElements().asCompletable()
      ).andThen(.just(7))
    },
    .observable("Infallible.create, asInfallible", except: [.swallowsErrors]) { s in
      Infallible.create { observer in
        s.source.asInfallible(onErrorFallbackTo: .empty()).subscribe { observer($0) }
      }
      .asObservable()
    },
    .observable("asInfallible", except: [.swallowsErrors]) { s in
      s.source.asInfallible(onErrorRecover: { _ in
        s.other.asInfallible(onErrorJustReturn: 9)
      })
      .asObservable()
    },
  ]
}
