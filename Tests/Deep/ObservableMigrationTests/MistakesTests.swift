// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// The names that the hints for mistakes give behave as intended.
struct MistakesTests {
  @Test func `create and from accept the corrected spellings`() {
    row("create(_:)", gives: "1@0 torn down@2", disposedAt: 2) { p in
      Observable<Int>.create { observer in
        observer.onNext(1)
        return Disposables.create { p.note("torn down") }
      }
    }
    row("create(subscribe:)", gives: "1@0 |@0") { _ in
      Single<Int>.create { single in
        single(.success(1))
        return Disposables.create()
      }
    }
    row("create(subscribe:)", gives: "1@0 |@0") { _ in
      Maybe<Int>.create { maybe in
        maybe(.success(1))
        return Disposables.create()
      }
    }
    row("create(subscribe:)", gives: "|@0") { _ in
      Completable.create { completable in
        completable(.completed)
        return Disposables.create()
      }
    }
    row("from(_:)", gives: "1@0 |@0") { _ in Observable.just(1) }
    row("from(_:)", gives: "1@0 |@0") { _ in Observable.from(optional: .some(1)) }
  }

  @Test func `closures of flatMap and its relatives accept the corrected spellings`() {
    let inner: @Sendable (Int) -> Observable<Int>? = { $0 == 1 ? .just(11) : nil }
    row("flatMap(_:), flatMapLatest(_:), flatMapFirst(_:), concatMap(_:)", "1|", gives: "11@0 |@1")
    {
      $0.m.map { $0 + 10 }
    }
    row("flatMap(_:)", "1|", gives: "11@0 |@1") { $0.m.flatMap { Observable.just($0 + 10) } }
    row("flatMap(_:)", "12|", gives: "11@0 |@2") { $0.m.flatMap { inner($0) ?? .empty() } }
    row("flatMapLatest(_:)", "12|", gives: "11@0 |@2") {
      $0.m.flatMapLatest { inner($0) ?? .empty() }
    }
    row("flatMapFirst(_:)", "12|", gives: "11@0 |@2") {
      $0.m.flatMapFirst { inner($0) ?? .empty() }
    }
    row("concatMap(_:)", "12|", gives: "11@0 |@2") { $0.m.concatMap { inner($0) ?? .empty() } }
    row("flatMap(_:)", "1|", gives: "11@1 |@1") { p in
      p.m.asSingle().asObservable().flatMap { Observable.just($0 + 10) }
    }
    row("flatMap(_:)", "1|", gives: "11@1 |@1") { p in p.m.asSingle().map { $0 + 10 } }
  }

  @Test func `binding accepts the corrected spellings`() {
    steps("bind(to:)", gives: "1@0") { p in
      let subject = PublishSubject<String>()
      let recording = p.record(subject)
      Observable.just(1).concat(Observable.never()).map { "\($0)" }.bind(to: subject).dispose()
      return recording
    }
    row("bind(to:)", is: "1") {
      let relay = BehaviorRelay(value: "")
      _ = Observable.just(1).map { "\($0)" }.bind(to: relay)
      return relay.value
    }
    steps("bind(to:)", gives: "1@0") { p in
      let relay = PublishRelay<String>()
      let recording = p.record(relay.asObservable())
      _ = Observable.just(1).map { "\($0)" }.bind(to: relay)
      return recording
    }
    steps("bind(to:)", gives: "1@0") { p in
      let relay = ReplayRelay<String>.create(bufferSize: 1)
      _ = Observable.just(1).map { "\($0)" }.bind(to: relay)
      return p.record(relay.asObservable())
    }
    steps("subscribe(onSuccess:onFailure:onDisposed:)", "a|", gives: "a@1") { p in
      p.a.asSingle().subscribe(onSuccess: { p.note($0) }, isolation: nil)
    }
    steps("subscribe(onSuccess:onFailure:onDisposed:)", "ab|", gives: "a@0") { p in
      p.a.first().subscribe(onSuccess: { p.note($0 ?? "") }, isolation: nil)
    }
    steps("subscribe(onNext:onError:onCompleted:onDisposed:)", "a|", gives: "a@1") { p in
      p.a.asSingle().subscribe(
        onSuccess: { p.note($0) }, onFailure: { p.note($0) }, isolation: nil)
    }
    steps("subscribe(onNext:onError:onCompleted:onDisposed:)", "-|", gives: "|@1") { p in
      p.a.asMaybe().subscribe(
        onSuccess: { p.note($0) }, onError: { p.note($0) }, onCompleted: { p.note("|") },
        isolation: nil)
    }
    steps("subscribe(onNext:onError:onCompleted:onDisposed:)", "-|", gives: "|@1") { p in
      p.a.ignoreElements().asCompletable().subscribe(
        onCompleted: { p.note("|") }, onError: { p.note($0) }, isolation: nil)
    }
  }

  @Test func `relays accept the corrected spellings`() {
    row("onNext(_:), accept(_:)", is: [2, 3]) {
      let (relay, subject) = (BehaviorRelay(value: 1), BehaviorSubject(value: 1))
      relay.accept(2)
      subject.onNext(3)
      return [relay.value, try subject.value()]
    }
    steps("onNext(_:)", gives: "1@0") { p in
      let relay = PublishRelay<Int>()
      let recording = p.record(relay.asObservable())
      relay.accept(1)
      return recording
    }
    steps("onNext(_:)", gives: "1@0") { p in
      let relay = ReplayRelay<Int>.create(bufferSize: 1)
      relay.accept(1)
      return p.record(relay.asObservable())
    }
    steps("onError(_:), onCompleted()", gives: "1@0 2@0 |@0") { p in
      let (relay, subject) = (PublishRelay<Int>(), PublishSubject<Int>())
      let recording = p.record(subject)
      let binding = relay.bind(to: subject)
      relay.accept(1)
      subject.onNext(2)
      subject.onCompleted()
      return Disposables.create(recording, binding)
    }
  }

  @Test func `two observables accept the corrected spellings`() {
    row("callAsFunction(_:)", "a-b|", "-x--|", gives: "a@0 x@1 b@2 |@4") {
      Observable.merge($0.a, $0.b)
    }
    row("callAsFunction(_:)", "a-b|", "-x--|", gives: "a@0 x@1 b@2 |@4") { $0.a.merge(with: $0.b) }
    row("callAsFunction(_:)", "a|", "-x|", gives: "ax@1 |@2") {
      Observable.zip($0.a, $0.b) { $0 + $1 }
    }
    row("callAsFunction(_:)", "a|", "-x|", gives: "ax@1 |@2") { p in
      p.a.zip(with: p.b) { $0 + $1 }
    }
  }
}
