// SPDX-License-Identifier: MIT

/// Which of the two models a program is played in.
package enum Model: String, Sendable, Hashable {
  case observable
  case signal
}

/// Plays a program by the documented rules: one thread, virtual time, no optimisation.
///
/// It is independent of the library. ``Source`` defines sources; operators are defined in
/// the files of `Families`, and by the rows of the catalogue.
package final class World {
  package let program: Program
  package let model: Model
  package let openOrders: OpenOrders
  /// Whether each subscription starts the trampoline, as subscriptions to signals do, also across
  /// the bridge.
  private let alwaysTakesTurns: Bool
  /// Whether an observer sent or disposed while it received the end.
  private(set) var actedAtEnd = false
  /// Whether something was done where a resource was released.
  private(set) var actedOnRelease = false
  /// Whether a disposal happened inside a teardown.
  private(set) var disposedInTeardown = false
  /// Whether something was sent inside a teardown.
  private(set) var sentInTeardown = false

  package private(set) var now = 0
  private var journal: Journal = []
  /// Whether the program ran for too long; then the journal is invalid.
  private(set) var isExhausted = false
  private var budget = 600

  private var jobs: [Job] = []
  private var trampoline: [() -> Void] = []
  package private(set) var isTrampolineRunning = false

  /// Whether all shared sources are there; before, reactions can only send.
  private var isReady = false
  private(set) var subjects: [Subject] = []
  private(set) var shared: [SharedSession] = []
  /// The sources that operators send as values, by number.
  var inner: [Source] = []
  private var calls: [Int: Int] = [:]
  private var scopes: [Int: ObserverScope] = [:]

  private final class Job {
    let time: Int
    let work: () -> Void
    var isCancelled = false

    init(_ time: Int, _ work: @escaping () -> Void) {
      self.time = time
      self.work = work
    }
  }

  /// The subscription of an observer, which disposal may meet before it exists.
  private struct ObserverScope {
    var scope: Scope
    var isComplete = false
    var wasDisposed = false
    var isEnding = false
  }

  private init(
    _ program: Program, as model: Model, acrossBridge: Bool, _ openOrders: OpenOrders = []
  ) {
    self.program = program
    self.model = model
    alwaysTakesTurns = model == .signal || acrossBridge
    self.openOrders = openOrders
  }

  /// Plays the program from time zero to the end.
  ///
  /// - Parameter acrossBridge: Whether every source crosses to the other model and back.
  /// - Returns: Nil if the program runs for too long.
  package static func run(
    _ program: Program, as model: Model, acrossBridge: Bool = false
  ) -> Journal? {
    if program.mayRetryForever(as: model) { return nil }
    let world = World(program, as: model, acrossBridge: acrossBridge)
    world.play()
    return world.isExhausted ? nil : world.journal
  }

  /// Whether a journal is right, too, because the contract leaves an order open.
  package static func allows(
    _ journal: Journal, of program: Program, as model: Model, acrossBridge: Bool = false
  ) -> Bool {
    var orders: [OpenOrders] = [[], .reversed, .othersFirst, [.reversed, .othersFirst]]
    let abandons = program.abandons(as: model)
    if abandons { orders += orders.map { $0.union(.abandonsLate) } }
    let defersDisposal = model == .observable && program.count(of: .subscribeOn) > 0
    if !program.reactions.isEmpty {
      orders += orders.map { $0.union(.oneByOne) }
      orders += orders.map { $0.union(.reversedInside) }
      orders += orders.map { $0.union(.dropsInProgress) }
      orders += orders.flatMap {
        [$0.union(.endingLast), $0.union(.endingAtOnce), $0.union(.observedFirst)]
      }
    }
    return orders.contains { order in
      let world = World(program, as: model, acrossBridge: acrossBridge, order)
      world.play()
      // That moment is open, and so is all that comes of it.
      if abandons, world.actedOnRelease { return true }
      var sorted: Set<CallKind> = [.teardown]
      // What runs after the teardown of one source, among the teardowns of the others.
      if program.count(of: .using) > 0 { sorted.insert(.release) }
      if program.count(of: .onTermination) > 0 { sorted.insert(.onDispose) }
      // A source's end tears down the shared source and what its observers have, in any order.
      if program.shares { sorted.formUnion([.release, .onDispose]) }
      // An operator may tear its source down before or after the source's closures for the time
      // after the end.
      if program.count(of: .doAll) > 0 {
        sorted.formUnion([.onDispose, .afterNext, .afterError, .afterCompleted])
        // These may also precede the return of the call that subscribes to the source.
        sorted.insert(.onSubscribed)
      }
      // An action of an observer inside its terminal closure affects sources that are about to end:
      // their closures may be called.
      var ignored = world.actedAtEnd ? CallKind.closures : []
      // `subscribe(on:)` disposes on its scheduler: until then the source's closures may be called.
      if defersDisposal {
        ignored.formUnion(CallKind.closures.subtracting([.disposed]))
      }
      // A disposal inside a teardown affects an end that is being delivered.
      if world.disposedInTeardown {
        ignored.formUnion(CallKind.closures.union([.error, .completed]))
        // The default value is part of the end.
        if program.samplesDefault { ignored.insert(.next) }
      }
      // The sources beside a `do` may be torn down after its source: a send from inside that
      // teardown reaches their closures.
      if world.sentInTeardown, program.count(of: .doAll) > 0 {
        ignored.formUnion(CallKind.closures)
      }
      // The time of the release of an abandoned source's objects is open.
      if abandons { ignored.formUnion([.release, .onDispose]) }
      func relevant(_ journal: Journal) -> Journal { journal.without(ignored) }
      let (expected, actual) = (relevant(world.journal), relevant(journal))
      if expected.sorted(sorted) == actual.sorted(sorted) { return true }
      // How often and when, but not between which other calls of the same moment.
      let teardowns = sorted.union([.teardown, .release, .onDispose])
      return program.isTangled && expected.without(teardowns) == actual.without(teardowns)
        && expected.only(teardowns) == actual.only(teardowns)
    }
  }

  private func play() {
    subjects = program.subjects.map { Subject($0, self) }
    for source in program.shared { shared.append(makeShared(source)) }
    isReady = true
    for (number, plan) in program.observers.enumerated() {
      if let time = plan.subscribes {
        schedule(at: time) { self.perform(.subscribe(observer: number)) }
      }
      if let time = plan.disposes {
        schedule(at: time) { self.perform(.dispose(observer: number)) }
      }
    }
    for entry in program.agenda { schedule(at: entry.time) { self.perform(entry.value) } }
    runJobs(until: Program.end)
    for number in program.observers.indices { perform(.dispose(observer: number)) }
    for number in program.shared.indices { perform(.disconnect(shared: number)) }
    forget()
  }

  /// Releases the closures that refer to the world and are retained by it.
  private func forget() {
    (subjects, shared, inner, jobs, trampoline) = ([], [], [], [], [])
    scopes = [:]
  }

  // MARK: Time

  /// Runs work later; work for equal times in the order of scheduling.
  @discardableResult
  package func schedule(after delay: Int, _ work: @escaping () -> Void) -> () -> Void {
    schedule(at: now + max(0, delay), work)
  }

  @discardableResult
  private func schedule(at time: Int, _ work: @escaping () -> Void) -> () -> Void {
    let job = Job(time, work)
    jobs.append(job)
    return { job.isCancelled = true }
  }

  private func runJobs(until end: Int) {
    while !isExhausted {
      jobs.removeAll(where: \.isCancelled)
      guard let next = jobs.indices.min(by: { jobs[$0].time < jobs[$1].time }),
        jobs[next].time <= end
      else { break }
      let job = jobs.remove(at: next)
      now = job.time
      spend()
      job.work()
    }
    now = end
  }

  private func spend() {
    budget -= 1
    if budget <= 0 { isExhausted = true }
  }

  // MARK: The trampoline

  /// Runs `body`; the outermost call also runs all queued actions.
  package func trampolined(_ body: () -> Void) {
    if isTrampolineRunning { return body() }
    isTrampolineRunning = true
    body()
    while !trampoline.isEmpty, !isExhausted {
      spend()
      trampoline.removeFirst()()
    }
    trampoline = []
    isTrampolineRunning = false
  }

  /// Runs an action when no other is running on the trampoline.
  package func takeTurn(_ work: @escaping () -> Void) { trampoline.append(work) }

  /// Subscribes to a source on the trampoline, unless the source neither needs nor starts it; in
  /// RAC always on the trampoline, since a subscription has a scheduler.
  package func subscribe(_ source: Source, _ sink: @escaping Sink, _ scope: Scope) {
    spend()
    if isExhausted { return }
    let receive: Sink = { event in
      if event.isLast, event != .abandoned { scope.end() }
      sink(event)
    }
    if source.startsAtOnce, !alwaysTakesTurns || (source.isInternal && model == .observable) {
      return source.run(receive, scope)
    }
    trampolined { source.run(receive, scope) }
  }

  // MARK: Closures

  /// A call of a closure of the program that may throw.
  package func call(_ site: Int, _ channel: CallKind, _ value: Int = 0) throws(Failure) {
    if let failure = react(site, channel, value) { throw Failure(code: failure) }
  }

  /// A call of a closure of the program that cannot throw.
  package func note(_ site: Int, _ channel: CallKind, _ value: Int = 0) {
    _ = react(site, channel, value)
  }

  private func react(_ site: Int, _ channel: CallKind, _ value: Int) -> Int? {
    spend()
    if isExhausted { return nil }
    journal.append(Entry(time: now, site: site, channel, value))
    let count = calls[site, default: 0] + 1
    calls[site] = count
    guard let reaction = program.reactions.first(where: { $0.site == site && $0.call == count })
    else { return nil }
    if !reaction.actions.isEmpty, scopes.values.contains(where: \.isEnding) { actedAtEnd = true }
    if [.release, .onDispose].contains(channel), !reaction.actions.isEmpty {
      actedOnRelease = true
    }
    if channel == .teardown {
      if reaction.actions.contains(where: \.disposes) { disposedInTeardown = true }
      if reaction.actions.contains(where: \.sends) { sentInTeardown = true }
    }
    for action in reaction.actions { perform(action) }
    return reaction.failure
  }

  private func perform(_ action: Action) {
    switch action {
    case .next(let subject, let value): subjects[subject].send(.next(value))
    case .error(let subject, let error): subjects[subject].send(.error(error))
    case .completed(let subject): subjects[subject].send(.completed)
    case .subscribe, .dispose, .connect, .disconnect: if isReady { manage(action) }
    }
  }

  private func manage(_ action: Action) {
    switch action {
    case .next, .error, .completed: break
    case .subscribe(let observer): subscribe(observer)
    case .dispose(let observer): dispose(observer)
    case .connect(let number): shared[number].connect()
    case .disconnect(let number): shared[number].disconnect()
    }
  }

  // MARK: Observers

  private func subscribe(_ number: Int) {
    guard scopes[number] == nil else { return }
    let plan = program.observers[number]
    let scope = Scope(self)
    scopes[number] = ObserverScope(scope: scope)
    let sink = model == .observable ? observer(number, scope) : subscriber(plan.site, scope)
    subscribe(source(plan.source, input: 0), sink, scope)
    scopes[number]?.isComplete = true
    if scopes[number]?.wasDisposed == true { scope.dispose() }
  }

  /// A program can dispose of a subscription once `subscribe` has returned it; sooner, the wish
  /// waits.
  private func dispose(_ number: Int) {
    guard scopes[number] != nil else { return }
    scopes[number]?.wasDisposed = true
    guard let entry = scopes[number], entry.isComplete else { return }
    if entry.isEnding, openOrders.contains(.observedFirst) { return }
    let isNow = openOrders.contains(.endingAtOnce)
    if isNow { entry.scope.disposeNow() } else { entry.scope.dispose() }
  }

  /// Rx: the terminal closure, `onDisposed`, then the teardowns; by hand the teardowns come first.
  private func observer(_ number: Int, _ scope: Scope) -> Sink {
    let site = program.observers[number].site
    var isOver = false
    var wasDisposed = false
    func disposed() {
      if wasDisposed { return }
      wasDisposed = true
      note(site, .disposed)
    }
    scope.addLast(disposed)
    return { event in
      if isOver || scope.isDisposed { return }
      isOver = event.isLast
      self.scopes[number]?.isEnding = isOver && event != .abandoned
      switch event {
      case .next(let value): return self.note(site, .next, value)
      case .error(let error): self.note(site, .error, error)
      case .completed: self.note(site, .completed)
      case .abandoned: return
      }
      disposed()
      self.scopes[number]?.isEnding = false
    }
  }

  /// RAC: everything is disposed, then the terminal block runs.
  private func subscriber(_ site: Int, _ scope: Scope) -> Sink {
    var isOver = false
    return { event in
      if isOver || scope.isDisposed { return }
      isOver = event.isLast
      if case .next(let value) = event { return self.note(site, .next, value) }
      scope.dispose()
      switch event {
      case .error(let error): self.note(site, .error, error)
      case .completed: self.note(site, .completed)
      default: break
      }
    }
  }
}

