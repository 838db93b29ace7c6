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
    .observable("multicast, refCount", except: [.shares]) { s in
      s.source.multicast(makeSubject: { PublishSubject() }).refCount()
    },
    .observable("multicast with a selector") { s in
      s.source.multicast({ PublishSubject() }, selector: { $0.map { try s.check($0) } })
    },
  ]

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
