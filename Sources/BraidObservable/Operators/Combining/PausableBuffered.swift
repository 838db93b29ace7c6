// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends values while the latest value of `pauser` is true; keeps the last ones meanwhile.
  ///
  ///     source            a-b-c-d-e-f|
  ///     pauser            -t---f---t-|
  ///     limit of two      -ab-c----(de)f|
  ///
  /// Paused before `pauser` has sent. What was kept is sent, in order, when `pauser` sends true. To
  /// drop it, use ``pausable(_:)``.
  ///
  /// - **Ends:** with either. An end of the source sends what is kept first, if asked to; an end of
  ///   `pauser` drops it.
  /// - **Threads:** values arrive where they are sent, or where `pauser` sends, one at a time (C2).
  ///   `pauser` is subscribed first.
  ///
  /// - Parameters:
  ///   - pauser: True lets values pass, false keeps them.
  ///   - limit: How many are kept, the newest ones; nil keeps all.
  ///   - flushOnCompleted: Whether completion sends what is kept.
  ///   - flushOnError: Whether an error sends what is kept.
  /// - Complexity: O(1) a value; keeps up to `limit` values.
  @inlinable
  public func pausableBuffered<Pauser: ObservableType>(
    _ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true
  ) -> Observable<Element> where Pauser.Element == Bool {
    StagedObservable(
      .merge(
        pauser.materialize().map { TriggeredInput<Element, Bool>.trigger($0) },
        materialize().map { TriggeredInput<Element, Bool>.source($0) }),
      PausableBufferedStage(
        limit: limit, flushesOnCompleted: flushOnCompleted, flushesOnError: flushOnError))
  }
}

/// An event of a source or of what says when, in one line: their ends are events like others.
@usableFromInline
package enum TriggeredInput<Element, Signal> {
  case source(Event<Element>)
  case trigger(Event<Signal>)
}

/// Keeps values while it is paused.
@usableFromInline
package struct PausableBufferedStage<Element>: MultiEmitOperator {
  @usableFromInline let flushesOnCompleted: Bool
  @usableFromInline let flushesOnError: Bool
  @usableFromInline let limit: Int
  @usableFromInline var kept: ReplayBuffer<Element>
  @usableFromInline var isPaused = true

  /// - Parameters:
  ///   - limit: How many values are kept; nil: all.
  ///   - flushesOnCompleted: Whether they are sent before a completion of the source.
  ///   - flushesOnError: Whether they are sent before an error of the source.
  @inlinable
  package init(limit: Int?, flushesOnCompleted: Bool, flushesOnError: Bool) {
    self.limit = max(limit ?? .max, 0)
    kept = ReplayBuffer(limit: self.limit)
    self.flushesOnCompleted = flushesOnCompleted
    self.flushesOnError = flushesOnError
  }

  @inlinable
  package mutating func receive(
    _ input: TriggeredInput<Element, Bool>, _ output: MultiEmitOutput<Element>
  ) {
    switch input {
    case .source(.next(let element)):
      if isPaused { _ = kept.record(element) } else { output.next(element) }
    case .source(.error(let error)):
      if flushesOnError { flush(output) }
      output.finish(.error(error))
    case .source(.completed):
      if flushesOnCompleted { flush(output) }
      output.finish(.completed)
    case .trigger(.next(let isOpen)):
      isPaused = !isOpen
      if isOpen { flush(output) }
    case .trigger(.error(let error)): output.finish(.error(error))
    case .trigger(.completed): output.finish(.completed)
    }
  }

  @inlinable
  mutating func flush(_ output: MultiEmitOutput<Element>) {
    let flushed = kept
    kept = ReplayBuffer(limit: limit)
    output.replay(flushed)
  }
}
