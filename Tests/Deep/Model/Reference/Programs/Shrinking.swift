// SPDX-License-Identifier: MIT

extension Program {
  /// The smallest program that still fails, as far as removing and replacing parts leads.
  package func shrunk(while fails: (Program) -> Bool) -> Program {
    var best = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.smaller where candidate != best && fails(candidate) {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  /// Programs that are a step simpler, the boldest steps first.
  private var smaller: [Program] {
    var result: [Program] = []
    func add(_ change: (inout Program) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for index in observers.indices where observers.count > 1 { add { $0.removeObserver(index) } }
    for index in agenda.indices.reversed() { add { $0.agenda.remove(at: index) } }
    for index in reactions.indices { add { $0.reactions.remove(at: index) } }
    for index in shared.indices where !isUsed(.shared(index)) { add { $0.removeShared(index) } }
    for index in subjects.indices where !isUsed(.subject(index)) { add { $0.removeSubject(index) } }
    for index in observers.indices {
      for source in observers[index].source.smaller {
        add { $0.observers[index].source = source }
      }
    }
    for index in shared.indices {
      for source in shared[index].source.smaller { add { $0.shared[index].source = source } }
      for sharing in shared[index].sharing.smaller { add { $0.shared[index].sharing = sharing } }
    }
    for index in subjects.indices where subjects[index] != .publish {
      add { $0.subjects[index] = .publish }
    }
    for index in reactions.indices {
      for action in reactions[index].actions.indices {
        add { $0.reactions[index].actions.remove(at: action) }
      }
      if reactions[index].failure != nil { add { $0.reactions[index].failure = nil } }
      if reactions[index].call > 1 { add { $0.reactions[index].call -= 1 } }
    }
    for index in observers.indices {
      if observers[index].disposes != nil { add { $0.observers[index].disposes = nil } }
      if let time = observers[index].subscribes, time > 0 {
        add { $0.observers[index].subscribes = time / 2 }
      }
    }
    for index in agenda.indices where agenda[index].time > 0 {
      let previous = index > 0 ? agenda[index - 1].time : 0
      if agenda[index].time > previous {
        add { program in
          for later in index..<program.agenda.count { program.agenda[later].time -= 1 }
        }
      }
    }
    return result
  }

  private func isUsed(_ operation: Operation) -> Bool {
    observers.contains { $0.source.uses(operation) }
      || shared.contains { $0.source.uses(operation) }
  }

  private mutating func removeObserver(_ index: Int) {
    observers.remove(at: index)
    renumber { action in
      switch action {
      case .subscribe(let number):
        number == index ? nil : .subscribe(observer: number > index ? number - 1 : number)
      case .dispose(let number):
        number == index ? nil : .dispose(observer: number > index ? number - 1 : number)
      default: action
      }
    }
  }

  private mutating func removeShared(_ index: Int) {
    shared.remove(at: index)
    renumber { action in
      switch action {
      case .connect(let number):
        number == index ? nil : .connect(shared: number > index ? number - 1 : number)
      case .disconnect(let number):
        number == index ? nil : .disconnect(shared: number > index ? number - 1 : number)
      default: action
      }
    }
    replaceLeaves { operation in
      guard case .shared(let number) = operation, number > index else { return operation }
      return .shared(number - 1)
    }
  }

  private mutating func removeSubject(_ index: Int) {
    if subjects.count == 1 { return }
    subjects.remove(at: index)
    func moved(_ number: Int) -> Int { number > index ? number - 1 : number }
    renumber { action in
      switch action {
      case .next(let number, let value):
        number == index ? nil : .next(subject: moved(number), value)
      case .error(let number, let error):
        number == index ? nil : .error(subject: moved(number), error)
      case .completed(let number): number == index ? nil : .completed(subject: moved(number))
      default: action
      }
    }
    replaceLeaves { operation in
      guard case .subject(let number) = operation else { return operation }
      return .subject(moved(number))
    }
  }

  private mutating func renumber(_ change: (Action) -> Action?) {
    agenda = agenda.compactMap { entry in change(entry.value).map { Timed(entry.time, $0) } }
    for index in reactions.indices {
      reactions[index].actions = reactions[index].actions.compactMap(change)
    }
  }

  private mutating func replaceLeaves(_ change: (Operation) -> Operation) {
    for index in observers.indices { observers[index].source.replaceLeaves(change) }
    for index in shared.indices { shared[index].source.replaceLeaves(change) }
  }
}

extension Node {
  func uses(_ operation: Operation) -> Bool {
    self.operation == operation || sources.contains { $0.uses(operation) }
  }

  mutating func replaceLeaves(_ change: (Operation) -> Operation) {
    operation = change(operation)
    for index in sources.indices { sources[index].replaceLeaves(change) }
  }

  /// Trees that are a step simpler.
  var smaller: [Node] {
    var result = sources
    if let least = operation.leastSources, sources.count > least {
      for index in sources.indices.reversed() {
        var copy = self
        copy.sources.remove(at: index)
        result.append(copy)
      }
    }
    for index in sources.indices {
      for source in sources[index].smaller {
        var copy = self
        copy.sources[index] = source
        result.append(copy)
      }
    }
    if sources.isEmpty {
      for simple: Operation in [.never, .empty, .just(1)] where operation.rank > simple.rank {
        result.append(Node(simple, site: site))
      }
      switch operation {
      case .cold(let events):
        for index in events.indices {
          var rest = events
          rest.remove(at: index)
          result.append(Node(.cold(rest), site: site))
        }
      case .create(let events):
        for index in events.indices {
          var rest = events
          rest.remove(at: index)
          result.append(Node(.create(rest), site: site))
        }
      case .of(let values) where !values.isEmpty:
        result.append(Node(.of(Array(values.dropLast())), site: site))
      case .abandoned(let values) where !values.isEmpty:
        result.append(Node(.abandoned(Array(values.dropLast())), site: site))
      default: break
      }
    }
    return result
  }
}

extension Operation {
  /// How simple a leaf is.
  fileprivate var rank: Int {
    switch self {
    case .never: 0
    case .empty: 1
    case .just: 2
    default: 3
    }
  }

  /// How many sources an operation needs that may have more.
  fileprivate var leastSources: Int? {
    switch self {
    case .flatMap, .mapFlatten, .bind, .catchError, .retryWhen, .combineLatest, .zip, .switchCases:
      2
    case .merge, .concat, .combineLatestList, .zipList, .catchSequence, .ambList: 1
    default: nil
    }
  }
}

extension Sharing {
  fileprivate var smaller: [Sharing] {
    switch self {
    case .share(let count, let forever):
      (count > 0 ? [.share(replay: count - 1, forever: forever)] : [])
        + (forever ? [.share(replay: count, forever: false)] : [])
    case .connectable(let hub): hub == .publish ? [] : [.connectable(.publish)]
    case .counted(let hub): hub == .publish ? [] : [.counted(.publish)]
    case .policy(let count, let grace, let keepsValues, let replaysEnd, let observers):
      [
        .policy(
          replay: max(0, count - 1), grace: grace, keepsValues: keepsValues,
          replaysEnd: replaysEnd, observers: observers),
        .policy(
          replay: count, grace: max(0, grace - 1), keepsValues: keepsValues,
          replaysEnd: replaysEnd, observers: observers),
        .policy(
          replay: count, grace: grace, keepsValues: false, replaysEnd: replaysEnd,
          observers: observers),
        .policy(
          replay: count, grace: grace, keepsValues: keepsValues, replaysEnd: false,
          observers: observers),
        .policy(
          replay: count, grace: grace, keepsValues: keepsValues, replaysEnd: replaysEnd,
          observers: 1),
      ].filter { $0 != self }
    case .replay, .replayLast, .replayLazily: []
    }
  }
}
