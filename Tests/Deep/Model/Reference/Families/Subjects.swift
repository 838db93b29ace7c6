// SPDX-License-Identifier: MIT

/// A subject: one event at a time to all who observe it, then the end to all who ever come.
final class Subject {
  private struct Observer {
    let sink: Sink
    let scope: Scope
    /// Queues the values sent during the replay.
    let gate = SerialGate()

    func send(_ event: ChainEvent) {
      gate.enter { if !scope.isDisposed { sink(event) } }
    }
  }

  private let kind: SubjectKind
  private let world: World
  private let gate = SerialGate()
  private var observers: [Observer] = []
  /// The values to replay.
  ///
  /// A value is stored when it is sent, even if its delivery is queued.
  private(set) var memory: [Int] = []
  /// The end that was sent; later events are dropped.
  private var accepted: ChainEvent?
  /// The end that is being delivered, or has been.
  private(set) var over: ChainEvent?

  init(_ kind: SubjectKind, _ world: World) {
    self.kind = kind
    self.world = world
    if case .behavior(let value) = kind { memory = [value] }
  }

  /// A subject that replays values and has values of another one.
  init(replaying count: Int, _ values: [Int], _ world: World) {
    kind = .replay(count)
    self.world = world
    memory = values
  }

  func send(_ event: ChainEvent) {
    if accepted != nil { return }
    switch (event, kind) {
    case (.next(let value), .behavior): memory = [value]
    case (.next(let value), .replay(let count)): memory = (memory + [value]).suffix(count)
    case (.next(let value), .async):
      memory = [value]
      return
    case (.next, .publish): break
    case (.error, .async):
      memory = []
      accepted = event
    default: accepted = event
    }
    gate.enter { self.deliver(event) }
  }

  private func deliver(_ event: ChainEvent) {
    guard event.isLast else {
      for observer in observers where !observer.scope.isDisposed { observer.send(event) }
      return
    }
    over = event
    let last = observers
    observers = []
    if kind == .async { for observer in last { replay(memory, to: observer) } }
    for observer in last { finish(observer) }
  }

  private func finish(_ observer: Observer) {
    observer.gate.enter {
      if observer.scope.isDisposed { return }
      observer.sink(self.over ?? .completed)
      observer.scope.dispose()
    }
  }

  private func replay(_ values: [Int], to observer: Observer) {
    observer.gate.enter {
      for value in values where !observer.scope.isDisposed { observer.sink(.next(value)) }
    }
  }

  /// Replays to an observer immediately, and adds it when the queue has reached it.
  ///
  /// A subject that has terminated replays its values and its end immediately.
  func subscribe(_ sink: @escaping Sink, _ scope: Scope) {
    let observer = Observer(sink: sink, scope: scope)
    if over != nil {
      replay(rememberedAtEnd, to: observer)
      return finish(observer)
    }
    let values = remembered
    if gate.isBusy {
      gate.enter { self.add(observer) }
      replay(values, to: observer)
    } else {
      gate.enter {
        self.replay(values, to: observer)
        self.add(observer)
      }
    }
  }

  private func add(_ observer: Observer) {
    if observer.scope.isDisposed { return }
    guard over != nil else { return observers.append(observer) }
    if kind == .async { replay(memory, to: observer) }
    finish(observer)
  }

  private var remembered: [Int] {
    switch kind {
    case .publish, .async: []
    case .behavior: accepted == nil || world.model == .signal ? memory : []
    case .replay: memory
    }
  }

  private var rememberedAtEnd: [Int] {
    switch kind {
    case .publish: []
    case .behavior: world.model == .signal ? memory : []
    case .replay, .async: memory
    }
  }

  var source: Source { Source(startsAtOnce: true, run: subscribe) }
}
