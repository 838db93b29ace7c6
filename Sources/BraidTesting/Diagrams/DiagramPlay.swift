// SPDX-License-Identifier: MIT
import BraidCore

/// Runs an operator of either model on diagrams.
struct DiagramPlay<Input, Output: Equatable> {
  let diagrams: [String]
  let observers: [DiagramObserver]
  let values: MarbleValues<Input>
  let results: MarbleValues<Output>
  let subscriptions: [String]?

  /// The number of ticks for which a result is observed after the longest line.
  private static var patience: Int { 100 }
  private static var limit: Int { 100_000 }

  func failure(
    _ operation: ([TestSource<Input>], VirtualClock) -> EventSource<Output>
  ) -> DiagramFailure? {
    do throws(MarbleSyntaxError) {
      let problems = try problems(operation)
      return problems.isEmpty
        ? nil : DiagramFailure(description: problems.joined(separator: "\n\n"))
    } catch {
      return DiagramFailure(description: error.description)
    }
  }

  private func problems(
    _ operation: ([TestSource<Input>], VirtualClock) -> EventSource<Output>
  ) throws(MarbleSyntaxError) -> [String] {
    let inputs = try parsedSources()
    let lines = try parsedObservers()
    let expectedSubscriptions = try parsedSubscriptions()
    let longest = try longestLine()
    if let subscriptions, subscriptions.count != diagrams.count {
      return [
        """
        Subscriptions are expected of \(subscriptions.count) sources, and there are \
        \(diagrams.count). Give a line for each source; several subscriptions to one source are \
        several lines of one text.
        """
      ]
    }

    let start = min(0, inputs.flatMap(\.events).map(\.time).min() ?? 0)
    let clock = VirtualClock(offset: .seconds(start))
    let ticks = Ticks(clock)
    let sources = inputs.map { TestSource($0.events, ticks, rank: .source, isHot: $0.isHot) }
    let result = operation(sources, clock)
    let recorders = lines.map { _ in DiagramRecorder<Output>(ticks) }
    let audit = DiagramAudit(clock, observers: recorders.count)
    for (line, recorder) in zip(lines, recorders) {
      recorder.onEnd = { audit.observerEnded() }
      ticks.command(at: line.time.subscribe, rank: .command) {
        recorder.subscribe(to: result)
      }
      if line.time.unsubscribe != .max {
        ticks.command(at: line.time.unsubscribe, rank: .command) { recorder.dispose() }
      }
    }
    let outcome = clock.runExclusively(
      until: .seconds(longest + Self.patience), limit: Self.limit)
    let actualSubscriptions = sources.map(\.subscriptions)
    for recorder in recorders { recorder.dispose() }
    audit.finish()

    if outcome == .endless { return [endlessMessage(at: ticks.now)] }
    var problems: [String] = []
    for (line, recorder) in zip(lines, recorders) {
      let comparison = MarbleComparison(
        expected: line.events, actual: recorder.events, values: results,
        sources: labelled(diagrams, "source"))
      if !comparison.isEqual {
        problems.append(comparison.description + (hint(recorder.events, after: longest)))
      }
    }
    for (index, expected) in expectedSubscriptions.enumerated() where index < sources.count {
      let comparison = MarbleComparison(
        expected: expected, actual: actualSubscriptions[index],
        sources: [labelled(diagrams, "source")[index]])
      if !comparison.isEqual {
        problems.append("Subscriptions differ. " + comparison.description)
      }
    }
    return problems + audit.problems
  }

  // MARK: Reading

  private func parsedSources() throws(MarbleSyntaxError)
    -> [(events: [Recorded<Event<Input>>], isHot: Bool)]
  {
    var sources: [(events: [Recorded<Event<Input>>], isHot: Bool)] = []
    for diagram in diagrams {
      let isHot = diagram.contains(MarbleNotation.subscribed)
      let events =
        isHot
        ? try MarbleDiagram.hot(diagram, values: values)
        : try MarbleDiagram.cold(diagram, values: values)
      sources.append((events, isHot))
    }
    return sources
  }

