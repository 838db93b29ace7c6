// SPDX-License-Identifier: MIT

/// `concat`: the next source when one completes; the first error ends the result.
@frozen
@usableFromInline
package struct ConcatRule<Sources: Sequence, Element>: ResubscribeRule
where Sources.Element: EventSource<Element> {
  /// Nil once they are being iterated.
  @usableFromInline var sources: Sources?
  @usableFromInline var iterator: Sources.Iterator?

  @inlinable
  package init(_ sources: Sources) { self.sources = sources }

  @inlinable
  package mutating func step(after termination: Termination?) -> ResubscribeAction<Element> {
    if let termination, !termination.isCompleted { return .finish(termination) }
    if let sources {
      self.sources = nil
      iterator = sources.makeIterator()
    }
    if let next = iterator?.next() { return .subscribe(next) }
    return .finish(.completed)
  }
}
