// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the values of the newest inner signal only.
  ///
  ///     source          x--y----|
  ///     x               1---2---3|
  ///     y               4--5|
  ///     switchToLatest  1--4--5-|
  ///
  /// The one before is disposed when a new one comes; nothing of it arrives after a value of the
  /// new one, whatever threads they work on. Where the inner signals are optional, nil ends the one
  /// before, and nothing takes its place.
  ///
  /// - **Ends:** completes when the source and the newest inner signal have; an error of either
  ///   ends it.
  @inlinable
  public final func switchToLatest<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    OperatorSignal(FlatMapLatest(self, InnerSignals<Value, Inner>(), subscribesFirst: true))
      .named(after: self, "-switchToLatest")
  }

  /// The same for inner signals of which nil stands for none, and ends the one before.
  @_documentation(visibility: internal) @inlinable
  public final func switchToLatest<Inner>() -> Signal<Inner> where Value == Signal<Inner>? {
    OperatorSignal(FlatMapLatest(self, OptionalInnerSignals<Inner>(), subscribesFirst: true))
      .named(after: self, "-switchToLatest")
  }
}
