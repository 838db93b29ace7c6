// SPDX-License-Identifier: MIT

/// Tells the scope of a subscription that its source has released the observer without a terminal
/// event.
///
/// The closures of the observer retain it, so it is deinitialized with the last of them.
private final class ReleasedSource: Sendable {  // immutable but for the atomic flag
  private let scope: SinkDisposer
  /// Whether a terminal event was sent: an operator's scope lives on after its source has ended.
  let hasTerminated = AtomicFlag()

  init(_ scope: SinkDisposer) { self.scope = scope }

  deinit { if !hasTerminated.load(ordering: .relaxed) { scope.abandonAsReleased() } }
}

extension SinkDisposer {
  /// Releases a source that was released by its senders, without a terminal event.
  final func abandonAsReleased() {
    endSource()
    if !isSpent { sourceReleased() }
  }

  /// Returns a sink that notifies this scope when it is released without a terminal event, if the
  /// scope ``awaitsRelease``.
  ///
  /// For a source that drops its observers silently, such as a subject.
  package final func noticingRelease(_ sink: consuming RawSink) -> RawSink {
    awaitsRelease ? watched(sink) : sink
  }

  @inline(never)
  private final func watched(_ sink: RawSink) -> RawSink {
    let source = ReleasedSource(self)
    return RawSink(
      next: sink.next,
      finish: { [finish = sink.finish] termination in
        source.hasTerminated.store(true, ordering: .relaxed)
        withExtendedLifetime(source) { finish(termination) }
      })
  }
}
