// SPDX-License-Identifier: MIT

/// `catch`: mirrors the source; if that fails, mirrors the source that the handler returns.
@usableFromInline
package struct CatchRule<Element>: ResubscribeRule {
  /// Nil after it was subscribed to.
  @usableFromInline var source: EventSource<Element>?
  /// Nil after it was called.
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

/// `catchAndReturn`: the source, and after its error the same other source each time.
@usableFromInline
package struct FallbackRule<Element>: ResubscribeRule {
  @usableFromInline var source: EventSource<Element>?
  @usableFromInline var fallback: EventSource<Element>?

  @inlinable
  package init(
    _ source: consuming EventSource<Element>, _ fallback: consuming EventSource<Element>
  ) {
    self.source = consume source
    self.fallback = consume fallback
  }

  @inlinable
  package mutating func step(after termination: Termination?) -> ResubscribeAction<Element> {
    if let source = source.take() { return .subscribe(source) }
    let termination = termination ?? .completed
    if case .error = termination, let fallback = fallback.take() { return .subscribe(fallback) }
    return .finish(termination)
  }
}
