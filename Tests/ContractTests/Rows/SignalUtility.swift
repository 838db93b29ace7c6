// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalUtility: [ContractRow] = [
    .signal("doNext") { s in s.source.doNext { try s.check($0) } },
    .signal("on") { s in
      s.source.on(
        next: { try s.check($0) }, error: { _ in s.visit() }, completed: { s.visit() })
    },
    .signal("initially", except: [.subscribesAnyway]) { s in s.source.initially { s.visit() } },
    .signal("finally") { s in s.source.finally { s.visit() } },
    .signal("onTermination") { s in s.source.onTermination { s.visit() } },
    .signal("deliver(on:)") { s in s.source.deliver(on: s.scheduler) },
    .signal("subscribe(on:)") { s in s.source.subscribe(on: s.scheduler) },
    .signal("log") { s in s.source.log { _ in s.visit() } },
    .signal("not") { s in s.source.map { $0 > 2 }.not().map { Tracked($0 ? 1 : 0) } },
    .signal("and") { s in
      s.source.map { $0 > 1 }.combineLatest(with: s.other.map { $0 > 10 }).and()
        .map { Tracked($0 ? 1 : 0) }
    },
    .signal("or") { s in
      s.source.map { $0 > 1 }.combineLatest(with: s.other.map { $0 > 10 }).or()
        .map { Tracked($0 ? 1 : 0) }
    },
    .signal("and of many") { s in
      Signal.combineLatest([s.source, s.other].map { $0.map { $0 > 1 } }).and()
        .map { Tracked($0 ? 1 : 0) }
    },
    .signal("or of many") { s in
      Signal.combineLatest([s.source, s.other].map { $0.map { $0 > 1 } }).or()
        .map { Tracked($0 ? 1 : 0) }
    },
    .signal("doError") { s in s.source.doError { _ in s.visit() } },
    .signal("doCompleted") { s in s.source.doCompleted { s.visit() } },
    .signal("bind(to:)", except: [.swallowsErrors, .endsAfterSubscribing]) { s in
      .create { subscriber in
        let target = Target(subscriber)
        let bound = s.source.catch(to: .empty).doCompleted { subscriber.sendCompleted() }
          .bind(to: target) {
            s.visit()
            $0.subscriber.sendNext($1)
          }
        return Disposables.create {
          withExtendedLifetime(target) { bound.dispose() }
        }
      }
    },
  ]
}

/// What `bind(to:)` sends values to.
private final class Target: Sendable {
  let subscriber: PassthroughSubscriber<Tracked>

  init(_ subscriber: PassthroughSubscriber<Tracked>) { self.subscriber = subscriber }
}
