// SPDX-License-Identifier: MIT

/// The engine of `merge` and `flatMap`: any number of concurrent inner sources, and one gate in
/// front of the observer.
///
/// The result fails with the first error, and completes after the source and all inner sources.
package final class MergeSink: FlattenSink, @unchecked Sendable {  // atomic
  /// The outer source until it ends, and the inner ones; plus ``abandoned`` for each abandoned
  /// source.
  ///
  /// One word, so that the last source to end sees both numbers. An abandoned source stays counted:
  /// the result never completes, and is abandoned when no other source remains.
  private let active = AtomicUInt64(1)
  /// Whether values of the source are dropped while an inner source is active: `flatMapFirst`.
  private let ifIdle: Bool

  private static var abandoned: UInt64 { 1 << 32 }

  package init(
    _ sink: consuming RawSink, _ type: RawType, _ outer: borrowing SinkDisposer,
    _ early: EarlyTeardown, _ selector: consuming InnerSelector = InnerSelector(),
    ifIdle: Bool = false
  ) {
    self.ifIdle = ifIdle
    super.init(sink, type, outer, early, selector)
  }

  override var dropsValues: Bool { ifIdle && !isIdle }

  /// Whether no inner source is active or abandoned.
  ///
  /// Read by the source, because only the source starts inner sources.
  private var isIdle: Bool { active.load() == 1 }

  /// Subscribes to an inner source; called by the source only, so the calls are serial.
  package override func take(_ inner: RawSource) {
    if inner.start != .immediate {
      active.wrappingAdd(1, ordering: .relaxed)
      let iter = makeInner()
      inner.subscribe(forwarding(finish: iter.sourceEnd), iter)
    } else if isIdle {
      // Only the source is active, so its values can go to the observer without the gate.
      inner.connect(RawSink(next: sink.next, finish: immediateEnd), outer)
    } else {
      inner.connect(forwarding(finish: immediateEnd), outer)
    }
  }

  package override func sourceFinished(_ termination: Termination) {
    if !noteSourceEnd() { return }
    if early == .always { endSource() }
    countEnd(termination)
    endSource()
  }

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    // In Rx an inner source that has completed does not count any more while it is torn down.
    if termination.isCompleted, early == .onCompletion, claimEarly(inner) {
      let active = active.wrappingSubtract(1).newValue
      disposeClaimed(inner)
      settle(active)
    } else {
      finish(inner, termination, early) { countEnd(termination) }
    }
  }

  /// Counts the end of the source or of an inner source.
  private func countEnd(_ termination: Termination) {
    if case .error = termination { return finish(termination) }
    settle(active.wrappingSubtract(1).newValue)
  }

  override var completesReleased: Bool { early == .always }

  override func innerAbandoned() {
    settle(
      active.wrappingAdd(Self.abandoned - 1).newValue)
  }

  /// Ends or abandons the result if no source can send any more.
  private func settle(_ active: UInt64) {
    if active & (Self.abandoned - 1) != 0 { return }
    if active == 0 { finish(.completed) } else { abandonSerially() }
  }

  package override func sourceAbandoned() {
    if !noteSourceEnd() { return }
    innerAbandoned()
    endSource()
  }
}

/// `merge` of a fixed list of sources.
package final class MergeSources: RawOperator, @unchecked Sendable {  // immutable
  private let sources: [RawSource]
  private let type: RawType
  private let early: EarlyTeardown

  package init<Source: EventSource<Element>, Element>(
    _ sources: [Source], _ early: EarlyTeardown
  ) {
    self.sources = raw(sources)
    self.early = early
    type = RawType(Element.self)
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    let engine = MergeSink(sink, type, scope, early)
    for source in sources {
      if !engine.mayStart { return }
      engine.take(source)
    }
    engine.sourceFinished(.completed)
  }
}
