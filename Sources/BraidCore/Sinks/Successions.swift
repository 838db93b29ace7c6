// SPDX-License-Identifier: MIT

/// `concat`: the next source when one completes; the first error ends the result.
@frozen
@usableFromInline
package struct ConcatSuccession<Sources: Sequence, Element>: Succession
where Sources.Element: EventSource<Element> {
  /// Nil once they are being iterated.
  @usableFromInline var sources: Sources?
  @usableFromInline var iterator: Sources.Iterator?

  @inlinable
  package init(_ sources: Sources) { self.sources = sources }

  @inlinable
  package mutating func step(after stop: Stop?) -> SuccessionStep<Element> {
    if let stop, !stop.isCompleted { return .end(stop) }
    if let sources {
      self.sources = nil
      iterator = sources.makeIterator()
    }
    if let next = iterator?.next() { return .subscribe(next) }
    return .end(.completed)
  }
}

/// `catch(sequence:)`: the next source when one fails; the first completion, or the last error, ends
/// the result.
@frozen
@usableFromInline
package struct FallbackSuccession<Sources: Sequence, Element>: Succession
where Sources.Element: EventSource<Element> {
  /// Nil once they are being iterated.
  @usableFromInline var sources: Sources?
  @usableFromInline var iterator: Sources.Iterator?

  @inlinable
  package init(_ sources: Sources) { self.sources = sources }

  @inlinable
  package mutating func step(after stop: Stop?) -> SuccessionStep<Element> {
    if let stop, stop.isCompleted { return .end(stop) }
    if let sources {
      self.sources = nil
      iterator = sources.makeIterator()
    }
    if let next = iterator?.next() { return .subscribe(next) }
    return .end(stop ?? .completed)
  }
}

/// `catch`: the source, and if it fails what the handler makes of its error.
@frozen
@usableFromInline
package struct CatchSuccession<Element>: Succession {
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
  package mutating func step(after stop: Stop?) -> SuccessionStep<Element> {
    if let source {
      self.source = nil
      return .subscribe(source)
    }
    let stop = stop ?? .completed
    guard case .error(let error) = stop, let handler else { return .end(stop) }
    self.handler = nil
    do { return .subscribe(try handler(error)) } catch { return .end(.error(error)) }
  }
}

/// `retry`: the same source again while it fails, so many times in all.
@frozen
@usableFromInline
package struct RetrySuccession<Element>: Succession {
  @usableFromInline let source: EventSource<Element>
  @usableFromInline var attemptsLeft: Int

  /// - Parameter attempts: Zero or less: none, the result completes at once.
  @inlinable
  package init(_ source: EventSource<Element>, attempts: Int = .max) {
    self.source = source
    attemptsLeft = attempts
  }

  @inlinable
  package mutating func step(after stop: Stop?) -> SuccessionStep<Element> {
    if let stop, stop.isCompleted { return .end(stop) }
    if attemptsLeft <= 0 { return .end(stop ?? .completed) }
    if attemptsLeft != .max { attemptsLeft -= 1 }
    return .subscribe(source)
  }
}

/// `repeat`: the same source again whenever it completes.
@frozen
@usableFromInline
package struct RepeatSuccession<Element>: Succession {
  @usableFromInline let source: EventSource<Element>

  @inlinable
  package init(_ source: EventSource<Element>) { self.source = source }

  @inlinable
  package mutating func step(after stop: Stop?) -> SuccessionStep<Element> {
    if let stop, !stop.isCompleted { return .end(stop) }
    return .subscribe(source)
  }
}
