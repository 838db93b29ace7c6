// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import OperatorCatalogue
import TestSupport
import Testing

/// Observers that send to the sources of an operator inside a result.
///
/// The events are delivered after that result, in the order of the gates they pass (C2, C3).
struct ReentrancyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reentry: Reentry
    let make: @Sendable (ObservableSources) -> Observable<Tracked>

    init?(_ form: OperatorForm) {
      guard let reentry = form.reentry, case .observable(let make) = form.maker else { return nil }
      testDescription = form.name
      self.reentry = reentry
      self.make = make
    }
  }

  static let cases = Operators.forms.compactMap(Case.init)

  @Test(arguments: cases)
  func `values sent from inside a result are emitted after it`(tested: Case) {
    let source = PublishSubject<Tracked>()
    let other = PublishSubject<Tracked>()
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let log = Log<String>()
    let hasAnswered = AtomicFlag()
    let subscription = tested.make(ObservableSources(source, other, scheduler)).subscribe(
      onNext: { result in
        log("begin \(result)")
        if hasAnswered.setIfClear() {
          source.onNext(2)
          other.onNext(20)
          source.onNext(3)
        }
        log("end \(result)")
      }, onError: { _ in log("error") }, onCompleted: { log("completed") })
    for send in tested.reentry.sends {
      switch send {
      case .source(let number): source.onNext(Tracked(number))
      case .other(let number): other.onNext(Tracked(number))
      }
    }
    scheduler.virtualClock.advance(by: .seconds(tested.reentry.seconds))
    expectEqual(
      log.entries,
      tested.reentry.results.flatMap { result in
        Int(result) == nil ? [result] : ["begin \(result)", "end \(result)"]
      })
    subscription.dispose()
    #expect(!source.hasObservers)
    #expect(!other.hasObservers)
    expectEqual(scheduler.virtualClock.pendingCount, 0)
  }
}
