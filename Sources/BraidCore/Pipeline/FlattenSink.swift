// SPDX-License-Identifier: MIT

/// An engine of the `flatMap` family.
///
/// It decides when to subscribe to an inner source while others are active.
@usableFromInline
protocol FlattenSink<Selector>: SubscriptionGroup {
  associatedtype Selector: InnerSelecting

  var context: Selector { get }

  /// Whether the source has terminated, or the selector has thrown.
  ///
  /// Used by the source only.
  var isSourceOver: Bool { get }

  /// Accepts an inner source; called by the source only.
  func take(_ inner: EventSource<Selector.Element>)
}

extension FlattenSink {
  /// Called for each value of the source.
  @inlinable @inline(__always)
  func receive(_ input: Selector.Input) {
    if isSourceOver || isClosed { return }
    do {
      let inner = try context.inner(of: input)
      if !isClosed { take(inner) }
    } catch { fail(error) }
  }

  /// Fails the result with an error that the user's closure threw.
  ///
  /// The closure is not called again.
  @usableFromInline
  func fail(_ error: any Error) { sourceFinished(.error(error)) }

  /// Subscribes to the source.
  @inlinable
  func run(_ source: EventSource<Selector.Input>) {
    source.connect(EventSink(next: { self.receive($0) }, finish: sourceEnd), self)
  }
}

/// Creates the inner source of a value: the closure of `flatMap` and its relatives, in either
/// model.
@usableFromInline
package protocol InnerSelecting<Input, Element>: SendableMetatype {
  associatedtype Input
  associatedtype Element

  func inner(of input: Input) throws -> EventSource<Element>
}
