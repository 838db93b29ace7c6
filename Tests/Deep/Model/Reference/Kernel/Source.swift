// SPDX-License-Identifier: MIT

/// An event in a chain: the three events, and the abandonment of a source whose senders have
/// released their subscribers (signals only).
package enum ChainEvent: Hashable {
  case next(Int)
  case error(Int)
  case completed
  case abandoned

  /// Whether nothing comes after it.
  package var isLast: Bool {
    if case .next = self { return false }
    return true
  }

  /// Whether it is a terminal event.
  package var isEnd: Bool { isLast && self != .abandoned }

  package var isError: Bool {
    if case .error = self { return true }
    return false
  }

  package init(_ event: SourceEvent) {
    switch event {
    case .next(let value): self = .next(value)
    case .error(let error): self = .error(error)
    case .completed: self = .completed
    }
  }
}

package typealias Sink = (ChainEvent) -> Void

/// A source.
///
/// `run` receives the sink and the scope of one subscription. It adds its teardown to
/// the scope. The sender of an end forwards it first and then disposes the scope.
package struct Source {
  /// Whether it neither needs the trampoline nor starts it, as a subject does.
  package var startsAtOnce = false
  /// Whether an operator made it, so that it never crosses the bridge.
  package var isInternal = false
  let run: (@escaping Sink, Scope) -> Void

  package init(
    startsAtOnce: Bool = false, isInternal: Bool = false,
    run: @escaping (@escaping Sink, Scope) -> Void
  ) {
    self.startsAtOnce = startsAtOnce
    self.isInternal = isInternal
    self.run = run
  }
}

