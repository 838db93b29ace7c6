// SPDX-License-Identifier: MIT

/// Random numbers that are the same everywhere for the same seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes random programs: small ones, most with one to four operators.
package struct Generator {
  private let model: Model
  private var random: SplitMix
  private var subjects: [SubjectKind] = []
  private var shared: [SharedSource] = []
  private var nextSite = 1
  /// How many operators may still be used.
  private var budget = 0
  private let sources: [Choice]
  private let operators: [Choice]

  /// The program of a seed.
  package static func program(seed: UInt64, model: Model, from choices: Choices) -> Program {
    var generator = Generator(seed: seed, model: model, from: choices)
    return generator.program()
  }

  package init(seed: UInt64, model: Model, from choices: Choices) {
    self.model = model
    random = SplitMix(seed: seed &* 0x2545_F491_4F6C_DD1D &+ (model == .signal ? 1 : 0))
    sources = choices.sources(of: model)
    operators = choices.operators(of: model)
  }

  // MARK: Parameters

  package var isObservable: Bool { model == .observable }

  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// True with a probability of one in `count`.
  package mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }

  package mutating func value() -> Int { number(0...9) }

  package mutating func values(_ count: ClosedRange<Int>) -> [Int] {
    (0..<number(count)).map { _ in value() }
  }

  package mutating func interval() -> Int { number(1...5) }

  package mutating func function() -> Function {
    switch number(0...2) {
    case 0: .plus(number(1...3))
    case 1: .times(number(2...3))
    default: .modulo(number(2...3))
    }
  }

  package mutating func predicate() -> Predicate {
    switch number(0...3) {
    case 0: .even
    case 1: .odd
    case 2: .less(number(2...8))
    default: .equal(value())
    }
  }

  package mutating func flattening() -> Flattening {
    switch number(0...(isObservable ? 4 : 3)) {
    case 0: .merge
    case 1: .limited(number(1...2))
    case 2: .concat
    case 3: .latest
    default: .first
    }
  }

  package mutating func events() -> [SourceEvent] {
    let values = values(0...3).map { SourceEvent.next($0) }
    switch number(0...3) {
    case 0: return values
    case 1: return values + [.error(number(0...3))]
    default: return values + [.completed]
    }
  }

  package mutating func timeline() -> [Timed<SourceEvent>] {
    var time = 0
    return events().map { event in
      time += number(0...3)
      return Timed(time, event)
    }
  }

  package mutating func subjectKind() -> SubjectKind {
    switch number(0...7) {
    case 0, 1: .behavior(value())
    case 2, 3: .replay(number(1...2))
    case 4: isObservable ? .async : .publish
    default: .publish
    }
  }

  package mutating func hub() -> Hub {
    switch number(0...(isObservable ? 3 : 1)) {
    case 0: .publish
    case 1: .one(subjectKind())
    case 2: .replay(number(1...2))
    default: .each(subjectKind())
    }
  }

  // MARK: Trees

  private mutating func site() -> Int {
    nextSite += 1
    return nextSite - 1
  }

  private mutating func leaf() -> Node {
    switch number(0...9) {
    case 0...4 where !subjects.isEmpty:
      return Node(.subject(number(0...subjects.count - 1)))
    case 5...6 where !shared.isEmpty:
      return Node(.shared(number(0...shared.count - 1)))
    default:
      let choice = sources[number(0...sources.count - 1)]
      let operation = choice.make(&self)
      return Node(operation, site: site())
    }
  }

  private mutating func node() -> Node {
    guard budget > 0 else { return leaf() }
    budget -= 1
    if chance(40), isObservable {
      return Node(
        .take(number(1...3)), site: site(), [Node(.repeatElement(value()), site: site())])
    }
    let choice = operators[number(0...operators.count - 1)]
    let operation = choice.make(&self)
    let site = site()
    let count = number(choice.arity)
    return Node(operation, site: site, (0..<count).map { _ in chance(5) ? leaf() : node() })
  }

  private mutating func tree(_ operators: ClosedRange<Int>) -> Node {
    budget = number(operators)
    return node()
  }

  private mutating func sharing() -> Sharing {
    if isObservable {
      return switch number(0...7) {
      case 0...3: .share(replay: number(0...2), forever: chance(2))
      case 4: .counted(hub())
      case 5, 6:
        .policy(
          replay: number(0...2), grace: number(0...4), keepsValues: chance(2),
          replaysEnd: chance(2), observers: chance(3) ? 2 : 1)
      default: .connectable(hub())
      }
    }
    return switch number(0...5) {
    case 0, 1: .counted(hub())
    case 2: .connectable(hub())
    case 3: .replay
    case 4: .replayLast
    default: .replayLazily
    }
  }

  // MARK: Programs

  private mutating func program() -> Program {
    subjects = (0..<number(1...3)).map { _ in chance(3) ? subjectKind() : .publish }
    for _ in 0..<max(0, number(-3...2)) {
      let source = tree(0...1)
      shared.append(SharedSource(sharing(), source))
    }
    let isPlain = chance(3)
    var observers: [ObserverPlan] = []
    for index in 0..<(isPlain ? 1 : number(1...3)) {
      let source = tree(isPlain ? 1...2 : 1...4)
      observers.append(
        ObserverPlan(
          site: 100 + index, source,
          subscribes: index > 0 && chance(4) ? nil : number(0...(index * 4)),
          disposes: chance(3) ? number(2...20) : nil))
    }
    var agenda: [Timed<Action>] = []
    var time = 0
    for _ in 0..<number(0...8) {
      time += number(0...4)
      agenda.append(Timed(time, action(observers.count, fromOutside: true)))
    }
    var reactions: [Reaction] = []
    for _ in 0..<(isPlain ? 0 : max(0, number(-1...3))) {
      let site =
        chance(2) ? number(1...max(1, nextSite - 1)) : 100 + number(0...observers.count - 1)
      let actions = (0..<number(0...2)).map { _ in action(observers.count, fromOutside: false) }
      let failure = actions.isEmpty || chance(4) ? number(0...3) : nil
      reactions.append(Reaction(site: site, call: number(1...3), actions, throwing: failure))
    }
    return Program(
      subjects: subjects, shared: shared, observers: observers, agenda: agenda,
      reactions: reactions)
  }

  private mutating func action(_ observers: Int, fromOutside: Bool) -> Action {
    let subject = number(0...subjects.count - 1)
    switch number(0...11) {
    case 0: return .completed(subject: subject)
    case 1: return .error(subject: subject, number(0...3))
    case 2 where !shared.isEmpty: return .connect(shared: number(0...shared.count - 1))
    case 3 where !shared.isEmpty: return .connect(shared: number(0...shared.count - 1))
    case 4 where !shared.isEmpty: return .disconnect(shared: number(0...shared.count - 1))
    case 5 where !fromOutside, 6 where !fromOutside:
      return .dispose(observer: number(0...observers - 1))
    case 7 where !fromOutside, 8 where !fromOutside:
      return .subscribe(observer: number(0...observers - 1))
    default: return .next(subject: subject, value())
    }
  }
}
