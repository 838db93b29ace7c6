// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import OperatorCatalogue
import ReferenceModel

/// Plays a program with observables.
final class ObservablePlayer: Player<Observable<Int>>, @unchecked Sendable {  // one thread
  private let scheduler: TestScheduler
  /// Where operators schedule: `scheduler`, or a scheduler of signals on the same clock.
  private let time: any SchedulerType

  init(_ program: Program, crossesBridge: Bool = false) {
    let ledger = Ledger(program)
    scheduler = TestScheduler(on: ledger.clock, simulateProcessingDelay: false)
    time = crossesBridge ? TestSignalScheduler(on: ledger.clock).asSchedulerType() : scheduler
    super.init(ledger, crossesBridge: crossesBridge)
  }

  override func subject(_ kind: SubjectKind) -> Subject {
    if crossesBridge { return crossedSubject(kind) }
    return switch kind {
    case .publish: Subject(PublishSubject<Int>())
    case .behavior(let value): Subject(BehaviorSubject(value: value))
    case .replay(let count): Subject(ReplaySubject<Int>.create(bufferSize: count))
    case .async: Subject(AsyncSubject<Int>())
    }
  }

  /// A subject with a face in either model: sent to by one face, observed by the other.
  private func crossedSubject(_ kind: SubjectKind) -> Subject {
    switch kind {
    case .publish: return Subject(SignalSubject<Int>().asSubject())
    case .behavior(let value):
      let subject = BehaviorSubject(value: value)
      let face = subject.asSignalSubject()
      return Subject(source: subject, send: { face.send($0) })
    case .replay(let count):
      return Subject(ReplaySignalSubject<Int>(capacity: count).asSubject())
    case .async: return Subject(AsyncSubject<Int>())
    }
  }

  override func subscribe(to node: Node, _ site: Int) -> any Disposable {
    let ledger = ledger
    return observable(node, input: 0).subscribe(
      onNext: { ledger.note(site, .next, $0) },
      onError: { ledger.note(site, .error, Ledger.code($0)) },
      onCompleted: { ledger.note(site, .completed) },
      onDisposed: { ledger.note(site, .disposed) })
  }

  override func share(_ shared: SharedSource) -> Shared {
    let source = observable(shared.source, input: 0)
    switch shared.sharing {
    case .share(let count, let forever):
      return Shared(source.share(replay: count, scope: forever ? .forever : .whileConnected))
    case .counted(let hub): return Shared(connectable(source, hub).refCount())
    case .policy(let count, let grace, let keepsValues, let replaysEnd, let observers):
      return Shared(
        source.share(
          SharePolicy(
            replay: .latest(count), connection: .observers(observers),
            disconnection: grace > 0 ? .grace(.seconds(grace), on: time) : .lastObserver,
            restart: keepsValues ? .keepingValues : .fresh,
            end: replaysEnd ? .replay : .restart)))
    case .connectable(let hub):
      let connectable = connectable(source, hub)
      return Shared(connectable, connect: connectable.connect)
    case .replay, .replayLast, .replayLazily: fatalError("signals only: \(shared)")
    }
  }

  private func connectable(_ source: Observable<Int>, _ hub: Hub) -> ConnectableObservable<Int> {
    switch hub {
    case .publish: source.publish()
    case .replay(let count): source.replay(count)
    case .one(.publish): source.multicast(PublishSubject<Int>())
    case .one(.behavior(let value)): source.multicast(BehaviorSubject(value: value))
    case .one(.replay(let count)):
      source.multicast(ReplaySubject<Int>.create(bufferSize: count))
    case .one(.async): source.multicast(AsyncSubject<Int>())
    case .each(.publish): source.multicast(makeSubject: { PublishSubject<Int>() })
    case .each(.behavior(let value)):
      source.multicast(makeSubject: { BehaviorSubject(value: value) })
    case .each(.replay(let count)):
      source.multicast(makeSubject: { ReplaySubject<Int>.create(bufferSize: count) })
    case .each(.async): source.multicast(makeSubject: { AsyncSubject<Int>() })
    }
  }

  /// The observable that a node stands for, across the bridge and back if that is asked for.
  func observable(_ node: Node, input: Int) -> Observable<Int> {
    let observable = make(node, input: input)
    return crossesBridge ? observable.asSignal().map { $0 }.asObservable() : observable
  }

  /// A trait as an observable, by way of a signal if the program crosses the bridge.
  private func observable<Trait, Value>(
    _ trait: PrimitiveSequence<Trait, Value>,
    from signal: (Signal<Value>) -> PrimitiveSequence<Trait, Value>
  ) -> Observable<Value> {
    (crossesBridge ? signal(trait.asSignal().map { $0 }) : trait).asObservable()
  }