/// The lifetime of one subscription.
package final class Scope {
  private let world: World
  private let parent: Scope?
  private var isTornDown = false
  private var isStopped = false
  private var isEnding = false
  /// Whether a source of it was released by its senders.
  private var hasReleasedSource = false
  /// Whether such a source counts as completed: it is an inner signal.
  private var completesReleased = false
  private var children: [Scope] = []
  private var whenTornDown: () -> Void = {}
  private var teardowns: [() -> Void] = []
  private var last: [() -> Void] = []

  package init(_ world: World, in parent: Scope? = nil) {
    self.world = world
    self.parent = parent
  }

  /// Whether the subscription was disposed.
  package var isDisposed: Bool {
    if isTornDown || isStopped { return true }
    return world.openOrders.contains(.oneByOne) ? false : parent?.isDisposed ?? false
  }

  /// Adds a teardown; if the scope is disposed, the teardown runs immediately.
  package func add(_ teardown: @escaping () -> Void) {
    if isTornDown { return teardown() }
    teardowns.append(teardown)
  }

  /// Adds a closure that runs after all teardowns.
  package func addLast(_ work: @escaping () -> Void) {
    if isTornDown { return work() }
    last.append(work)
  }

  /// Disposes, but the teardowns have to wait.
  package func stop() { isStopped = true }

  /// Tears everything down; but a source inside that is forwarding its end tears itself down
  /// afterwards, and the last closures wait for that.
  package func dispose() {
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

  /// Tears everything down immediately, also a source that is forwarding its end.
  package func disposeNow() {
    if !world.openOrders.contains(.oneByOne) { stop() }
    let isReversed = world.openOrders.contains(.reversed)
    for child in isReversed ? children.reversed() : children { child.disposeNow() }
    dispose()
  }

  /// Tears down the subscriptions inside, while this one continues.
  package func disposeChildren() {
    let isReversed = world.openOrders.contains(.reversed)
    let ended = children
    children = []
    for child in isReversed ? ended.reversed() : ended { child.disposeNow() }
  }

  /// Releases a subscription that cannot send any more.
  package func abandon() { if !world.openOrders.contains(.abandonsLate) { dispose() } }

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

  /// Notes that its source was released by its senders and not abandoned by a `never`.
  package func release() {
    hasReleasedSource = true
    if !completesReleased { parent?.release() }
  }

  /// Whether a source that ends like this counts as completed.
  ///
  /// In ReactiveSwift an inner signal without senders is interrupted, and counts as completed
  /// (Flatten.swift:335, 651).
  package func isCompleted(by event: ChainEvent) -> Bool {
    event == .completed || event == .abandoned && completesReleased && hasReleasedSource
  }

  /// The scope of an inner source of a flattening operator.
  package func innerChild() -> Scope {
    let inner = child()
    inner.completesReleased = world.model == .signal
    return inner
  }

  /// The scope of a subscription that belongs to this one and may end earlier.
  package func child() -> Scope {
    let child = Scope(world, in: self)
    add { if !child.isEnding || child.isTornDown { child.dispose() } }
    if !isTornDown { children.append(child) }
    return child
  }

  /// Says that the source is handing on its end, and tears itself down afterwards.
  ///
  /// In RAC the subscriber disposes of everything before it sees the end.
  package func end() { isEnding = world.model == .observable }

  /// Says that another source takes the place of one that is handing on its end.
  package func replace() { isEnding = false }
}

/// Admits one event at a time; others are queued (C3).
package final class SerialGate {
  package private(set) var isBusy = false
  private var waiting: [() -> Void] = []

  package func enter(_ work: @escaping () -> Void) {
    waiting.append(work)
    if isBusy { return }
    isBusy = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    isBusy = false
  }
}

/// The output of an operator: at most one end, which disposes the scope, and none after a disposal.
package final class Output {
  package let sink: Sink
  package let scope: Scope
  package private(set) var isOver = false
  /// Whether the source has ended, and so tears itself down.
  package var isSourceOver = false
  /// Whether the subscriptions inside are torn down before an end is handed on.
  private let tearsDownFirst: Bool

  package init(_ sink: @escaping Sink, _ scope: Scope, tearsDownFirst: Bool = false) {
    self.sink = sink
    self.scope = scope
    self.tearsDownFirst = tearsDownFirst
  }

  package func next(_ value: Int) {
    if !isOver { sink(.next(value)) }
  }

  /// Hands an end on, then disposes.
  ///
  /// News that nothing can come any more is no end.
  package func end(_ event: ChainEvent) {
    if isOver { return }
    isOver = true
    if scope.isDisposed { return }
    if tearsDownFirst, event != .abandoned { scope.disposeChildren() }
    sink(event)
    if event == .abandoned || isSourceOver { return }
    scope.dispose()
  }

  package func send(_ event: ChainEvent) {
    if case .next(let value) = event { next(value) } else { end(event) }
  }
}

/// The output of an operator with several inputs: it handles one message at a time, and drops the
/// queued messages after a disposal.
package final class SerialOutput {
  package let output: Output
  package let gate = SerialGate()

  /// Whether a queued end tears the sources down.
  private let isJoint: Bool

  /// - Parameters:
  ///   - tearsDownFirst: Whether the sources are torn down before an end is forwarded, as
  ///     in RAC, where a subscriber disposes of its subscription first (RACSubscriber.m:78 and 88).
  ///   - isJoint: Whether the ends of several sources come here, so that a queued one tears down
  ///     the others.
  package init(
    _ sink: @escaping Sink, _ scope: Scope, tearsDownFirst: Bool = false, isJoint: Bool = true
  ) {
    self.isJoint = isJoint
    output = Output(sink, scope, tearsDownFirst: tearsDownFirst)
  }

  /// - Parameter isFinal: Whether the result ends with this: if it has to wait, the sources are
  ///   torn down here.
  package func enter(isFinal: Bool = false, _ work: @escaping (Output) -> Void) {
    if isFinal, gate.isBusy, !output.scope.isDisposed { output.scope.disposeChildren() }
    gate.enter { [output] in
      if !output.isOver, !output.scope.isDisposed { work(output) }
    }
  }

  /// Whether an end has been accepted, or the subscription was disposed: nothing new is started.
  package var isEnding: Bool { isEndAccepted || output.isOver || output.scope.isDisposed }
  private var isEndAccepted = false

  /// Nothing new is started from now on.
  package func expectEnd() { isEndAccepted = true }

  package func send(_ event: ChainEvent) {
    if event.isLast { isEndAccepted = true }
    enter(isFinal: isJoint && event.isEnd) { $0.send(event) }
  }
}

extension World {
  /// An operator with one source: values are serial already, so there is no gate, and the operator
  /// lives exactly as long as the subscription.
  package func stage(_ source: Source, _ make: @escaping (Output) -> (ChainEvent) -> Void) -> Source
  {
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

  /// An error thrown by a closure ends the result; if the closure has disposed the subscription,
  /// the error is dropped.
  package func fail(_ output: Output, _ failure: Failure) {
    if !output.scope.isDisposed { output.end(.error(failure.code)) }
  }

  /// A stage whose closure sees the values and may throw.
  package func stage(
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
