// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the values of all inner signals as they come.
  ///
  ///     source   x-y-----|
  ///     x        1--2|
  ///     y        3--4|
  ///     flatten  1-32-4--|
  ///
  /// Where the inner signals are optional, as in a `Signal<Signal<Int>?>`, nil stands for none.
  ///
  /// - **Ends:** completes when the source and all inner signals have; the first error of any of
  ///   them ends it at once.
  @inlinable
  public final func flatten<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    OperatorSignal(FlatMap(self, .always, InnerSignals<Value, Inner>())).named(
      after: self, "-flatten")
  }

  /// Sends the values of inner signals as they come, of at most `limit` at a time.
  ///
  ///     source              x-y------|
  ///     x                   1--2|
  ///     y                   3--4|
  ///     flatten, 1 at once  1--23--4-|
  ///
  /// The others wait in line, in order; the line has no limit.
  ///
  /// - **Ends:** completes when the source and all inner signals, those in line too, have; the
  ///   first error of any of them ends it at once.
  ///
  /// - Parameter limit: How many at once; any number if that is not positive.
  @inlinable
  public final func flatten<Inner>(maxConcurrent limit: Int) -> Signal<Inner>
  where Value: Signal<Inner> {
    if limit <= 0 { return flatten() }
    return OperatorSignal(LimitedFlatMap(self, limit: limit, .always, InnerSignals<Value, Inner>()))
      .named(after: self, "-flatten:", limit)
  }
}

extension Signal {
  /// Sends the values of inner signals as `strategy` says.
  ///
  ///     source            x-y------|
  ///     x                 1--2|
  ///     y                 3--4|
  ///     flatten(.merge)   1-32-4---|
  ///     flatten(.concat)  1--23--4-|
  ///     flatten(.latest)  1-3--4---|
  ///
  /// ``flatten()``, ``concat`` or ``switchToLatest()``, by a name for all three.
  ///
  /// - **Ends:** as those do.
  ///
  /// - Parameter strategy: What happens to a signal while others are under way.
  @inlinable
  public final func flatten<Inner>(_ strategy: FlattenStrategy) -> Signal<Inner>
  where Value: Signal<Inner> {
    switch strategy {
    case .merge: flatten()
    case .concat: concat()
    case .latest: switchToLatest()
    }
  }

  /// The same for inner signals of which nil stands for none: it is ignored, and for
  /// ``switchToLatest()`` it replaces the one before.
  @_documentation(visibility: internal) @inlinable
  public final func flatten<Inner>() -> Signal<Inner> where Value == Signal<Inner>? {
    OperatorSignal(FlatMap(self, .always, OptionalInnerSignals<Inner>())).named(
      after: self, "-flatten")
  }

  /// The same for inner signals of which nil stands for none.
  @_documentation(visibility: internal) @inlinable
  public final func flatten<Inner>(maxConcurrent limit: Int) -> Signal<Inner>
  where Value == Signal<Inner>? {
    if limit <= 0 { return flatten() }
    return OperatorSignal(
      LimitedFlatMap(self, limit: limit, .always, OptionalInnerSignals<Inner>())
    )
    .named(after: self, "-flatten:", limit)
  }
}

/// The values are the inner signals, or nil for one that sends nothing.
@usableFromInline
struct OptionalInnerSignals<Output>: InnerSelecting {
  @inlinable init() {}

  @inlinable @inline(__always)
  func inner(of input: Signal<Output>?) -> EventSource<Output> { input ?? .empty }
}

/// The values are the inner signals.
@usableFromInline
struct InnerSignals<Input: Signal<Output>, Output>: InnerSelecting {
  @inlinable init() {}

  @inlinable @inline(__always)
  func inner(of input: Input) -> EventSource<Output> { input }
}
