// SPDX-License-Identifier: MIT
public import BraidObservable

@available(swift 6)
extension SharedSequenceConvertibleType {
  /// Transforms each value.
  ///
  /// - Parameter selector: Returns the result for a value. Called once per value for all observers.
  @preconcurrency
  public func map<Result>(
    _ selector: @escaping @Sendable (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(shared.map(selector))
  }

  /// Transforms each value, and drops nil results.
  ///
  /// - Parameter selector: Returns the result for a value, or nil to drop it.
  @preconcurrency
  public func compactMap<Result>(
    _ selector: @escaping @Sendable (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(shared.compactMap(selector))
  }

  /// Maps each value to a shared sequence and merges these sequences.
  ///
  /// - Parameter selector: Returns the inner sequence for a value.
  @preconcurrency
  public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(shared.flatMap(selector))
  }

  /// Maps a value to a shared sequence, and ignores the values that arrive while that sequence is
  /// active.
  ///
  /// - Parameter selector: Returns the inner sequence for a value. Not called for ignored values.
  @preconcurrency
  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(shared.flatMapFirst(selector))
  }

  /// Maps each value to a shared sequence and emits the values of the newest one.
  ///
  /// A new value unsubscribes from the previous inner sequence.
  ///
  /// - Parameter selector: Returns the inner sequence for a value.
  @preconcurrency
  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(shared.flatMapLatest(selector))
  }

  /// Combines the values so far into a result, and emits each intermediate result.
  ///
  /// - Parameters:
  ///   - seed: The result before the first value, in each subscription to the source.
  ///   - accumulator: Returns a new result for the result so far and a value.
  @preconcurrency
  public func scan<A>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence<SharingStrategy, A>(shared.scan(seed, accumulator: accumulator))
  }
}

extension SharedSequenceConvertibleType {
  /// Replaces each value by `value`.
  ///
  /// - Parameter value: The value to emit.
  public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(shared.mapTo(value))
  }
}

extension SharedSequenceConvertibleType {
  /// Emits the values that are not nil, unwrapped.
  ///
  ///     source    a-x--b|
  ///     unwrap()  a----b|
  ///
  /// (`x` is nil.) To transform values as well, use `compactMap(_:)`.
  ///
  /// - **Ends:** completes with the source.
  public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result>
  where Element == Result? {
    SharedSequence<SharingStrategy, Result>(shared.unwrap())
  }
}

extension SharedSequenceConvertibleType where Element == Bool {
  /// Negates each value.
  ///
  ///     source  t--f--t|
  ///     not()   f--t--f|
  ///
  /// - **Ends:** completes with the source.
  public func not() -> SharedSequence<SharingStrategy, Bool> { SharedSequence(shared.not()) }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Emits the values of the newest inner sequence.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(shared.switchLatest())
  }

  /// Merges the inner sequences: `source.merge()`, `source.merge(maxConcurrent: 2)`.
  ///
  /// A property with a callable value rather than a method: with a method of the same name, Swift 6
  /// cannot infer the types of `Driver.merge(a, b)` (`Docs/Decisions/0005-callable-operators.md`).
  /// Call it like a method.
  public var merge: SharedSequenceMergeOperator<Element> { SharedSequenceMergeOperator(shared) }
}

/// The callable value of `merge` of a shared sequence.
public struct SharedSequenceMergeOperator<Inner: SharedSequenceConvertibleType> {
  let source: Observable<Inner>

  init(_ source: Observable<Inner>) { self.source = source }

  /// Merges the values of all inner sequences as they arrive.
  public func callAsFunction() -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
    SharedSequence<Inner.SharingStrategy, Inner.Element>(source.merge())
  }

  /// Merges the values of the inner sequences, of which at most `maxConcurrent` are active at the
  /// same time.
  ///
  /// Further inner sequences are queued, in order.
  ///
  /// - Parameter maxConcurrent: The maximum number of active inner sequences. Less than one is a
  ///   programming error.
  public func callAsFunction(
    maxConcurrent: Int
  ) -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
    SharedSequence<Inner.SharingStrategy, Inner.Element>(
      source.merge(maxConcurrent: maxConcurrent))
  }
}

extension SharedSequenceConvertibleType where Element: Sendable {
  /// The inner sequence of a value: its task, whose result is delivered on the strategy's
  /// scheduler.
  func delivered<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) -> @Sendable (Element) -> Observable<Result> {
    let scheduler = SharingStrategy.scheduler
    return { value in Observable.async { await transform(value) }.observe(on: scheduler) }
  }
}

// Documentation links cannot tell these from the forms whose closure is synchronous.
@_documentation(visibility: internal)
extension SharedSequenceConvertibleType where Element: Sendable {
  /// Runs an async closure for each value, all concurrently, and merges the returned sequences.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the sequence for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMap<Sharing: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) async -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(shared.flatMap(awaited(selector)))
  }

  /// Runs an async closure for each value, and emits what the newest sequence sends.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the sequence for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) async -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(shared.flatMapLatest(awaited(selector)))
  }

  /// Runs an async closure for a value, and ignores further values while its sequence is active.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter selector: Returns the sequence for a value.
  @_disfavoredOverload @preconcurrency
  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) async -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(shared.flatMapFirst(awaited(selector)))
  }

  /// The inner sequence of a value: the shared sequence that its task returns, subscribed to on the
  /// strategy's scheduler.
  private func awaited<Sharing, Result: Sendable>(
    _ selector: @escaping @Sendable (Element) async -> SharedSequence<Sharing, Result>
  ) -> @Sendable (Element) -> Observable<Result> {
    let delivered = delivered(selector)
    return { delivered($0).flatMap { $0.asObservable() } }
  }
}
