// SPDX-License-Identifier: MIT
public import BraidObservable

// Written by .ci/generate.

extension SharedSequenceConvertibleType {
  /// Emits the first `count` values, and completes with the last of them.
  ///
  /// Otherwise like `take(_:)` of an observable.
  public func take(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.take(count))
  }

  /// Emits values until `predicate` returns false for the first time, then completes.
  ///
  /// Otherwise like `take(while:behavior:)` of an observable.
  @available(swift 6) @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.take(while: predicate, behavior: behavior))
  }

  /// Emits the last `count` values when the source completes.
  ///
  /// Otherwise like `takeLast(_:)` of an observable.
  public func takeLast(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.takeLast(count))
  }

  /// Emits the property at a key path of each value.
  ///
  /// Otherwise like `mapAt(_:)` of an observable.
  public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> SharedSequence<
    SharingStrategy, Result
  > {
    SharedSequence(shared.mapAt(keyPath))
  }

  /// Emits each value together with the previous one.
  ///
  /// Otherwise like `pairwise()` of an observable.
  public func pairwise() -> SharedSequence<SharingStrategy, (Element, Element)> {
    SharedSequence(shared.pairwise())
  }

  /// Emits the last `n` values as an array with each value, once there are `n`.
  ///
  /// Otherwise like `nwise(_:)` of an observable.
  public func nwise(_ n: Int) -> SharedSequence<SharingStrategy, [Element]> {
    SharedSequence(shared.nwise(n))
  }

  /// Emits each value together with its index, counted from zero.
  ///
  /// Otherwise like `enumerated()` of an observable.
  public func enumerated() -> SharedSequence<SharingStrategy, (index: Int, element: Element)> {
    SharedSequence(shared.enumerated())
  }

  /// Drops the values for which `predicate` returns true.
  ///
  /// Otherwise like `ignoreWhen(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func ignoreWhen(_ predicate: @escaping @Sendable (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(shared.ignoreWhen(predicate))
  }

  /// Emits only the values of a given type, cast to that type.
  ///
  /// Otherwise like `ofType(_:)` of an observable.
  public func ofType<Result>(_ type: Result.Type) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(shared.ofType(type))
  }

  /// Transforms each value, and drops the values for which `transform` returns `.ignore`.
  ///
  /// Otherwise like `filterMap(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func filterMap<Result>(_ transform: @escaping @Sendable (Element) -> FilterMap<Result>)
    -> SharedSequence<SharingStrategy, Result>
  {
    SharedSequence(shared.filterMap(transform))
  }

  /// Combines all values into one result, and emits it when the source completes.
  ///
  /// Otherwise like `reduce(_:accumulator:)` of an observable.
  @available(swift 6) @preconcurrency
  public func reduce<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) -> Accumulated
  ) -> SharedSequence<SharingStrategy, Accumulated> {
    SharedSequence(shared.reduce(seed, accumulator: accumulator))
  }

  /// Combines all values into one state, and emits a result computed from it when the source completes.
  ///
  /// Otherwise like `reduce(_:accumulator:mapResult:)` of an observable.
  @available(swift 6) @preconcurrency
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) -> Accumulated,
    mapResult: @escaping @Sendable (Accumulated) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(shared.reduce(seed, accumulator: accumulator, mapResult: mapResult))
  }

  /// Emits the number of values when the source completes.
  ///
  /// Otherwise like `count()` of an observable.
  public func count() -> SharedSequence<SharingStrategy, Int> {
    SharedSequence(shared.count())
  }

  /// Emits the number of values for which `predicate` returned true, when the source completes.
  ///
  /// Otherwise like `count(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func count(_ predicate: @escaping @Sendable (Element) -> Bool) -> SharedSequence<
    SharingStrategy, Int
  > {
    SharedSequence(shared.count(predicate))
  }

  /// Emits a default value if the source completes without a value.
  ///
  /// Otherwise like `ifEmpty(default:)` of an observable.
  public func ifEmpty(default substitute: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.ifEmpty(default: substitute))
  }
}

extension SharedSequenceConvertibleType where Element: Collection {
  /// Transforms the elements of each collection.
  ///
  /// Otherwise like `mapMany(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func mapMany<Result>(_ transform: @escaping @Sendable (Element.Element) -> Result)
    -> SharedSequence<SharingStrategy, [Result]>
  {
    SharedSequence(shared.mapMany(transform))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops the values that equal one of the arguments.
  ///
  /// Otherwise like `ignore(_:)` of an observable.
  public func ignore(_ valuesToIgnore: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(shared.ignore(valuesToIgnore))
  }

  /// Drops the values that equal an element of a sequence.
  ///
  /// Otherwise like `ignore(_:)` of an observable.
  public func ignore<Sequence: Swift.Sequence>(_ valuesToIgnore: Sequence) -> SharedSequence<
    SharingStrategy, Element
  > where Sequence.Element == Element {
    SharedSequence(shared.ignore(valuesToIgnore))
  }
}
