// SPDX-License-Identifier: MIT

/// An engine of `flatMap` and its relatives, with what makes an inner source of each value: it says
/// what becomes of that source while others are under way.
@usableFromInline
package protocol FlattenSink<Selector>: SubscriptionGroup {
  associatedtype Selector: InnerSelecting

  var context: Selector { get }

  /// Whether the source has ended, or a value could not be taken.
  ///
  /// Asked by the source only.
  var isSourceOver: Bool { get }

  /// Takes an inner source; called by the source only.
  func take(_ inner: EventSource<Selector.Element>)

  /// The source has ended.
  func sourceFinished(_ termination: Termination)
}

extension FlattenSink {
  /// A value has arrived.
  @inlinable @inline(__always)
  func receive(_ input: Selector.Input) {
    if isSourceOver || isClosed { return }
    do {
      let inner = try context.inner(of: input)
      if !isClosed { take(inner) }
    } catch { fail(error) }
  }

  /// Ends the result with what a closure of the user has thrown, which is not called again.
  @inlinable @inline(never)
  func fail(_ error: any Error) { sourceFinished(.error(error)) }

  /// Subscribes to the source.
  @inlinable
  package func run(_ source: EventSource<Selector.Input>) {
    source.connect(EventSink(next: { self.receive($0) }, finish: { self.sourceFinished($0) }), self)
  }
}
