// SPDX-License-Identifier: MIT

/// `ifEmpty(switchTo:)`: mirrors the source; if that completes without a value, mirrors another
/// source.
final class IfEmptySink: SubscriptionGroup,
  @unchecked Sendable  // the other source begins after the first has terminated
{
  private let sink: RawSink
  private let other: RawSource
  private var isEmpty = true
  private var hasSourceTerminated = false

  init(_ sink: consuming RawSink, _ outer: SinkDisposer, _ other: RawSource) {
    self.sink = consume sink
    self.other = other
    super.init(outer)
  }

  /// Subscribes to the source.
  package func run(_ source: RawSource) {
    source.connect(RawSink(next: { self.next(address(of: $0)) }, finish: sourceEnd), self)
  }

  @inline(__always)
  private func next(_ value: UnsafeRawPointer) {
    isEmpty = false
    sink.next(at: value)
  }

  override func sourceFinished(_ termination: Termination) {
    if hasSourceTerminated { return }
    hasSourceTerminated = true
    if isEmpty, termination.isCompleted { switchToOther() } else { sink.finish(termination) }
    endSource()
  }

  private func switchToOther() {
    let iter = makeInner()
    if iter.isDisposed { return }
    other.subscribe(RawSink(next: sink.next, finish: iter.sourceEnd), iter)
  }

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, .never) { sink.finish(termination) }
  }

  package override func sourceAbandoned() {
    if !hasSourceTerminated { abandonResult() }
  }
}

extension AnonymousRawOperator {
  /// `ifEmpty(switchTo:)`.
  package convenience init<Element>(
    _ source: EventSource<Element>, ifEmpty other: EventSource<Element>
  ) {
    let (source, other) = (source.raw, other.raw)
    self.init("ifEmpty") { IfEmptySink($1, $2, other).run(source) }
  }
}
