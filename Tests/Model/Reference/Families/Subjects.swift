// SPDX-License-Identifier: MIT

/// A subject: one event at a time to all who observe it, then the end to all who ever come.
final class Subject {
  private struct Observer {
    let sink: Sink
    let scope: Scope
  }

  private let kind: SubjectKind
  private let world: World
  private let door = Door()
  private var observers: [Observer] = []
  /// What it remembers.
  ///
  /// A value counts from the moment it is sent, even if its delivery waits.
  private var memory: [Int] = []
  /// The end that was sent; later events are dropped.
  private var accepted: Event?
  /// The end that is being delivered, or has been.
  private(set) var over: Event?

  init(_ kind: SubjectKind, _ world: World) {
    self.kind = kind
    self.world = world
    if case .behavior(let value) = kind { memory = [value] }
  }

  func send(_ event: Event) {
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
    door.enter { self.deliver(event) }
  }

  private func deliver(_ event: Event) {
    guard event.isLast else {
      for observer in observers where !observer.scope.isDisposed { observer.sink(event) }
      return
    }
    over = event
    let last = observers
    observers = []
    if kind == .async { for observer in last { replay(memory, to: observer) } }
    for observer in last { finish(observer, replaying: []) }
  }

  /// Some values, then the end.
  private func finish(_ observer: Observer, replaying values: [Int]) {
    replay(values, to: observer)
    if observer.scope.isDisposed { return }
    observer.sink(over ?? .completed)
    observer.scope.dispose()
  }

  private func replay(_ values: [Int], to observer: Observer) {
    for value in values where !observer.scope.isDisposed { observer.sink(.next(value)) }
  }

  /// A subject that is over owes a new observer nothing of the others: it replays and ends at once.
  ///
  /// One that is busy replays at once, too, and adds the observer when its turn has come.
  func subscribe(_ sink: @escaping Sink, _ scope: Scope) {
    let observer = Observer(sink: sink, scope: scope)
    if over != nil { return finish(observer, replaying: rememberedAtEnd) }
    let values = remembered
    if door.isBusy {
      door.enter { self.add(observer) }
      replay(values, to: observer)
    } else {
      door.enter {
        self.replay(values, to: observer)
        self.add(observer)
      }
    }
  }

  private func add(_ observer: Observer) {
    if observer.scope.isDisposed { return }
    if over != nil { return finish(observer, replaying: kind == .async ? memory : []) }
    observers.append(observer)
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
