// SPDX-License-Identifier: MIT
public import BraidObservable

extension SharedSequenceConvertibleType {
  /// Sends what `selector` makes of each value.
  ///
  /// - Parameter selector: The result for a value; called once for all observers.
  @available(swift 6) @preconcurrency @inlinable
  public func map<Result>(
    _ selector: @escaping @Sendable (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(shared.map(selector))
  }

  /// Sends the same value for every value.
  ///
  /// - Parameter value: What to send.
  @inlinable
  public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(shared.mapTo(value))
  }

  /// Sends what `selector` makes of each value, unless that is nil.
  ///
  /// - Parameter selector: The result for a value, or nil for none.
  @available(swift 6) @preconcurrency @inlinable
  public func compactMap<Result>(
    _ selector: @escaping @Sendable (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(shared.compactMap(selector))
  }

  /// Makes a shared sequence of each value and merges them all.
  ///
  /// - Parameter selector: Makes the inner sequence of a value.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(shared.flatMap(selector))
  }

  /// Makes a shared sequence of a value, and ignores the values that come while it runs.
  ///
  /// - Parameter selector: Makes the inner sequence of a value; not called for ignored ones.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(shared.flatMapFirst(selector))
  }

  /// Makes a shared sequence of each value and follows the newest one.
  ///
  /// - Parameter selector: Makes the inner sequence of a value.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(shared.flatMapLatest(selector))
  }

  /// Sends what `accumulator` has made of the values so far, after each of them.
  ///
  /// - Parameters:
  ///   - seed: What the first value is combined with, in each subscription to the source.
  ///   - accumulator: The next result, made of the one before and a value.
  @available(swift 6) @preconcurrency @inlinable
  public func scan<A>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence<SharingStrategy, A>(shared.scan(seed, accumulator: accumulator))
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
  @inlinable
  public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result>
  where Element == Result? {
    SharedSequence<SharingStrategy, Result>(shared.unwrap())
  }
}

extension SharedSequenceConvertibleType where Element == Bool {
  /// Emits the opposite of each value.
  ///
  ///     source  t--f--t|
  ///     not()   f--t--f|
  ///
  /// - **Ends:** completes with the source.
  @inlinable
  public func not() -> SharedSequence<SharingStrategy, Bool> { SharedSequence(shared.not()) }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Follows the newest of the shared sequences that it sends.
  @inlinable
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(shared.switchLatest())
  }

  /// Merges the shared sequences that it sends: `source.merge()`, `source.merge(maxConcurrent: 2)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Driver.merge(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var merge: SharedSequenceMergeOperator<Element> { SharedSequenceMergeOperator(shared) }
}

/// What the `merge` of a shared sequence is: call it.
public struct SharedSequenceMergeOperator<Inner: SharedSequenceConvertibleType> {
  @usableFromInline let source: Observable<Inner>

  @inlinable
  init(_ source: Observable<Inner>) { self.source = source }

  /// Sends the values of all sequences that the source sends, as they come.
  @inlinable
  public func callAsFunction() -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
    SharedSequence<Inner.SharingStrategy, Inner.Element>(source.merge())
  }

  /// Sends the values of the sequences that the source sends, at most `maxConcurrent` at a time;
  /// the others wait in order.
  ///
  /// - Parameter maxConcurrent: How many run at a time. Less than one is a programming error.
  @inlinable
  public func callAsFunction(
    maxConcurrent: Int
  ) -> SharedSequence<Inner.SharingStrategy, Inner.Element> {
    SharedSequence<Inner.SharingStrategy, Inner.Element>(
      source.merge(maxConcurrent: maxConcurrent))
  }
}