  private func make(_ node: Node, input: Int) -> Observable<Int> {
    let ledger = ledger
    let site = node.site
    let closures = Closures(ledger: ledger, site: site)
    let sources = node.sources
    let player = self
    func source(_ index: Int) -> Observable<Int> { observable(sources[index], input: input) }
    var first: Observable<Int> { source(0) }
    func all() -> [Observable<Int>] { sources.map { observable($0, input: input) } }
    @Sendable func choose(from start: Int, _ value: Int) throws -> Observable<Int> {
      try ledger.call(site, .transform, value)
      let choices = sources.count - start
      return player.observable(sources[start + abs(value) % choices], input: value)
    }
    func seconds(_ count: Int) -> RxTimeInterval { .seconds(count) }

    switch node.operation {
    case .subject(let number): return subjects[number].source
    case .shared(let number): return shared[number].source
    case .cold(let events): return cold(site, events)
    case .create(let events):
      return .create { observer in
        ledger.note(site, .subscribe)
        for event in events { observer.on(Event(event)) }
        return Disposables.create { ledger.note(site, .teardown) }
      }
    case .abandoned(let values):
      return Signal<Int>.create { subscriber in
        ledger.note(site, .subscribe)
        for value in values { subscriber.sendNext(value) }
        return AnyDisposable { ledger.note(site, .teardown) }
      }.asObservable()
    case .of(let values): return .from(values)
    case .range(let start, let count): return .range(start: start, count: count)
    case .generate(let start, let limit):
      return .generate(initialState: start, condition: { $0 < limit }) { value in
        try ledger.call(site, .transform, value)
        return value + 1
      }
    case .repeatElement(let value): return .repeatElement(value)
    case .just(let value): return .just(value)
    case .input: return .just(input)
    case .empty: return .empty()
    case .error(let code): return .error(ProgramError(code: code))
    case .never: return .never()
    case .deferred:
      return .deferred {
        try ledger.call(site, .transform)
        return player.observable(sources[0], input: input)
      }
    case .using:
      return .using(
        {
          try ledger.call(site, .subscribe)
          return AnonymousResource { ledger.note(site, .release) }
        },
        observableFactory: { _ in
          try ledger.call(site, .transform)
          return player.observable(sources[0], input: input)
        })
    case .timer(let delay, let period):
      return .timer(
        seconds(delay), period: period.map { .seconds($0) }, scheduler: time)
    case .interval(let period): return .interval(seconds(period), scheduler: time)

    case .map(let transform): return first.map(closures.of(transform))
    case .mapTo(let value): return first.mapTo(value)
    case .tryMap(let transform): return first.tryMap(closures.of(transform))
    case .compactMap(let isKept): return first.compactMap(closures.keeping(isKept))
    case .scan(let seed): return first.scan(seed, accumulator: closures.sum)
    case .reduce(let seed): return first.reduce(seed, accumulator: closures.sum)
    case .toArray:
      return observable(first.toArray(), from: { $0.asSingle() }).map { folded($0) }
    case .enumerated: return first.enumerated().map { folded([$0.index, $0.element]) }
    case .materialize: return first.materialize().map { number(of: $0.sourceEvent) }
    case .dematerialize: return first.map { Event(event(in: $0)) }.dematerialize()
    case .rematerialize: return first.materialize().dematerialize()
    case .flatMap(.merge): return first.flatMap { try choose(from: 1, $0) }
    case .flatMap(.concat): return first.concatMap { try choose(from: 1, $0) }
    case .flatMap(.latest): return first.flatMapLatest { try choose(from: 1, $0) }
    case .flatMap(.first): return first.flatMapFirst { try choose(from: 1, $0) }
    case .flatMap(.race): fatalError("signals only: \(node)")
    case .flatMap(.limited(let limit)), .mapFlatten(.limited(let limit)):
      return first.map { try choose(from: 1, $0) }.merge(maxConcurrent: limit)
    case .mapFlatten(let flattening):
      return flatten(flattening, first.map { try choose(from: 1, $0) })
    case .groupBy(let divisor, let flattening, let count):
      let groups = first.groupBy(keySelector: closures.remainder(divisor))
      guard crossesBridge else { return flatten(flattening, groups.map { $0.take(count) }) }
      return flatten(
        flattening,
        groups.map { $0.asSignal().map { $0 }.asObservable().take(count) })
    case .window(let interval, let size, let flattening, let count):
      let windows = first.window(
        timeSpan: seconds(interval), count: size, scheduler: time)
      return flatten(flattening, windows.map { $0.take(count) })

    case .filter(let isIncluded): return first.filter(closures.of(isIncluded))
    case .ignore(let value): return first.ignore(value)
    case .ignoreElements:
      return observable(first.ignoreElements().asCompletable(), from: { $0.asCompletable() })
        .map { _ -> Int in }
    case .take(let count): return first.take(count)
    case .takeLast(let count): return first.takeLast(count)
    case .takeWhile(let isMore, let inclusive):
      return first.take(while: closures.of(isMore), behavior: inclusive ? .inclusive : .exclusive)
    case .takeUntilPredicate(let isLast, let inclusive):
      return first.take(until: closures.of(isLast), behavior: inclusive ? .inclusive : .exclusive)
    case .takeUntil: return first.take(until: source(1))
    case .takeUntilReplacement: return first.take(untilReplacement: source(1))
    case .skip(let count): return first.skip(count)
    case .skipWhile(let isSkipped):
      return first.skip(while: closures.of(isSkipped))
    case .skipUntil: return first.skip(until: source(1))
    case .distinct: return first.distinctUntilChanged()
    case .distinctBy(let divisor):
      return first.distinctUntilChanged(closures.sameRemainder(divisor))
    case .elementAt(let index): return first.element(at: index)
    case .first: return first.first().asObservable().map { $0 ?? -9 }
    case .single: return first.single()
    case .singleWhere(let predicate): return first.single(closures.of(predicate))
    case .asSingle: return observable(first.asSingle(), from: { $0.asSingle() })
    case .asMaybe: return observable(first.asMaybe(), from: { $0.asMaybe() })
    case .ifEmptyDefault(let value): return first.ifEmpty(default: value)
    case .ifEmptySwitch: return first.ifEmpty(switchTo: source(1))
    case .sample(let substitute): return first.sample(source(1), defaultValue: substitute)

    case .merge: return .merge(all())
    case .concat: return .concat(all())
    case .amb: return first.amb(source(1))
    case .ambList: return .amb(all())
    case .combineLatest: return combineLatest(all(), closures)
    case .combineLatestList: return .combineLatest(all()) { try closures.combined($0) }
    case .zip: return zip(all(), closures)
    case .zipList: return .zip(all()) { try closures.combined($0) }
    case .withLatestFrom:
      return first.withLatestFrom(source(1)) { try closures.combined([$0, $1]) }
    case .startWith(let values):
      return values.count == 1 ? first.startWith(values[0]) : first.startWith(values[0], values[1])
    case .then:
      return first.then {
        try ledger.call(site, .transform)
        return player.observable(sources[1], input: input)
      }
    case .switchCases:
      let cases = (1..<sources.count).map { ($0 - 1, source($0)) }
      return .switch(on: first, cases: Dictionary(uniqueKeysWithValues: cases))
    case .ifElse:
      return .if(first.map { $0.isMultiple(of: 2) }, then: source(1), else: source(2))

    case .catchError: return first.catch { try choose(from: 1, Ledger.code($0)) }
    case .catchAndReturn(let value): return first.catchAndReturn(value)
    case .catchSequence: return .catch(sequence: all())
    case .retry(let count): return first.retry(count)
    case .attempt: return first.attempt { try ledger.call(site, .transform, $0) }
    case .retryWhen:
      return first.retry(when: { (errors: Observable<any Error>) in
        errors.flatMap { error in try choose(from: 1, Ledger.code(error)) }
      })

    case .debounce(let interval): return first.debounce(seconds(interval), scheduler: time)
    case .throttle(let interval, let latest):
      return first.throttle(seconds(interval), latest: latest, scheduler: time)
    case .delay(let interval): return first.delay(seconds(interval), scheduler: time)
    case .delaySubscription(let interval):
      return first.delaySubscription(seconds(interval), scheduler: time)
    case .timeout(let interval): return first.timeout(seconds(interval), scheduler: time)
    case .timeoutOther(let interval):
      return first.timeout(seconds(interval), other: source(1), scheduler: time)
    case .takeFor(let interval): return first.take(for: seconds(interval), scheduler: time)
    case .skipFor(let interval): return first.skip(seconds(interval), scheduler: time)
    case .buffer(let interval, let count):
      return first.buffer(timeSpan: seconds(interval), count: count, scheduler: time)
        .map { folded($0) }

    case .multicastSelector(let hub): return multicast(site, first, hub)

    case .doAll:
      return first.do(
        onNext: { try ledger.call(site, .beforeNext, $0) },
        afterNext: { try ledger.call(site, .afterNext, $0) },
        onError: { try ledger.call(site, .beforeError, Ledger.code($0)) },
        afterError: { try ledger.call(site, .afterError, Ledger.code($0)) },
        onCompleted: { try ledger.call(site, .beforeCompleted) },
        afterCompleted: { try ledger.call(site, .afterCompleted) },
        onSubscribe: { ledger.note(site, .onSubscribe) },
        onSubscribed: { ledger.note(site, .onSubscribed) },
        onDispose: { ledger.note(site, .onDispose) })
    case .observeOn: return first.observe(on: time)
    case .subscribeOn: return first.subscribe(on: time)

    case .contains(let predicate):
      return first.contains(where: closures.of(predicate)).map { $0 ? 1 : 0 }.asObservable()
    case .allSatisfy(let predicate):
      return first.allSatisfy(closures.of(predicate)).map { $0 ? 1 : 0 }.asObservable()

    case .defined(let definition, let parameters):
      guard let play = Operators.defined[definition.name]?.observable else {
        fatalError("no row calls \(definition.name) in this model")
      }
      return play(
        OperatorReference.Parts(
          sources: all(), parameters: parameters, scheduler: scheduler,
          call: { try ledger.call(site, .transform, $0) }, code: { Ledger.code($0) }))

    case .tryValue, .combinePrevious, .bind, .skipUntilPredicate, .isEmpty, .isNotEmpty,
      .catchTo, .repeatAlways, .debounceWhere, .bufferEvery, .on, .initially,
      .finally, .onTermination:
      fatalError("signals only: \(node)")
    }
  }

