// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import OperatorCatalogue
import ReferenceModel

/// Plays a program with signals.
final class SignalPlayer: Player<Signal<Int>>, @unchecked Sendable {  // one thread
  private let scheduler: TestSignalScheduler
  /// Where operators schedule: `scheduler`, or a scheduler of observables on the same clock.
  private let time: Scheduler
  private let usesChannels: Bool

  init(_ program: Program, crossesBridge: Bool = false, usesChannels: Bool = false) {
    let ledger = Ledger(program)
    scheduler = TestSignalScheduler(on: ledger.clock)
    time =
      crossesBridge
      ? TestScheduler(on: ledger.clock, simulateProcessingDelay: false).asRACScheduler() : scheduler
    self.usesChannels = usesChannels
    super.init(ledger, crossesBridge: crossesBridge)
  }

  override func subject(_ kind: SubjectKind) -> Subject {
    if usesChannels { return channel(kind) }
    return crossesBridge ? crossedSubject(kind) : ownSubject(kind)
  }

  private func ownSubject(_ kind: SubjectKind) -> Subject {
    switch kind {
    case .publish: Subject(SignalSubject<Int>())
    case .behavior(let value): Subject(BehaviorSignalSubject(value))
    case .replay(let count): Subject(ReplaySignalSubject<Int>(capacity: count))
    case .async: fatalError("observables only")
    }
  }

  /// A subject with a face in either model: sent to by one face, subscribed to by the other.
  private func crossedSubject(_ kind: SubjectKind) -> Subject {
    switch kind {
    case .publish: return Subject(PublishSubject<Int>().asSignalSubject())
    case .behavior(let value):
      let subject = BehaviorSignalSubject(value)
      let face = subject.asSubject()
      return Subject(source: subject, send: { face.on($0) })
    case .replay(let count):
      return Subject(ReplaySubject<Int>.create(bufferSize: count).asSignalSubject())
    case .async: fatalError("observables only")
    }
  }

  /// A channel as a subject: a value sent to one terminal is received by the other.
  private func channel(_ kind: SubjectKind) -> Subject {
    let channel = Channel<Int>()
    switch kind {
    case .publish: return Subject(channel.following, receivedBy: channel.leading)
    case .behavior(let value):
      channel.leading.sendNext(value)
      return Subject(channel.leading, receivedBy: channel.following)
    case .replay(1): return Subject(channel.leading, receivedBy: channel.following)
    case .replay, .async: return ownSubject(kind)
    }
  }

  override func subscribe(to node: Node, _ site: Int) -> any Disposable {
    let ledger = ledger
    return signal(node, input: 0).subscribe(
      next: { ledger.note(site, .next, $0) },
      error: { ledger.note(site, .error, Ledger.code($0)) },
      completed: { ledger.note(site, .completed) })
  }

  override func share(_ shared: SharedSource) -> Shared {
    let source = signal(shared.source, input: 0)
    switch shared.sharing {
    case .connectable(let hub):
      let connection = connection(source, hub)
      guard crossesBridge else { return Shared(connection.signal) { connection.connect() } }
      let connectable = connection.asConnectable()
      return Shared(connectable.asSignal()) { connectable.connect() }
    case .counted(let hub): return Shared(connection(source, hub).autoconnect())
    case .replay: return Shared(source.replay())
    case .replayLast: return Shared(source.replayLast())
    case .replayLazily: return Shared(source.replayLazily())
    case .share, .policy: fatalError("observables only: \(shared)")
    }
  }

  private func connection(_ source: Signal<Int>, _ hub: Hub) -> MulticastConnection<Int> {
    switch hub {
    case .publish: source.publish()
    case .replay(let count), .one(.replay(let count)):
      source.multicast(ReplaySignalSubject<Int>(capacity: count))
    case .one(.publish): source.multicast(SignalSubject<Int>())
    case .one(.behavior(let value)): source.multicast(BehaviorSignalSubject(value))
    case .one(.async), .each: fatalError("observables only: \(hub)")
    }
  }

