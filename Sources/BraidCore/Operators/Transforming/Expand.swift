// SPDX-License-Identifier: MIT
public import Synchronization

/// The engine of `expand`: an inner source for each value, including the values of inner sources.
///
/// Inside the gate, each value is sent and its inner source queued, in the same order. The
/// trampoline of the thread that sent the value starts the queued sources. An inner source that
/// sends during its subscription therefore starts nothing recursively, and a million generations
/// take no more stack than one (C8).
@usableFromInline
final class ExpandSink<Selector: InnerSelecting>:
  SerialSink<Selector.Element, ExpandMessage<Selector.Element>>,
  @unchecked Sendable  // guarded by the gate; `line` by its lock
where Selector.Input == Selector.Element {
  @usableFromInline typealias Element = Selector.Element

  @usableFromInline let selector: Selector
  @usableFromInline let lineLock = Lock()
  @exclusivity(unchecked) @usableFromInline var line: SourceLine<Element>
  /// Whether an inner source that was released without an end counts as completed, as in RAC.
  @usableFromInline let completesReleasedSources: Bool
  /// Whether the terminal event was sent; inside the gate.
  @exclusivity(unchecked) @usableFromInline var hasFinished = false

  @inlinable
  init(
    _ selector: Selector, limit: Int, completesReleasedSources: Bool, _ sink: EventSink<Element>,
    _ outer: SinkDisposer
  ) {
    self.selector = selector
    self.completesReleasedSources = completesReleasedSources
    line = SourceLine(limit: limit)
    super.init(sink, outer, .never)
  }

  // MARK: Incoming events

  /// Handles a value of the source or of an inner source.
  @inlinable
  func receive(_ element: Element) {
    if isClosed { return }
    deliver(
      { if !hasFinished, !outer.isDisposed { expand(element) } }, orQueue: .extra(.next(element)))
    startWaiting()
  }

  override func sourceFinished(_ termination: Termination) {
    expect(termination)
    sendExtra(.sourceFinished(termination))
    endSource()
  }

  /// After an error, nothing more is started, even if the error is queued at the gate.
  @inlinable
  func expect(_ termination: Termination) {
    if case .error = termination { isEnding.store(true, ordering: .relaxed) }
  }

  @inlinable
  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, .onCompletion) {
      expect(termination)
      sendExtra(.innerFinished(termination))
      startWaiting()
    }
  }

  override var completesReleased: Bool { completesReleasedSources }

  override func innerAbandoned() { sendExtra(.innerAbandoned) }

  override func sourceAbandoned() {
    sendExtra(.sourceAbandoned)
    endSource()
  }

  // MARK: Inside the gate

  @inlinable
  override func receive(_ message: ExpandMessage<Element>) {
    if hasFinished { return }
    switch message {
    case .next(let element): expand(element)
    case .sourceFinished(.error(let error)), .innerFinished(.error(let error)):
      close(.error(error))
    case .sourceFinished(.completed): leave { $0.isSourceOver = true }
    case .sourceAbandoned:
      leave {
        $0.isSourceOver = true
        $0.isSourceAbandoned = true
      }
    case .innerFinished(.completed): leave { $0.active -= 1 }
    case .innerAbandoned: leave { $0.abandoned += 1 }
    }
  }

  /// Sends a value and queues its inner source.
  @inlinable
  func expand(_ element: Element) {
    sink.next(element)
    if isClosed { return }
    do {
      let inner = try selector.inner(of: element)
      lineLock.withLock { if !line.isGone { line.waiting.append(inner) } }
    } catch { failExpanding(error) }
  }

  /// Fails the result with an error that the user's closure threw.
  ///
  /// The closure is not called again.
  @inlinable @inline(never)
  func failExpanding(_ error: any Error) {
    close(.error(error))
    dispose()
  }

  /// Forwards the end of the result.
  @inlinable
  func close(_ termination: Termination) {
    hasFinished = true
    isEnding.store(true, ordering: .relaxed)
    end(termination)
  }

  /// Applies a change, then ends or abandons the result if no source remains.
  @inlinable
  func leave(_ change: (inout SourceLine<Element>) -> Void) {
    let turn = lineLock.withLock {
      change(&line)
      return line.turnIfOver()
    }
    switch turn {
    case .complete: close(.completed)
    case .abandon: abandonResult()
    case .start, .wait: break
    }
  }

  // MARK: Starting

  /// Schedules the start of queued sources on the thread's trampoline.
  @inlinable
  func startWaiting() {
    let mayStart = lineLock.withLock { line.active < line.limit && !line.waiting.isEmpty }
    if mayStart { Trampoline.current.schedule(Starter(self)) }
  }

  /// Starts the queued sources, one after the other.
  @usableFromInline
  final class Starter: Trampoline.Item, @unchecked Sendable {  // run by the thread it is queued on
    @usableFromInline let owner: ExpandSink

    @inlinable
    init(_ owner: ExpandSink) {
      self.owner = owner
      super.init { this in unsafeDowncast(this, to: Starter.self).owner.startAll() }
    }
  }

  @inlinable
  func startAll() {
    while !isClosed, let inner = lineLock.withLock({ line.takeNext() }) {
      let iter = makeInner()
      inner.subscribe(
        EventSink(
          next: { self.receive($0) },
          finish: { unsafeDowncast(iter.owner, to: ExpandSink.self).innerFinished($0, of: iter) }),
        iter)
    }
  }

  /// Releases the queued sources.
  override func disposed() {
    let waiting = lineLock.withLock { line.close() }
    withExtendedLifetime(waiting) {}
    super.disposed()
  }
}

/// An event of the source or of an inner source of `expand`.
@usableFromInline
enum ExpandMessage<Element> {
  case next(Element)
  case sourceFinished(Termination)
  case sourceAbandoned
  case innerFinished(Termination)
  case innerAbandoned
}

/// `expand` as an operator.
@usableFromInline
package struct Expand<Selector: InnerSelecting>: SourceOperator
where Selector.Input == Selector.Element {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector
  @usableFromInline let limit: Int
  @usableFromInline let completesReleasedSources: Bool

  /// - Parameter completesReleasedSources: Whether an inner source that was released without an end
  ///   counts as completed, as in RAC.
  @inlinable
  package init(
    _ source: EventSource<Selector.Input>, limit: Int, completesReleasedSources: Bool = false,
    _ selector: Selector
  ) {
    self.source = source
    self.limit = limit
    self.completesReleasedSources = completesReleasedSources
    self.selector = selector
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Selector.Element>, _ scope: SinkDisposer) {
    let engine = ExpandSink(
      selector, limit: limit, completesReleasedSources: completesReleasedSources, sink, scope)
    source.connect(
      EventSink(next: { engine.receive($0) }, finish: engine.sourceEnd), engine)
  }
}