extension Action {
  fileprivate var disposes: Bool {
    if case .dispose = self { return true }
    return false
  }

  fileprivate var sends: Bool {
    switch self {
    case .next, .error, .completed: true
    case .subscribe, .dispose, .connect, .disconnect: false
    }
  }
}

/// An error thrown by a closure.
package struct Failure: Error {
  package let code: Int

  package init(code: Int) { self.code = code }
}

extension Program {
  private var nodes: [Node] { (observers.map(\.source) + shared.map(\.source)).flatMap(\.all) }

  fileprivate func count(of operation: Operation) -> Int {
    nodes.count { $0.operation == operation }
  }

  /// Whether a source that has failed for good may be asked again and again, in an order that is
  /// open.
  ///
  /// `subscribe(on:)` has disposed, and waits for its scheduler to tear down, which never gets its
  /// turn; or a reaction fails the source where an abandoned one is released.
  fileprivate func mayRetryForever(as model: Model) -> Bool {
    nodes.contains { $0.definition?.retriesForever == true }
      && (count(of: .subscribeOn) > 0 || !reactions.isEmpty && abandons(as: model))
  }

  fileprivate var samplesDefault: Bool {
    nodes.contains {
      if case .sample(.some) = $0.operation { return true }
      return false
    }
  }

  /// Whether there are subscriptions that several others keep.
  fileprivate var shares: Bool {
    !shared.isEmpty
      || nodes.contains { node in
        switch node.operation {
        case .multicastSelector, .groupBy, .window: true
        default: false
        }
      }
  }

