// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  @ListOf<OperatorRow> static var subjects: [OperatorRow] {
    row(
      "subjects and relays",
      references: [.builtIn()]
    ) {
      observable("PublishSubject") { s in through(PublishSubject(), s) }
      observable("BehaviorSubject") { s in through(BehaviorSubject(value: 0), s) }
      observable("ReplaySubject") { s in through(ReplaySubject.create(bufferSize: 2), s) }
      observable("AsyncSubject") { s in through(AsyncSubject(), s) }
      observable("PublishRelay") { s in
        relayed(s) {
          let relay = PublishRelay<Tracked>()
          return (relay.asObservable(), { relay.accept($0) })
        }
      }
      observable("BehaviorRelay") { s in
        relayed(s) {
          let relay = BehaviorRelay<Tracked>(value: 0)
          return (relay.asObservable(), { relay.accept($0) })
        }
      }
      observable("ReplayRelay") { s in
        relayed(s) {
          let relay = ReplayRelay<Tracked>.create(bufferSize: 2)
          return (relay.asObservable(), { relay.accept($0) })
        }
      }
      signal("SignalSubject") { s in through(s) { SignalSubject() } }
      signal("BehaviorSignalSubject") { s in through(s) { BehaviorSignalSubject(0) } }
      signal("AsyncSignalSubject") { s in through(s) { AsyncSignalSubject() } }
      signal("ReplaySignalSubject") { s in through(s) { ReplaySignalSubject() } }
    }
  }

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
