// SPDX-License-Identifier: MIT
public import BraidCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Written by .ci/generate.

extension PrimitiveSequence where Element: Sendable {
  /// Resubscribes when the source fails, as a `RetryPolicy` decides.
  ///
  /// Otherwise like `retry(_:scheduler:)` of an observable.
  public func retry(_ policy: RetryPolicy, scheduler: any SchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(policy, scheduler: scheduler))
  }

  /// Resubscribes when the source fails, after the delays of a ``RepeatBehavior``.
  ///
  /// Otherwise like `retry(_:scheduler:shouldRetry:)` of an observable.
  @_disfavoredOverload
  public func retry(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: RetryPredicate? = nil
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry))
  }
}

extension PrimitiveSequence {
  /// Resubscribes whenever the source fails, without limit.
  ///
  /// Otherwise like `ignoreErrors()` of an observable.
  public func ignoreErrors() -> PrimitiveSequence {
    PrimitiveSequence(raw: source.ignoreErrors())
  }

  /// Resubscribes after each error for which `predicate` returns true.
  ///
  /// Otherwise like `ignoreErrors(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func ignoreErrors(_ predicate: @escaping @Sendable (any Error) -> Bool)
    -> PrimitiveSequence
  {
    PrimitiveSequence(raw: source.ignoreErrors(predicate))
  }
}

extension PrimitiveSequenceType where Trait: ValueTrait {
  /// Validates each value.
  ///
  /// Otherwise like `attempt(_:)` of an observable.
  @preconcurrency
  public func attempt(_ body: @escaping @Sendable (Element) throws -> Void) -> PrimitiveSequence<
    Trait, Element
  > {
    PrimitiveSequence(raw: primitiveSequence.source.attempt(body))
  }

  /// The name of `map(_:)` in ReactiveObjC and Combine for a transformation that can fail.
  ///
  /// Otherwise like `tryMap(_:)` of an observable.
  @preconcurrency
  public func tryMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result)
    -> PrimitiveSequence<Trait, Result>
  {
    PrimitiveSequence(raw: primitiveSequence.source.tryMap(transform))
  }

  /// Emits the property at a key path of each value.
  ///
  /// Otherwise like `mapAt(_:)` of an observable.
  public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> PrimitiveSequence<Trait, Result>
  {
    PrimitiveSequence(raw: primitiveSequence.source.mapAt(keyPath))
  }

  /// Transforms each value, and drops the values for which `transform` returns `.ignore`.
  ///
  /// Otherwise like `filterMap(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func filterMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> FilterMap<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.filterMap(transform))
  }

  /// Drops `nil` values and unwraps the others.
  ///
  /// Otherwise like `unwrap()` of an observable.
  public func unwrap<Result>() -> Maybe<Result> where Element == Result? {
    Maybe(raw: primitiveSequence.source.unwrap())
  }

  /// Emits only the values of a given type, cast to that type.
  ///
  /// Otherwise like `ofType(_:)` of an observable.
  public func ofType<Result>(_ type: Result.Type) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.ofType(type))
  }

  /// Drops the values for which `predicate` returns true.
  ///
  /// Otherwise like `ignoreWhen(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func ignoreWhen(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<
    Element
  > {
    Maybe(raw: primitiveSequence.source.ignoreWhen(predicate))
  }

  /// Emits the latest value of another source whenever this observable emits.
  ///
  /// Otherwise like `withLatestFrom(_:)` of an observable.
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Maybe<
    Source.Element
  > {
    Maybe(raw: primitiveSequence.source.withLatestFrom(second))
  }

  /// Combines each value with the latest value of another source.
  ///
  /// Otherwise like `withLatestFrom(_:resultSelector:)` of an observable.
  @available(swift 6) @preconcurrency
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Maybe<ResultType> {
    Maybe(raw: primitiveSequence.source.withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Completes instead of failing.
  ///
  /// Otherwise like `catchErrorJustComplete()` of an observable.
  public func catchErrorJustComplete() -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.catchErrorJustComplete())
  }
}

