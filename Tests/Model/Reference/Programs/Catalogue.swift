// SPDX-License-Identifier: MIT

/// An operation that programs are generated from: who has it, and what it is applied to.
package struct CatalogueRow: Sendable {
  /// The operator's names in `Docs/Operators.md`, separated by bars.
  package var name: String
  package var models: Set<Model>
  /// How many sources it takes.
  package var arity: ClosedRange<Int>
  /// Makes the operation with random parameters.
  var make: @Sendable (inout Generator) -> Operation

  static func both(
    _ name: String, _ arity: ClosedRange<Int> = 1...1,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) -> CatalogueRow {
    CatalogueRow(name: name, models: [.observable, .signal], arity: arity, make: make)
  }

  static func observable(
    _ name: String, _ arity: ClosedRange<Int> = 1...1,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) -> CatalogueRow {
    CatalogueRow(name: name, models: [.observable], arity: arity, make: make)
  }

  static func signal(
    _ name: String, _ arity: ClosedRange<Int> = 1...1,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) -> CatalogueRow {
    CatalogueRow(name: name, models: [.signal], arity: arity, make: make)
  }
}

/// All operators with sources, and what makes sources of nothing.
package enum Catalogue {
  package static let sources: [CatalogueRow] = [
    .both("create", 0...0) { .cold($0.timeline()) },
    .both("create", 0...0) { .cold($0.timeline()) },
    .both("create", 0...0) { .create($0.events()) },
    .both("create", 0...0) { .abandoned($0.values(0...2)) },
    .both("of | from", 0...0) { .of($0.values(0...3)) },
    .both("just", 0...0) { .just($0.value()) },
    .both("just", 0...0) { _ in .input },
    .both("empty", 0...0) { _ in .empty },
    .both("error", 0...0) { .error($0.number(0...3)) },
    .both("never", 0...0) { _ in .never },
    .observable("range", 0...0) { .range($0.value(), $0.number(0...3)) },
    .observable("generate", 0...0) {
      let start = $0.value()
      return .generate(start, below: start + $0.number(0...3))
    },
    .signal("try", 0...0) { .tryValue($0.value()) },
    .observable("timer", 0...0) {
      .timer($0.interval(), period: $0.chance(2) ? $0.interval() : nil)
    },
    .both("interval", 0...0) { .interval($0.interval()) },
  ]

  package static let operators: [CatalogueRow] =
    creating + transforming + filtering + combining + errors + timing + utility

  /// What programs use besides: the kinds of shared sources, and what needs another operator.
  package static let others: Set<String> = [
    "share", "refCount", "publish", "multicast", "replay", "replayLast", "replayLazily",
    "autoconnect", "repeatElement",
  ]

  /// All names that stand in `Docs/Operators.md`.
  package static var names: Set<String> {
    others.union(
      (sources + operators).flatMap { row in
        row.name.split(separator: " | ").map(String.init)
      })
  }

  static let creating: [CatalogueRow] = [
    .both("deferred") { _ in .deferred },
    .observable("using") { _ in .using },
  ]

  static let transforming: [CatalogueRow] = [
    .both("map") { .map($0.function()) },
    .signal("map(to:)") { .mapTo($0.value()) },
    .signal("tryMap") { .tryMap($0.function()) },
    .observable("compactMap") { .compactMap($0.predicate()) },
    .both("scan") { .scan($0.value()) },
    .both("reduce") { .reduce($0.value()) },
    .signal("combinePrevious") { .combinePrevious($0.value()) },
    .both("toArray | collect") { _ in .toArray },
    .observable("enumerated") { _ in .enumerated },
    .both("materialize") { _ in .materialize },
    .both("dematerialize") { _ in .dematerialize },
    .both("dematerialize") { _ in .rematerialize },
    .both("flatMap | flattenMap", 2...3) { _ in .flatMap(.merge) },
    .both("flatMap | flattenMap", 2...3) { _ in .flatMap(.merge) },
    .both("concatMap | flatMap(.concat)", 2...3) { _ in .flatMap(.concat) },
    .both("flatMapLatest | flatMap(.latest)", 2...3) { _ in .flatMap(.latest) },
    .both("flatMapLatest | flatMap(.latest)", 2...3) { _ in .flatMap(.latest) },
    .observable("flatMapFirst", 2...3) { _ in .flatMap(.first) },
    .both("merge | flatten", 2...3) { _ in .mapFlatten(.merge) },
    .both("merge | flatten", 2...3) { .mapFlatten(.limited($0.number(1...2))) },
    .both("concat", 2...3) { _ in .mapFlatten(.concat) },
    .both("switchLatest | switchToLatest", 2...3) { _ in .mapFlatten(.latest) },
    .signal("bind", 2...3) { .bind(stop: $0.predicate()) },
    .both("groupBy") { .groupBy($0.number(1...3), $0.flattening(), taking: $0.number(1...5)) },
    .observable("window") {
      .window(
        $0.interval(), count: $0.number(1...3), $0.flattening(), taking: $0.number(1...5))
    },
  ]

  static let filtering: [CatalogueRow] = [
    .both("filter") { .filter($0.predicate()) },
    .signal("ignore") { .ignore($0.value()) },
    .both("ignoreElements | ignoreValues") { _ in .ignoreElements },
    .both("take") { .take($0.number(0...3)) },
    .both("take") { .take($0.number(1...2)) },
    .both("takeLast | take(last:)") { .takeLast($0.number(0...2)) },
    .both("take(while:)") {
      .takeWhile($0.predicate(), inclusive: $0.isObservable && $0.chance(2))
    },
    .both("take(until:)") {
      .takeUntilPredicate($0.predicate(), inclusive: $0.isObservable && $0.chance(2))
    },
    .both("take(until:)", 2...2) { _ in .takeUntil },
    .signal("take(untilReplacement:)", 2...2) { _ in .takeUntilReplacement },
    .both("skip") { .skip($0.number(0...2)) },
    .both("skip(while:)") { .skipWhile($0.predicate()) },
    .signal("skip(until:)") { .skipUntilPredicate($0.predicate()) },
    .observable("skip(until:)", 2...2) { _ in .skipUntil },
    .both("distinctUntilChanged") { _ in .distinct },
    .both("distinctUntilChanged") { .distinctBy($0.number(1...3)) },
    .observable("element(at:)") { .elementAt($0.number(0...2)) },
    .observable("first") { _ in .first },
    .observable("single") { _ in .single },
    .observable("single") { .singleWhere($0.predicate()) },
    .observable("asSingle") { _ in .asSingle },
    .observable("asMaybe") { _ in .asMaybe },
    .signal("contains(where:)") { .contains($0.predicate()) },
    .signal("allSatisfy") { .allSatisfy($0.predicate()) },
    .signal("isEmpty") { _ in .isEmpty },
    .signal("isNotEmpty") { _ in .isNotEmpty },
    .observable("ifEmpty(default:)") { .ifEmptyDefault($0.value()) },
    .observable("ifEmpty(switchTo:)", 2...2) { _ in .ifEmptySwitch },
    .both("sample", 2...2) {
      .sample(default: $0.isObservable && $0.chance(4) ? $0.value() : nil)
    },
  ]

  static let combining: [CatalogueRow] = [
    .both("merge", 1...3) { _ in .merge },
    .both("concat", 1...3) { _ in .concat },
    .observable("amb", 2...2) { _ in .amb },
    .observable("amb", 1...3) { _ in .ambList },
    .both("combineLatest", 2...5) { _ in .combineLatest },
    .both("combineLatest", 1...3) { _ in .combineLatestList },
    .both("zip", 2...5) { _ in .zip },
    .both("zip", 1...3) { _ in .zipList },
    .observable("withLatestFrom", 2...2) { _ in .withLatestFrom },
    .both("startWith") { .startWith($0.values($0.isObservable ? 1...2 : 1...1)) },
    .signal("then", 2...2) { _ in .then },
    .signal("switch", 2...3) { _ in .switchCases },
    .signal("if", 3...3) { _ in .ifElse },
  ]

  static let errors: [CatalogueRow] = [
    .both("catch", 2...3) { _ in .catchError },
    .signal("catch", 2...2) { _ in .catchTo },
    .both("catchAndReturn") { .catchAndReturn($0.value()) },
    .observable("catch", 1...3) { _ in .catchSequence },
    .both("retry") { .retry($0.number($0.isObservable ? 1...3 : 0...2)) },
    .observable("retry(when:)", 2...3) { _ in .retryWhen },
    .signal("repeat") { _ in .repeatAlways },
    .signal("attempt") { _ in .attempt },
  ]

  static let timing: [CatalogueRow] = [
    .both("debounce") { .debounce($0.interval()) },
    .signal("debounce") { .debounceWhere($0.interval(), $0.predicate()) },
    .both("throttle | throttle(for:latest:on:)") { .throttle($0.interval(), latest: $0.chance(2)) },
    .both("delay") { .delay($0.interval()) },
    .observable("delaySubscription") { .delaySubscription($0.interval()) },
    .both("timeout") { .timeout($0.interval()) },
    .observable("timeout", 2...2) { .timeoutOther($0.interval()) },
    .observable("take(for:scheduler:)") { .takeFor($0.interval()) },
    .observable("skip(_:scheduler:)") { .skipFor($0.interval()) },
    .observable("buffer") { .buffer($0.interval(), count: $0.number(1...3)) },
    .signal("buffer") { .bufferEvery($0.interval()) },
  ]

  static let utility: [CatalogueRow] = [
    .observable("multicast") { .multicastSelector($0.hub()) },
    .observable("do") { _ in .doAll },
    .signal("on | doNext") { _ in .on },
    .signal("initially") { _ in .initially },
    .signal("finally") { _ in .finally },
    .signal("finally") { _ in .onTermination },
    .both("observe(on:) | deliver(on:)") { _ in .observeOn },
    .both("subscribe(on:)") { _ in .subscribeOn },
  ]
}