  /// The signal that a node stands for, across the bridge and back if that is asked for.
  func signal(_ node: Node, input: Int) -> Signal<Int> {
    let signal = make(node, input: input)
    return crossesBridge ? signal.asObservable().map { $0 }.asSignal() : signal
  }

  private func make(_ node: Node, input: Int) -> Signal<Int> {
    let ledger = ledger
    let site = node.site
    let closures = Closures(ledger: ledger, site: site)
    let sources = node.sources
    let player = self
    func source(_ index: Int) -> Signal<Int> { signal(sources[index], input: input) }
    var first: Signal<Int> { source(0) }
    func all() -> [Signal<Int>] { sources.map { signal($0, input: input) } }
    @Sendable func choose(from start: Int, _ value: Int) throws -> Signal<Int> {
      try ledger.call(site, .transform, value)
      let choices = sources.count - start
      return player.signal(sources[start + abs(value) % choices], input: value)
    }

    switch node.operation {
    case .subject(let number): return subjects[number].source
    case .shared(let number): return shared[number].source
    case .cold(let events): return cold(site, events)
    case .create(let events):
      return .create { subscriber in
        ledger.note(site, .subscribe)
        for event in events { subscriber.send(Event(event)) }
        return AnyDisposable {
          withExtendedLifetime(subscriber) {}
          ledger.note(site, .teardown)
        }
      }
    case .abandoned(let values):
      return .create { subscriber in
        ledger.note(site, .subscribe)
        for value in values { subscriber.sendNext(value) }
        return AnyDisposable { ledger.note(site, .teardown) }
      }
    case .of(let values): return usesChannels ? .from(values.pullSequence) : .from(values)
    case .range(let start, let count): return .range(start: start, count: count)
    case .generate(let start, let limit):
      return .generate(start, while: { $0 < limit }) { value in
        try ledger.call(site, .transform, value)
        return value + 1
      }
    case .just(let value): return .just(value)
    case .input: return .just(input)
    case .empty: return .empty
    case .error(let code): return .error(ProgramError(code: code))
    case .never: return .never
    case .tryValue(let value):
      return .try {
        try ledger.call(site, .transform, value)
        return value
      }
    case .deferred:
      return .deferred {
        try ledger.call(site, .transform)
        return player.signal(sources[0], input: input)
      }
    case .using:
      return .using({
        try ledger.call(site, .subscribe)
        return AnyDisposable { ledger.note(site, .release) }
      }) { _ in
        try ledger.call(site, .transform)
        return player.signal(sources[0], input: input)
      }
    case .timer(let delay, let period):
      return .timer(.seconds(delay), period: period.map { .seconds($0) }, on: time)
    case .interval(let period):
      return Signal<ContinuousClock.Instant>.interval(.seconds(period), on: time).map(to: 0)

    case .map(let transform): return first.map(closures.of(transform))
    case .mapTo(let value): return first.map(to: value)
    case .tryMap(let transform): return first.tryMap(closures.of(transform))
    case .compactMap(let isKept): return first.compactMap(closures.keeping(isKept))
    case .scan(let seed): return first.scan(seed, closures.sum)
    case .reduce(let seed): return first.reduce(seed, closures.sum)
    case .combinePrevious(let initial):
      return first.combinePrevious(initial) { previous, value in
        try ledger.call(site, .transform, value)
        return folded([previous, value])
      }
    case .toArray: return first.collect().map { folded($0) }
    case .materialize: return first.materialize().map { number(of: $0.sourceEvent) }
    case .dematerialize: return first.map { Event(event(in: $0)) }.dematerialize()
    case .rematerialize: return first.materialize().dematerialize()
    case .flatMap(.merge): return first.flattenMap { try choose(from: 1, $0) }
    case .flatMap(.concat): return first.flatMap(.concat) { try choose(from: 1, $0) }
    case .flatMap(.latest): return first.flatMap(.latest) { try choose(from: 1, $0) }
    case .flatMap(.race): return first.flatMap(.race) { try choose(from: 1, $0) }
    case .flatMap(let flattening), .mapFlatten(let flattening):
      return flatten(flattening, first.map { try choose(from: 1, $0) })
    case .bind(let stop):
      return first.bind {
        { value in
          let inner = try choose(from: 1, value)
          if value % 5 == 4 { return .stop }
          return stop(value) ? .emitAndStop(inner) : .emit(inner)
        }
      }
    case .groupBy(let divisor, let flattening, let count):
      let groups = first.groupBy(closures.remainder(divisor))
      guard crossesBridge else { return flatten(flattening, groups.map { $0.take(count) }) }
      return flatten(
        flattening,
        groups.map { $0.asGroupedObservable().map { $0 }.asSignal().take(count) })

    case .filter(let isIncluded): return first.filter(closures.of(isIncluded))
    case .ignore(let value): return first.ignore(value)
    case .ignoreElements: return first.ignoreValues()
    case .take(let count): return first.take(count)
    case .takeLast(let count): return first.take(last: count)
    case .takeWhile(let isMore, _):
      return first.take(while: closures.of(isMore))
    case .takeUntilPredicate(let isLast, _):
      return first.take(until: closures.of(isLast))
    case .takeUntil: return first.take(until: source(1))
    case .takeUntilReplacement: return first.take(untilReplacement: source(1))
    case .skip(let count): return first.skip(count)
    case .skipWhile(let isSkipped):
      return first.skip(while: closures.of(isSkipped))
    case .skipUntilPredicate(let isFirst):
      return first.skip(until: closures.of(isFirst))
    case .distinct: return first.distinctUntilChanged()
    case .distinctBy(let divisor):
      return first.distinctUntilChanged(by: closures.sameRemainder(divisor))
    case .single: return first.single()
    case .contains(let predicate):
      return first.contains(where: closures.of(predicate)).map { $0 ? 1 : 0 }
    case .allSatisfy(let predicate):
      return first.allSatisfy(closures.of(predicate)).map { $0 ? 1 : 0 }
    case .isEmpty: return first.isEmpty().map { $0 ? 1 : 0 }
    case .isNotEmpty: return first.isNotEmpty().map { $0 ? 1 : 0 }
    case .sample: return first.sample(on: source(1))

    case .merge: return .merge(all())
    case .concat: return .concat(all())
    case .combineLatest: return combineLatest(all(), closures)
    case .combineLatestList:
      return Signal.combineLatest(all()).map { try closures.combined($0) }
    case .zip: return zip(all(), closures)
    case .zipList: return Signal.zip(all()).map { try closures.combined($0) }
    case .startWith(let values): return first.startWith(values[0])
    case .then:
      return first.then {
        try ledger.call(site, .transform)
        return player.signal(sources[1], input: input)
      }
    case .switchCases:
      let cases = (1..<sources.count).map { ($0 - 1, source($0)) }
      return .switch(on: first, cases: Dictionary(uniqueKeysWithValues: cases))
    case .ifElse:
      return .if(first.map { $0.isMultiple(of: 2) }, then: source(1), else: source(2))

    case .catchError: return first.catch { try choose(from: 1, Ledger.code($0)) }
    case .catchTo: return first.catch(to: source(1))
    case .catchAndReturn(let value): return first.catchAndReturn(value)
    case .retry(let count): return first.retry(count)
    case .repeatAlways: return first.repeat()
    case .attempt: return first.attempt { try ledger.call(site, .transform, $0) }

    case .debounce(let interval): return first.debounce(.seconds(interval), on: time)
    case .debounceWhere(let interval, let isDelayed):
      return first.debounce(.seconds(interval), on: time) { value in
        ledger.note(site, .transform, value)
        return isDelayed(value)
      }
    case .throttle(let interval, let latest):
      return first.throttle(for: .seconds(interval), latest: latest, on: time)
    case .delay(let interval): return first.delay(.seconds(interval), on: time)
    case .timeout(let interval): return first.timeout(.seconds(interval), on: time)
    case .takeFor(let interval): return first.take(for: .seconds(interval), on: time)
    case .bufferEvery(let interval):
      return first.buffer(every: .seconds(interval), on: time).map { folded($0) }

    case .on:
      return first.on(
        next: { try ledger.call(site, .beforeNext, $0) },
        error: { ledger.note(site, .beforeError, Ledger.code($0)) },
        completed: { ledger.note(site, .beforeCompleted) })
    case .initially: return first.initially { ledger.note(site, .onSubscribe) }
    case .finally: return first.finally { ledger.note(site, .beforeCompleted) }
    case .onTermination: return first.onTermination { ledger.note(site, .onDispose) }
    case .observeOn: return first.deliver(on: time)
    case .subscribeOn: return first.subscribe(on: time)

    case .defined(let definition, let parameters):
      guard let play = Operators.defined[definition.name]?.signal else {
        fatalError("no row calls \(definition.name) in this model")
      }
      return play(
        OperatorReference.Parts(
          sources: all(), parameters: parameters, scheduler: scheduler,
          call: { try ledger.call(site, .transform, $0) }, code: { Ledger.code($0) }))

    case .window(let interval, let size, let flattening, let count):
      let windows = first.window(every: .seconds(interval), count: size, on: time)
      return flatten(flattening, windows.map { $0.take(count) })

    case .repeatElement, .enumerated, .skipUntil, .elementAt, .first, .singleWhere, .asSingle,
      .asMaybe, .ifEmptyDefault, .ifEmptySwitch, .amb, .ambList,
      .withLatestFrom, .catchSequence, .retryWhen, .delaySubscription, .timeoutOther, .skipFor,
      .buffer, .multicastSelector, .doAll:
      fatalError("observables only: \(node)")
    }
  }

