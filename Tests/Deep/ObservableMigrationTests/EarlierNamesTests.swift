// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// The names that the messages of `EarlierNames` and of mistakes with sources give, compared with
/// the behaviour of the old names.
struct EarlierNamesTests {
  /// `Variable` of RxSwift 4.5, `RxSwift/Deprecated.swift`: a behavior subject that completes when
  /// the variable is released.
  private final class Variable {
    private let subject: BehaviorSubject<Int>
    private let current: Box<Int>

    init(_ value: Int) {
      subject = BehaviorSubject(value: value)
      current = Box(value)
    }

    deinit { subject.onCompleted() }

    var value: Int {
      get { current.value }
      set {
        current.update { $0 = newValue }
        subject.onNext(newValue)
      }
    }

    func asObservable() -> Observable<Int> { subject }
  }

  @Test func `a behavior relay emits the values of a variable, and does not complete`() {
    let log = Log<String>()
    do {
      let variable = Variable(1)
      _ = variable.asObservable().subscribe { log("\($0)") }
      variable.value = variable.value + 1
    }
    expectEqual(log.entries, ["next(1)", "next(2)", "completed"])
    let other = Log<String>()
    do {
      let relay = BehaviorRelay(value: 1)
      _ = relay.asObservable().subscribe { other("\($0)") }
      relay.accept(relay.value + 1)
    }
    expectEqual(other.entries, ["next(1)", "next(2)"])
  }

  @Test func `unwrap drops nil like filterNil of RxOptional`() {
    let source = Observable<Int?>.of(1, nil, 2)
    // RxOptional, Observable+Optional.swift: a flatMap to `just` or `empty`.
    let old = source.flatMap { element in element.map { .just($0) } ?? Observable.empty() }
    expectEqual(old.recorded(), ["next(1)", "next(2)", "completed"])
    expectEqual(source.unwrap().recorded(), old.recorded())
  }

  @Test func `sources of different types are mapped to one type and merged`() {
    let (numbers, words) = (Observable.of(1, 2), Observable.of("a"))
    let merged = Observable.merge([numbers.map { "\($0)" }, words])
    expectEqual(merged.recorded(), ["next(1)", "next(a)", "next(2)", "completed"])
    let pairs = Observable.combineLatest(numbers, words) { "\($0)\($1)" }
    expectEqual(pairs.recorded(), ["next(1a)", "next(2a)", "completed"])
  }

  @Test func `andThen subscribes to its argument after the completion`() {
    let log = Log<String>()
    let saving = Completable.create { observer in
      log("saving")
      observer(.completed)
      return Disposables.create()
    }
    let reading = Single<Int>.create { observer in
      log("reading")
      observer(.success(1))
      return Disposables.create()
    }
    _ = saving.andThen(reading).subscribe(onSuccess: { log("\($0)") })
    expectEqual(log.entries, ["saving", "reading", "1"])
  }

  @Test func `a bag disposes disposables added by insert and by disposed(by:)`() {
    let log = Log<Int>()
    do {
      let bag = DisposeBag()
      bag.insert(Disposables.create { log(1) })
      Disposables.create { log(2) }.disposed(by: bag)
    }
    expectEqual(log.entries, [1, 2])
  }
}
