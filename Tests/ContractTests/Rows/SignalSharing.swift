// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalSharing: [ContractRow] = [
    .signal("SignalSubject") { s in through(s) { SignalSubject() } },
    .signal("BehaviorSignalSubject") { s in through(s) { BehaviorSignalSubject(0) } },
    .signal("ReplaySignalSubject") { s in through(s) { ReplaySignalSubject() } },
    .signal("publish and autoconnect", except: [.shares]) { s in
      s.source.publish().autoconnect()
    },
    .signal("multicast and autoconnect", except: [.shares, .remembers]) { s in
      s.source.multicast(ReplaySignalSubject(capacity: 2)).autoconnect()
    },
    .signal("replay", except: [.remembers, .endsAfterSubscribing]) { s in
      .deferred { s.source.replay() }
    },
    .signal("replayLast", except: [.remembers, .endsAfterSubscribing]) { s in
      .deferred { s.source.replayLast() }
    },
    .signal("replayLazily", except: [.remembers]) { s in .deferred { s.source.replayLazily() } },
  ]

  /// The events of the source, by way of a subject.
  private static func through<Subject: Signal<Tracked> & SubscriberType<Tracked>>(
    _ sources: SignalSources, _ make: @escaping @Sendable () -> Subject
  ) -> Signal<Tracked> {
    .create { subscriber in
      let subject = make()
      subject.subscribe(
        next: { subscriber.sendNext($0) }, error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() })
      return sources.source.subscribe(subject)
    }
  }
}
