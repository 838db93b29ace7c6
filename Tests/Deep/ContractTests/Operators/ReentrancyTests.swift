// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import OperatorCatalogue
import TestSupport
import Testing

/// Observers that send to the sources of an operator inside a result.
///
/// The events are delivered after that result, in the order of the gates they pass (C2, C3).
struct ReentrancyTests {
  @Test(arguments: Operators.forms.filter { $0.reentry != nil })
  func `values sent from inside a result are emitted after it`(form: OperatorForm) throws {
    let reentry = try #require(form.reentry)
    let stage = Stage(form.maker)
    let log = Log<String>()
    let hasAnswered = AtomicFlag()
    let subscription = stage.subscribe(
      { result in
        log("begin \(result)")
        if hasAnswered.setIfClear() {
          stage.send(.source(2))
          stage.send(.other(20))
          stage.send(.source(3))
        }
        log("end \(result)")
      }, { log($0) })
    for send in reentry.sends { stage.send(send) }
    stage.clock.advance(by: .seconds(reentry.seconds))
    expectEqual(
      log.entries,
      reentry.results.flatMap { result in
        Int(result) == nil ? [result] : ["begin \(result)", "end \(result)"]
      })
    subscription.dispose()
    #expect(!stage.isObserved())
    expectEqual(stage.clock.pendingCount, 0)
  }

  /// An operator of either model, with subjects as its sources.
  private struct Stage: Sendable {
    typealias Receive = @Sendable (Tracked) -> Void
    typealias End = @Sendable (String) -> Void

    let clock = VirtualClock()
    let send: @Sendable (Reentry.Send) -> Void
    let subscribe: @Sendable (@escaping Receive, @escaping End) -> any Disposable
    /// Whether a source is subscribed to.
    let isObserved: @Sendable () -> Bool

    init(_ maker: OperatorForm.Maker) {
      switch maker {
      case .observable(let make):
        let (source, other) = (PublishSubject<Tracked>(), PublishSubject<Tracked>())
        let scheduler = TestScheduler(on: clock, simulateProcessingDelay: false)
        send = {
          switch $0 {
          case .source(let number): source.onNext(Tracked(number))
          case .other(let number): other.onNext(Tracked(number))
          }
        }
        subscribe = { receive, end in
          make(ObservableSources(source, other, scheduler)).subscribe(
            onNext: receive, onError: { _ in end("error") }, onCompleted: { end("completed") })
        }
        isObserved = { source.hasObservers || other.hasObservers }
      case .signal(let make):
        let (source, other) = (SignalSubject<Tracked>(), SignalSubject<Tracked>())
        let scheduler = TestSignalScheduler(on: clock)
        send = {
          switch $0 {
          case .source(let number): source.sendNext(Tracked(number))
          case .other(let number): other.sendNext(Tracked(number))
          }
        }
        subscribe = { receive, end in
          make(SignalSources(source, other, scheduler)).subscribe(
            next: receive, error: { _ in end("error") }, completed: { end("completed") })
        }
        isObserved = { source.hasSubscribers || other.hasSubscribers }
      }
    }
  }
}
