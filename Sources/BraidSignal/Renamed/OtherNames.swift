// SPDX-License-Identifier: MIT
public import BraidCore

// Names of ReactiveObjC and ReactiveSwift that stand alone, and mistakes whose own messages are
// about generic parameters.

infix operator <~ : AssignmentPrecedence

/// An operator of ReactiveSwift.
@available(
  *, unavailable,
  message: """
    write signal.bind(to: object, \\.property), or signal.bind(to: property, \\.value) \
    for a SignalProperty.
    """
)
@_documentation(visibility: internal)
@discardableResult
public func <~ <Target, Source>(target: Target, source: Source) -> any Disposable { neverCalled() }

extension Signal where Value == Any {
  /// Signals of different values.
  @available(
    *, unavailable,
    message: """
      the signals send values of different types, so that no type fits all of them. Write \
      map(_:) after the signals until all have one type.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func merge(_ signals: [Any]) -> Signal<Any> { neverCalled() }

  /// Signals of different values.
  @available(
    *, unavailable,
    message: """
      the signals send values of different types, so that no type fits all of them. Write \
      map(_:) after the signals until all have one type.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func concat(_ signals: [Any]) -> Signal<Any> { neverCalled() }

  /// Signals of different values.
  @available(
    *, unavailable,
    message: """
      the signals send values of different types, so that no type fits all of them. Write \
      map(_:) after the signals until all have one type, or pass them one by one: \
      combineLatest(a, b).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func combineLatest(_ signals: [Any]) -> Signal<[Any]> { neverCalled() }

  /// Signals of different values.
  @available(
    *, unavailable,
    message: """
      the signals send values of different types, so that no type fits all of them. Write \
      map(_:) after the signals until all have one type, or pass them one by one: zip(a, \
      b).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func zip(_ signals: [Any]) -> Signal<[Any]> { neverCalled() }
}

extension SignalMerge {
  /// Another signal without its label.
  @available(
    *, unavailable,
    message: """
      two signals are merged by a.merge(with: b), or by Signal.merge(a, b); the signals \
      that a signal sends, by flatten().
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func callAsFunction<Other>(_ other: Signal<Other>) -> Signal<Value> { neverCalled() }

  /// Merging what are no signals.
  @available(
    *, unavailable,
    message: """
      two signals are merged by a.merge(with: b), or by Signal.merge(a, b); the signals \
      that a signal sends, by flatten().
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func callAsFunction() -> Signal<Value> { neverCalled() }
}

extension Signal {
  /// Seconds as a number, as in ReactiveObjC.
  @available(
    *, unavailable,
    message: """
      write debounce(.seconds(1)), which is what throttle of ReactiveObjC does, or \
      throttle(for: .seconds(1)).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func throttle(_ interval: Double) -> Signal<Value> { neverCalled() }

  /// The throttle of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write throttle(for: .seconds(1), on: scheduler).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func throttle(_ interval: Double, on scheduler: Scheduler) -> Signal<Value> {
    neverCalled()
  }

  /// Seconds as a number, as in ReactiveObjC.
  @available(
    *, unavailable,
    message: """
      a duration has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func debounce(_ interval: Double, on scheduler: Scheduler? = nil) -> Signal<Value> {
    neverCalled()
  }

  /// Seconds as a number, as in ReactiveObjC.
  @available(
    *, unavailable,
    message: """
      a duration has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func delay(_ interval: Double, on scheduler: Scheduler? = nil) -> Signal<Value> {
    neverCalled()
  }

  /// Seconds as a number, as in ReactiveObjC.
  @available(
    *, unavailable,
    message: """
      a duration has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func timeout(_ interval: Double, on scheduler: Scheduler? = nil) -> Signal<Value> {
    neverCalled()
  }

  /// Seconds as a number, as in ReactiveObjC.
  @available(
    *, unavailable,
    message: """
      a duration has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func interval(_ interval: Double, on scheduler: Scheduler) -> Signal<Value> {
    neverCalled()
  }

  /// Flattening what are no signals.
  @available(
    *, unavailable,
    message: """
      flatten() merges the signals that a signal sends; this one sends plain values. To \
      merge two signals write a.merge(with: b).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func flatten() -> Signal<Value> { neverCalled() }

  /// Following what are no signals.
  @available(
    *, unavailable,
    message: """
      switchToLatest() follows the signals that a signal sends; this one sends plain \
      values. To make a signal of each write flatMap(.latest).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func switchToLatest() -> Signal<Value> { neverCalled() }

  /// What is no property of an object.
  @available(
    *, unavailable,
    message: """
      write bind(to: object, \\.property); a relay, an observer or a command of either model \
      is bound in files that import BraidBridge.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func bind<Target>(to target: Target) -> any Disposable { neverCalled() }

  /// A property without its key path.
  @available(
    *, unavailable,
    message: """
      write bind(to: property, \\.value).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func bind<Other>(to property: SignalProperty<Other>) -> any Disposable {
    neverCalled()
  }

  /// A name of ReactiveSwift.
  @available(*, unavailable, renamed: "subscribe(next:)")
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func subscribe(value: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  /// An initializer of ReactiveSwift.
  @available(*, unavailable, renamed: "just(_:)")
  @_documentation(visibility: internal)
  public convenience init(value: Value) { neverCalled() }

  /// An initializer of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write Signal.error(error).
      """
  )
  @_documentation(visibility: internal)
  public convenience init(error: any Error) { neverCalled() }

  /// An initializer of ReactiveSwift.
  @available(
    *, unavailable,
    message: """
      write Signal.create { subscriber in ... }, whose closure returns what to tear down.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public convenience init(
    _ startHandler: @escaping (PassthroughSubscriber<Value>, Lifetime) -> Void
  ) { neverCalled() }
}

extension SubscriberType {
  /// A name that people try for `sendCompleted`.
  @available(*, unavailable, renamed: "sendCompleted()")
  @_documentation(visibility: internal)
  public func sendComplete() { neverCalled() }
}

extension SignalSubject {
  /// A name of Combine.
  @available(*, unavailable, renamed: "sendNext(_:)")
  @_documentation(visibility: internal)
  public func send(_ value: Value) { neverCalled() }

  /// What a subject does not retain.
  @available(
    *, unavailable,
    message: """
      it has no current value. Use a BehaviorSignalSubject or a SignalProperty, which \
      retain the latest, or subscribe.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public var value: Value { neverCalled() }
}

/// A name of ReactiveSwift.
@available(
  *, unavailable,
  message: """
    write Signal<Value>: a signal is cold, as a producer is, and errors have one type.
    """
)
@_documentation(visibility: internal)
public typealias SignalProducer<Value, Failure> = Signal<Value>

/// A name of ReactiveSwift.
@available(
  *, unavailable,
  message: """
    write SignalProperty(value).
    """
)
@_documentation(visibility: internal)
public typealias MutableProperty<Value> = SignalProperty<Value>

/// A name of ReactiveSwift.
@available(
  *, unavailable,
  message: """
    write deliverOnMain().
    """
)
@_documentation(visibility: internal)
public struct UIScheduler {
  /// What needs no value here.
  public init() { neverCalled() }
}

/// A name of ReactiveObjC.
@available(
  *, unavailable,
  message: """
    write SignalSubject.
    """
)
@_documentation(visibility: internal)
public typealias RACSubject<Value> = SignalSubject<Value>

/// A name of ReactiveObjC.
@available(
  *, unavailable,
  message: """
    write Command.
    """
)
@_documentation(visibility: internal)
public typealias RACCommand<Input, Output> = Command<Input, Output>

/// A name of ReactiveObjC.
@available(
  *, unavailable,
  message: """
    write AnyDisposable { ... }.
    """
)
@_documentation(visibility: internal)
public typealias RACDisposable = AnyDisposable

/// A name of ReactiveObjC.
@available(
  *, unavailable,
  message: """
    write CompoundDisposable.
    """
)
@_documentation(visibility: internal)
public typealias RACCompoundDisposable = CompoundDisposable

/// A name of ReactiveObjC.
@available(
  *, unavailable,
  message: """
    write Scheduler.
    """
)
@_documentation(visibility: internal)
public typealias RACScheduler = Scheduler
