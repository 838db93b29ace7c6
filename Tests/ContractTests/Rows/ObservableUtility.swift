// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableUtility: [ContractRow] = [
    .observable("observe(on:)") { s in s.source.observe(on: s.scheduler) },
    .observable("observe(on:) at once") { s in s.source.observe(on: ImmediateScheduler.instance) },
    .observable("subscribe(on:)", except: [.tearsDownOnScheduler]) { s in
      s.source.subscribe(on: s.scheduler)
    },
  ]
}
