// SPDX-License-Identifier: MIT

/// `concat`: subscribes to the next source when one completes; an error ends the result.
///
/// Also `catch(sequence:)`: subscribes to the next source when one fails; a completion or the last
/// error ends the result.
package struct ConcatRule: ResubscribeRule {
  private let followsErrors: Bool
  /// Starts an iteration; nil once it has.
  private var iterate: (() -> () -> RawSource?)?
  /// Returns the next source of the iteration.
  private var next: (() -> RawSource?)?

  /// - Parameters:
  ///   - sources: Iterated for each subscription.
  ///   - followsErrors: Whether a source follows an error, instead of a completion.
  package init<Sources: Sequence, Element>(
    _ sources: Sources, afterErrors followsErrors: Bool = false
  ) where Sources.Element: EventSource<Element> {
    self.followsErrors = followsErrors
    iterate = {
      var iterator = sources.makeIterator()
      return { iterator.next()?.raw }
    }
  }

  package mutating func step(after termination: Termination?) -> ResubscribeAction {
    if let termination, termination.isCompleted == followsErrors { return .finish(termination) }
    if let iterate = iterate.take() { next = iterate() }
    if let next = next?() { return .subscribe(next) }
    return .finish(termination ?? .completed)
  }
}
