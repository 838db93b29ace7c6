// SPDX-License-Identifier: MIT
import BraidObservable

extension ThreadedRow {
  static let observableJoining: [ThreadedRow] = [
    joint("combineLatest", [.steps, .steps]) {
      .combineLatest($0[0], $0[1]) { [$0, $1] }
    },
    joint("combineLatest of three", [.steps, .steps, .steps]) {
      .combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2] }
    },
    joint("combineLatest of five", [.steps, .steps, .steps, .steps, .steps]) {
      .combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
    },
    joint("combineLatest of many", [.steps, .steps]) {
      Observable.combineLatest($0.sources)
    },
    joint("zip", [.runs, .runs]) { .zip($0[0], $0[1]) { [$0, $1] } },
    joint("zip of three", [.runs, .runs, .runs]) {
      .zip($0[0], $0[1], $0[2]) { [$0, $1, $2] }
    },
    joint("zip of five", [.runs, .runs, .runs, .runs, .runs]) {
      .zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
    },
    joint("zip of many", [.runs, .runs]) { Observable.zip($0.sources) },
    joint("withLatestFrom", [.runs, .latest]) {
      $0[0].withLatestFrom($0[1]) { [$0, $1] }
    },
    observable("scan(resettingTo:)", [.all, .all]) {
      $0[0].scan(.nobody, resettingTo: $0[1]) { $1 }
    },
    observable("amb", [.runs, .runs]) { $0[0].amb($0[1]) },
    observable("amb of many", [.runs, .runs, .runs]) { .amb($0.sources) },
    observable("cascade", [.runs, .runs]) { Observable.cascade($0.sources) },
    observable("cascade of three", [.runs, .runs, .runs]) { Observable.cascade($0.sources) },
    observable("sample", [.maybe, .hidden]) { $0[0].sample($0[1]) },
    observable("pausable", [.maybe, .hidden]) {
      $0[0].pausable($0[1].map { $0.number % 2 == 0 })
    },
    observable("pausableBuffered", [.runs, .hidden]) {
      $0[0].pausableBuffered($0[1].map { $0.number % 2 == 0 }, limit: nil)
    },
    joint("bufferWithTrigger", [.runs, .hidden]) {
      $0[0].bufferWithTrigger($0[1].map { _ in })
    },
    observable("take(until:)", [.all, .trigger]) { $0[0].take(until: $0[1]) },
    observable("skip(until:)", [.runs, .hidden], .mayStayOpen) { $0[0].skip(until: $0[1]) },
  ]
}