extension PrimitiveSequenceType where Trait: ValueTrait, Element: Collection {
  /// Transforms the elements of each collection.
  ///
  /// Otherwise like `mapMany(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func mapMany<Result>(_ transform: @escaping @Sendable (Element.Element) throws -> Result)
    -> PrimitiveSequence<Trait, [Result]>
  {
    PrimitiveSequence(raw: primitiveSequence.source.mapMany(transform))
  }
}

extension PrimitiveSequenceType where Trait: ValueTrait, Element == Bool {
  /// Negates each value.
  ///
  /// Otherwise like `not()` of an observable.
  public func not() -> PrimitiveSequence<Trait, Bool> {
    PrimitiveSequence(raw: primitiveSequence.source.not())
  }
}

extension PrimitiveSequenceType where Trait: ValueTrait, Element == Data {
  /// Decodes a value from each data value.
  ///
  /// Otherwise like `decode(type:decoder:)` of an observable.
  public func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder)
    -> PrimitiveSequence<Trait, Item>
  {
    PrimitiveSequence(raw: primitiveSequence.source.decode(type: type, decoder: decoder))
  }
}

extension PrimitiveSequenceType where Trait: ValueTrait, Element: Equatable {
  /// Drops the values that equal one of the arguments.
  ///
  /// Otherwise like `ignore(_:)` of an observable.
  public func ignore(_ valuesToIgnore: Element...) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.ignore(valuesToIgnore))
  }

  /// Drops the values that equal an element of a sequence.
  ///
  /// Otherwise like `ignore(_:)` of an observable.
  public func ignore<Sequence: Swift.Sequence>(_ valuesToIgnore: Sequence) -> Maybe<Element>
  where Sequence.Element == Element {
    Maybe(raw: primitiveSequence.source.ignore(valuesToIgnore))
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Completes instead of failing.
  ///
  /// Otherwise like `catchErrorJustComplete()` of an observable.
  public func catchErrorJustComplete() -> Completable {
    Completable(raw: primitiveSequence.source.catchErrorJustComplete())
  }
}

extension InfallibleType {
  /// Transforms each value, and drops the results that are `nil`.
  ///
  /// Otherwise like `compactMap(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?)
    -> Infallible<Result>
  {
    Infallible(raw: asObservable().compactMap(transform))
  }

