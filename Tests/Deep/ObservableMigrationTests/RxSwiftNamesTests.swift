// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// Calls to deprecated names; calls through a protocol have no warning.
private protocol Plays {
  static func observables()
  static func traits()
}

/// The names that RxSwift 6 has deprecated, beside the new ones: both do what RxSwift does.
struct RxSwiftNamesTests {
  private let old: any Plays.Type = OldNames.self

  @Test func `deprecated names of observables behave as in RxSwift`() { old.observables() }

  @Test func `deprecated names of traits behave as in RxSwift`() { old.traits() }
}

private enum OldNames: Plays {
  @available(*, deprecated)
  static func observables() {
    let failed: @Sendable (any Error) -> Observable<String> = { _ in .just("x") }
    row("catchError", "a#", gives: "a@0 x@1 |@1") { $0.a.catchError(failed) }
    row("catchError", "a#", gives: "a@0 x@1 |@1") { $0.a.catch(failed) }
    row("catchErrorJustReturn(_:)", "a#", gives: "a@0 x@1 |@1") { $0.a.catchErrorJustReturn("x") }
    row("catchErrorJustReturn(_:)", "a#", gives: "a@0 x@1 |@1") { $0.a.catchAndReturn("x") }
    row("catchError(_:)", "a#", "x|", gives: "a@0 x@1 |@2") { Observable.catchError([$0.a, $0.b]) }
    row("catchError(_:)", "a#", "x|", gives: "a@0 x@1 |@2") {
      Observable.catch(sequence: [$0.a, $0.b])
    }
    row("elementAt(_:)", "abc|", gives: "b@1 |@1") { $0.a.elementAt(1) }
    row("elementAt(_:)", "abc|", gives: "b@1 |@1") { $0.a.element(at: 1) }
    row("elementAt(_:)", "a|", gives: "a@0 #Argument out of range.@1") {
      $0.a.concat($0.a.element(at: 1)).take(1).concat($0.a.elementAt(1))
    }
    row("retryWhen(_:)", "a#", gives: "a@0 a@1 #@2") {
      $0.a.retryWhen { (errors: Observable<any Error>) in
        errors.enumerated().map { if $0.index == 1 { throw MarbleFailure() } }
      }
    }
    row("retryWhen(_:)", "a#", gives: "a@0 a@1 #@2") {
      $0.a.retry(when: { (errors: Observable<any Error>) in
        errors.enumerated().map { if $0.index == 1 { throw MarbleFailure() } }
      })
    }
    row("retryWhen(_:)", "a-#", gives: "a@0 |@2") {
      $0.a.retryWhen { (errors: Observable<MarbleFailure>) in errors.take(1).skip(1) }
    }
    row("skipUntil(_:)", "a-b|", "-x", gives: "b@2 |@3") { $0.a.skipUntil($0.b) }
    row("skipUntil(_:)", "a-b|", "-x", gives: "b@2 |@3") { $0.a.skip(until: $0.b) }
    row("skipWhile(_:)", "121|", gives: "2@1 1@2 |@3") { $0.m.skipWhile { $0 < 2 } }
    row("skipWhile(_:)", "121|", gives: "2@1 1@2 |@3") { $0.m.skip(while: { $0 < 2 }) }
    row("takeUntil(_:)", "a-b|", "-x", gives: "a@0 |@1") { $0.a.takeUntil($0.b) }
    row("takeUntil(_:)", "a-b|", "-x", gives: "a@0 |@1") { $0.a.take(until: $0.b) }
    row("takeUntil(_:predicate:)", "123|", gives: "1@0 2@1 |@1") {
      $0.m.takeUntil(.inclusive) { $0 == 2 }
    }
    row("takeUntil(_:predicate:)", "123|", gives: "1@0 |@1") {
      $0.m.take(until: { $0 == 2 }, behavior: .exclusive)
    }
    row("takeWhile(_:)", "121|", gives: "1@0 |@1") { $0.m.takeWhile { $0 < 2 } }
    row("takeWhile(_:)", "121|", gives: "1@0 |@1") { $0.m.take(while: { $0 < 2 }) }
    // ObservableType+Extensions of 6.10, Deprecated.swift: the old names call the new ones.
    row(
      "deprecated names, such as observeOn and catchErrorJustReturn", "a#", gives: "a@0 x@1 |@1",
      was: { p in
        _ = p.a.observe(on: p.scheduler).catchAndReturn("x").subscribe(
          onNext: { p.note($0) }, onCompleted: { p.note("|") }, isolation: nil)
      }
    ) { p in p.a.observeOn(p.scheduler).catchErrorJustReturn("x") }
    row("observeOn(_:)", "a|", gives: "a@0 |@1") { p in p.a.observeOn(p.scheduler) }
    row("observeOn(_:)", "a|", gives: "a@0 |@1") { p in p.a.observe(on: p.scheduler) }
    row("subscribeOn(_:)", "a|", gives: "a@0 |@1") { p in p.a.subscribeOn(p.scheduler) }
    row("subscribeOn(_:)", "a|", gives: "a@0 |@1") { p in p.a.subscribe(on: p.scheduler) }
    row("take(_:scheduler:)", "a--b|", gives: "a@0 |@2") { p in
      p.a.take(Duration.seconds(2), scheduler: p.scheduler)
    }
    row("take(_:scheduler:)", "a--b|", gives: "a@0 |@2") { p in
      p.a.take(for: .seconds(2), scheduler: p.scheduler)
    }
  }

