// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Where an operator has several sources: whether one of them is torn down before or after its end
/// is forwarded (C6).
struct JoinEndOrderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The expected order when the source completes, and when it fails.
    let completion: String
    let failure: String
    let make: @Sendable (Observable<Int>) -> Observable<Int>

    init(
      _ name: String, _ completion: String, _ failure: String,
      _ make: @escaping @Sendable (Observable<Int>) -> Observable<Int>
    ) {
      testDescription = name
      self.completion = completion
      self.failure = failure
      self.make = make
    }
  }

  static let rows = merging + switching + joining + sampling

  /// RxSwift's Merge.swift:490 and 160 remove a completed inner subscription first.
  ///
  /// Merge.swift:483 and 158 forward an error first, 573 and 582 each end of the source.
  static let merging = [
    Row("merge", "off |", "# off") { .merge($0, .empty()) },
    Row("merge of an array", "off |", "# off") { .merge([.empty(), $0]) },
    Row("merge of inner sources", "off |", "# off") { Observable.of($0, .empty()).merge() },
    Row("merge(maxConcurrent:)", "off |", "# off") { Observable.of($0).merge(maxConcurrent: 1) },
    Row("concat of inner sources", "off |", "# off") { Observable.of($0).concat() },
    Row("flatMap", "off |", "# off") { source in Observable.just(0).flatMap { _ in source } },
    Row("flatMapFirst", "off |", "# off") { source in
      Observable.just(0).flatMapFirst { _ in source }
    },
    Row("concatMap", "off |", "# off") { source in Observable.just(0).concatMap { _ in source } },
    Row("the source of flatMap", "| off", "# off") { $0.flatMap { _ in Observable<Int>.empty() } },
    Row("the source of concatMap", "| off", "# off") { source in
      source.concatMap { _ in Observable<Int>.empty() }
    },
    Row("Infallible.merge", "off |", "off |") {
      let source = $0.asInfallible(onErrorFallbackTo: .empty())
      return Infallible.merge(source, .empty()).asObservable()
    },
    Row("Completable.zip", "off |", "# off") {
      Completable.zip($0.ignoreElements().asCompletable(), .empty()).asObservable()
        .map(number)
    },
  ]

  /// Maps a value of any type, even of a type without values.
  static func number<Element>(_ element: Element) -> Int { 0 }

  /// RxSwift's Switch.swift:170 disposes an inner subscription at each end, 130 that of the source
  /// when it completes; 124 forwards its error first.
  static let switching = [
    Row("flatMapLatest", "off |", "off #") { source in
      Observable.just(0).flatMapLatest { _ in source }
    },
    Row("switchLatest", "off |", "off #") { Observable.just($0).switchLatest() },
    Row("the source of flatMapLatest", "off |", "# off") { source in
      source.flatMapLatest { _ in Observable<Int>.empty() }
    },
    Row("the source of switchLatest", "off |", "# off") { source in
      source.map { _ in Observable<Int>.empty() }.switchLatest()
    },
  ]

  /// RxSwift's CombineLatest.swift:124 and 127, Zip.swift:117 and 119 dispose first;
  /// CombineLatest+Collection.swift:98 and 110, Zip+Collection.swift:176 and 179 forward first.
  static let joining = [
    Row("combineLatest", "off |", "off #") {
      Observable.combineLatest($0, Observable<Int>.empty()) { $0 + $1 }
    },
    Row("combineLatest of three", "off |", "off #") {
      Observable.combineLatest(Observable<Int>.empty(), $0, Observable<Int>.empty()) {
        $0 + $1 + $2
      }
    },
    Row("combineLatest of a collection", "| off", "# off") {
      Observable<Int>.combineLatest([$0, .empty()]) { $0.reduce(0, +) }
    },
    Row("zip", "off |", "off #") { Observable.zip($0, Observable<Int>.empty()) { $0 + $1 } },
    Row("zip of three", "off |", "off #") {
      Observable.zip(Observable<Int>.empty(), $0, Observable<Int>.empty()) { $0 + $1 + $2 }
    },
    Row("zip of a collection", "| off", "# off") {
      Observable<Int>.zip([$0, .empty()]) { $0.reduce(0, +) }
    },
    Row("Maybe.zip", "off |", "off #") {
      Maybe.zip($0.asMaybe(), Maybe<Int>.empty()) { $0 + $1 }.asObservable()
    },
  ]

  /// RxSwift's Amb.swift:70, WithLatestFrom.swift:86 and 89, Sample.swift:115,
  /// TakeWithPredicate.swift:199 and 202, SwitchIfEmpty.swift:69 and 73.
  static let sampling = [
    Row("amb", "| off", "# off") { $0.amb(Observable<Int>.never()) },
    Row("withLatestFrom", "| off", "# off") {
      $0.withLatestFrom(Observable<Int>.never()) { first, _ in first }
    },
    Row("take(until:)", "| off", "# off") { $0.take(until: Observable<Int>.never()) },
    Row("ifEmpty(switchTo:)", "| off", "# off") {
      $0.startWith(1).ifEmpty(switchTo: Observable<Int>.never())
    },
  ]

  @Test(arguments: rows)
  func `a source of several is torn down before or after its end is forwarded`(row: Row) {
    expectEqual(journal(row) { $0.onCompleted() }, row.completion)
    expectEqual(journal(row) { $0.onError(TestError("failure")) }, row.failure)
  }

  private func journal(_ row: Row, _ end: (PublishSubject<Int>) -> Void) -> String {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.create { observer in
      let subscription = subject.subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        log("off")
      }
    }
    let subscription = row.make(source).subscribe(
      onError: { _ in log("#") }, onCompleted: { log("|") })
    end(subject)
    subscription.dispose()
    return log.entries.joined(separator: " ")
  }

  /// RxSwift forwards the error inside the value, and disposes then.
  @Test func `a value that a teardown sends does not precede the error that waits`() {
    let joins: [@Sendable ([Observable<Int>]) -> Observable<Int>] = [
      { .merge($0) },
      { Observable.from($0).merge(maxConcurrent: 4) },
      { Observable.from($0).flatMap { $0 } },
      { .combineLatest($0[0], $0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 } },
      { Observable<Int>.combineLatest($0).map { $0.reduce(0, +) } },
    ]
    for (index, join) in joins.enumerated() {
      let log = Log<String>()
      let (failing, other, source) = (
        PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>()
      )
      let sends = Observable<Int>.create { observer in
        observer.onNext(0)
        return Disposables.create { other.onNext(90) }
      }
      let subscription = join([failing.startWith(0), sends, other.startWith(0), source])
        .filter { $0 > 0 }
        .subscribe(
          onNext: { value in
            log("\(value)")
            failing.onError(TestError("failure"))
          }, onError: { _ in log("#") })
      source.onNext(1)
      expectEqual(log.entries, ["1", "#"], "\(index)")
      #expect(!other.hasObservers && !source.hasObservers)
      subscription.dispose()
    }
  }

  @Test func `an inner source that is being torn down does not hold up flatMapFirst`() {
    // Merge.swift:486 counts the inner source out before it is disposed.
    let log = Log<Int>()
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = source.flatMapFirst { number in
      number == 1
        ? Observable<Int>.create { observer in
          let subscription = inner.subscribe(observer)
          return Disposables.create {
            subscription.dispose()
            source.onNext(2)
          }
        } : .just(number)
    }.subscribe(onNext: { log($0) })
    source.onNext(1)
    inner.onCompleted()
    expectEqual(log.entries, [2])
    subscription.dispose()
  }
}