  /// Combines the values into a result, and emits the intermediate result after each value.
  ///
  /// Otherwise like `scan(_:accumulator:)` of an observable.
  @available(swift 6) @preconcurrency
  public func scan<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) -> Accumulated
  ) -> Infallible<Accumulated> {
    Infallible(raw: asObservable().scan(seed, accumulator: accumulator))
  }

  /// Modifies a state in place with each value, and emits it after each change.
  ///
  /// Otherwise like `scan(into:accumulator:)` of an observable.
  @available(swift 6) @preconcurrency
  public func scan<Accumulated>(
    into seed: Accumulated, accumulator: @escaping @Sendable (inout Accumulated, Element) -> Void
  ) -> Infallible<Accumulated> {
    Infallible(raw: asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Emits only the values for which `predicate` returns true.
  ///
  /// Otherwise like `filter(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: asObservable().filter(predicate))
  }

  /// Emits a value only if it differs from the previous one.
  ///
  /// Otherwise like `distinctUntilChanged()` of an observable.
  public func distinctUntilChanged() -> Infallible<Element> where Element: Equatable {
    Infallible(raw: asObservable().distinctUntilChanged())
  }

  /// Emits a value only if its key differs from the previous value's key.
  ///
  /// Otherwise like `distinctUntilChanged(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(keySelector))
  }

  /// Emits a value only if `comparer` does not consider it equal to the previous one.
  ///
  /// Otherwise like `distinctUntilChanged(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func distinctUntilChanged(_ comparer: @escaping @Sendable (Element, Element) -> Bool)
    -> Infallible<Element>
  {
    Infallible(raw: asObservable().distinctUntilChanged(comparer))
  }

  /// Emits a value only if `comparer` does not consider its key equal to the previous value's key.
  ///
  /// Otherwise like `distinctUntilChanged(_:comparer:)` of an observable.
  @available(swift 6) @preconcurrency
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) -> Key,
    comparer: @escaping @Sendable (Key, Key) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Emits a value only if one of its properties differs from the previous value's.
  ///
  /// Otherwise like `distinctUntilChanged(at:)` of an observable.
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>)
    -> Infallible<Element>
  {
    Infallible(raw: asObservable().distinctUntilChanged(at: keyPath))
  }

  /// Drops values until `predicate` returns false for the first time, then emits that value and all later ones.
  ///
  /// Otherwise like `skip(while:)` of an observable.
  @available(swift 6) @preconcurrency
  public func skip(while predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: asObservable().skip(while: predicate))
  }

  /// Emits the first `count` values, and completes with the last of them.
  ///
  /// Otherwise like `take(_:)` of an observable.
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(raw: asObservable().take(count))
  }

  /// Emits values until `predicate` returns false for the first time, then completes.
  ///
  /// Otherwise like `take(while:behavior:)` of an observable.
  @available(swift 6) @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().take(while: predicate, behavior: behavior))
  }

  /// Emits the same value for every value of the source.
  ///
  /// Otherwise like `mapTo(_:)` of an observable.
  public func mapTo<Result>(_ value: Result) -> Infallible<Result> {
    Infallible(raw: asObservable().mapTo(value))
  }

  /// Emits the property at a key path of each value.
  ///
  /// Otherwise like `mapAt(_:)` of an observable.
  public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Infallible<Result> {
    Infallible(raw: asObservable().mapAt(keyPath))
  }

  /// Emits each value together with the previous one.
  ///
  /// Otherwise like `pairwise()` of an observable.
  public func pairwise() -> Infallible<(Element, Element)> {
    Infallible(raw: asObservable().pairwise())
  }

  /// Emits the last `n` values as an array with each value, once there are `n`.
  ///
  /// Otherwise like `nwise(_:)` of an observable.
  public func nwise(_ n: Int) -> Infallible<[Element]> {
    Infallible(raw: asObservable().nwise(n))
  }

  /// Emits each value together with its index, counted from zero.
  ///
  /// Otherwise like `enumerated()` of an observable.
  public func enumerated() -> Infallible<(index: Int, element: Element)> {
    Infallible(raw: asObservable().enumerated())
  }

  /// Emits values up to and including the first one for which `predicate` returns true, and drops all later values.
  ///
  /// Otherwise like `distinct(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func distinct(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: asObservable().distinct(predicate))
  }

  /// Drops the values for which `predicate` returns true.
  ///
  /// Otherwise like `ignoreWhen(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func ignoreWhen(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element>
  {
    Infallible(raw: asObservable().ignoreWhen(predicate))
  }

  /// Drops `nil` values and unwraps the others.
  ///
  /// Otherwise like `unwrap()` of an observable.
  public func unwrap<Result>() -> Infallible<Result> where Element == Result? {
    Infallible(raw: asObservable().unwrap())
  }

  /// Emits only the values of a given type, cast to that type.
  ///
  /// Otherwise like `ofType(_:)` of an observable.
  public func ofType<Result>(_ type: Result.Type) -> Infallible<Result> {
    Infallible(raw: asObservable().ofType(type))
  }

  /// Transforms each value, and drops the values for which `transform` returns `.ignore`.
  ///
  /// Otherwise like `filterMap(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func filterMap<Result>(_ transform: @escaping @Sendable (Element) -> FilterMap<Result>)
    -> Infallible<Result>
  {
    Infallible(raw: asObservable().filterMap(transform))
  }

  /// Emits the last `count` values when the source completes.
  ///
  /// Otherwise like `takeLast(_:)` of an observable.
  public func takeLast(_ count: Int) -> Infallible<Element> {
    Infallible(raw: asObservable().takeLast(count))
  }

  /// Combines all values into one result, and emits it when the source completes.
  ///
  /// Otherwise like `reduce(_:accumulator:)` of an observable.
  @available(swift 6) @preconcurrency
  public func reduce<Accumulated>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) -> Accumulated
  ) -> Infallible<Accumulated> {
    Infallible(raw: asObservable().reduce(seed, accumulator: accumulator))
  }

  /// Combines all values into one state, and emits a result computed from it when the source completes.
  ///
  /// Otherwise like `reduce(_:accumulator:mapResult:)` of an observable.
  @available(swift 6) @preconcurrency
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping @Sendable (Accumulated, Element) -> Accumulated,
    mapResult: @escaping @Sendable (Accumulated) -> Result
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().reduce(seed, accumulator: accumulator, mapResult: mapResult))
  }

  /// Emits the number of values when the source completes.
  ///
  /// Otherwise like `count()` of an observable.
  public func count() -> Infallible<Int> {
    Infallible(raw: asObservable().count())
  }

  /// Emits the number of values for which `predicate` returned true, when the source completes.
  ///
  /// Otherwise like `count(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func count(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Int> {
    Infallible(raw: asObservable().count(predicate))
  }

  /// Emits a default value if the source completes without a value.
  ///
  /// Otherwise like `ifEmpty(default:)` of an observable.
  public func ifEmpty(default substitute: Element) -> Infallible<Element> {
    Infallible(raw: asObservable().ifEmpty(default: substitute))
  }

  /// Emits the first value, or `nil` if there is none, and completes.
  ///
  /// Otherwise like `first()` of an observable.
  public func first() -> Single<Element?> {
    asObservable().first()
  }

  /// Collects all values into an array, and emits it when the source completes.
  ///
  /// Otherwise like `toArray()` of an observable.
  public func toArray() -> Single<[Element]> {
    asObservable().toArray()
  }

  /// Collects all values into a sorted array, and emits it when the source completes.
  ///
  /// Otherwise like `toSortedArray(by:)` of an observable.
  @available(swift 6) @preconcurrency
  public func toSortedArray(by: @escaping @Sendable (Element, Element) -> Bool) -> Single<[Element]>
  {
    asObservable().toSortedArray(by: by)
  }

  /// Emits true as soon as a value satisfies `predicate`, or false when the source completes without one.
  ///
  /// Otherwise like `contains(where:)` of an observable.
  @available(swift 6) @preconcurrency
  public func contains(where predicate: @escaping @Sendable (Element) -> Bool) -> Single<Bool> {
    asObservable().contains(where: predicate)
  }

  /// Emits false as soon as a value does not satisfy `predicate`, or true when the source completes without such a value.
  ///
  /// Otherwise like `allSatisfy(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func allSatisfy(_ predicate: @escaping @Sendable (Element) -> Bool) -> Single<Bool> {
    asObservable().allSatisfy(predicate)
  }
}

