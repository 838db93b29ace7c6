// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// Builds and drives on a virtual scheduler that adds no tick to a hop.
func inVirtualTime<Result>(_ body: (TestScheduler) throws -> Result) rethrows -> Result {
  let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  var result: Result?
  try SharingScheduler.mock(scheduler: scheduler) { result = try body(scheduler) }
  guard let result else { preconditionFailure("mock did not call its action") }
  return result
}

/// The events that an observer of a shared sequence receives in virtual time.
func events<Element>(
  _ make: @escaping (TestScheduler) -> some ObservableConvertibleType<Element>
) -> [Recorded<Event<Element>>] {
  inVirtualTime { scheduler in scheduler.start { make(scheduler) }.events }
}

/// Plays diagrams through operators of a driver; delivery takes no tick.
func expectDriver<Strategy, Output: Equatable>(
  _ sources: [String], _ expected: String, results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Observable<String>]) -> SharedSequence<Strategy, Output>
) {
  expectDiagram(
    sources, expected, results: results, during: line, subscriptions: subscriptions,
    sourceLocation: sourceLocation
  ) { sources, scheduler in mocked(scheduler) { operation(sources) } }
}

/// What several observers see of it.
func expectDriver<Strategy, Output: Equatable>(
  _ sources: [String], _ observers: [DiagramObserver], results: MarbleValues<Output>? = nil,
  subscriptions: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Observable<String>]) -> SharedSequence<Strategy, Output>
) {
  expectDiagram(
    sources, observers, results: results, subscriptions: subscriptions,
    sourceLocation: sourceLocation
  ) { sources, scheduler in mocked(scheduler) { operation(sources) } }
}

private func mocked<Result>(_ scheduler: TestScheduler, _ body: () -> Result) -> Result {
  var result: Result?
  SharingScheduler.mock(scheduler: scheduler) { result = body() }
  guard let result else { preconditionFailure("mock did not call its action") }
  return result
}

/// A source that counts its subscriptions, and is sent to by hand.
final class Source<Element: Sendable>: Sendable {
  private let subject = PublishSubject<Element>()
  private let counts = Box((made: 0, live: 0))

  var observable: Observable<Element> {
    .create { [subject, counts] observer in
      counts.update { $0 = ($0.made + 1, $0.live + 1) }
      let subscription = subject.subscribe(observer)
      return Disposables.create {
        counts.update { $0.live -= 1 }
        subscription.dispose()
      }
    }
  }

  var subscriptions: Int { counts.value.made }
  var live: Int { counts.value.live }

  func send(_ element: Element) { subject.onNext(element) }
  func fail(_ name: String) { subject.onError(TestError(name)) }
  func complete() { subject.onCompleted() }
}
