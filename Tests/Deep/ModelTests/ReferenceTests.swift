// SPDX-License-Identifier: MIT
import ReferenceModel
import TestSupport
import Testing

/// The reference itself, against diagrams of the doc comments and sentences of the contract.
struct ReferenceTests {
  /// A diagram's events: letters and digits stand for numbers, a column is a second.
  static func events(_ diagram: String) -> [Timed<SourceEvent>] {
    var time = 0
    var isGroup = false
    var events: [Timed<SourceEvent>] = []
    for character in diagram {
      switch character {
      case "(": isGroup = true
      case ")": isGroup = false
      case "-": break
      case "|": events.append(Timed(time, .completed))
      case "#": events.append(Timed(time, .error(1)))
      default: events.append(Timed(time, .next(value(character))))
      }
      if !isGroup { time += 1 }
    }
    return events
  }

  static func value(_ character: Character) -> Int {
    character.wholeNumberValue ?? Int(character.asciiValue ?? 0) - 87
  }

  /// The events of an observer of a source that a closure makes of cold sources.
  static func play(
    _ sources: [String], as model: Model, _ make: ([Node]) -> Node
  ) -> [Timed<SourceEvent>]? {
    let nodes = sources.enumerated().map { Node(.cold(events($1)), site: $0 + 1) }
    let program = Program(observers: [ObserverPlan(site: 100, make(nodes))])
    return World.run(program, as: model)?.compactMap { entry in
      guard entry.site == 100 else { return nil }
      switch entry.channel {
      case .next: return Timed(entry.time, .next(entry.value))
      case .error: return Timed(entry.time, .error(entry.value))
      case .completed: return Timed(entry.time, .completed)
      default: return nil
      }
    }
  }

  static func expect(
    _ sources: String..., result: String, as models: [Model] = [.observable, .signal],
    at location: SourceLocation = #_sourceLocation, _ make: ([Node]) -> Node
  ) {
    for model in models {
      expectEqual(
        play(sources, as: model, make), events(result), "\(model)", sourceLocation: location)
    }
  }

  @Test func `timing operators match their diagrams`() {
    Self.expect("a-b-c-----d|", result: "-------c---(d|)") { Node(.debounce(3), $0) }
    Self.expect("a-bc--d|", result: "---a-bc--d|") { Node(.delay(3), $0) }
    Self.expect("abc---d-------e|", result: "a--c--d-------e|", as: [.observable]) {
      Node(.throttle(3, latest: true), $0)
    }
    Self.expect("abc---d-------e|", result: "a-----d-------e|") {
      Node(.throttle(3, latest: false), $0)
    }
    Self.expect("-a-b-c-d|", result: "-a-b|", as: [.observable]) { Node(.takeFor(4), $0) }
    Self.expect("-a-b-c-d|", result: "-----c-d|", as: [.observable]) { Node(.skipFor(4), $0) }
  }

  @Test func `flattening operators match their diagrams`() {
    Self.expect("a---b---|", "1-2-|", result: "1-2-1-2-|") { Node(.flatMap(.merge), $0) }
    Self.expect("a-b-----|", "1--2|", result: "1--21--2|") { Node(.flatMap(.concat), $0) }
    Self.expect("a---b----|", "1--2--3|", result: "1--21--2--3|") { Node(.flatMap(.latest), $0) }
    Self.expect("a-b-c---|", "1--2|", result: "1--2----|", as: [.observable]) {
      Node(.flatMap(.first), $0)
    }
  }

  @Test func `combining operators match their diagrams`() {
    Self.expect("a---b---|", "--1---2|", result: "a-1-b-2-|") { Node(.merge, $0) }
    Self.expect("a--b|", "1--2|", result: "a--b1--2|") { Node(.concat, $0) }
    Self.expect("--1-2-|", "-x-y-z|", result: "-x-y-z|", as: [.observable]) { Node(.amb, $0) }
    Self.expect("-a-b---c---|", "---x-x---x---x|", result: "---b-----c---|", as: [.observable]) {
      Node(.sample(default: nil), $0)
    }
    Self.expect("a-b-----c--|", "-x--x-x---x---|", result: "-a--b-b---c|", as: [.signal]) {
      Node(.sample(default: nil), $0)
    }
    Self.expect("a-b-c-d-|", "-----x--|", result: "a-b-c|") { Node(.takeUntil, $0) }
    Self.expect("a-b-c-d-|", "-----x--y|", result: "a-b-cx--y|", as: [.signal]) {
      Node(.takeUntilReplacement, $0)
    }
    Self.expect("a-b-c-d-|", "---x----|", result: "----c-d-|", as: [.observable]) {
      Node(.skipUntil, $0)
    }
  }

  @Test func `the end precedes the teardown in Rx, and follows it in RAC`() {
    let program = Program(
      observers: [ObserverPlan(site: 100, Node(.create([.next(1), .completed]), site: 1))])
    let hot = Program(
      observers: [ObserverPlan(site: 100, Node(.cold([Timed(1, .completed)]), site: 1))])
    expectEqual(
      channels(program, .observable), ["subscribe", "next", "completed", "disposed", "teardown"])
    expectEqual(channels(hot, .observable), ["subscribe", "completed", "disposed", "teardown"])
    expectEqual(channels(hot, .signal), ["subscribe", "teardown", "completed"])
  }

  @Test func `a value sent inside a delivery is delivered after it`() {
    let program = Program(
      subjects: [.publish],
      observers: [
        ObserverPlan(site: 100, Node(.subject(0))), ObserverPlan(site: 101, Node(.subject(0))),
      ],
      agenda: [Timed(1, .next(subject: 0, 1))],
      reactions: [Reaction(site: 100, call: 1, [.next(subject: 0, 2)])])
    let seen = World.run(program, as: .observable)?.filter { $0.channel == .next }
    expectEqual(seen?.map(\.site), [100, 101, 100, 101])
    expectEqual(seen?.map(\.value), [1, 1, 2, 2])
  }

  @Test func `synchronous sources alternate`() {
    let program = Program(
      observers: [ObserverPlan(site: 100, Node(.merge, [Node(.of([1, 2])), Node(.of([3, 4]))]))])
    let seen = World.run(program, as: .observable)?.filter { $0.channel == .next }
    expectEqual(seen?.map(\.value), [1, 3, 2, 4])
  }

  private func channels(_ program: Program, _ model: Model) -> [String]? {
    World.run(program, as: model)?.map(\.channel.rawValue)
  }
}
