// SPDX-License-Identifier: MIT
import BraidSignal

extension ThreadedRow {
  static let signalSharing: [ThreadedRow] = [
    signal("publish, autoconnect", [.all], [.startsLate, .anchored]) {
      $0[0].publish().autoconnect()
    },
    signal("multicast, autoconnect", [.all], [.startsLate, .anchored]) {
      $0[0].multicast(BehaviorSignalSubject(Load.nobody)).autoconnect()
    },
    signal("replay", [.all], [.fromStart, .keepsSource]) { $0[0].replay() },
    signal("replayLast", [.all], .keepsSource) { $0[0].replayLast() },
    signal("replayLazily", [.all], [.startsLate, .keepsSource]) { $0[0].replayLazily() },
    connection("publish, connect") { $0.publish() },
    connection("multicast, connect") { $0.multicast(ReplaySignalSubject(capacity: 2)) },
  ]

  static let signalInner: [ThreadedRow] = [
    signal("flattenMap to just") { $0[0].flattenMap { .just($0) } },
    signal("flattenMap to live signals", [.all, .all, .all]) { inputs in
      Signal.from(inputs.sources).flattenMap { $0 }
    },
    signal("flatten", [.all, .all]) { Signal.from($0.sources).flatten() },
    signal("flatten(maxConcurrent:)", [.all, .all, .runs]) {
      Signal.from($0.sources).flatten(maxConcurrent: 2)
    },
    signal("flatMap(.latest)", [.some, .some]) { inputs in
      inputs[0].startWith(.nobody).flatMap(.latest) { inputs[1].startWith($0) }
    },
    signal("flatMap(.concat)", [.runs, .maybe]) { inputs in
      inputs[0].flatMap(.concat) { load in
        load.number % 2 == 0 ? .just(load) : inputs[1].take(1).startWith(load)
      }
    },
    signal("flatMap(.race)", [.hidden, .maybe]) { inputs in
      inputs[0].flatMap(.race) { _ in inputs[1] }
    },
    signal("expand to nothing") { $0[0].expand { _ in .empty } },
    signal("expand and inner signals that end", [.all, .latest]) { inputs in
      inputs[0].expand { load in load.number % 2 == 0 ? .empty : inputs[1].take(1) }
    },
    signal("switchToLatest", [.some, .maybe, .maybe]) { inputs in
      inputs[0].map { load in inputs[1 + load.number % 2].startWith(load) }.switchToLatest()
    },
    signal("switchToLatest with abandoned signals", [.some, .maybe], .mayStayOpen) { inputs in
      inputs[0].map { load in
        load.number % 3 == 0 ? Signal.never.startWith(load) : inputs[1].startWith(load)
      }.switchToLatest()
    },
    signal("switch", [.hidden, .maybe, .maybe]) { inputs in
      .switch(on: inputs[0].map { $0.number % 2 }, cases: [0: inputs[1], 1: inputs[2]])
    },
    signal("if", [.hidden, .maybe, .maybe]) { inputs in
      .if(inputs[0].map { $0.number % 2 == 0 }, then: inputs[1], else: inputs[2])
    },
    signal("bind") { $0[0].bind { { .emit(.just($0)) } } },
    signal("groupBy") { $0[0].groupBy { $0.sender % 2 }.flatten() },
    signal("merge", [.all, .all]) { .merge($0.sources) },
    signal("mergeDelayError", [.runs, .all], .survivesErrors) { .mergeDelayError($0.sources) },
    signal("scan(resettingTo:)", [.all, .all]) {
      $0[0].scan(.nobody, resettingTo: $0[1]) { $1 }
    },
    signal("merge(with:)", [.all, .all]) { $0[0].merge(with: $0[1]) },
  ]

  static let signalJoining: [ThreadedRow] = [
    signalJoint("combineLatest", [.steps, .steps]) {
      .combineLatest($0[0], $0[1]) { [$0, $1] }
    },
    signalJoint("combineLatest of three", [.steps, .steps, .steps]) {
      .combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2] }
    },
    signalJoint("combineLatest of a sequence", [.steps, .steps]) {
      Signal.combineLatest($0.sources)
    },
    signalJoint("zip", [.runs, .runs]) { .zip($0[0], $0[1]) { [$0, $1] } },
    signalJoint("zip of a sequence", [.runs, .runs, .runs]) { Signal.zip($0.sources) },
    signal("sample", [.latest, .hidden]) { $0[0].sample(on: $0[1]) },
    signal("take(until:)", [.all, .trigger]) { $0[0].take(until: $0[1]) },
    signal("take(untilReplacement:)", [.runs, .runs]) {
      $0[0].take(untilReplacement: $0[1])
    },
  ]

  static let signalResubscribing: [ThreadedRow] = [
    signal("concat", [.runs, .runs], .survivesCompletion) { $0[0].concat($0[1]) },
    signal("then", [.hidden, .runs], .silent) { inputs in
      inputs[0].then { inputs[1] }
    },
    signal("catch", [.runs, .runs], .survivesErrors) { inputs in
      inputs[0].catch { _ in inputs[1] }
    },
    signal("retry", [.some], .survivesErrors) { $0[0].retry() },
    signal("repeat", [.some], .survivesCompletion) { $0[0].repeat() },
  ]

  static let signalTiming: [ThreadedRow] = [
    signal("debounce", [.some], .timed) { $0[0].debounce(.seconds(2), on: $0.scheduler) },
    signal("throttle", [.some], .timed) { $0[0].throttle(for: .seconds(2), on: $0.scheduler) },
    signal("delay", [.all], .timed) { $0[0].delay(.seconds(2), on: $0.scheduler) },
    signal("timeout", [.all], .timed) { $0[0].timeout(.seconds(900_000), on: $0.scheduler) },
    signal("timeout that may fire", [.all], [.timed, .mayEnd]) {
      $0[0].timeout(.seconds(3), on: $0.scheduler)
    },
    signalJoint("buffer", [.all], .timed) {
      $0[0].buffer(every: .seconds(2), on: $0.scheduler)
    },
    signalJoint("buffer(debounce:)", [.all], .timed) {
      $0[0].buffer(debounce: .seconds(2), count: 3, on: $0.scheduler)
    },
    signal("deliver(on:) in virtual time", [.all], .timed) { $0[0].deliver(on: $0.scheduler) },
    signal("deliver(on:) a queue") { $0[0].deliver(on: $0.tools.background) },
    signal("subscribe(on:) in virtual time", [.all], [.timed, .startsLate]) {
      $0[0].subscribe(on: $0.scheduler)
    },
    signal("subscribe(on:) a queue", [.all], .startsLate) {
      $0[0].subscribe(on: $0.tools.background)
    },
  ]

  private static func connection(
    _ name: String,
    _ operation: @escaping @Sendable (Signal<Load>) -> MulticastConnection<Load>
  ) -> ThreadedRow {
    ThreadedRow("signal " + name, [.all], [.startsLate, .anchored]) {
      let feed = Feed()
      let connection = operation(feed.signal)
      let output = connection.signal.map { [$0] }
      return Plant(
        inlets: [feed].inlets([]), subscribe: { output.seat($0) }, feeds: [feed],
        connect: { connection.connect() }, tools: Tools())
    }
  }
}
