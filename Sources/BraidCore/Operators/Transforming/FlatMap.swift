// SPDX-License-Identifier: MIT

/// `flatMap` and its relatives, and operators of sources of sources.
///
/// The source has the closure that creates the inner sources.
package final class FlattenOperator: RawOperator, @unchecked Sendable {  // immutable
  /// The treatment of an inner source while others are active.
  package enum Strategy: Sendable {
    /// All are subscribed to.
    case merge
    /// At most this number are subscribed to at the same time; further ones are queued.
    case limited(Int)
    /// It replaces its predecessor.
    case latest
    /// It is dropped.
    case first
    /// The first source that emits wins, and the others are dropped.
    case race
  }

  private let strategy: Strategy
  private let early: EarlyTeardown
  private let form: InnerSelector.Form

  package init(_ strategy: Strategy, _ early: EarlyTeardown, _ form: InnerSelector.Form) {
    self.strategy = strategy
    self.early = early
    self.form = form
  }

  package override func run(
    _ source: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    let type = source.valueType
    let selector = InnerSelector(source.closure, form)
    let engine: FlattenSink =
      switch strategy {
      case .merge: MergeSink(sink, type, scope, early, consume selector)
      case .first: MergeSink(sink, type, scope, early, consume selector, ifIdle: true)
      case .limited(let limit): LimitedMergeSink(sink, type, scope, early, limit, consume selector)
      case .latest:
        SwitchSink(sink, type, scope, subscribesFirst: early == .always, consume selector)
      case .race: RaceSink(sink, type, scope, early, consume selector)
      }
    source.upstream?._withUnsafeGuaranteedRef { engine.run($0) }
  }

  package override var name: String {
    switch strategy {
    case .latest: "flatMapLatest"
    case .first: "flatMapFirst"
    case .merge, .limited, .race: "flatMap"
    }
  }
}

/// The operators of one model: one for each strategy, for all of its sources.
package struct FlattenOperators: Sendable {
  private let early: EarlyTeardown
  private let form: InnerSelector.Form
  private let merge: FlattenOperator
  private let concat: FlattenOperator
  private let latest: FlattenOperator
  private let first: FlattenOperator

  package init(_ early: EarlyTeardown, _ form: InnerSelector.Form) {
    self.early = early
    self.form = form
    merge = FlattenOperator(.merge, early, form)
    concat = FlattenOperator(.limited(1), early, form)
    latest = FlattenOperator(.latest, early, form)
    first = FlattenOperator(.first, early, form)
  }

  package subscript(strategy: FlattenOperator.Strategy) -> FlattenOperator {
    switch strategy {
    case .merge: merge
    case .limited(1): concat
    case .latest: latest
    case .first: first
    case .limited, .race: FlattenOperator(strategy, early, form)
    }
  }
}

extension OperatorParts {
  /// An operator whose closure returns an observable or a signal.
  package static func flatten<Input, Output: ~Copyable>(
    _ operation: consuming FlattenOperator,
    _ select: consuming @escaping (Input) throws -> EventSource<Output>
  ) -> OperatorParts {
    OperatorParts(RawOperator.running(operation), InnerSelector.closure(select))
  }

  /// An operator whose closure returns a class of observables that generic code does not know.
  package static func flatten<Input, Inner>(
    _ operation: consuming FlattenOperator,
    returning select: consuming @escaping (Input) throws -> Inner
  ) -> OperatorParts {
    OperatorParts(RawOperator.running(operation), .of(Transform(body: select)))
  }
}