  @available(*, deprecated)
  static func traits() {
    row("catchError(_:)", "#", "x|", gives: "x@1 |@1") { p in
      p.a.asSingle().catchError { _ in p.b.asSingle() }
    }
    row("catchError(_:)", "#", "x|", gives: "x@1 |@1") { p in
      p.a.asSingle().catch { _ in p.b.asSingle() }
    }
    row("catchErrorJustReturn(_:)", "-#", gives: "x@1 |@1") {
      $0.a.asSingle().catchErrorJustReturn("x")
    }
    row("catchErrorJustReturn(_:)", "-#", gives: "x@1 |@1") {
      $0.a.asMaybe().catchErrorJustReturn("x")
    }
    row("catchErrorJustReturn(_:)", "-#", gives: "x@1 |@1") { $0.a.asMaybe().catchAndReturn("x") }
    row("observeOn(_:)", "a|", gives: "a@1 |@1") { p in p.a.asSingle().observeOn(p.scheduler) }
    row("observeOn(_:)", "a|", gives: "a@1 |@1") { p in p.a.asSingle().observe(on: p.scheduler) }
    row("subscribeOn(_:)", "a|", gives: "a@1 |@1") { p in p.a.asSingle().subscribeOn(p.scheduler) }
    row("subscribeOn(_:)", "a|", gives: "a@1 |@1") { p in p.a.asSingle().subscribe(on: p.scheduler)
    }
    row("retryWhen(_:)", "-#", gives: "#@2") {
      $0.a.asSingle().retryWhen { (errors: Observable<any Error>) in
        errors.enumerated().map { if $0.index == 1 { throw MarbleFailure() } }
      }
    }
    row("retryWhen(_:)", "-#", gives: "#@2") {
      $0.a.asSingle().retry(when: { (errors: Observable<MarbleFailure>) in
        errors.enumerated().map { if $0.index == 1 { throw MarbleFailure() } }
      })
    }
    steps(
      "subscribe(onSuccess:onError:onDisposed:isolation:fileID:line:)", "-#", gives: "#@1 over@1"
    ) { p in
      p.a.asSingle().subscribe(
        onSuccess: { p.note($0) }, onError: { _ in p.note("#") },
        onDisposed: { p.note("over") }, isolation: nil)
    }
    steps(
      "subscribe(onSuccess:onError:onDisposed:isolation:fileID:line:)", "-#", gives: "#@1 over@1"
    ) { p in
      p.a.asSingle().subscribe(
        onSuccess: { p.note($0) }, onFailure: { _ in p.note("#") },
        onDisposed: { p.note("over") }, isolation: nil)
    }
  }
}
