// SPDX-License-Identifier: MIT

/// `withLatestFrom`: each value of the source together with the latest of another one.
@usableFromInline
package final class WithLatestSink<First, Second, Result>: SubscriptionGroup, MessageHandler,
  @unchecked Sendable  // `latest` is touched inside the gate only
{
  @usableFromInline let sink: EventSink<Result>
  @usableFromInline let combine: @Sendable (First, Second) throws -> Result
  @usableFromInline let serialized = Serialized<Message>()
  @exclusivity(unchecked) @usableFromInline var latest: Second?

  @frozen
  @usableFromInline
  package enum Message {
    case first(First)
    case second(Second)
    case finish(Termination)
  }

  @inlinable
  init(
    _ sink: EventSink<Result>, _ outer: SinkDisposer,
    _ combine: @escaping @Sendable (First, Second) throws -> Result
  ) {
    self.sink = sink
    self.combine = combine
    super.init(outer)
  }

  @inlinable
  func receive(_ first: First) { serialized.send(.first(first), to: self) }

  @inlinable
  func sample(_ second: Second) { serialized.send(.second(second), to: self) }

  /// The end of the source, or an error of the other one.
  @inlinable
  func finish(_ termination: Termination) { serialized.send(.finish(termination), to: self) }

  /// The source has ended.
  @inlinable
  func sourceFinished(_ termination: Termination) {
    finish(termination)
    endSource()
  }

  /// The other source has ended; its latest value stays.
  @inlinable
  func sampledFinished(_ iter: InnerSubscription, _ termination: Termination) {
    if claimEnd(of: iter), case .error = termination { finish(termination) }
    retire(iter)
  }

  @inlinable @inline(__always)
  package func handle(_ message: Message) {
    switch message {
    case .first(let first):
      guard let latest, !outer.isDisposed else { return }
      do { sink.next(try combine(first, latest)) } catch { sink.finish(.error(error)) }
    case .second(let second): latest = second
    case .finish(let termination): if !outer.isDisposed { sink.finish(termination) }
    }
  }
}

/// `withLatestFrom`.
///
/// The sampled source is subscribed first.
@frozen
@usableFromInline
package struct WithLatest<First, Second, Result>: SourceOperator {
  @usableFromInline let source: EventSource<First>
  @usableFromInline let sampled: EventSource<Second>
  @usableFromInline let combine: @Sendable (First, Second) throws -> Result

  @inlinable
  package init(
    _ source: EventSource<First>, _ sampled: EventSource<Second>,
    combine: @escaping @Sendable (First, Second) throws -> Result
  ) {
    self.source = source
    self.sampled = sampled
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let engine = WithLatestSink(sink, scope, combine)
    let iter = InnerSubscription()
    engine.insert(iter)
    sampled.subscribe(
      EventSink(next: { engine.sample($0) }, finish: { engine.sampledFinished(iter, $0) }), iter)
    if engine.isOver { return }
    source.subscribe(
      EventSink(next: { engine.receive($0) }, finish: { engine.sourceFinished($0) }), engine)
  }
}
