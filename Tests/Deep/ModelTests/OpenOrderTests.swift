// SPDX-License-Identifier: MIT
import ModelRunners
import ReferenceModel
import Testing

/// The orders that the contract leaves open, each with a program in which the library chooses a
/// different one than the reference tries first (`Tests/Deep/Model/README.md`).
struct OpenOrderTests {
  struct Rule: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var runner: Runner
    var program: Program

    init(_ title: String, _ runner: Runner, _ program: Program) {
      testDescription = title
      self.runner = runner
      self.program = program
    }
  }

  private static func observer(_ node: Node) -> ObserverPlan { ObserverPlan(site: 100, node) }

  static let rules: [Rule] = [
    Rule(
      "1: several teardowns of one disposal", .observable,
      Program(
        observers: [
          observer(
            Node(.withLatestFrom, site: 1, [Node(.create([]), site: 4), Node(.cold([]), site: 6)]))
        ])),
    Rule(
      "2: the others before or after the result", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(.sample(default: nil), site: 2, [Node(.subject(0)), Node(.cold([]), site: 3)]))
        ],
        agenda: [Timed(0, .error(subject: 0, 0))],
        reactions: [Reaction(site: 100, call: 1, [.dispose(observer: 0)])])),
    Rule(
      "4: a result made from an abandoned source", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(
              .flatMap(.latest), site: 1,
              [Node(.subject(0)), Node(.using, site: 2, [Node(.abandoned([]), site: 4)])]))
        ],
        agenda: [Timed(0, .next(subject: 0, 1))])),
    Rule(
      "4: a reaction to its release", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(
              .throttle(5, latest: true), site: 2,
              [Node(.using, site: 3, [Node(.abandoned([0, 8]), site: 5)])])),
          ObserverPlan(site: 102, Node(.empty, site: 14), subscribes: nil),
        ],
        reactions: [Reaction(site: 3, call: 3, [.subscribe(observer: 1)])])),
    Rule(
      "5: inside a terminal closure", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(.takeFor(3), site: 3, [Node(.scan(5), site: 4, [Node(.subject(0))])]))
        ],
        reactions: [
          Reaction(site: 100, call: 2, [.dispose(observer: 0), .next(subject: 0, 6)])
        ])),
    Rule(
      "6: a send from inside a teardown", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(
              .combineLatestList, site: 6,
              [
                Node(.cold([Timed(5, .error(2))]), site: 10),
                Node(.flatMap(.first), site: 7, [Node(.subject(0)), Node(.never)]),
              ]))
        ],
        reactions: [Reaction(site: 10, call: 2, [.next(subject: 0, 9)])])),
    Rule(
      "6: a send from inside a teardown, of an inner signal", .signal,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(
              .mapFlatten(.concat), site: 3,
              [
                Node(.subject(0)),
                Node(
                  .combineLatestList, site: 5,
                  [
                    Node(.cold([]), site: 8),
                    Node(.allSatisfy(.less(8)), site: 7, [Node(.subject(0))]),
                  ]),
              ]))
        ],
        agenda: [Timed(0, .next(subject: 0, 9))],
        reactions: [Reaction(site: 8, call: 2, [.next(subject: 0, 8)])])),
    Rule(
      "6: a send from inside a teardown, of the second source", .signal,
      Program(
        subjects: [.behavior(0)],
        observers: [
          observer(
            Node(
              .zipList, site: 1,
              [
                Node(
                  .mapFlatten(.latest), site: 3,
                  [Node(.subject(0)), Node(.cold([]), site: 5)]),
                Node(.contains(.odd), site: 2, [Node(.subject(0))]),
              ]))
        ],
        reactions: [Reaction(site: 5, call: 2, [.next(subject: 0, 2)])])),
    Rule(
      "7: subscribe(on:) disposes on its scheduler", .observable,
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 102,
            Node(
              .subscribeOn, site: 7,
              [
                Node(
                  .throttle(3, latest: false), site: 8,
                  [Node(.reduce(9), site: 9, [Node(.subject(0))])])
              ]), disposes: 2)
        ],
        agenda: [Timed(2, .next(subject: 0, 2))])),
    Rule(
      "8: a source that forwards its end to an observer that disposes it", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(.combineLatestList, site: 2, [Node(.cold([Timed(3, .completed)]), site: 3)])),
          ObserverPlan(site: 101, Node(.subject(0))),
        ],
        reactions: [
          Reaction(site: 3, call: 2, [.error(subject: 0, 3)]),
          Reaction(site: 100, call: 1, [.dispose(observer: 0), .completed(subject: 0)]),
        ])),
    Rule(
      "8: an observer that disposes at its end", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(
              .asSingle, site: 1,
              [Node(.cold([Timed(2, .next(6)), Timed(3, .next(3))]), site: 2)])),
          ObserverPlan(site: 101, Node(.subject(0))),
        ],
        reactions: [
          Reaction(site: 2, call: 2, [.next(subject: 0, 2)]),
          Reaction(site: 100, call: 2, [.dispose(observer: 0), .next(subject: 0, 9)]),
        ])),
    Rule(
      "3: the closure of do for the time after a value", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(
              .allSatisfy(.even), site: 1,
              [
                Node(
                  .doAll, site: 2,
                  [Node(.allSatisfy(.odd), site: 4, [Node(.range(1, 1), site: 5)])])
              ]))
        ])),
    Rule(
      "6: a send from inside a teardown, beside a do", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(
              .defined("pausable | pausableBuffered", [0, 0, 1]), site: 1,
              [
                Node(.doAll, site: 2, [Node(.cold([Timed(5, .error(0))]), site: 3)]),
                Node(.scan(8), site: 4, [Node(.subject(0))]),
              ]))
        ],
        reactions: [Reaction(site: 3, call: 2, [.next(subject: 0, 0)])])),
    Rule(
      "9: a value that is in progress when its subscription is disposed", .observable,
      Program(
        subjects: [.publish],
        observers: [
          observer(
            Node(
              .mapFlatten(.limited(2)), site: 2,
              [
                Node(.skipFor(3), site: 3, [Node(.zipList, site: 4, [Node(.subject(0))])]),
                Node(.never, site: 5),
              ]))
        ],
        agenda: [Timed(4, .next(subject: 0, 4))],
        reactions: [Reaction(site: 4, call: 1, [.dispose(observer: 0)])])),
  ]

  @Test(arguments: rules)
  func `an unspecified order may differ`(rule: Rule) throws {
    let (model, program) = (rule.runner.model, rule.program)
    let actual = rule.runner.run(program)
    let first = try #require(World.run(program, as: model))
    #expect(actual != first)
    #expect(World.allows(actual, of: program, as: model))
  }
}