extension InfallibleType where Element: Sendable {
  /// Emits the values of the first `duration` after the subscription, then completes.
  ///
  /// Otherwise like `take(for:scheduler:)` of an observable.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<
    Element
  > {
    Infallible(raw: asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Emits a value once `dueTime` has passed without a newer one.
  ///
  /// Otherwise like `debounce(_:scheduler:)` of an observable.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<
    Element
  > {
    Infallible(raw: asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Emits a value, then none for `dueTime`.
  ///
  /// Otherwise like `throttle(_:latest:scheduler:)` of an observable.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType)
    -> Infallible<Element>
  {
    Infallible(raw: asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Emits each value, and the completion, `dueTime` later.
  ///
  /// Otherwise like `delay(_:scheduler:)` of an observable.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
  {
    Infallible(raw: asObservable().delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the source `dueTime` later.
  ///
  /// Otherwise like `delaySubscription(_:scheduler:)` of an observable.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
    -> Infallible<Element>
  {
    Infallible(raw: asObservable().delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Delivers all events on `scheduler`, in order.
  ///
  /// Otherwise like `observe(on:)` of an observable.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: asObservable().observe(on: scheduler))
  }

  /// Delivers all events on an actor, in order.
  ///
  /// Otherwise like `observe(on:)` of an observable.
  public func observe(on actor: any Actor) -> Infallible<Element> {
    Infallible(raw: asObservable().observe(on: actor))
  }

  /// Subscribes to the source on `scheduler`, and unsubscribes from it there.
  ///
  /// Otherwise like `subscribe(on:)` of an observable.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: asObservable().subscribe(on: scheduler))
  }

  /// Collects values into arrays.
  ///
  /// Otherwise like `buffer(timeSpan:count:scheduler:)` of an observable.
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType)
    -> Infallible<[Element]>
  {
    Infallible(raw: asObservable().buffer(timeSpan: timeSpan, count: count, scheduler: scheduler))
  }

  /// Collects values into an array until `dueTime` has passed without a newer one, and emits the array.
  ///
  /// Otherwise like `buffer(debounce:count:scheduler:)` of an observable.
  public func buffer(debounce dueTime: RxTimeInterval, count: Int = 0, scheduler: any SchedulerType)
    -> Infallible<[Element]>
  {
    Infallible(raw: asObservable().buffer(debounce: dueTime, count: count, scheduler: scheduler))
  }

  /// Resubscribes when the source completes, after the delays of a ``RepeatBehavior``.
  ///
  /// Otherwise like `repeatWithBehavior(_:scheduler:shouldRepeat:)` of an observable.
  @_disfavoredOverload
  public func repeatWithBehavior(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRepeat: RepeatPredicate? = nil
  ) -> Infallible<Element> {
    Infallible(
      raw: asObservable().repeatWithBehavior(
        behavior, scheduler: scheduler, shouldRepeat: shouldRepeat))
  }
}

extension InfallibleType where Element: Collection {
  /// Transforms the elements of each collection.
  ///
  /// Otherwise like `mapMany(_:)` of an observable.
  @available(swift 6) @preconcurrency
  public func mapMany<Result>(_ transform: @escaping @Sendable (Element.Element) -> Result)
    -> Infallible<[Result]>
  {
    Infallible(raw: asObservable().mapMany(transform))
  }
}

extension InfallibleType where Element == Bool {
  /// Negates each value.
  ///
  /// Otherwise like `not()` of an observable.
  public func not() -> Infallible<Bool> {
    Infallible(raw: asObservable().not())
  }
}

extension InfallibleType where Element: Hashable {
  /// Emits each value only the first time it occurs.
  ///
  /// Otherwise like `distinct()` of an observable.
  public func distinct() -> Infallible<Element> {
    Infallible(raw: asObservable().distinct())
  }
}

extension InfallibleType where Element: Equatable {
  /// Emits each value only the first time it occurs, for values that are not `Hashable`.
  ///
  /// Otherwise like `distinct()` of an observable.
  public func distinct() -> Infallible<Element> {
    Infallible(raw: asObservable().distinct())
  }

  /// Drops the values that equal one of the arguments.
  ///
  /// Otherwise like `ignore(_:)` of an observable.
  public func ignore(_ valuesToIgnore: Element...) -> Infallible<Element> {
    Infallible(raw: asObservable().ignore(valuesToIgnore))
  }

  /// Drops the values that equal an element of a sequence.
  ///
  /// Otherwise like `ignore(_:)` of an observable.
  public func ignore<Sequence: Swift.Sequence>(_ valuesToIgnore: Sequence) -> Infallible<Element>
  where Sequence.Element == Element {
    Infallible(raw: asObservable().ignore(valuesToIgnore))
  }
}

extension InfallibleType where Element: Comparable {
  /// Collects all values into a sorted array, and emits it when the source completes.
  ///
  /// Otherwise like `toSortedArray(ascending:)` of an observable.
  public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
    asObservable().toSortedArray(ascending: ascending)
  }
}