  private func cold(_ site: Int, _ events: [Timed<SourceEvent>]) -> Observable<Int> {
    let ledger = ledger
    return .create { observer in
      ledger.note(site, .subscribe)
      let jobs = events.map { entry in
        ledger.clock.schedule(after: .seconds(entry.time)) { observer.on(Event(entry.value)) }
      }
      return Disposables.create {
        for job in jobs { job.dispose() }
        ledger.note(site, .teardown)
      }
    }
  }

  private func flatten(
    _ flattening: Flattening, _ source: Observable<Observable<Int>>
  ) -> Observable<Int> {
    switch flattening {
    case .merge: source.merge()
    case .limited(let limit): source.merge(maxConcurrent: limit)
    case .concat: source.concat()
    case .latest: source.switchLatest()
    case .race: fatalError("signals only")
    case .first: source.flatMapFirst { $0 }
    }
  }

  private func combineLatest(_ sources: [Observable<Int>], _ closures: Closures) -> Observable<Int>
  {
    switch sources.count {
    case 2:
      return .combineLatest(sources[0], sources[1]) { try closures.combined([$0, $1]) }
    case 3:
      return .combineLatest(sources[0], sources[1], sources[2]) {
        try closures.combined([$0, $1, $2])
      }
    case 4:
      return .combineLatest(sources[0], sources[1], sources[2], sources[3]) {
        try closures.combined([$0, $1, $2, $3])
      }
    default:
      return .combineLatest(sources[0], sources[1], sources[2], sources[3], sources[4]) {
        try closures.combined([$0, $1, $2, $3, $4])
      }
    }
  }

