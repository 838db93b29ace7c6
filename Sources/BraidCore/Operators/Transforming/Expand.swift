// SPDX-License-Identifier: MIT

/// The engine of `expand`: an inner source for each value, including the values of inner sources.
///
/// Inside the gate, each value is sent and its inner source queued, in the same order. The
/// trampoline of the thread that sent the value starts the queued sources. An inner source that
/// sends during its subscription therefore starts nothing recursively, and a million generations
/// take no more stack than one (C8).
final class ExpandSink: SerialSink,
  @unchecked Sendable  // guarded by the gate; `line` by its lock
{
  private let selector: InnerSelector
  private let lineLock = Lock()
  private var line: SourceLine
  /// Whether a value was expanded since the last call of ``startWaiting(ifExpanded:)``.
  private var hasExpanded = false
  /// Whether an inner source that was released without an end counts as completed, as in signals.
  private let completesReleasedSources: Bool

  init(
    _ selector: InnerSelector, limit: Int, completesReleasedSources: Bool,
    _ sink: consuming RawSink, _ type: RawType, _ outer: SinkDisposer
  ) {
    self.selector = selector
    self.completesReleasedSources = completesReleasedSources
    line = SourceLine(limit: limit)
    super.init(sink, type, outer, .never)
  }

  // MARK: Incoming events

  fileprivate func input(finish: @escaping @Sendable (Termination) -> Void) -> RawSink {
    RawSink(next: { self.receive(address(of: $0)) }, finish: finish)
  }

  /// Handles a value of the source or of an inner source.
  private func receive(_ value: UnsafeRawPointer) {
    if !mayStart { return }
    deliver({ if !outer.isDisposed { expand(value) } }, orQueue: value)
    startWaiting()
  }

  override func sourceFinished(_ termination: Termination) {
    expect(termination)
    send(.tagged(termination, Origin.source))
    endSource()
    startWaiting(ifExpanded: true)
  }

  /// After an error, nothing more is started, even if the error is queued at the gate.
  func expect(_ termination: Termination) {
    if case .error = termination { hasFinished.store(true, ordering: .relaxed) }
  }

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, .onCompletion) {
      expect(termination)
      send(.tagged(termination, Origin.inner))
      startWaiting()
    }
  }

  override var completesReleased: Bool { completesReleasedSources }

  override func innerAbandoned() {
    send(.tagged(nil, Origin.inner))
    startWaiting(ifExpanded: true)
  }

  override func sourceAbandoned() {
    send(.tagged(nil, Origin.source))
    endSource()
    startWaiting(ifExpanded: true)
  }

  // MARK: Inside the gate

  override func receive(_ value: UnsafeRawPointer, tag: UInt64) { expand(value) }

  override func receive(_ end: Termination?, tag: UInt64) {
    if let end, case .error = end { return self.end(end) }
    leave { line in
      switch (tag, end) {
      case (Origin.source, _):
        // A source that has terminated may be abandoned afterwards: that changes nothing.
        if !line.hasSourceTerminated { line.isSourceAbandoned = end == nil }
        line.hasSourceTerminated = true
      case (_, nil): line.abandoned += 1
      default: line.active -= 1
      }
    }
  }

  /// The tag of an end: which source has terminated.
  private enum Origin {
    static var source: UInt64 { 0 }
    static var inner: UInt64 { 1 }
  }

  /// Sends a value and queues its inner source.
  private func expand(_ value: UnsafeRawPointer) {
    sink.next(at: value)
    if !mayStart { return }
    do {
      let inner = try selector.inner(of: value)
      lineLock.withLock {
        if line.hasFinished { return }
        line.waiting.append(inner)
        hasExpanded = true
      }
    } catch { end(.error(error)) }
  }

  /// Applies a change, then ends or abandons the result if no source remains.
  func leave(_ change: (inout SourceLine) -> Void) {
    let turn = lineLock.withLock {
      change(&line)
      return line.turnIfFinished()
    }
    switch turn {
    case .complete: end(.completed)
    case .abandon: abandonResult()
    case .start, .wait: break
    }
  }

  // MARK: Starting

  /// Schedules the start of queued sources on the thread's trampoline.
  ///
  /// Called after each event: the thread inside the gate may have expanded the values of others.
  ///
  /// - Parameter ifExpanded: Whether it must have done so, because the event itself neither expands
  ///   a value nor makes room: otherwise sources would start before their turn.
  func startWaiting(ifExpanded: Bool = false) {
    let mayStart = lineLock.withLock {
      let isDue = exchange(&hasExpanded, with: false) || !ifExpanded
      return isDue && line.active < line.limit && !line.waiting.isEmpty
    }
    if mayStart { Trampoline.current.schedule(Starter(self)) }
  }

  /// Starts the queued sources, one after the other.
  final class Starter: Trampoline.Item, @unchecked Sendable {  // run by the thread it is queued on
    let owner: ExpandSink

    init(_ owner: ExpandSink) {
      self.owner = owner
      super.init { this in unsafeDowncast(this, to: Starter.self).owner.startAll() }
    }
  }

  func startAll() {
    while mayStart, let inner = lineLock.withLock({ line.takeNext() }) {
      let iter = makeInner()
      inner.subscribe(input(finish: iter.sourceEnd), iter)
    }
  }

  /// Releases the queued sources.
  override func disposed() {
    let waiting = lineLock.withLock { line.close() }
    withExtendedLifetime(waiting) {}
    super.disposed()
  }
}

/// `expand`.
package final class ExpandOperator: RawOperator, @unchecked Sendable {  // immutable
  private let source: RawSource
  private let type: RawType
  private let limit: Int
  private let completesReleasedSources: Bool
  private let selector: InnerSelector

  /// - Parameter completesReleasedSources: Whether an inner source that was released without an end
  ///   counts as completed, as in signals.
  package init<Element>(
    _ source: EventSource<Element>, limit: Int, completesReleasedSources: Bool = false,
    _ select: @escaping @Sendable (Element) throws -> RawSource
  ) {
    self.source = source.raw
    self.limit = limit
    self.completesReleasedSources = completesReleasedSources
    type = RawType(Element.self)
    selector = InnerSelector(select)
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    let engine = ExpandSink(
      selector, limit: limit, completesReleasedSources: completesReleasedSources, sink, type, scope)
    source.connect(engine.input(finish: engine.sourceEnd), engine)
  }
}
