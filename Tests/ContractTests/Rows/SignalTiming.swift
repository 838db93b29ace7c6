// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalTiming: [ContractRow] = [
    .signal("debounce") { s in s.source.debounce(.seconds(2), on: s.scheduler) },
    .signal("debounce of some") { s in
      s.source.debounce(.seconds(2), on: s.scheduler, where: { s.visit(making: $0 > 1) })
    },
    .signal("throttle") { s in s.source.throttle(for: .seconds(2), on: s.scheduler) },
    .signal("delay") { s in s.source.delay(.seconds(2), on: s.scheduler) },
    .signal("timeout") { s in s.source.timeout(.seconds(3), on: s.scheduler) },
    .signal("buffer") { s in
      s.source.buffer(every: .seconds(4), on: s.scheduler).map { $0.reduce(Tracked(0), +) }
    },
    .signal("interval") { s in
      Signal.interval(.seconds(2), on: s.scheduler).map { _ in Tracked(1) }.take(4)
    },
    .signal("debounce where values are received") { s in
      s.source.deliver(on: s.scheduler).debounce(.seconds(2))
    },
    .signal("delay where values are received") { s in
      s.source.deliver(on: s.scheduler).delay(.seconds(2))
    },
  ]
}
