// SPDX-License-Identifier: MIT

/// `withLatestFrom`: each value of the source together with the latest of another one.
@usableFromInline
package final class WithLatestSink<First, Second, Result>: FlattenScope, MessageHandler,
  @unchecked Sendable  // `latest` is touched inside the door only
{
  @usableFromInline let observer: EventSink<Result>
  @usableFromInline let combine: @Sendable (First, Second) throws -> Result
  @usableFromInline let serialized = Serialized<Message>()
  @exclusivity(unchecked) @usableFromInline var latest: Second?

  @frozen
  @usableFromInline
  package enum Message {
    case first(First)
    case second(Second)
    case stop(Stop)
  }

  @inlinable
  init(
    _ observer: EventSink<Result>, _ outer: SinkDisposer,
    _ combine: @escaping @Sendable (First, Second) throws -> Result
  ) {
    self.observer = observer
    self.combine = combine
    super.init(outer)
  }

  @inlinable
  func receive(_ first: First) { serialized.send(.first(first), to: self) }

  @inlinable
  func sample(_ second: Second) { serialized.send(.second(second), to: self) }

  /// The end of the source, or an error of the other one.
  @inlinable
  func end(_ stop: Stop) { serialized.send(.stop(stop), to: self) }

  /// The source has ended.
  @inlinable
  func sourceStopped(_ stop: Stop) {
    end(stop)
    endSource()
  }

  /// The other source has ended; its latest value stays.
  @inlinable
  func sampledStopped(_ iter: MergeSinkIter, _ stop: Stop) {
    if claimEnd(of: iter), case .error = stop { end(stop) }
    retire(iter)
  }

  @inlinable @inline(__always)
  package func handle(_ message: Message) {
    switch message {
    case .first(let first):
      guard let latest, !outer.isDisposed else { return }
      do { observer.next(try combine(first, latest)) } catch { observer.stop(.error(error)) }
    case .second(let second): latest = second
    case .stop(let stop): if !outer.isDisposed { observer.stop(stop) }
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
  package func run(_ observer: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let sink = WithLatestSink(observer, scope, combine)
    let iter = MergeSinkIter()
    sink.insert(iter)
    sampled.subscribe(
      EventSink(next: { sink.sample($0) }, stop: { sink.sampledStopped(iter, $0) }), iter)
    if sink.isOver { return }
    source.subscribe(EventSink(next: { sink.receive($0) }, stop: { sink.sourceStopped($0) }), sink)
  }
}
