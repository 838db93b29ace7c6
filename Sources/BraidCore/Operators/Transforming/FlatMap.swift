// SPDX-License-Identifier: MIT

/// `flatMap` and its relatives, and operators of sources of sources.
package final class FlattenOperator: RawOperator, @unchecked Sendable {  // immutable
  /// What happens to an inner source while others are active.
  package enum Strategy: Sendable {
    /// All are subscribed to.
    case merge
    /// At most so many are subscribed to; further ones are queued.
    case limited(Int)
    /// It replaces the one before.
    case latest
    /// It is dropped.
    case first
    /// The first source that emits wins, and the others are dropped.
    case race
  }

  private let source: RawSource
  private let type: RawType
  private let strategy: Strategy
  private let early: EarlyTeardown
  private let selector: InnerSelector

  /// - Parameter type: The type of the values of the inner sources.
  package init<Input>(
    _ source: EventSource<Input>, _ type: RawType, _ strategy: Strategy, _ early: EarlyTeardown,
    _ select: @escaping (Input) throws -> RawSource
  ) {
    self.source = source.raw
    self.type = type
    self.strategy = strategy
    self.early = early
    selector = InnerSelector(select)
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    let engine: FlattenSink =
      switch strategy {
      case .merge: MergeSink(sink, type, scope, early, selector)
      case .first: MergeSink(sink, type, scope, early, selector, ifIdle: true)
      case .limited(let limit): LimitedMergeSink(sink, type, scope, early, limit, selector)
      case .latest: SwitchSink(sink, type, scope, subscribesFirst: early == .always, selector)
      case .race: RaceSink(sink, type, scope, early, selector)
      }
    engine.run(source)
  }

  package override var name: String {
    switch strategy {
    case .latest: "flatMapLatest"
    case .first: "flatMapFirst"
    case .merge, .limited, .race: "flatMap"
    }
  }
}
