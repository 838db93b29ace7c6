// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import OperatorCatalogue
import ReferenceModel

/// Plays a program with signals.
final class SignalPlayer: @unchecked Sendable {  // one thread
  let ledger: Ledger
  let scheduler: TestSignalScheduler
  /// Where operators schedule: `scheduler`, or a scheduler of observables on the same clock.
  private let time: Scheduler
  private let crossesBridge: Bool
  private let usesChannels: Bool
  private(set) var subjects: [AnySubject] = []
  private(set) var shared: [SharedSignal] = []
  private var handles: [Int: Handle] = [:]
  /// Whether all shared sources are there; before, reactions can only send.
  private var isReady = false

  struct AnySubject {
    var source: Signal<Int>
    var send: (Event<Int>) -> Void

    init<Subject: Signal<Int> & SubscriberType>(_ subject: Subject) where Subject.Value == Int {
      source = subject
      send = { event in
        switch event {
        case .next(let value): subject.sendNext(value)
        case .error(let error): subject.sendError(error)
        case .completed: subject.sendCompleted()
        }
      }
    }

    init(_ kind: SubjectKind) {
      switch kind {
      case .publish: self.init(SignalSubject<Int>())
      case .behavior(let value): self.init(BehaviorSignalSubject(value))
      case .replay(let count): self.init(ReplaySignalSubject<Int>(capacity: count))
      case .async: fatalError("observables only")
      }
    }

    /// A subject with a face in either model: sent to by one face, subscribed to by the other.
    init(acrossBridge kind: SubjectKind) {
      switch kind {
      case .publish: self.init(PublishSubject<Int>().asSignalSubject())
      case .behavior(let value):
        let subject = BehaviorSignalSubject(value)
        self.init(subject)
        let face = subject.asSubject()
        send = { face.on($0) }
      case .replay(let count):
        self.init(ReplaySubject<Int>.create(bufferSize: count).asSignalSubject())
      case .async: fatalError("observables only")
      }
    }

    /// A channel as a subject: a value sent to one terminal is received by the other.
    init(throughChannel kind: SubjectKind) {
      let channel = Channel<Int>()
      switch kind {
      case .publish:
        self.init(channel.following)
        source = channel.leading
      case .behavior(let value):
        channel.leading.sendNext(value)
        self.init(channel.leading)
        source = channel.following
      case .replay(1):
        self.init(channel.leading)
        source = channel.following
      case .replay, .async: self.init(kind)
      }
    }
  }

  final class SharedSignal {
    let source: Signal<Int>
    private let start: () -> any Disposable
    private var connection: (any Disposable)?

    init(source: Signal<Int>, connect: @escaping () -> any Disposable = Disposables.create) {
      self.source = source
      start = connect
    }

    func connect() { connection = start() }

    func disconnect() { connection?.dispose() }
  }

  init(_ program: Program, crossesBridge: Bool, usesChannels: Bool) {
    self.usesChannels = usesChannels
    ledger = Ledger(program)
    scheduler = TestSignalScheduler(on: ledger.clock)
    time =
      crossesBridge
      ? TestScheduler(on: ledger.clock, simulateProcessingDelay: false).asRACScheduler() : scheduler
    self.crossesBridge = crossesBridge
  }

  static func run(
    _ program: Program, crossesBridge: Bool = false, usesChannels: Bool = false
  ) -> Journal {
    let player = SignalPlayer(
      program, crossesBridge: crossesBridge, usesChannels: usesChannels)
    player.play()
    defer { player.close() }
    return player.ledger.journal
  }

  /// Releases the references to the player: the closures of shared sources ask it for inner
  /// sources.
  ///
  /// A disposal on a scheduler needs another turn first.
  private func close() {
    ledger.perform = { _ in }
    for handle in handles.values { handle.dispose() }
    for source in shared { source.disconnect() }
    ledger.clock.advance(by: .seconds(1))
    subjects = []
    shared = []
    handles = [:]
  }

  private func play() {
    ledger.perform = { [weak self] in self?.perform($0) }
    subjects = ledger.program.subjects.map {
      if usesChannels { return AnySubject(throughChannel: $0) }
      return crossesBridge ? AnySubject(acrossBridge: $0) : AnySubject($0)
    }
    for source in ledger.program.shared { shared.append(share(source)) }
    isReady = true
    ledger.play()
  }

  private func perform(_ action: Action) {
    switch action {
    case .next(let subject, let value): subjects[subject].send(.next(value))
    case .error(let subject, let code): subjects[subject].send(.error(ProgramError(code: code)))
    case .completed(let subject): subjects[subject].send(.completed)
    case .subscribe, .dispose, .connect, .disconnect: if isReady { manage(action) }
    }
  }

  private func manage(_ action: Action) {
    switch action {
    case .next, .error, .completed: break
    case .subscribe(let observer): subscribe(observer)
    case .dispose(let observer): handles[observer]?.dispose()
    case .connect(let number):
      shared[number].connect()
    case .disconnect(let number):
      shared[number].disconnect()
    }
  }

  private func subscribe(_ number: Int) {
    guard handles[number] == nil else { return }
    let handle = Handle()
    handles[number] = handle
    let plan = ledger.program.observers[number]
    let site = plan.site
    let ledger = ledger
    handle.set(
      signal(plan.source, input: 0).subscribe(
        next: { ledger.note(site, .next, $0) },
        error: { ledger.note(site, .error, Ledger.code($0)) },
        completed: { ledger.note(site, .completed) }))
  }