/// ReactiveObjC's subscribers dispose of their subscription before they handle an end
/// (RACSubscriber.m:78 and 88), and so all sources of an operator are torn down before whatever
/// subscribes to it handles the end of the result.
struct JoinedSignalEndOrderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (Signal<Int>) -> Signal<Int>

    init(_ name: String, _ make: @escaping @Sendable (Signal<Int>) -> Signal<Int>) {
      testDescription = name
      self.make = make
    }
  }

  static let rows = [
    Row("merge(with:)") { $0.merge(with: .empty) },
    Row("merge") { .merge([.empty, $0]) },
    Row("flatten") { Signal.just($0).flatten() },
    Row("flatten(maxConcurrent:)") { Signal.just($0).flatten(maxConcurrent: 1) },
    Row("flattenMap") { source in Signal.just(0).flattenMap { _ in source } },
    Row("the source of flattenMap") { $0.flattenMap { _ in .empty } },
    Row("the source of flatten(maxConcurrent:)") { source in
      source.map { _ in Signal<Int>.empty }.flatten(maxConcurrent: 1)
    },
    Row("bind") { source in Signal.just(0).bind { { _ in .emit(source) } } },
    Row("switchToLatest") { Signal.just($0).switchToLatest() },
    Row("the source of switchToLatest") { source in
      source.map { _ in Signal<Int>.empty }.switchToLatest()
    },
    Row("combineLatest") { .combineLatest($0, .empty) { $0 + $1 } },
    Row("combineLatest of a sequence") { Signal<Int>.combineLatest([$0, .empty]).map { $0[0] } },
    Row("zip") { .zip($0, .just(1)) { $0 + $1 } },
    Row("zip of a sequence") { Signal<Int>.zip([$0, .just(1)]).map { $0[0] } },
    Row("sample") { $0.sample(on: Signal<Int>.never) },
    Row("take(until:)") { $0.take(until: Signal<Int>.never) },
  ]

  @Test(arguments: rows)
  func `a signal of several is torn down before its end is forwarded`(row: Row) {
    expectEqual(journal(row) { $0.sendCompleted() }, "off |")
    expectEqual(journal(row) { $0.sendError(TestError("failure")) }, "off #")
  }

  private func journal(_ row: Row, _ end: (SignalSubject<Int>) -> Void) -> String {
    let log = Log<String>()
    let subject = SignalSubject<Int>()
    let source = Signal<Int>.create { subscriber in
      let subscription = subject.subscribe(subscriber)
      return AnyDisposable {
        subscription.dispose()
        log("off")
      }
    }
    let disposable = row.make(source).on(error: { _ in log("#") }, completed: { log("|") })
      .subscribe()
    end(subject)
    disposable.dispose()
    return log.entries.joined(separator: " ")
  }

  @Test func `a value that a teardown sends does not precede the error that waits`() {
    let joins: [@Sendable ([Signal<Int>]) -> Signal<Int>] = [
      { .merge($0) },
      { Signal.from($0).flatten(maxConcurrent: 4) },
      { Signal.from($0).flattenMap { $0 } },
      { .combineLatest($0[0], $0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 } },
      { Signal<Int>.combineLatest($0).map { $0.reduce(0, +) } },
    ]
    for (index, join) in joins.enumerated() {
      let log = Log<String>()
      let (failing, other, source) = (
        SignalSubject<Int>(), SignalSubject<Int>(), SignalSubject<Int>()
      )
      let sends = Signal<Int>.create { subscriber in
        subscriber.sendNext(0)
        return AnyDisposable { other.sendNext(90) }
      }
      let subscription = join([failing.startWith(0), sends, other.startWith(0), source])
        .filter { $0 > 0 }
        .subscribe(
          next: { value in
            log("\(value)")
            failing.sendError(TestError("failure"))
          }, error: { _ in log("#") })
      source.sendNext(1)
      expectEqual(log.entries, ["1", "#"], "\(index)")
      #expect(!other.hasSubscribers && !source.hasSubscribers)
      subscription.dispose()
    }
  }

  @Test func `an error tears all sources down before it is forwarded`() {
    let rows: [@Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>] = [
      { $0.merge(with: $1) }, { .combineLatest($0, $1) { $0 + $1 } }, { .zip($0, $1) { $0 + $1 } },
      { Signal.just($0).concat(.just($1)).flatten() }, { $0.sample(on: $1) },
      { $0.take(until: $1.ignoreValues()) },
    ]
    for row in rows {
      let log = Log<String>()
      let subject = SignalSubject<Int>()
      let other = Signal<Int>.create { _ in AnyDisposable { log("off") } }
      let kept = Signal<Int>.create { subscriber in
        let subscription = other.subscribe(completed: { subscriber.sendCompleted() })
        return subscription
      }
      let disposable = row(subject, kept).doError { _ in log("#") }.subscribe()
      subject.sendError(TestError("failure"))
      expectEqual(log.entries, ["off", "#"])
      disposable.dispose()
    }
  }
}
