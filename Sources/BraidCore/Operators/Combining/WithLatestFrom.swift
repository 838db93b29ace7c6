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

  @usableFromInline
  package enum Message {
    case first(First)
    case second(Second)
    case finish(Termination)
  }

  @inlinable
  package init(
    _ sink: EventSink<Result>, _ outer: SinkDisposer,
    _ combine: @escaping @Sendable (First, Second) throws -> Result
  ) {
    self.sink = sink
    self.combine = combine
    super.init(outer)
  }

  /// Subscribes to both, the sampled source first.
  @inlinable
  package func run(_ source: EventSource<First>, _ sampled: EventSource<Second>) {
    let iter = InnerSubscription()
    insert(iter)
    sampled.subscribe(
      EventSink(next: { self.sample($0) }, finish: { self.sampledFinished(iter, $0) }), iter)
    if isOver { return }
    source.subscribe(
      EventSink(next: { self.receive($0) }, finish: { self.sourceFinished($0) }), self)
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
