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
  /// - **Ends:** completes when the source and all inner signals have; the first error of any of
  ///   them ends it at once.
  @inlinable
  public final func flatten<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    OperatorSignal(FlatMap(self, InnerSignals<Value, Inner>())).named(after: self, "-flatten")
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
    return OperatorSignal(LimitedFlatMap(self, limit: limit, InnerSignals<Value, Inner>()))
      .named(after: self, "-flatten:", limit)
  }
}

/// The values are the inner signals.
@frozen
@usableFromInline
struct InnerSignals<Input: Signal<Output>, Output>: InnerSelecting {
  @inlinable init() {}

  @inlinable @inline(__always)
  func inner(of input: Input) -> EventSource<Output> { input }
}
