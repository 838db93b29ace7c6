// SPDX-License-Identifier: MIT

/// `concat`: the next source when one completes; the first error ends the result.
///
/// And `catch(sequence:)`: the next source when one fails; the first completion, or the last error,
/// ends the result.
@usableFromInline
package struct ConcatRule<Sources: Sequence, Element>: ResubscribeRule
where Sources.Element: EventSource<Element> {
  /// Whether the next source comes after an error, not after a completion.
  @usableFromInline let followsErrors: Bool
  /// Nil once they are being iterated.
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
