// SPDX-License-Identifier: MIT
import BraidObservable

extension Operators {
  @ListOf<OperatorRow> static var traits: [OperatorRow] {
    row(
      "a trait of an observable",
      observable: [
        "asCompletable": ["asCompletable()"],
        "asInfallible": [
          "asInfallible(onErrorFallbackTo:)", "asInfallible(onErrorJustReturn:)",
          "asInfallible(onErrorRecover:)",
        ],
      ],
      unreferenced: "traits are compared with observables"
    ) {
      observable("asInfallible", except: [.swallowsErrors, .endsAfterSubscribing]) { s in
        s.source.asInfallible(onErrorRecover: { _ in
          s.visit(making: s.other.asInfallible(onErrorJustReturn: 9))
        })
        .asObservable()
      }
    }
    row(
      "operators of traits",
      unreferenced: "traits are compared with observables"
    ) {
      observable("Single.create") { s in
        Single.create { single in
          s.visit(making: s.source.first().map { $0 ?? 7 }.subscribe { single($0) })
        }
        .asObservable()
      }
      observable("Maybe.create") { s in
        Maybe.create { maybe in s.visit(making: s.source.asMaybe().subscribe { maybe($0) }) }
          .asObservable()
      }
      observable("Completable.create, andThen") { s in
        Completable.create { completable in
          s.visit(making: s.source.ignoreElements().asCompletable().subscribe { completable($0) })
        }
        .andThen(s.other)
      }
      observable("Single.flatMap") { s in
        s.source.asSingle().flatMap { _ in try s.check(making: s.other.asSingle()) }
          .asObservable()
      }
      observable("Single.flatMapMaybe") { s in
        s.source.asSingle().flatMapMaybe { _ in try s.check(making: s.other.asMaybe()) }
          .asObservable()
      }
      observable("Single.flatMapCompletable", except: [.endsAfterSubscribing, .tearsDownFirst]) {
        s in
        s.source.asSingle()
          .flatMapCompletable { _ in
            try s.check(making: s.other.ignoreElements().asCompletable())
          }
          .andThen(.just(7))
      }
      observable("Maybe.flatMap") { s in
        s.source.asMaybe().flatMap { _ in try s.check(making: s.other.asMaybe()) }.asObservable()
      }
      observable("Single.deferred") { s in
        Single.deferred { try s.check(making: s.source.asSingle()) }.asObservable()
      }
      observable("Single.using") { s in
        Single.using(
          { try s.check(making: Resource(s)) },
          primitiveSequenceFactory: { _ in try s.check(making: s.source.asSingle()) }
        ).asObservable()
      }
      observable("Single.catch", except: [.swallowsErrors]) { s in
        s.source.asSingle().catch { _ in try s.check(making: s.other.asSingle()) }.asObservable()
      }
      observable("Single.retry(when:)", except: [.swallowsErrors, .tearsDownFirst]) { s in
        s.source.asSingle().retry(when: { s.visit(making: $0.take(2)) }).asObservable()
      }
      observable("Single.do", except: [.subscribesAnyway, .isDo]) { s in
        s.source.asSingle().do(
          onSuccess: { try s.check($0) }, afterSuccess: { _ in s.visit() },
          onError: { _ in try s.check(0) }, onSubscribe: { s.visit() },
          onSubscribed: { s.visit() }, onDispose: { s.visit() }
        ).asObservable()
      }
      observable("Maybe.do", except: [.isDo]) { s in
        s.source.asMaybe().do(
          onNext: { try s.check($0) }, onCompleted: { try s.check(0) }, onDispose: { s.visit() }
        ).asObservable()
      }
      observable("Completable.concat, andThen", except: [.disposesInnerFirst]) { s in
        s.source.ignoreElements().asCompletable()
          .concat(s.other.ignoreElements().asCompletable()).andThen(s.source)
      }
      observable("Single.delay", except: [.tearsDownFirst]) { s in
        s.source.asSingle().delay(.seconds(2), scheduler: s.scheduler).asObservable()
      }
      observable("Single.delaySubscription") { s in
        s.source.asSingle().delaySubscription(.seconds(2), scheduler: s.scheduler).asObservable()
      }
      observable("Single.observe(on:)") { s in
        s.source.asSingle().observe(on: s.scheduler).asObservable()
      }
      observable("Single.zip", except: [.tearsDownFirst]) { s in
        Single.zip(s.source.asSingle(), s.other.asSingle()) { try s.check($0) + $1 }.asObservable()
      }
      observable("Single.zip of many") { s in
        Single.zip([s.source.asSingle(), s.other.asSingle()]) { try s.check($0[0]) + $0[1] }
          .asObservable()
      }
      observable("Maybe.zip", except: [.tearsDownFirst]) { s in
        Maybe.zip(s.source.asMaybe(), s.other.asMaybe()) { try s.check($0) + $1 }.asObservable()
      }
      observable("Single.timeout") { s in
        s.source.asSingle().timeout(.seconds(3), scheduler: s.scheduler).asObservable()
      }
      observable("Single.timeout with another") { s in
        s.source.asSingle()
          .timeout(.seconds(3), other: s.other.asSingle(), scheduler: s.scheduler).asObservable()
      }
      observable("Maybe.ifEmpty(switchTo:)") { s in
        s.source.asMaybe().ifEmpty(switchTo: s.other.asSingle()).asObservable()
      }
      observable("Completable.zip, andThen", except: [.endsAfterSubscribing, .tearsDownFirst]) {
        s in
        Completable.zip(
          s.source.ignoreElements().asCompletable(), s.other.ignoreElements().asCompletable()
        ).andThen(.just(7))
      }
      observable(
        "Infallible.create, asInfallible", except: [.swallowsErrors, .endsAfterSubscribing]
      ) { s in
        Infallible.create { observer in
          s.visit(
            making: s.source.asInfallible(onErrorFallbackTo: .empty()).subscribe { observer($0) })
        }
        .asObservable()
      }
    }
  }
}
