// SPDX-License-Identifier: MIT

/// `catch(sequence:)`: the next source when one fails; the first completion, or the last error,
/// ends the result.
@frozen
@usableFromInline
package struct FallbackRule<Sources: Sequence, Element>: ResubscribeRule
where Sources.Element: EventSource<Element> {
  /// Nil once they are being iterated.
  @usableFromInline var sources: Sources?
  @usableFromInline var iterator: Sources.Iterator?

  @inlinable
  package init(_ sources: Sources) { self.sources = sources }

  @inlinable
  package mutating func step(after termination: Termination?) -> ResubscribeAction<Element> {
    if let termination, termination.isCompleted { return .finish(termination) }
    if let sources {
      self.sources = nil
      iterator = sources.makeIterator()
    }
    if let next = iterator?.next() { return .subscribe(next) }
    return .finish(termination ?? .completed)
  }
}

/// `catch`: the source, and if it fails what the handler makes of its error.
@frozen
@usableFromInline
package struct CatchRule<Element>: ResubscribeRule {
  /// Nil once it has been subscribed to.
  @usableFromInline var source: EventSource<Element>?
  /// Nil once it has been asked.
  @usableFromInline var handler: (@Sendable (any Error) throws -> EventSource<Element>)?

  @inlinable
  package init(
    _ source: EventSource<Element>,
    _ handler: @escaping @Sendable (any Error) throws -> EventSource<Element>
  ) {
    self.source = source
    self.handler = handler
  }

  @inlinable
  package mutating func step(after termination: Termination?) -> ResubscribeAction<Element> {
    if let source {
      self.source = nil
      return .subscribe(source)
    }
    let termination = termination ?? .completed
    guard case .error(let error) = termination, let handler else { return .finish(termination) }
    self.handler = nil
    do { return .subscribe(try handler(error)) } catch { return .finish(.error(error)) }
  }
}