  private func zip(_ sources: [Observable<Int>], _ closures: Closures) -> Observable<Int> {
    switch sources.count {
    case 2: return .zip(sources[0], sources[1]) { try closures.combined([$0, $1]) }
    case 3:
      return .zip(sources[0], sources[1], sources[2]) { try closures.combined([$0, $1, $2]) }
    case 4:
      return .zip(sources[0], sources[1], sources[2], sources[3]) {
        try closures.combined([$0, $1, $2, $3])
      }
    default:
      return .zip(sources[0], sources[1], sources[2], sources[3], sources[4]) {
        try closures.combined([$0, $1, $2, $3, $4])
      }
    }
  }

  private func multicast(_ site: Int, _ source: Observable<Int>, _ hub: Hub) -> Observable<Int> {
    let ledger = ledger
    let select: @Sendable (Observable<Int>) throws -> Observable<Int> = { shared in
      try ledger.call(site, .transform)
      return Observable.merge(shared, shared.map { $0 + 100 })
    }
    switch hub {
    case .replay(let count), .one(.replay(let count)), .each(.replay(let count)):
      return source.multicast(
        { ReplaySubject<Int>.create(bufferSize: count) }, selector: select)
    case .one(.behavior(let value)), .each(.behavior(let value)):
      return source.multicast({ BehaviorSubject(value: value) }, selector: select)
    case .one(.async), .each(.async):
      return source.multicast({ AsyncSubject<Int>() }, selector: select)
    case .publish, .one(.publish), .each(.publish):
      return source.multicast({ PublishSubject<Int>() }, selector: select)
    }
  }
}

extension Player.Subject where Source == Observable<Int> {
  fileprivate init<Subject: SubjectType>(_ subject: Subject)
  where Subject.Element == Int, Subject.Observer.Element == Int {
    let observer = subject.asObserver()
    self.init(source: subject.asObservable(), send: { observer.on($0) })
  }
}

/// A resource that says when it is disposed.
final class AnonymousResource: Disposable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  func dispose() { action() }
}
