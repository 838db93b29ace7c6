// SPDX-License-Identifier: MIT
public import BraidCore
public import Dispatch

// Mistakes whose own messages name internal types, name none, or are many.

// An array of observables with different elements fits `[Any]` only.
extension ObservableType where Element == Any {
  /// Sources of different types.
  @available(
    *, unavailable,
    message: """
      the sources are of different types, or no observables. Write map(_:) after a source \
      until all emit one type, and asObservable() after a relay or a trait.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func merge(_ sources: [Any]) -> Observable<Any> { neverCalled() }

  /// Sources of different types.
  @available(
    *, unavailable,
    message: """
      the sources are of different types, or no observables. Write map(_:) after a source \
      until all emit one type, and asObservable() after a relay or a trait.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func concat(_ sources: [Any]) -> Observable<Any> { neverCalled() }

  /// Sources of different types.
  @available(
    *, unavailable,
    message: """
      the sources are of different types, or no observables. Write map(_:) after a source \
      until all emit one type, and asObservable() after a relay or a trait.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func amb(_ sources: [Any]) -> Observable<Any> { neverCalled() }

  /// Sources of different types.
  @available(
    *, unavailable,
    message: """
      the sources are of different types, or no observables. Write map(_:) after a source \
      until all emit one type, and asObservable() after a relay or a trait, or pass them \
      one by one: combineLatest(a, b).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func combineLatest(_ sources: [Any]) -> Observable<[Any]> { neverCalled() }

  /// Sources of different types.
  @available(
    *, unavailable,
    message: """
      the sources are of different types, or no observables. Write map(_:) after a source \
      until all emit one type, and asObservable() after a relay or a trait, or pass them \
      one by one: zip(a, b).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func zip(_ sources: [Any]) -> Observable<[Any]> { neverCalled() }

  /// Sources of different types.
  @available(
    *, unavailable,
    message: """
      the sources are of different types, or no observables. Write map(_:) after a source \
      until all emit one type, and asObservable() after a relay or a trait, or pass them \
      one by one: combineLatest(a, b).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func combineLatest<Result>(
    _ sources: [Any], resultSelector: @escaping ([Any]) throws -> Result
  ) -> Observable<Result> { neverCalled() }

  /// Sources of different types.
  @available(
    *, unavailable,
    message: """
      the sources are of different types, or no observables. Write map(_:) after a source \
      until all emit one type, and asObservable() after a relay or a trait, or pass them \
      one by one: zip(a, b).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func zip<Result>(
    _ sources: [Any], resultSelector: @escaping ([Any]) throws -> Result
  ) -> Observable<Result> { neverCalled() }

  /// Values of different types.
  @available(
    *, unavailable,
    message: """
      the values are of different types, so that no type fits all of them; write \
      Observable<Any>.of if that is meant. Observables of different types become one by \
      map(_:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func of(_ elements: Any...) -> Observable<Any> { neverCalled() }
}

extension MergeOperator {
  /// Merging what are no observables.
  @available(
    *, unavailable,
    message: """
      merge() merges the observables that an observable emits; this one emits plain \
      values, or observables of different types. To merge two observables write \
      Observable.merge(a, b), or a.merge(with: b).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func callAsFunction() -> Observable<Element> { neverCalled() }

  /// Several observables without a label.
  @available(
    *, unavailable,
    message: """
      write Observable.merge(a, b, c).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func callAsFunction<Source: ObservableConvertibleType>(
    _ first: Source, _ others: Source...
  ) -> Observable<Element> { neverCalled() }

  /// A source that is no observable, or emits other values.
  @available(
    *, unavailable,
    message: """
      merge(with:) takes an observable of the same values: write asObservable() after a \
      relay or a trait, and map(_:) after a source of other values.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func callAsFunction<Source: ObservableConvertibleType>(
    with other: Source
  ) -> Observable<Element> { neverCalled() }
}

extension ConcatOperator {
  /// Concatenating what are no observables.
  @available(
    *, unavailable,
    message: """
      concat() concatenates the observables that an observable emits; this one emits plain \
      values, or observables of different types. To append an observable write \
      a.concat(b).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func callAsFunction() -> Observable<Element> { neverCalled() }
}

extension ObservableType {
  /// Sources that are no observables.
  @available(
    *, unavailable,
    message: """
      merge takes observables: write asObservable() after a relay or a trait.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func merge<Source: ObservableConvertibleType>(
    _ sources: Source...
  ) -> Observable<Element> where Source.Element == Element { neverCalled() }

  /// Sources that are no observables.
  @available(
    *, unavailable,
    message: """
      concat takes observables: write asObservable() after a relay or a trait.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func concat<Source: ObservableConvertibleType>(
    _ sources: Source...
  ) -> Observable<Element> where Source.Element == Element { neverCalled() }

  /// Joining on one of the sources, as in Combine.
  @available(
    *, unavailable,
    message: """
      write Observable.combineLatest(a, b), with a closure as the last argument if you \
      want one.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public var combineLatest: CombineLatestMistake { neverCalled() }

  /// Something that is no observer.
  @available(
    *, unavailable,
    message: """
      bind(to:) takes an observer, a relay or a binder, and this is none. For a property \
      of an object write bind(to: object.rx.property), for a closure bind(onNext:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func bind<Target>(to targets: Target...) -> any Disposable { neverCalled() }

  /// A queue in the place of a scheduler.
  @available(
    *, unavailable,
    message: """
      a queue is no scheduler: write MainScheduler.instance for the main queue, or \
      SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: name).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func observe(on queue: DispatchQueue) -> Observable<Element> { neverCalled() }

  /// A queue in the place of a scheduler.
  @available(
    *, unavailable,
    message: """
      a queue is no scheduler: write MainScheduler.instance for the main queue, or \
      ConcurrentDispatchQueueScheduler(queue: queue) for another.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func subscribe(on queue: DispatchQueue) -> Observable<Element> { neverCalled() }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a duration has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func window(
    timeSpan: Double, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> { neverCalled() }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      write take(for: .seconds(1), scheduler: scheduler).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func take(_ duration: Double, scheduler: any SchedulerType) -> Observable<Element> {
    neverCalled()
  }
}

/// What an observable has in the place of a `combineLatest` method: it cannot be had.
@available(*, unavailable, message: "write Observable.combineLatest(a, b).")
@_documentation(visibility: internal)
public enum CombineLatestMistake {
  /// The other source.
  public func callAsFunction<Source: ObservableConvertibleType>(
    _ other: Source
  ) -> Observable<Source.Element> { neverCalled() }

  /// The other source, and what is made of both.
  public func callAsFunction<Source: ObservableConvertibleType, Result>(
    _ other: Source, _ transform: (Any, Source.Element) throws -> Result
  ) -> Observable<Result> { neverCalled() }
}

extension PublishSubject {
  /// What retains no value.
  @available(
    *, unavailable,
    message: """
      it has no current value. Use a BehaviorSubject, which retains the latest, or \
      subscribe.
      """
  )
  @_documentation(visibility: internal)
  public var value: Element { neverCalled() }
}

extension PublishRelay {
  /// What retains no value.
  @available(
    *, unavailable,
    message: """
      it has no current value. Use a BehaviorRelay, which retains the latest, or \
      subscribe.
      """
  )
  @_documentation(visibility: internal)
  public var value: Element { neverCalled() }
}

extension ReplaySubject {
  /// The size of the buffer is missing.
  @available(
    *, unavailable,
    message: """
      write ReplaySubject.create(bufferSize: 1), or createUnbounded().
      """
  )
  @_documentation(visibility: internal)
  public convenience init() { neverCalled() }
}
