// SPDX-License-Identifier: MIT

/// `retry`: subscribes to the source again while it fails, at most `attempts` times in all.
@usableFromInline
package struct RetryRule<Element>: ResubscribeRule {
  @usableFromInline let source: EventSource<Element>
  @usableFromInline var attemptsLeft: Int

  /// - Parameter attempts: With zero or less, the result completes immediately.
  @inlinable
  package init(_ source: EventSource<Element>, attempts: Int = .max) {
    self.source = source
    attemptsLeft = attempts
  }

  @inlinable
  package mutating func step(after termination: Termination?) -> ResubscribeAction<Element> {
    if let termination, termination.isCompleted { return .finish(termination) }
    if attemptsLeft <= 0 { return .finish(termination ?? .completed) }
    if attemptsLeft != .max { attemptsLeft -= 1 }
    return .subscribe(source)
  }
}
