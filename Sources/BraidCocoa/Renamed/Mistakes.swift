// SPDX-License-Identifier: MIT
import BraidCore
public import BraidObservable

// Mistakes with drivers and signals, declared unavailable for the sentence that the compiler says.

extension SharedSequenceConvertibleType {
  /// What observables have.
  @available(
    *, unavailable,
    message: """
      a driver or signal has no subscribe and no bind: write drive(onNext:) for a driver, \
      emit(onNext:) for a signal, or asObservable() first.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }

  /// What observables have.
  @available(
    *, unavailable,
    message: """
      a driver or signal has no subscribe and no bind: write drive(onNext:) for a driver, \
      emit(onNext:) for a signal, or asObservable() first.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func bind<Target>(to target: Target) -> any Disposable { neverCalled() }

  /// What observables have.
  @available(
    *, unavailable,
    message: """
      a driver or signal has no subscribe and no bind: write drive(onNext:) for a driver, \
      emit(onNext:) for a signal, or asObservable() first.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { neverCalled() }

  /// What observables have.
  @available(
    *, unavailable,
    message: """
      a driver or signal is shared already: leave share out.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func share(replay: Int = 0) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  /// What observables have.
  @available(
    *, unavailable,
    message: """
      a driver or signal delivers on the main thread; for another one write \
      asObservable().observe(on: scheduler).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func observe(
    on scheduler: any ImmediateSchedulerType
  ) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  /// What observables have.
  @available(
    *, unavailable,
    message: """
      a driver or signal cannot fail, so there is nothing to catch: leave it out.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func catchAndReturn(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    neverCalled()
  }

  /// What observables have.
  @available(
    *, unavailable,
    message: """
      a driver or signal cannot fail, so there is nothing to catch: leave it out.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func catchErrorJustReturn(
    _ element: Element
  ) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  /// What relays have.
  @available(
    *, unavailable,
    message: """
      a driver or signal has no current value: keep the state in a BehaviorRelay, whose \
      value is read.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public var value: Element { neverCalled() }

  /// A name of RxOptional.
  @available(*, unavailable, renamed: "unwrap()")
  @_documentation(visibility: internal)
  public func filterNil<Wrapped>() -> SharedSequence<SharingStrategy, Wrapped>
  where Element == Wrapped? { neverCalled() }

  /// Seconds as a number, as in RxCocoa 4.
  @available(
    *, unavailable,
    message: """
      a duration has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
    neverCalled()
  }

  /// Seconds as a number, as in RxCocoa 4.
  @available(
    *, unavailable,
    message: """
      a duration has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { neverCalled() }

  /// Seconds as a number, as in RxCocoa 4.
  @available(
    *, unavailable,
    message: """
      a duration has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func throttle(
    _ dueTime: Double, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> { neverCalled() }
}

extension SharedSequenceConvertibleType {
  /// A closure that returns an observable.
  @available(
    *, unavailable,
    message: """
      the closure of flatMap returns a driver or a signal. End it with \
      asDriver(onErrorJustReturn:), which says what takes the place of an error.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMap<Source: ObservableType>(
    _ selector: @escaping (Element) -> Source
  ) -> SharedSequence<SharingStrategy, Source.Element> { neverCalled() }

  /// A closure that returns a plain value.
  @available(
    *, unavailable,
    message: """
      the closure of flatMap returns a driver or a signal. For a plain value write \
      map(_:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMap<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { neverCalled() }

  /// A closure that returns an observable.
  @available(
    *, unavailable,
    message: """
      the closure of flatMapLatest returns a driver or a signal. End it with \
      asDriver(onErrorJustReturn:), which says what takes the place of an error.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMapLatest<Source: ObservableType>(
    _ selector: @escaping (Element) -> Source
  ) -> SharedSequence<SharingStrategy, Source.Element> { neverCalled() }

  /// A closure that returns a plain value.
  @available(
    *, unavailable,
    message: """
      the closure of flatMapLatest returns a driver or a signal. For a plain value write \
      map(_:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { neverCalled() }

  /// A closure that returns an observable.
  @available(
    *, unavailable,
    message: """
      the closure of flatMapFirst returns a driver or a signal. End it with \
      asDriver(onErrorJustReturn:), which says what takes the place of an error.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMapFirst<Source: ObservableType>(
    _ selector: @escaping (Element) -> Source
  ) -> SharedSequence<SharingStrategy, Source.Element> { neverCalled() }

  /// A closure that returns a plain value.
  @available(
    *, unavailable,
    message: """
      the closure of flatMapFirst returns a driver or a signal. For a plain value write \
      map(_:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func flatMapFirst<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { neverCalled() }
}

extension SharedSequenceConvertibleType {
  /// Two sequences, as observables are merged.
  @available(
    *, unavailable,
    message: """
      write Driver.merge(a, b), or Signal.merge(a, b). merge() merges the drivers and \
      signals that a driver or signal emits.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public var merge: SharedSequenceMergeMistake<SharingStrategy, Element> { neverCalled() }
}

/// What ``SharedSequenceConvertibleType`` has in the place of a `merge` of two: it cannot be had.
@available(*, unavailable, message: "write Driver.merge(a, b), or Signal.merge(a, b).")
@_documentation(visibility: internal)
public enum SharedSequenceMergeMistake<SharingStrategy: SharingStrategyProtocol, Element> {
  /// Another sequence without its label.
  public func callAsFunction<Other>(_ other: Other) -> SharedSequence<SharingStrategy, Element> {
    neverCalled()
  }

  /// Another sequence.
  public func callAsFunction<Other>(with other: Other) -> SharedSequence<SharingStrategy, Element> {
    neverCalled()
  }

  /// No other sequence.
  public func callAsFunction() -> SharedSequence<SharingStrategy, Element> { neverCalled() }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// What a signal has.
  @available(*, unavailable, renamed: "drive(onNext:onCompleted:onDisposed:)")
  @_documentation(visibility: internal) @_disfavoredOverload
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }

  /// The label of `emit(to:)`.
  @available(*, unavailable, renamed: "drive(_:)")
  @_documentation(visibility: internal) @_disfavoredOverload
  public func drive<Observer: ObserverType>(to observers: Observer...) -> any Disposable {
    neverCalled()
  }

  /// The label of `emit(to:)`.
  @available(*, unavailable, renamed: "drive(_:)")
  @_documentation(visibility: internal) @_disfavoredOverload
  public func drive(to relays: BehaviorRelay<Element>...) -> any Disposable { neverCalled() }

  /// Observers of other values.
  @available(
    *, unavailable,
    message: """
      the observer takes other values than this driver emits. Write map(_:) before drive, \
      or give both the same type.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable {
    neverCalled()
  }

  /// Something that is no observer.
  @available(
    *, unavailable,
    message: """
      drive takes an observer, a relay or a binder, and this is none. For a property of an \
      object write drive(object.rx.property), for a closure drive(onNext:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func drive<Target>(_ targets: Target...) -> any Disposable { neverCalled() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// What a driver has.
  @available(*, unavailable, renamed: "emit(onNext:onCompleted:onDisposed:)")
  @_documentation(visibility: internal) @_disfavoredOverload
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }

  /// What a driver has.
  @available(*, unavailable, renamed: "emit(to:)")
  @_documentation(visibility: internal) @_disfavoredOverload
  public func drive<Target>(_ target: Target) -> any Disposable { neverCalled() }
}

extension ObservableType {
  /// What a driver has.
  @available(
    *, unavailable,
    message: """
      an observable may fail, and emits on any thread: write asDriver(onErrorJustReturn:) \
      before drive.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }

  /// What a driver has.
  @available(
    *, unavailable,
    message: """
      an observable may fail, and emits on any thread: write asDriver(onErrorJustReturn:) \
      before drive.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func drive<Target>(_ target: Target) -> any Disposable { neverCalled() }

  /// What a signal has.
  @available(
    *, unavailable,
    message: """
      an observable may fail, and emits on any thread: write asSignal(onErrorJustReturn:) \
      before emit.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable { neverCalled() }

  /// What a signal has.
  @available(
    *, unavailable,
    message: """
      an observable may fail, and emits on any thread: write asSignal(onErrorJustReturn:) \
      before emit.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func emit<Target>(to target: Target) -> any Disposable { neverCalled() }
}

/// The body of what is declared for its message: the compiler refuses each call of it.
func neverCalled() -> Never {
  Misuse.stop(
    """
    BraidCocoa: a function was called that is declared unavailable. The compiler refuses such \
    calls, so the program was built against other declarations than it runs with: build it again.
    """)
}
