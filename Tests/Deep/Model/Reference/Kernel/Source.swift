// SPDX-License-Identifier: MIT

/// What goes down a chain: the three events, and the news that nothing can come any more, because
/// whoever could send has let go of its subscriber (signals only).
enum Event: Hashable {
  case next(Int)
  case error(Int)
  case completed
  case abandoned

  /// Whether nothing comes after it.
  var isLast: Bool {
    if case .next = self { return false }
    return true
  }

  init(_ event: SourceEvent) {
    switch event {
    case .next(let value): self = .next(value)
    case .error(let error): self = .error(error)
    case .completed: self = .completed
    }
  }
}

typealias Sink = (Event) -> Void

/// Something to subscribe to.
///
/// `run` gets where to send to and the scope of this one subscription. It puts its teardown into
/// the scope. Whoever sends an end hands it on first and disposes of the scope then.
struct Source {
  /// Whether it neither needs the trampoline nor starts it, as a subject does.
  var startsAtOnce = false
  /// Whether an operator made it, so that it never crosses the bridge.
  var isInternal = false
  var run: (@escaping Sink, Scope) -> Void
}

/// The lifetime of one subscription.
final class Scope {
  private let world: World
  private let parent: Scope?
  private var isTornDown = false
  private var isStopped = false
  private var isEnding = false
  private var children: [Scope] = []
  private var whenTornDown: () -> Void = {}
  private var teardowns: [() -> Void] = []
  private var last: [() -> Void] = []

  init(_ world: World, in parent: Scope? = nil) {
    self.world = world
    self.parent = parent
  }

  /// Whether nobody listens any more.
  var isDisposed: Bool {
    if isTornDown || isStopped { return true }
    return world.openOrders.contains(.oneByOne) ? false : parent?.isDisposed ?? false
  }

  /// Adds something to tear down; if the scope is over already, that is done now.
  func add(_ teardown: @escaping () -> Void) {
    if isTornDown { return teardown() }
    teardowns.append(teardown)
  }

  /// Adds what is to be done after all teardowns.
  func addLast(_ work: @escaping () -> Void) {
    if isTornDown { return work() }
    last.append(work)
  }

  /// Nobody listens any more, but the teardowns have to wait.
  func stop() { isStopped = true }

  /// Tears everything down; but a source inside that is handing on its end tears itself down when
  /// it has, and what comes last waits for that.
  func dispose() {
    if isTornDown { return }
    isTornDown = true
    let ending = children.first { $0.isEnding && !$0.isTornDown }
    children = []
    guard let ending, !world.openOrders.contains(.endingLast) else {
      tearDown()
      return finish()
    }
    if world.openOrders.contains(.othersFirst) { tearDown() }
    ending.whenTornDown = {
      self.tearDown()
      self.finish()
    }
  }

  /// Tears everything down at once, also a source that is handing on its end.
  func disposeNow() {
    for child in children { child.disposeNow() }
    dispose()
  }

  /// Lets go of what can send nothing any more.
  func abandon() { if !world.openOrders.contains(.abandonsLate) { dispose() } }

  private func tearDown() {
    let turnsRound = parent != nil && world.openOrders.contains(.reversedInside)
    let isReversed = world.openOrders.contains(.reversed) != turnsRound
    let ended = isReversed ? teardowns.reversed() : teardowns
    teardowns = []
    for teardown in ended { teardown() }
  }

  private func finish() {
    let work = last + [whenTornDown]
    last = []
    whenTornDown = {}
    for work in work { work() }
  }

  /// The scope of a subscription that belongs to this one and may end earlier.
  func child() -> Scope {
    let child = Scope(world, in: self)
    add { if !child.isEnding || child.isTornDown { child.dispose() } }
    if !isTornDown { children.append(child) }
    return child
  }

  /// Says that the source is handing on its end, and tears itself down afterwards.
  ///
  /// In RAC the subscriber disposes of everything before it sees the end.
  func end() { isEnding = world.model == .observable }
}

/// Lets one event through at a time; what comes meanwhile waits in line (C3).
final class SerialGate {
  private(set) var isBusy = false
  private var waiting: [() -> Void] = []

  func enter(_ work: @escaping () -> Void) {
    waiting.append(work)
    if isBusy { return }
    isBusy = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    isBusy = false
  }
}

/// Where the result of an operator goes: at most one end, which disposes of the scope, and none
/// once that is over.
final class Output {
  let sink: Sink
  let scope: Scope
  private(set) var isOver = false
  /// Whether the source has ended, and so tears itself down.
  var isSourceOver = false

  init(_ sink: @escaping Sink, _ scope: Scope) {
    self.sink = sink
    self.scope = scope
  }

  func next(_ value: Int) {
    if !isOver { sink(.next(value)) }
  }

  /// Hands an end on, then disposes.
  ///
  /// News that nothing can come any more is no end.
  func end(_ event: Event) {
    if isOver { return }
    isOver = true
    if scope.isDisposed { return }
    sink(event)
    if event == .abandoned || isSourceOver { return }
    scope.dispose()
  }

  func send(_ event: Event) {
    if case .next(let value) = event { next(value) } else { end(event) }
  }
}

/// The output of an operator that hears from several sides: it takes one message at a time, and
/// drops what it has not looked at when the subscription is over.
final class SerialOutput {
  let output: Output
  let gate = SerialGate()

  init(_ sink: @escaping Sink, _ scope: Scope) { output = Output(sink, scope) }

  func enter(_ work: @escaping (Output) -> Void) {
    gate.enter { [output] in
      if !output.isOver, !output.scope.isDisposed { work(output) }
    }
  }

  /// Whether an end has been accepted, or the subscription is over: nothing new is started.
  var isEnding: Bool { isEndAccepted || output.scope.isDisposed }
  private var isEndAccepted = false

  /// Nothing new is started from now on.
  func expectEnd() { isEndAccepted = true }

  func send(_ event: Event) {
    if event.isLast { isEndAccepted = true }
    enter { $0.send(event) }
  }
}

extension World {
  /// An operator with one source: values are serial already, so there is no gate, and the operator
  /// lives exactly as long as the subscription.
  func stage(_ source: Source, _ make: @escaping (Output) -> (Event) -> Void) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      let receive = make(output)
      self.subscribe(
        source,
        { event in
          if output.isOver { return }
          output.isSourceOver = event.isLast
          if event == .abandoned { output.end(event) } else { receive(event) }
        }, scope)
    }
  }

  /// What a closure throws ends the result; if it has disposed of the subscription, nobody hears.
  func fail(_ output: Output, _ failure: Failure) {
    if !output.scope.isDisposed { output.end(.error(failure.code)) }
  }

  /// A stage whose closure sees the values and may throw.
  func stage(
    _ source: Source, next: @escaping (Int, Output) throws(Failure) -> Void
  ) -> Source {
    stage(source) { output in
      { event in
        guard case .next(let value) = event else { return output.end(event) }
        do throws(Failure) { try next(value, output) } catch { self.fail(output, error) }
      }
    }
  }
}
