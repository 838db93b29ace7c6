// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableUtility: [ContractRow] = [
    .observable("do(onNext:)") { s in s.source.do(onNext: { try s.check($0) }) },
    .observable("do", except: [.subscribesAnyway, .isDo]) { s in
      s.source.do(
        onNext: { try s.check($0) }, afterNext: { try s.check($0) },
        onError: { _ in try s.check(0) }, onCompleted: { try s.check(0) },
        onSubscribe: { s.visit() }, onSubscribed: { s.visit() }, onDispose: { s.visit() })
    },
    .observable("debug", except: [.subscribesAnyway, .isDo]) { s in
      s.source.debug(DebugPrinter("", trimOutput: false) { _ in s.visit() })
    },
    .observable("materialize", except: [.swallowsErrors]) { s in
      s.source.materialize().map { $0.element ?? 0 }
    },
    .observable("materialize, dematerialize") { s in s.source.materialize().dematerialize() },
    .observable("do, afterwards", except: [.isDo]) { s in
      s.source.do(
        afterNext: { try s.check($0) }, afterError: { _ in s.visit() },
        afterCompleted: { s.visit() }, onDispose: { s.visit() })
    },
    .observable("withUnretained") { s in
      s.source.withUnretained(s.scheduler) { s.visit(making: $1) }
    },
    .observable("observe(on:)") { s in s.source.observe(on: s.scheduler) },
    .observable("observe(on:) at once") { s in s.source.observe(on: ImmediateScheduler.instance) },
    .observable("subscribe(on:)", except: [.tearsDownOnScheduler]) { s in
      s.source.subscribe(on: s.scheduler)
    },
  ]
}