  private func cold(_ site: Int, _ events: [Timed<SourceEvent>]) -> Signal<Int> {
    let ledger = ledger
    return .create { subscriber in
      ledger.note(site, .subscribe)
      let jobs = events.map { entry in
        ledger.clock.schedule(after: .seconds(entry.time)) { subscriber.send(Event(entry.value)) }
      }
      return AnyDisposable {
        withExtendedLifetime(subscriber) {}
        for job in jobs { job.dispose() }
        ledger.note(site, .teardown)
      }
    }
  }

  private func flatten(_ flattening: Flattening, _ source: Signal<Signal<Int>>) -> Signal<Int> {
    switch flattening {
    case .merge: source.flatten()
    case .limited(let limit): source.flatten(maxConcurrent: limit)
    case .concat: source.concat()
    case .latest: source.switchToLatest()
    case .race: source.flatten(.race)
    case .first: fatalError("observables only")
    }
  }

  private func combineLatest(_ sources: [Signal<Int>], _ closures: Closures) -> Signal<Int> {
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

  private func zip(_ sources: [Signal<Int>], _ closures: Closures) -> Signal<Int> {
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
}

extension Player.Subject where Source == Signal<Int> {
  /// A subject to send to, which is observed itself or by another signal.
  fileprivate init<Subject: Signal<Int> & SubscriberType>(
    _ subject: Subject, receivedBy source: Signal<Int>? = nil
  ) where Subject.Value == Int {
    self.init(source: source ?? subject) { event in
      switch event {
      case .next(let value): subject.sendNext(value)
      case .error(let error): subject.sendError(error)
      case .completed: subject.sendCompleted()
      }
    }
  }
}

extension PassthroughSubscriber<Int> {
  func send(_ event: Event<Int>) {
    switch event {
    case .next(let value): sendNext(value)
    case .error(let error): sendError(error)
    case .completed: sendCompleted()
    }
  }
}