  private func share(_ shared: SharedSource) -> SharedSignal {
    let source = signal(shared.source, input: 0)
    switch shared.sharing {
    case .connectable(let hub):
      let connection = connection(source, hub)
      guard crossesBridge else {
        return SharedSignal(source: connection.signal) { connection.connect() }
      }
      let connectable = connection.asConnectable()
      return SharedSignal(source: connectable.asSignal()) { connectable.connect() }
    case .counted(let hub): return SharedSignal(source: connection(source, hub).autoconnect())
    case .replay: return SharedSignal(source: source.replay())
    case .replayLast: return SharedSignal(source: source.replayLast())
    case .replayLazily: return SharedSignal(source: source.replayLazily())
    case .share: fatalError("observables only: \(shared)")
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
    case .interval(let period):
      return Signal<ContinuousClock.Instant>.interval(.seconds(period), on: time).map(to: 0)

    case .map(let transform):
      return first.map { value in
        try ledger.call(site, .transform, value)
        return transform(value)
      }
    case .mapTo(let value): return first.map(to: value)
    case .tryMap(let transform):
      return first.tryMap { value in
        try ledger.call(site, .transform, value)
        return transform(value)
      }
    case .compactMap(let isKept):
      return first.compactMap { value in
        try ledger.call(site, .transform, value)
        return isKept(value) ? value : nil
      }
    case .scan(let seed):
      return first.scan(seed) { sum, value in
        try ledger.call(site, .transform, value)
        return sum + value
      }
    case .reduce(let seed):
      return first.reduce(seed) { sum, value in
        try ledger.call(site, .transform, value)
        return sum + value
      }
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
      let groups = first.groupBy { value in
        try ledger.call(site, .transform, value)
        return value % divisor
      }
      guard crossesBridge else { return flatten(flattening, groups.map { $0.take(count) }) }
      return flatten(
        flattening,
        groups.map { $0.asGroupedObservable().map { $0 }.asSignal().take(count) })

    case .filter(let isIncluded):
      return first.filter { value in
        try ledger.call(site, .transform, value)
        return isIncluded(value)
      }
    case .ignore(let value): return first.ignore(value)
    case .ignoreElements: return first.ignoreValues()
    case .take(let count): return first.take(count)
    case .takeLast(let count): return first.take(last: count)
    case .takeWhile(let isMore, _):
      return first.take(while: { value in
        try ledger.call(site, .transform, value)
        return isMore(value)
      })
    case .takeUntilPredicate(let isLast, _):
      return first.take(until: { value in
        try ledger.call(site, .transform, value)
        return isLast(value)
      })
    case .takeUntil: return first.take(until: source(1))
    case .takeUntilReplacement: return first.take(untilReplacement: source(1))
    case .skip(let count): return first.skip(count)
    case .skipWhile(let isSkipped):
      return first.skip(while: { value in
        try ledger.call(site, .transform, value)
        return isSkipped(value)
      })
    case .skipUntilPredicate(let isFirst):
      return first.skip(until: { value in
        try ledger.call(site, .transform, value)
        return isFirst(value)
      })
    case .distinct: return first.distinctUntilChanged()
    case .distinctBy(let divisor):
      return first.distinctUntilChanged(by: { previous, value in
        try ledger.call(site, .transform, value)
        return previous % divisor == value % divisor
      })
    case .single: return first.single()
    case .contains(let predicate):
      return first.contains { value in
        try ledger.call(site, .transform, value)
        return predicate(value)
      }.map { $0 ? 1 : 0 }
    case .allSatisfy(let predicate):
      return first.allSatisfy { value in
        try ledger.call(site, .transform, value)
        return predicate(value)
      }.map { $0 ? 1 : 0 }
    case .isEmpty: return first.isEmpty().map { $0 ? 1 : 0 }
    case .isNotEmpty: return first.isNotEmpty().map { $0 ? 1 : 0 }
    case .sample: return first.sample(on: source(1))

    case .merge: return .merge(all())
    case .concat: return .concat(all())
    case .combineLatest: return combineLatest(site, all())
    case .combineLatestList:
      return Signal.combineLatest(all()).map { try ledger.combined(site, $0) }
    case .zip: return zip(site, all())
    case .zipList: return Signal.zip(all()).map { try ledger.combined(site, $0) }
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

    case .range, .generate, .repeatElement, .using, .timer, .enumerated, .skipUntil, .elementAt,
      .first, .singleWhere, .asSingle, .asMaybe, .ifEmptyDefault, .ifEmptySwitch, .amb, .ambList,
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

  private func combineLatest(_ site: Int, _ sources: [Signal<Int>]) -> Signal<Int> {
    let ledger = ledger
    switch sources.count {
    case 2:
      return .combineLatest(sources[0], sources[1]) { try ledger.combined(site, [$0, $1]) }
    case 3:
      return .combineLatest(sources[0], sources[1], sources[2]) {
        try ledger.combined(site, [$0, $1, $2])
      }
    case 4:
      return .combineLatest(sources[0], sources[1], sources[2], sources[3]) {
        try ledger.combined(site, [$0, $1, $2, $3])
      }
    default:
      return .combineLatest(sources[0], sources[1], sources[2], sources[3], sources[4]) {
        try ledger.combined(site, [$0, $1, $2, $3, $4])
      }
    }
  }

  private func zip(_ site: Int, _ sources: [Signal<Int>]) -> Signal<Int> {
    let ledger = ledger
    switch sources.count {
    case 2: return .zip(sources[0], sources[1]) { try ledger.combined(site, [$0, $1]) }
    case 3:
      return .zip(sources[0], sources[1], sources[2]) { try ledger.combined(site, [$0, $1, $2]) }
    case 4:
      return .zip(sources[0], sources[1], sources[2], sources[3]) {
        try ledger.combined(site, [$0, $1, $2, $3])
      }
    default:
      return .zip(sources[0], sources[1], sources[2], sources[3], sources[4]) {
        try ledger.combined(site, [$0, $1, $2, $3, $4])
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
