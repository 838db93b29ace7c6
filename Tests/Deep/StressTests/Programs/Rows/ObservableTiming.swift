// SPDX-License-Identifier: MIT
import BraidObservable

extension ThreadedRow {
  static let observableTiming: [ThreadedRow] = [
    observable("debounce", [.some], .timed) {
      $0[0].debounce(.seconds(2), scheduler: $0.scheduler)
    },
    observable("throttle", [.some], .timed) {
      $0[0].throttle(.seconds(2), scheduler: $0.scheduler)
    },
    observable("throttle(byKey:)", [.some], .timed) {
      $0[0].throttle(.seconds(2), byKey: { $0.sender }, scheduler: $0.scheduler)
    },
    observable("throttle without latest", [.some], .timed) {
      $0[0].throttle(.seconds(2), latest: false, scheduler: $0.scheduler)
    },
    observable("delay", [.all], .timed) { $0[0].delay(.seconds(2), scheduler: $0.scheduler) },
    observable("delaySubscription", [.all], [.timed, .startsLate]) {
      $0[0].delaySubscription(.seconds(1), scheduler: $0.scheduler)
    },
    observable("timeout", [.all], .timed) {
      $0[0].timeout(.seconds(900_000), scheduler: $0.scheduler)
    },
    observable("timeout that may fire", [.all], [.timed, .mayEnd]) {
      $0[0].timeout(.seconds(2), scheduler: $0.scheduler)
    },
    observable("timeout with another source", [.runs, .runs], .timed) {
      $0[0].timeout(.seconds(2), other: $0[1], scheduler: $0.scheduler)
    },
    joint("buffer", [.all], .timed) {
      $0[0].buffer(timeSpan: .seconds(2), count: 3, scheduler: $0.scheduler)
    },
    joint("buffer(debounce:)", [.all], .timed) {
      $0[0].buffer(debounce: .seconds(2), count: 3, scheduler: $0.scheduler)
    },
    observable("window by time", [.all], .timed) { inputs in
      inputs[0].window(timeSpan: .seconds(1), count: 2, scheduler: inputs.scheduler)
        .concatMap { $0 }
    },
    observable("take(for:)", [.all], [.timed, .mayEnd]) {
      $0[0].take(for: .seconds(3), scheduler: $0.scheduler)
    },
    observable("skip for a time", [.runs], .timed) {
      $0[0].skip(.seconds(2), scheduler: $0.scheduler)
    },
  ]

  static let observableThreads: [ThreadedRow] = [
    observable("observe(on:) in virtual time", [.all], .timed) {
      $0[0].observe(on: $0.scheduler)
    },
    observable("observe(on:) a serial queue") { $0[0].observe(on: $0.tools.serial) },
    observable("observe(on:) a concurrent queue") { $0[0].observe(on: $0.tools.concurrent) },
    observable("several hops") {
      $0[0].observe(on: $0.tools.serial).observe(on: $0.tools.concurrent)
        .observe(on: $0.tools.serial)
    },
    observable("subscribe(on:) in virtual time", [.all], [.timed, .startsLate]) {
      $0[0].subscribe(on: $0.scheduler)
    },
    observable("subscribe(on:) a serial queue", [.all], .startsLate) {
      $0[0].subscribe(on: $0.tools.serial)
    },
    observable("flatMapLatest to observe(on:)", [.some, .some], .startsLate) { inputs in
      let queue = inputs.tools.serial
      return inputs[0].startWith(.nobody).flatMapLatest {
        inputs[1].startWith($0).observe(on: queue)
      }
    },
  ]
}
