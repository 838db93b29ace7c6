// SPDX-License-Identifier: MIT
import TestSupport

@testable import BraidCore

/// An operator with several sources by itself: sources driven by hand, and everything that happens
/// in one list.
///
/// Values are written as they are, ends as `|` and `#`. `a on` and `a off` say when the source `a`
/// is subscribed to and torn down, `gone` that the result was abandoned.
final class OperatorRun: Sendable {
  let log = Log<String>()
  /// The scope of the result.
  let scope: SinkDisposer
  private let seen = Box(0)
  private let reaction = Box<(@Sendable (String) -> Void)?>(nil)

  init() { scope = ResultScope(log) }

  deinit { scope.dispose() }

  /// Runs an operator with the scope of this run and an observer that logs.
  convenience init(_ make: (OperatorRun) -> some SourceOperator) {
    self.init()
    start(make(self))
  }

  func start(_ made: some SourceOperator) { run(made) }

  /// Runs an operator whose results are of type `Element`.
  func start<Element>(_ operation: RawOperator, of type: Element.Type = Int.self) {
    operation.run(sink(of: type).raw, scope)
  }

  /// Runs `flatMap` or a relative of it.
  func start(
    _ source: EventSource<Int>, _ strategy: FlattenOperator.Strategy, _ early: EarlyTeardown,
    _ select: @escaping (Int) throws -> RawSource
  ) {
    let flattened: EventSource<Int> = source.flattened(strategy, early, select)
    flattened.connect(sink(), scope)
  }

  private func run<Made: SourceOperator>(_ made: Made) {
    made.run(sink(of: Made.Output.self), scope)
  }

  /// Where the operator sends its results.
  func sink<Element>(of type: Element.Type = Element.self) -> EventSink<Element> {
    EventSink(
      next: { [log, reaction] element in
        log("\(element)")
        reaction.value?("\(element)")
      },
      finish: { [log, weak scope] in
        log($0.mark)
        scope?.finish()
      })
  }

  /// Calls `body` inside the delivery of each value, with the value as text.
  func onNext(_ body: @escaping @Sendable (String) -> Void) { reaction.value = body }

  /// The events since the last call, as one line.
  func news() -> String {
    let entries = log.entries
    let old = seen.update { seen in
      defer { seen = entries.count }
      return seen
    }
    return entries.dropFirst(old).joined(separator: " ")
  }

  /// The events during `step`, as one line.
  func after(_ step: () -> Void) -> String {
    _ = news()
    step()
    return news()
  }

  /// A source that the test drives.
  func source<Element>(
    _ name: String, of type: Element.Type = Int.self
  ) -> ManualSource<Element> {
    ManualSource(name, log)
  }
}

extension EventSource {
  /// The result of `flatMap` or a relative of it.
  func flattened<Output>(
    _ strategy: FlattenOperator.Strategy, _ early: EarlyTeardown,
    _ select: @escaping (Element) throws -> RawSource
  ) -> EventSource<Output> {
    let parts = OperatorParts.flatten(FlattenOperator(strategy, early, .source), select)
    return EventSource<Output>(raw, parts)
  }
}

/// Logs that the result is abandoned.
private final class ResultScope: SinkDisposer, @unchecked Sendable {  // immutable
  private let log: Log<String>

  init(_ log: Log<String>) {
    self.log = log
    super.init()
  }

  override func sourceAbandoned() { log("gone") }
}

/// A source that sends on demand, to its most recent subscriber.
final class ManualSource<Element>: Sendable {
  private struct Subscriber {
    let number: Int
    let sink: EventSink<Element>
    let scope: SinkDisposer
  }

  private let name: String
  private let log: Log<String>
  private let subscriber = Locked<Subscriber?>(nil)
  private let count = Box(0)

  init(_ name: String, _ log: Log<String>) {
    self.name = name
    self.log = log
  }

  /// The source for the operator.
  var source: EventSource<Element> {
    EventSource(.hot) { [self] _, sink, scope in
      log("\(name) on")
      let number = count.update { count in
        count += 1
        return count
      }
      _ = subscriber.exchange(Subscriber(number: number, sink: sink, scope: scope))
      scope.set(
        Disposables.create { [self] in
          log("\(name) off")
          forget(number)
        })
    }
  }

  /// Sends a value, if there is an observer.
  func next(_ element: Element) {
    if let subscriber = wanting() { subscriber.sink.next(element) }
  }

  /// Completes, if there is an observer.
  func finish(_ termination: Termination = .completed) {
    if let subscriber = wanting() { subscriber.sink.finish(termination) }
  }

  /// Fails, if there is an observer.
  func fail() { finish(.failure) }

  /// Releases the subscriber without an end, as a deallocated subject does.
  func abandon() { wanting()?.scope.abandon() }

  /// Releases a subscriber, unless there is a later one.
  private func forget(_ number: Int) {
    let old = subscriber.withLock { subscriber in
      defer { if subscriber?.number == number { subscriber = nil } }
      return subscriber
    }
    withExtendedLifetime(old) {}
  }

  private func wanting() -> Subscriber? {
    subscriber.withLock { $0 }.flatMap { $0.scope.isDisposed ? nil : $0 }
  }
}

/// A weak reference to the scope of a subscription.
final class WeakScope: @unchecked Sendable {  // a weak reference is atomic
  weak var value: SinkDisposer?
}

/// A source that ends before its subscribe call returns.
func immediate<Element: Sendable>(
  _ elements: Element..., ending termination: Termination = .completed
) -> EventSource<Element> {
  EventSource(.immediate) { _, sink, _ in
    for element in elements { sink.next(element) }
    sink.finish(termination)
  }
}
