// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// The behaviour of Combine's names, by Combine's documentation, and of the names that the hints
/// give.
struct CombineNamesTests {
  private final class Label: @unchecked Sendable { var text = "" }

  @Test func `Combine's names for subscribing lead to the new names`() {
    steps("sink(receiveValue:)", "a|", gives: "a@0") { p in
      p.a.subscribe(onNext: { p.note($0) }, isolation: nil)
    }
    steps("sink(receiveCompletion:receiveValue:)", "a#", gives: "a@0 #@1") { p in
      p.a.subscribe(
        onNext: { p.note($0) }, onError: { _ in p.note("#") }, onCompleted: { p.note("|") },
        isolation: nil)
    }
    row("assign(to:on:)", is: "b") {
      let label = Label()
      _ = Observable.just("b").subscribe(with: label, onNext: { $0.text = $1 })
      return label.text
    }
    steps("send(_:)", gives: "1@0") { p in
      let subject = PublishSubject<Int>()
      let recording = p.record(subject)
      subject.onNext(1)
      return recording
    }
    steps("cancel()", "a-b", gives: "a@0") { p in
      let subscription = p.record(p.a)
      p.scheduler.scheduleAt(1) { subscription.dispose() }
      return subscription
    }
    steps("store(in:)", "a-b", gives: "a@0") { p in
      let bag = Box<DisposeBag?>(DisposeBag())
      if let bag = bag.value { p.record(p.a).disposed(by: bag) }
      p.scheduler.scheduleAt(1) { bag.value = nil }
      return Disposables.create()
    }
  }

  @Test func `Combine's names for single values lead to the new names`() {
    row("eraseToAnyPublisher()", "a|", gives: "a@0 |@1") { $0.a.asObservable() }
    row("receive(on:)", "a|", gives: "a@0 |@1") { p in p.a.observe(on: p.scheduler) }
    row("removeDuplicates()", "aab|", gives: "a@0 b@2 |@3") { $0.a.distinctUntilChanged() }
    row("removeDuplicates(by:)", "132|", gives: "1@0 2@2 |@3") {
      $0.m.distinctUntilChanged { $0 % 2 == $1 % 2 }
    }
    row("replaceError(with:)", "a#", gives: "a@0 x@1 |@1") { $0.a.catchAndReturn("x") }
    row("replaceEmpty(with:)", "--|", gives: "x@2 |@2") { $0.a.ifEmpty(default: "x") }
    row("replaceNil(with:)", "1x|", gives: "1@0 0@1 |@2") {
      $0.a.map { Int($0) }.map { $0 ?? 0 }
    }
    row("tryMap(_:)", "12|", gives: "11@0 #@1") {
      $0.m.map { if $0 == 2 { throw MarbleFailure() } else { $0 + 10 } }
    }
    row("tryCompactMap(_:)", "1x2|", gives: "1@0 #@2") {
      $0.a.compactMap { if $0 == "2" { throw MarbleFailure() } else { Int($0) } }
    }
    row("tryFilter(_:)", "123|", gives: "1@0 #@2") {
      $0.m.filter { if $0 == 3 { throw MarbleFailure() } else { $0 < 2 } }
    }
    row("tryScan(_:_:)", "123|", gives: "1@0 3@1 #@2") {
      $0.m.scan(0, accumulator: { if $1 == 3 { throw MarbleFailure() } else { $0 + $1 } })
    }
    row("prefix(_:)", "abc|", gives: "a@0 b@1 |@1") { $0.a.take(2) }
    row("prefix(while:)", "121|", gives: "1@0 |@1") { $0.m.take(while: { $0 < 2 }) }
    row("dropFirst(_:)", "abc|", gives: "b@1 c@2 |@3") { $0.a.skip(1) }
    row("drop(while:)", "121|", gives: "2@1 1@2 |@3") { $0.m.skip(while: { $0 < 2 }) }
    row("handleEvents(receiveOutput:)", "a|", gives: "saw a@0 a@0 |@1") { p in
      p.a.do(onNext: { p.note("saw \($0)") })
    }
    row("ignoreOutput()", "ab#", gives: "#@2") { $0.a.ignoreElements() }
    row("last()", "ab|", gives: "b@2 |@2") { $0.a.takeLast(1) }
    row("last()", "-|", gives: "|@1") { $0.a.takeLast(1) }
    // Without a value at that place Combine completes; element(at:) fails.
    row("output(at:)", "abc|", gives: "b@1 |@1") { $0.a.skip(1).take(1) }
    row("output(at:)", "a|", gives: "|@1") { $0.a.skip(1).take(1) }
    row("collect()", "ab|", gives: "ab@2 |@2") { $0.a.toArray().map { $0.joined() } }
    // The rest is sent at the completion, if there is any.
    row("collect(_:)", "abc-|", gives: "ab@1 c@4 |@4") { p in
      p.a.buffer(timeSpan: .never, count: 2, scheduler: p.scheduler).filter { !$0.isEmpty }
        .map { $0.joined() }
    }
    row("collect(_:)", "ab-|", gives: "ab@1 |@3") { p in
      p.a.buffer(timeSpan: .never, count: 2, scheduler: p.scheduler).filter { !$0.isEmpty }
        .map { $0.joined() }
    }
  }

  @Test func `Combine's names for errors lead to the new names`() {
    row("tryCatch(_:)", "a#", "x|", gives: "a@0 x@1 |@2") { p in p.a.catch { _ in p.b } }
    row("mapError(_:)", "a#", gives: "a@0 #TestError@1") {
      let transform: @Sendable (any Error) -> TestError = { _ in TestError("late") }
      return $0.a.catch { .error(transform($0)) }
    }
    row("setFailureType(to:)", "a#", gives: "a@0 #@1") { $0.a }
  }

  @Test func `Combine's names for several publishers lead to the new names`() {
    row("switchToLatest()", "1-2|", "xyz|", gives: "x@0 y@1 x@2 y@3 z@4 |@5") { p in
      p.a.map { _ in p.b }.switchLatest()
    }
    row("prefix(untilOutputFrom:)", "a-b-c|", "---x", gives: "a@0 b@2 |@3") {
      $0.a.take(until: $0.b)
    }
    row("prefix(untilOutputFrom:)", "a-b|", "-|", gives: "a@0 b@2 |@3") { $0.a.take(until: $0.b) }
    row("drop(untilOutputFrom:)", "a-b-c|", "---x", gives: "c@4 |@5") { $0.a.skip(until: $0.b) }
    row("prepend(_:)", "-a|", gives: "x@0 y@0 a@1 |@2") { $0.a.startWith("x", "y") }
    row("prepend(_:)", "a|", "x|", gives: "x@0 a@1 |@2") { Observable.concat($0.b, $0.a) }
    row("append(_:)", "a|", gives: "a@0 x@1 y@1 |@1") { $0.a.concat(Observable.of("x", "y")) }
    row("append(_:)", "a|", "x|", gives: "a@0 x@1 |@2") { $0.a.concat($0.b) }
  }
}
