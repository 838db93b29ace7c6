// SPDX-License-Identifier: MIT
import ModelRunners
import ReferenceModel
import Testing

/// The smallest programs that once differed from the reference.
enum PastFailures {
  struct Failure: Sendable, CustomTestStringConvertible {
    var title: String
    var runners: [Runner]
    var program: Program

    var testDescription: String { title }
  }

  private static func observable(_ title: String, _ program: Program) -> Failure {
    Failure(title: title, runners: Runner.of(.observable), program: program)
  }

  private static func signal(_ title: String, _ program: Program) -> Failure {
    Failure(title: title, runners: Runner.of(.signal), program: program)
  }

  private static func observer(_ node: Node) -> Program {
    Program(observers: [ObserverPlan(site: 100, node)])
  }

  static let programs: [Failure] = [
    observable(
      "an error thrown by a closure that has ended the result reaches no observer",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 102,
            Node(
              .amb, site: 5,
              [
                Node(
                  .catchError, site: 7,
                  [Node(.generate(6, below: 7), site: 8), Node(.never, site: 9)]),
                Node(.subject(0)),
              ]))
        ],
        reactions: [Reaction(site: 8, call: 1, [.completed(subject: 0)], throwing: 3)])),
    observable(
      "a source that has failed is torn down with its substitute, while it forwards its error",
      observer(
        Node(
          .mapFlatten(.concat), site: 1,
          [
            Node(
              .catchError, site: 2,
              [
                Node(.cold([Timed(2, .error(0))]), site: 3),
                Node(.map(.plus(0)), site: 4, [Node(.just(9))]),
              ]),
            Node(.of([]), site: 5),
          ]))),
    observable(
      "a value made while its connection ends does not reach the retained subject",
      Program(
        subjects: [.publish],
        shared: [
          SharedSource(
            .share(replay: 1, forever: true),
            Node(.map(.plus(0)), site: 1, [Node(.just(1), site: 2)]))
        ],
        observers: [
          ObserverPlan(
            site: 100, Node(.ambList, site: 5, [Node(.subject(0)), Node(.shared(0))])),
          ObserverPlan(site: 101, Node(.shared(0))),
        ],
        reactions: [Reaction(site: 1, call: 1, [.error(subject: 0, 3)])])),
    observable(
      "a retained subject whose source has ended is not connected again",
      Program(
        subjects: [.publish],
        shared: [
          SharedSource(
            .counted(.one(.behavior(1))),
            Node(.reduce(6), site: 1, [Node(.just(4), site: 2)]))
        ],
        observers: [
          ObserverPlan(
            site: 100,
            Node(.flatMap(.latest), site: 3, [Node(.shared(0)), Node(.shared(0))]))
        ])),
    observable(
      "an end after the value at which all observers unsubscribed spares the retained subject",
      Program(
        subjects: [.publish],
        shared: [
          SharedSource(
            .share(replay: 0, forever: true),
            Node(.sample(default: 5), site: 1, [Node(.never, site: 2), Node(.empty, site: 3)]))
        ],
        observers: [
          ObserverPlan(site: 100, Node(.first, site: 5, [Node(.shared(0))])),
          ObserverPlan(site: 101, Node(.shared(0))),
        ])),
    observable(
      "a queued inner source is subscribed to after the teardown of its predecessor",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 101,
            Node(
              .flatMap(.concat), site: 5,
              [Node(.subject(0)), Node(.cold([Timed(7, .completed)]), site: 6)]))
        ],
        agenda: [Timed(0, .next(subject: 0, 8)), Timed(0, .next(subject: 0, 8))],
        reactions: [
          Reaction(site: 6, call: 2, [.next(subject: 0, 9), .next(subject: 0, 4)])
        ])),
    observable(
      "an error made from a value that a disposal overtook calls no handler",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 101,
            Node(
              .catchError, site: 3,
              [
                Node(
                  .asSingle, site: 4,
                  [Node(.combineLatest, site: 6, [Node(.just(1), site: 7), Node(.subject(0))])]),
                Node(.never, site: 8),
              ]))
        ],
        agenda: [Timed(0, .next(subject: 0, 2)), Timed(0, .next(subject: 0, 3))],
        reactions: [Reaction(site: 6, call: 2, [.dispose(observer: 0)])])),
    observable(
      "an error thrown at the last value replaces the completion that follows",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 101,
            Node(
              .observeOn, site: 4,
              [Node(.scan(0), site: 5, [Node(.debounce(2), site: 7, [Node(.just(1))])])]))
        ],
        reactions: [Reaction(site: 5, call: 1, throwing: 1)])),
    signal(
      "no inner source is subscribed to after its predecessor's teardown disposed the result",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .mapFlatten(.limited(1)), site: 1,
              [
                Node(.of([2, 5]), site: 3), Node(.cold([Timed(2, .completed)]), site: 4),
              ]))
        ],
        reactions: [Reaction(site: 4, call: 2, [.dispose(observer: 0)])])),
    signal(
      "the result of a closure that has ended the sequence is not sent",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .takeUntil, site: 1,
              [
                Node(.skipWhile(.even), site: 4, [Node(.tryValue(0), site: 5)]),
                Node(.subject(0)),
              ]))
        ],
        reactions: [Reaction(site: 5, call: 1, [.next(subject: 0, 8)])])),
    observable(
      "an observer that a replayed value satisfies connects on the trampoline",
      Program(
        subjects: [.publish],
        shared: [
          SharedSource(.counted(.one(.behavior(9))), Node(.generate(3, below: 4), site: 4))
        ],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .first, site: 7,
              [
                Node(
                  .mapFlatten(.limited(2)), site: 8, [Node(.subject(0)), Node(.shared(0))])
              ]))
        ],
        agenda: [Timed(0, .next(subject: 0, 5))])),
    signal(
      "an operator with inner sources tears down before the terminal block",
      observer(Node(.merge, [Node(.cold([Timed(8, .completed)]), site: 9)]))),
    signal(
      "a join tears down before the terminal block",
      observer(
        Node(
          .combineLatest, site: 4, [Node(.cold([Timed(2, .error(3))]), site: 7), Node(.never)]))),
    observable(
      "an error passes concat before the teardown of its source",
      observer(Node(.concat, [Node(.create([.error(1)]), site: 3)]))),
    observable(
      "completion passes catch before the teardown of its source",
      observer(
        Node(.catchError, site: 1, [Node(.create([.completed]), site: 2), Node(.never)]))),
    observable(
      "do calls its closures in order upstream of a retry",
      observer(Node(.retry(3), [Node(.doAll, site: 5, [Node(.empty)])]))),
    signal(
      "an inner source that has ended while it is subscribed to sends nothing more",
      observer(
        Node(.flatMap(.concat), site: 2, [Node(.just(1)), Node(.isNotEmpty, [Node(.just(1))])]))),
    signal(
      "the selector of an ended inner source receives no further value",
      observer(
        Node(
          .mapFlatten(.limited(2)), site: 5,
          [
            Node(.just(1)),
            Node(
              .takeWhile(.odd, inclusive: false), site: 7,
              [Node(.create([.next(4), .next(7)]), site: 8)]),
          ]))),
    observable(
      "an endless inner source stops when a downstream operator ends",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .mapFlatten(.limited(2)), site: 2,
              [Node(.subject(0)), Node(.take(2), [Node(.repeatElement(3))])]))
        ],
        agenda: [Timed(1, .next(subject: 0, 1))])),
    observable(
      "a terminated subject notifies late observers immediately",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .catchSequence,
              [Node(.subject(0)), Node(.ambList, [Node(.subject(0)), Node(.empty)])]))
        ],
        agenda: [Timed(0, .error(subject: 0, 0))])),
    observable(
      "retry(when:) leaves its shared source connected",
      Program(
        subjects: [.behavior(2)],
        shared: [SharedSource(.share(replay: 1, forever: true), Node(.subject(0)))],
        observers: [
          ObserverPlan(
            site: 102,
            Node(.retryWhen, site: 10, [Node(.asMaybe, [Node(.shared(0))]), Node(.just(1))]))
        ],
        agenda: [Timed(0, .next(subject: 0, 4))])),
    observable(
      "a source made by a closure that disposes is not subscribed to",
      Program(
        observers: [
          ObserverPlan(
            site: 100,
            Node(.mapFlatten(.merge), site: 2, [Node(.interval(2)), Node(.cold([]), site: 7)]))
        ],
        reactions: [Reaction(site: 2, call: 1, [.dispose(observer: 0)])])),
    signal(
      "the newest signal survives an abandoned signal",
      Program(
        subjects: [.behavior(6)],
        observers: [
          ObserverPlan(
            site: 102,
            Node(
              .ifElse, site: 5,
              [Node(.subject(0)), Node(.never), Node(.cold([Timed(8, .completed)]), site: 7)]))
        ],
        agenda: [Timed(0, .next(subject: 0, 5)), Timed(0, .completed(subject: 0))])),
    observable(
      "the replacement after a timeout finds the shared source connected",
      Program(
        shared: [SharedSource(.counted(.publish), Node(.deferred, site: 1, [Node(.never)]))],
        observers: [
          ObserverPlan(
            site: 100, Node(.timeoutOther(4), [Node(.shared(0)), Node(.shared(0))]))
        ])),
    observable(
      "a state whose closure disposes is not emitted",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .map(.plus(1)), site: 1,
              [
                Node(
                  .timeoutOther(5), site: 4, [Node(.never), Node(.generate(1, below: 4), site: 5)])
              ]))
        ],
        reactions: [Reaction(site: 5, call: 1, [.dispose(observer: 0)])])),
    signal(
      "a replacement that was released completes an inner signal, if it can send no more",
      observer(
        Node(
          .flatMap(.concat), site: 8,
          [
            Node(.just(1), site: 9),
            Node(
              .takeUntilReplacement, site: 10,
              [Node(.never, site: 12), Node(.abandoned([7]), site: 14)]),
          ]))),
    signal(
      "the result waits for a never after the source of inner signals has ended",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 101,
            Node(
              .defined("mergeDelayError", []), site: 6,
              [
                Node(
                  .flatMap(.merge), site: 7,
                  [
                    Node(.materialize, site: 8, [Node(.subject(0))]), Node(.never, site: 9),
                    Node(.cold([Timed(6, .completed)]), site: 10),
                  ]), Node(.empty), Node(.empty),
              ]))
        ],
        agenda: [Timed(0, .next(subject: 0, 2)), Timed(0, .error(subject: 0, 2))])),
    signal(
      "an inner signal that a teardown completes does not replace the error",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .switchCases, site: 3,
              [
                Node(.cold([Timed(2, .next(1)), Timed(4, .next(5))]), site: 5),
                Node(.never, site: 6), Node(.subject(0)),
              ]))
        ],
        reactions: [Reaction(site: 5, call: 2, [.completed(subject: 0)])])),
    signal(
      "a closure that throws tears its source down before the error is forwarded",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .flatMap(.merge), site: 2,
              [
                Node(.cold([Timed(2, .next(4)), Timed(4, .next(3))]), site: 3),
                Node(.subject(0)),
              ]))
        ],
        reactions: [
          Reaction(site: 3, call: 2, [.next(subject: 0, 7)]),
          Reaction(site: 2, call: 2, throwing: 1),
        ])),
    observable(
      "the source of a window is torn down before the error of a join of the windows",
      Program(
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .combineLatest, site: 2,
              [
                Node(
                  .window(4, count: 3, .latest, taking: 4), site: 3,
                  [Node(.cold([Timed(0, .error(2))]), site: 4)]), Node(.never, site: 5),
              ])),
          ObserverPlan(site: 101, Node(.empty, site: 11), subscribes: nil),
        ],
        reactions: [Reaction(site: 4, call: 2, [.subscribe(observer: 1)])])),
    observable(
      "retry(when:) drops a value whose subscription its source has disposed",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .mapFlatten(.latest), site: 2,
              [
                Node(
                  .retryWhen, site: 3,
                  [
                    Node(.map(.plus(0)), site: 4, [Node(.create([.next(8), .next(5)]), site: 5)]),
                    Node(.never, site: 6),
                  ]), Node(.subject(0)),
              ]))
        ],
        reactions: [Reaction(site: 4, call: 2, [.error(subject: 0, 1)])])),
    signal(
      "a teardown that completes the winner of a race does not hurry the error",
      Program(
        subjects: [.publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .mapFlatten(.race), site: 2,
              [
                Node(.cold([Timed(2, .next(5)), Timed(7, .error(3))]), site: 3),
                Node(.subject(0)),
              ])), ObserverPlan(site: 101, Node(.subject(0)), subscribes: 3),
        ],
        reactions: [Reaction(site: 3, call: 2, [.completed(subject: 0)])])),
    observable(
      "a source that fails together with its replacement is not retried",
      Program(
        subjects: [.publish, .publish],
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .takeUntilReplacement, site: 1,
              [
                Node(
                  .merge, site: 2,
                  [
                    Node(.subject(0)),
                    Node(.retry(3), site: 3, [Node(.deferred, site: 4, [Node(.subject(1))])]),
                  ]), Node(.subject(1)),
              ]))
        ],
        agenda: [Timed(0, .next(subject: 0, 1))],
        reactions: [Reaction(site: 100, call: 1, [.error(subject: 1, 2)])])),
    observable(
      "events after a timeout reach the result without a gate",
      Program(
        observers: [
          ObserverPlan(
            site: 100,
            Node(
              .skipWhile(.equal(2)), site: 1,
              [
                Node(
                  .timeoutOther(5), site: 2,
                  [
                    Node(.never, site: 3),
                    Node(.filter(.less(7)), site: 4, [Node(.just(1), site: 6)]),
                  ])
              ]))
        ],
        reactions: [Reaction(site: 4, call: 1, [.dispose(observer: 0)])])),
  ]
}
