// SPDX-License-Identifier: MIT

/// `concat`: subscribes to the next source when one completes; an error ends the result.
///
/// Also `catch(sequence:)`: subscribes to the next source when one fails; a completion or the last
/// error ends the result.
@usableFromInline
package struct ConcatRule<Sources: Sequence, Element>: ResubscribeRule
where Sources.Element: EventSource<Element> {
  /// Whether the next source follows an error instead of a completion.
  @usableFromInline let followsErrors: Bool
  /// Nil once the iteration has begun.
  @usableFromInline var sources: Sources?
  @usableFromInline var iterator: Sources.Iterator?

  @inlinable
  package init(_ sources: Sources, afterErrors followsErrors: Bool = false) {
    self.sources = sources
    self.followsErrors = followsErrors
  }

  @inlinable
  package mutating func step(after termination: Termination?) -> ResubscribeAction<Element> {
    if let termination, termination.isCompleted == followsErrors { return .finish(termination) }
    if let sources {
      self.sources = nil
      iterator = sources.makeIterator()
    }
    if let next = iterator?.next() { return .subscribe(next) }
    return .finish(termination ?? .completed)
  }
}
