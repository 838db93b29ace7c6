// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// State for a view: a sequence that cannot fail, emits on the main thread, and replays its newest
/// value to new observers.
///
///     source        a--b--c|
///     from tick 0   a--b--c|
///     from tick 4   ----b-c|
///
/// ```swift
/// @MainActor func show(_ titles: Observable<String>, _ bag: DisposeBag) {
///   let title = titles.asDriver(onErrorJustReturn: "")
///   title.drive(onNext: { print($0) }).disposed(by: bag)
///   title.map { $0.count }.drive(onNext: { print($0) }).disposed(by: bag)
/// }
/// ```
///
/// All observers share one subscription to the source, which lasts as long as there is an observer:
/// `share(replay: 1, scope: .whileConnected)`. For events that must not be replayed to new
/// observers, use ``Signal``.
///
/// - **Ends:** completes with the source; never fails.
/// - **Threads:** values arrive on the main queue, synchronously if they are sent there. Call
///   `drive` on the main thread, because it sends the newest value synchronously; on another thread
///   it traps. Operators with timers use the main scheduler and take no scheduler argument.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The sharing strategy of a ``Driver``.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or the scheduler set by ``SharingScheduler``.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription while there is an observer, and replays the newest value to new
  /// observers.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns the driver of the same values.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

// Names for files in which another module or a type of the user's takes the usual ones.

/// ``Signal``, for files in which that name means something else as well: `BraidSignal` has a class
/// of that name, `RACSignal`.
public typealias RxSignal<Element> = Signal<Element>

/// ``Driver``, for files in which that name means something else as well.
public typealias RxDriver<Element> = Driver<Element>

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes observers; they receive all events, in the given order.
  ///
  /// Call `drive` on the main thread, because the newest value is sent synchronously.
  ///
  /// - Parameter observers: The observers: binders, subjects and the like.
  /// - Returns: A disposable that ends the subscription.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    SharingScheduler.ensureMain()
    return shared.send(to: observers)
  }

  /// Subscribes observers of optional values; they receive all events, in the given order.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    SharingScheduler.ensureMain()
    return shared.map { $0 }.send(to: observers)
  }

  /// Sends each value to relays.
  ///
  /// - Parameter relays: The relays, in the order in which they receive a value. They do not end.
  /// - Returns: A disposable that ends the subscription.
  public func drive<Relay: RelayType>(_ relays: Relay...) -> any Disposable
  where Relay.Element == Element {
    SharingScheduler.ensureMain()
    return shared.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each value to relays of optional values.
  public func drive<Relay: RelayType>(_ relays: Relay...) -> any Disposable
  where Relay.Element == Element? {
    SharingScheduler.ensureMain()
    return shared.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Calls a function with the underlying observable, and returns its result.
  ///
  /// - Parameter transformation: Subscribes to the observable, or transforms it.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    SharingScheduler.ensureMain()
    return transformation(shared)
  }

  /// Calls a curried function with the underlying observable and `curriedArgument`, and returns its
  /// result.
  ///
  /// - Parameters:
  ///   - with: Receives the observable and returns a function.
  ///   - curriedArgument: The argument of the returned function.
  public func drive<R1, R2>(
    _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
  ) -> R2 {
    SharingScheduler.ensureMain()
    return with(shared)(curriedArgument)
  }

  /// Subscribes without an observer, for the side effects of the driver's operators.
  public func drive() -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe()
  }

  /// Subscribes with a closure for each kind of event.
  ///
  /// ```swift
  /// let count = BehaviorRelay(value: 1)
  /// let subscription = count.asDriver().drive(onNext: { print($0) })  // 1
  /// count.accept(2)  // 2
  /// subscription.dispose()
  /// ```
  ///
  /// The closures belong to the main actor, so they can change views. Call `drive` on the main
  /// thread, because the newest value is sent synchronously. For a ``Signal``, use `emit`.
  ///
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called when the driver completes.
  ///   - onDisposed: Called when the subscription has ended, for any reason. Runs on the caller's
  ///     actor, or without one on the thread that disposes.
  ///   - isolation: The actor of `onDisposed`. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6) @preconcurrency
  public func drive(
    onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      onNext: onNext.map(MainActorClosure.unchecked),
      onCompleted: onCompleted.map(MainActorClosure.unchecked),
      onDisposed: returned(onDisposed, to: .of(isolation, fileID, line)), isolation: nil)
  }

  /// Subscribes with closures that also receive an object, as long as the object exists.
  ///
  /// The subscription does not retain the object. Add it to a dispose bag of the object.
  ///
  /// - Parameters:
  ///   - object: The first argument of the closures.
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called when the driver completes.
  ///   - onDisposed: Called when the subscription has ended, for any reason. Runs on the caller's
  ///     actor, or without one on the thread that disposes.
  ///   - isolation: The actor of `onDisposed`. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6) @preconcurrency
  public func drive<Object: AnyObject>(
    with object: Object, onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      with: object, onNext: onNext.map(MainActorClosure.unchecked),
      onCompleted: onCompleted.map(MainActorClosure.unchecked),
      onDisposed: returned(onDisposed, to: .of(isolation, fileID, line)), isolation: nil)
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Without isolation: Docs/Decisions/0013-closures-for-views.md.
  @_disfavoredOverload
  public func drive(
    onNext: consuming ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }

  /// Without isolation: Docs/Decisions/0013-closures-for-views.md.
  @_disfavoredOverload
  public func drive<Object: AnyObject>(
    with object: Object, onNext: consuming ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      with: object, onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }
}
