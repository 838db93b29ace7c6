// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalUtility: [ContractRow] = [
    .signal("doNext") { s in s.source.doNext { try s.check($0) } },
    .signal("on") { s in
      s.source.on(next: { try s.check($0) }, error: { _ in }, completed: {})
    },
    .signal("initially") { s in s.source.initially {} },
    .signal("finally") { s in s.source.finally {} },
    .signal("onTermination") { s in s.source.onTermination {} },
    .signal("deliver(on:)") { s in s.source.deliver(on: s.scheduler) },
    .signal("subscribe(on:)") { s in s.source.subscribe(on: s.scheduler) },
    .signal("log") { s in s.source.log { _ in } },
  ]
}
