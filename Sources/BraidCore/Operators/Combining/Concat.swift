// SPDX-License-Identifier: MIT

/// `concat`: subscribes to the next source when one completes; an error ends the result.
///
/// Also `catch(sequence:)`: subscribes to the next source when one fails; a completion or the last
/// error ends the result.
package struct ConcatRule: ResubscribeRule {
  /// The sources that follow.
  private enum Sources {
    case none
    case one(RawSource)
    case two(RawSource, RawSource)
    /// Starts an iteration.
    case sequence(() -> () -> RawSource?)
    /// Returns the next source of the iteration.
    case iteration(() -> RawSource?)
  }

  private var sources: Sources
  private let followsErrors: Bool

  /// - Parameter followsErrors: Whether `second` follows an error, instead of a completion.
  package init<Element>(
    _ first: EventSource<Element>, _ second: EventSource<Element>,
    afterErrors followsErrors: Bool = false
  ) {
    self.followsErrors = followsErrors
    sources = .two(first.raw, second.raw)
  }

  /// - Parameters:
  ///   - sources: Iterated for each subscription.
  ///   - followsErrors: Whether a source follows an error, instead of a completion.
  package init<Sources: Sequence, Element>(
    _ sources: Sources, afterErrors followsErrors: Bool = false
  ) where Sources.Element: EventSource<Element> {
    self.followsErrors = followsErrors
    self.sources = .sequence {
      var iterator = sources.makeIterator()
      return { iterator.next()?.raw }
    }
  }

  package mutating func step(after termination: Termination?) -> ResubscribeAction {
    if let termination, termination.isCompleted == followsErrors { return .finish(termination) }
    if let next = next() { return .subscribe(next) }
    return .finish(termination ?? .completed)
  }

  private mutating func next() -> RawSource? {
    switch exchange(&sources, with: .none) {
    case .none: return nil
    case .one(let last): return last
    case .two(let first, let second):
      sources = .one(second)
      return first
    case .sequence(let iterate):
      let next = iterate()
      sources = .iteration(next)
      return next()
    case .iteration(let next):
      sources = .iteration(next)
      return next()
    }
  }
}
