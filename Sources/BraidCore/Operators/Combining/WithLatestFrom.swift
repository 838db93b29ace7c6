// SPDX-License-Identifier: MIT

/// `withLatestFrom`: combines each value of the source with the latest value of another source.
@usableFromInline
package final class WithLatestSink<First, Second, Result>: SubscriptionGroup, MessageHandler,
  @unchecked Sendable  // `latest` is guarded by the gate
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

  /// Subscribes to both sources, the sampled one first.
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

  /// Ends the result: the source has terminated, or the other source has failed.
  @inlinable
  func finish(_ termination: Termination) { serialized.send(.finish(termination), to: self) }

  /// Called when the source has terminated.
  @inlinable
  func sourceFinished(_ termination: Termination) {
    finish(termination)
    endSource()
  }

  /// Called when the other source has terminated; its latest value remains.
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
