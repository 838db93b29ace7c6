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
    case sequence(() -> Iteration)
    case iteration(Iteration)
  }

  /// Returns the next source, and whether it is known to be the last one.
  private typealias Iteration = () -> (source: RawSource, isLast: Bool)?

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
  ///   - list: Iterated immediately. A subscription releases each source that has ended, which an
  ///     array's iterator would retain (C10).
  ///   - followsErrors: Whether a source follows an error, instead of a completion.
  package init<Element>(
    list: some Sequence<some EventSource<Element>>, afterErrors followsErrors: Bool = false
  ) {
    self.followsErrors = followsErrors
    let reversed = ContiguousArray(list.map(\.raw).reversed())
    sources = .sequence {
      var waiting = reversed
      return { waiting.popLast().map { ($0, waiting.isEmpty) } }
    }
  }

  /// - Parameters:
  ///   - sources: Iterated for each subscription.
  ///   - count: The number of sources, if it is known.
  ///   - followsErrors: Whether a source follows an error, instead of a completion.
  package init<Sources: Sequence, Element>(
    _ sources: Sources, count: Int = .max, afterErrors followsErrors: Bool = false
  ) where Sources.Element: EventSource<Element> {
    self.followsErrors = followsErrors
    self.sources = .sequence {
      var iterator = sources.makeIterator()
      var left = count
      return {
        left -= 1
        return iterator.next().map { ($0.raw, left <= 0) }
      }
    }
  }

  package mutating func step(after termination: Termination?) -> ResubscribeAction {
    if let termination, termination.isCompleted == followsErrors { return .finish(termination) }
    if let next = next() { return .subscribe(next) }
    return .finish(termination ?? .completed)
  }

  package var loop: ResubscribeLoop { followsErrors ? .catches : .concats }

  package var isExhausted: Bool {
    if case .none = sources { true } else { false }
  }

  private mutating func next() -> RawSource? {
    switch exchange(&sources, with: .none) {
    case .none: return nil
    case .one(let last): return last
    case .two(let first, let second):
      sources = .one(second)
      return first
    case .sequence(let start):
      sources = .iteration(start())
      return next()
    case .iteration(let iterate):
      guard let (source, isLast) = iterate() else { return nil }
      if !isLast { sources = .iteration(iterate) }
      return source
    }
  }
}
