// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableSharing: [ContractRow] = [
    .observable("PublishSubject") { s in through(PublishSubject(), s) },
    .observable("BehaviorSubject") { s in through(BehaviorSubject(value: 0), s) },
    .observable("ReplaySubject") { s in through(ReplaySubject.create(bufferSize: 2), s) },
    .observable("AsyncSubject") { s in through(AsyncSubject(), s) },
    .observable("share", except: [.shares]) { s in s.source.share() },
    .observable("share(replay:)", except: [.shares]) { s in s.source.share(replay: 2) },
    .observable("share forever", except: [.shares]) { s in s.source.share(scope: .forever) },
    .observable("share(replay:) forever", except: [.shares, .remembers]) { s in
      s.source.share(replay: 2, scope: .forever)
    },
    .observable("publish, refCount", except: [.shares]) { s in s.source.publish().refCount() },
    .observable("replay, refCount", except: [.shares]) { s in s.source.replay(2).refCount() },
    .observable("replayAll, refCount", except: [.shares]) { s in
      s.source.replayAll().refCount()
    },
    .observable("multicast, refCount", except: [.shares, .subscribesAnyway]) { s in
      s.source.multicast(makeSubject: { s.visit(making: PublishSubject()) }).refCount()
    },
    .observable("multicast of a subject, refCount", except: [.shares]) { s in
      s.source.multicast(PublishSubject()).refCount()
    },
    .observable("multicast of an async subject, refCount", except: [.shares]) { s in
      s.source.multicast(makeSubject: { AsyncSubject() }).refCount()
    },
    .observable("multicast with a selector") { s in
      s.source.multicast(
        { try s.check(making: PublishSubject()) },
        selector: { try s.check(making: $0.map { try s.check($0) }) })
    },
    .observable("multicast with a selector, merged with itself") { s in
      s.source.multicast(
        { PublishSubject() }, selector: { try s.check(making: .merge($0, $0.take(2))) })
    },
    .observable("PublishRelay") { s in
      relayed(s) {
        let relay = PublishRelay<Tracked>()
        return (relay.asObservable(), { relay.accept($0) })
      }
    },
    .observable("BehaviorRelay") { s in
      relayed(s) {
        let relay = BehaviorRelay<Tracked>(value: 0)
        return (relay.asObservable(), { relay.accept($0) })
      }
    },
    .observable("ReplayRelay") { s in
      relayed(s) {
        let relay = ReplayRelay<Tracked>.create(bufferSize: 2)
        return (relay.asObservable(), { relay.accept($0) })
      }
    },
  ]

  /// The values of the source, by way of a relay.
  private static func relayed(
    _ sources: ObservableSources,
    _ make:
      @escaping @Sendable () -> (
        values: Observable<Tracked>, accept: @Sendable (Tracked) -> Void
      )
  ) -> Observable<Tracked> {
    .create { observer in
      let (values, accept) = make()
      let observed = values.subscribe(observer)
      let fed = sources.source.subscribe(
        onNext: accept, onError: observer.onError, onCompleted: observer.onCompleted)
      return Both(observed, fed)
    }
  }

  /// The events of the source, by way of a subject.
  private static func through<Subject: Observable<Tracked> & ObserverType<Tracked>>(
    _ make: @autoclosure @escaping @Sendable () -> Subject, _ sources: ObservableSources
  ) -> Observable<Tracked> {
    .create { observer in
      let subject = make()
      let observed = subject.subscribe(observer)
      let fed = sources.source.subscribe(subject)
      return Both(observed, fed)
    }
  }
}

private final class Both: Disposable {
  private let first: any Disposable
  private let second: any Disposable

  init(_ first: any Disposable, _ second: any Disposable) {
    self.first = first
    self.second = second
  }

  func dispose() {
    first.dispose()
    second.dispose()
  }
}
