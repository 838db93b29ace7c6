// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import OperatorCatalogue

/// The operators of drivers and of RxCocoa's signals, which share and deliver on a scheduler.
///
/// They are rows here only: people look for them by the names that observables have for them.
extension ContractRow {
  static let drivers = driversOfOne + driversOfSeveral

  private static let driversOfOne: [ContractRow] = [
    driver("asDriver") { a, _, _ in a },
    driver("map") { a, _, s in a.map { s.visit(making: $0 + 1) } },
    driver("mapTo") { a, _, _ in a.mapTo(7) },
    driver("compactMap") { a, _, s in a.compactMap { s.visit(making: Optional($0)) } },
    driver("filter") { a, _, s in a.filter { s.visit(making: $0.number > 0) } },
    driver("scan") { a, _, s in a.scan(Tracked(0)) { s.visit(making: $0 + $1) } },
    driver("skip") { a, _, _ in a.skip(1) },
    driver("distinctUntilChanged") { a, _, s in
      a.distinctUntilChanged { s.visit(making: $0.number) }
    },
    driver("distinct") { a, _, s in a.distinct { s.visit(making: $0.number > 100) } },
    driver("distinct of equal values") { a, _, _ in
      a.map(\.number).distinct().map { Tracked($0) }
    },
    driver("partition, the matches") { a, _, s in
      a.partition { s.visit(making: $0.number > 0) }.matches
    },
    driver("partition, the others") { a, _, s in
      a.partition { s.visit(making: $0.number <= 0) }.nonMatches
    },
    driver("unwrap") { a, _, _ in a.map { Optional($0) }.unwrap() },
    driver("not") { a, _, _ in a.map { $0.number > 0 }.not().map { Tracked($0 ? 0 : 1) } },
    driver("do") { a, _, s in a.do(onNext: { _ in s.visit() }) },
    driver("startWith") { a, _, _ in a.startWith(Tracked(8)) },
    driver("flatMap") { a, b, s in a.flatMap { _ in s.visit(making: b) } },
    driver("flatMapFirst") { a, b, s in a.flatMapFirst { _ in s.visit(making: b) } },
    driver("flatMapLatest", [.disposesInnerFirst]) { a, b, s in
      a.flatMapLatest { _ in s.visit(making: b) }
    },
    driver("switchLatest", [.disposesInnerFirst]) { a, b, s in
      a.map { _ in s.visit(making: b) }.switchLatest()
    },
    driver("merge of inner ones") { a, b, s in a.map { _ in s.visit(making: b) }.merge() },
    driver("concat") { a, b, _ in .concat([a, b]) },
    driver("debounce") { a, _, _ in a.debounce(.seconds(2)) },
    driver("throttle") { a, _, _ in a.throttle(.seconds(2)) },
    driver("delay") { a, _, _ in a.delay(.seconds(2)) },
    signal("asSignal") { a, _, _ in a },
    signal("map") { a, _, s in a.map { s.visit(making: $0 + 1) } },
    signal("flatMapLatest", [.disposesInnerFirst]) { a, b, s in
      a.flatMapLatest { _ in s.visit(making: b) }
    },
    signal("withUnretained") { a, _, s in
      a.withUnretained(s.scheduler) { s.visit(making: $1) }
    },
  ]

  /// Drivers of two shared sources.
  ///
  /// In the teardown of one the other is still shared, so an observer that subscribes there
  /// receives its newest
  /// value, and an observer that subscribes afterwards does not.
  private static let driversOfSeveral: [ContractRow] = [
    driver("merge") { a, b, _ in .merge(a, b) },
    driver("combineLatest") { a, b, s in .combineLatest(a, b) { s.visit(making: $0 + $1) } },
    driver("combineLatest of many") { a, b, s in
      .combineLatest([a, b]) { s.visit(making: $0[0] + $0[1]) }
    },
    driver("zip") { a, b, s in .zip(a, b) { s.visit(making: $0 + $1) } },
    driver("withLatestFrom", [.tearsDownLast]) { a, b, s in
      a.withLatestFrom(b) { s.visit(making: $0 + $1) }
    },
    signal("merge") { a, b, _ in .merge(a, b) },
  ]

  /// All rows but those.
  static let ofOneShare = Operators.forms + driversOfOne

  /// Drivers complete when their source fails, here.
  private static let common: Set<Exception> = [.swallowsErrors, .endsAfterSubscribing, .shares]

  private static func driver(
    _ name: String, _ exceptions: Set<Exception> = [],
    _ make:
      @escaping @Sendable (Driver<Tracked>, Driver<Tracked>, ObservableSources) ->
      Driver<Tracked>
  ) -> ContractRow {
    shared("driver \(name)", exceptions) { sources in
      make(
        sources.source.asDriver(onErrorDriveWith: .empty()),
        sources.other.asDriver(onErrorDriveWith: .empty()), sources)
    }
  }

  private static func signal(
    _ name: String, _ exceptions: Set<Exception> = [],
    _ make:
      @escaping @Sendable (
        BraidCocoa.Signal<Tracked>, BraidCocoa.Signal<Tracked>, ObservableSources
      ) -> BraidCocoa.Signal<Tracked>
  ) -> ContractRow {
    shared("emitted \(name)", exceptions) { sources in
      make(
        sources.source.asSignal(onErrorSignalWith: .empty()),
        sources.other.asSignal(onErrorSignalWith: .empty()), sources)
    }
  }

  /// Made where the scheduler of shared sequences is the row's.
  private static func shared<Strategy>(
    _ name: String, _ exceptions: Set<Exception>,
    _ make: @escaping @Sendable (ObservableSources) -> SharedSequence<Strategy, Tracked>
  ) -> ContractRow {
    .observable(name, except: common.union(exceptions)) { sources in
      var result = Observable<Tracked>.never()
      SharingScheduler.mock(scheduler: sources.scheduler) {
        result = make(sources).asObservable()
      }
      return result
    }
  }
}