  /// Whether one end can tear down several things whose order is open.
  fileprivate var isTangled: Bool {
    !reactions.isEmpty || shares
      || nodes.contains { node in
        node.operation == .subscribeOn || node.definition?.isTangled == true
      }
  }

  /// Whether there are sources that release their subscribers without an end.
  fileprivate func abandons(as model: Model) -> Bool {
    // A shared signal is connected once: who comes after that is abandoned.
    if model == .signal, !shared.isEmpty { return true }
    return nodes.contains { node in
      if case .abandoned = node.operation { return true }
      return node.operation == .never || node.operation == .skipUntil
    }
  }
}

extension Node {
  fileprivate var all: [Node] { [self] + sources.flatMap(\.all) }

  fileprivate var definition: Definition? {
    if case .defined(let definition, _) = operation { return definition }
    return nil
  }
}

/// The orders that the contract leaves open.
package struct OpenOrders: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Several teardowns of one disposal, the other way round.
  package static let reversed = OpenOrders(rawValue: 1)
  /// When one of several sources ends the result, the others are torn down before it.
  package static let othersFirst = OpenOrders(rawValue: 2)
  /// An abandoned source of an operator is released with the operator.
  package static let abandonsLate = OpenOrders(rawValue: 4)
  /// An event sent by a teardown reaches the subscriptions of the same disposal that are not torn
  /// down yet.
  package static let oneByOne = OpenOrders(rawValue: 8)
  /// A source that is handing on its end while the subscription is disposed is torn down last.
  package static let endingLast = OpenOrders(rawValue: 16)
  /// A source that is handing on its end while the subscription is disposed is torn down there.
  package static let endingAtOnce = OpenOrders(rawValue: 32)
  /// Several teardowns of one disposal run in reverse order inside a call of the observer.
  package static let reversedInside = OpenOrders(rawValue: 64)
  /// A source that is disposed while its observer receives the end is torn down when the observer
  /// returns.
  package static let observedFirst = OpenOrders(rawValue: 128)
  /// A value in progress does not pass an operator whose subscription was disposed.
  package static let dropsInProgress = OpenOrders(rawValue: 256)
}
