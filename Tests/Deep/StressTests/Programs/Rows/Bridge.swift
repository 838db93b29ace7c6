// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal

extension ThreadedRow {
  static let bridge: [ThreadedRow] = [
    observable("there and back") { $0[0].asSignal().map { $0 }.asObservable() },
    signal("there and back") { $0[0].asObservable().map { $0 }.asSignal() },
    observable("a shared observable as a signal", [.all, .all], .startsLate) { inputs in
      Signal.merge([inputs[0].share().asSignal(), inputs[1].asSignal()]).asObservable()
    },
    observable("signals under flatMapLatest", [.some, .some]) { inputs in
      let inner = inputs[1].asSignal()
      return inputs[0].startWith(.nobody).flatMapLatest { inner.startWith($0).asObservable() }
    },
    signal("observables under switchToLatest", [.some, .some]) { inputs in
      let inner = inputs[1].asObservable().share()
      return inputs[0].startWith(.nobody)
        .map { inner.startWith($0).asSignal() }.switchToLatest()
    },
    signal("share of a signal, autoconnected", [.all], [.startsLate, .anchored]) {
      $0[0].asObservable().share().asSignal().publish().autoconnect()
    },
  ]
}