  private func parsedObservers() throws(MarbleSyntaxError)
    -> [(time: Subscription, events: [Recorded<Event<Output>>])]
  {
    var lines: [(time: Subscription, events: [Recorded<Event<Output>>])] = []
    for observer in observers {
      let times = try MarbleDiagram.subscriptions(observer.during)
      guard let time = times.first, times.count == 1 else {
        throw MarbleSyntaxError(
          diagram: observer.during, column: 1,
          problem: "an observer has one subscription, here are \(times.count)",
          remedy: "Write one `^` and, if it is disposed, one `!`")
      }
      lines.append((time, try MarbleDiagram.expectation(observer.expected, values: results)))
    }
    return lines
  }

  private func parsedSubscriptions() throws(MarbleSyntaxError) -> [[Subscription]] {
    var sources: [[Subscription]] = []
    for text in subscriptions ?? [] {
      var parsed: [Subscription] = []
      for line in text.split(separator: "\n") {
        parsed += try MarbleDiagram.subscriptions(String(line))
      }
      sources.append(parsed.sorted { $0.subscribe < $1.subscribe })
    }
    return sources
  }

  private func longestLine() throws(MarbleSyntaxError) -> Int {
    var longest = 0
    for line in diagrams + observers.flatMap({ [$0.during, $0.expected] }) {
      longest = max(longest, try MarbleScanner(line).ticks)
    }
    return longest
  }

  // MARK: Reporting

  private func labelled(
    _ diagrams: [String], _ label: String
  ) -> [(label: String, diagram: String)] {
    diagrams.enumerated().map { index, diagram in
      (diagrams.count == 1 ? label : "\(label) \(index + 1)", diagram)
    }
  }

  /// The hint for a result that continues after the longest line.
  private func hint(_ events: [Recorded<Event<Output>>], after longest: Int) -> String {
    guard let last = events.last, last.time > longest, !last.value.isStopEvent else { return "" }
    return """


      The result has not ended at tick \(last.time). What comes after the last column counts, too: \
      for a result that never ends, dispose the subscription, with `during: "^---!"`.
      """
  }

  private func endlessMessage(at tick: TestTime) -> String {
    """
    Work without end: \(Self.limit) actions ran, the last at tick \(tick). Something schedules \
    itself again without time passing, or far too often.
    """
  }
}

/// Records the events of one observer of a diagram.
///
/// Unlike a user's observer, it also records events after the terminal event. An operator must not
/// send them, because the next operator might count terminal events.
final class DiagramRecorder<Output>: @unchecked Sendable {  // one thread moves the time
  private let ticks: Ticks
  private let scope = SinkDisposer()
  private var hasTerminated = false
  private(set) var events: [Recorded<Event<Output>>] = []
  var onEnd: () -> Void = {}

  init(_ ticks: Ticks) { self.ticks = ticks }

  func subscribe(to source: EventSource<Output>) {
    source.subscribe(EventSink(next: { self.next($0) }, finish: { self.finish($0) }), scope)
  }

  func dispose() {
    if scope.isDisposed { return }
    scope.dispose()
    onEnd()
  }

  private func next(_ element: Output) {
    if scope.isDisposed && !hasTerminated { return }
    events.append(.next(ticks.now, element))
  }

  private func finish(_ termination: Termination) {
    if scope.isDisposed && !hasTerminated { return }
    events.append(Recorded(time: ticks.now, value: Event(termination)))
    if hasTerminated { return }
    hasTerminated = true
    scope.finish()
    onEnd()
  }
}

/// Finds timers that are still scheduled after the last observer has unsubscribed.
final class DiagramAudit: @unchecked Sendable {  // one thread moves the time
  private let clock: VirtualClock
  private var observers: Int
  private(set) var problems: [String] = []

  init(_ clock: VirtualClock, observers: Int) {
    self.clock = clock
    self.observers = observers
  }

  func observerEnded() {
    observers -= 1
    guard observers == 0 else { return }
    // Weakly: after the run the action stays in the clock, which the audit retains.
    clock.enqueue(.event { [weak self] in self?.finish() }, at: clock.elapsed, rank: .audit)
  }

  func finish() {
    let count = clock.pendingTimers
    guard observers == 0, problems.isEmpty, count > 0 else { return }
    problems = [
      """
      Left behind: nobody is subscribed any more since \(clock.elapsed) and \(count) timers are \
      still scheduled (C5, C10). The operator must dispose them with its subscription.
      """
    ]
  }
}
