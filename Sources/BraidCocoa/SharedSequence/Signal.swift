// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// Events for a view: a sequence that cannot fail, emits on the main thread, and replays nothing to
/// new observers.
///
///     source        a--b--c|
///     from tick 0   a--b--c|
///     from tick 4   ------c|
///
/// ```swift
/// @MainActor func alert(_ failures: PublishRelay<String>, _ bag: DisposeBag) {
///   let alerts = failures.asSignal()
///   alerts.emit(onNext: { print($0) }).disposed(by: bag)
/// }
/// ```
///
/// All observers share one subscription to the source, which lasts as long as there is an observer:
/// `share(scope: .whileConnected)`. For state, where a new observer needs the newest value, use
/// ``Driver``.
///
/// Not related to the `Signal` of `BraidSignal`: a file that imports both modules writes
/// ``RxSignal`` and `RACSignal`.
///
/// - **Ends:** completes with the source; never fails.
/// - **Threads:** values arrive on the main queue, synchronously if they are sent there.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The sharing strategy of a ``Signal``.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or the scheduler set by ``SharingScheduler``.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription while there is an observer.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns the signal of the same values.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes observers; they receive all events, in the given order.
  ///
  /// - Parameter observers: The observers: binders, subjects and the like.
  /// - Returns: A disposable that ends the subscription.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    shared.send(to: observers)
  }

  /// Subscribes observers of optional values; they receive all events, in the given order.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    shared.map { $0 }.send(to: observers)
  }

  /// Sends each value to relays.
  ///
  /// - Parameter relays: The relays, in the order in which they receive a value. They do not end.
  /// - Returns: A disposable that ends the subscription.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable
  where Relay.Element == Element {
    shared.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each value to relays of optional values.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable
  where Relay.Element == Element? {
    shared.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Subscribes without an observer, for the side effects of the signal's operators.
  public func emit() -> any Disposable {
    shared.subscribe()
  }

  /// Subscribes with a closure for each kind of event.
  ///
  /// ```swift
  /// let failures = PublishRelay<String>()
  /// let subscription = failures.asSignal().emit(onNext: { print($0) })
  /// failures.accept("offline")  // offline
  /// subscription.dispose()
  /// ```
  ///
  /// The closures belong to the main actor, so they can change views. `emit` can be called on any
  /// thread. For a ``Driver``, use `drive`.
  ///
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called when the signal completes.
  ///   - onDisposed: Called when the subscription has ended, for any reason. Runs on the caller's
  ///     actor, or without one on the thread that disposes.
  ///   - isolation: The actor of `onDisposed`. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6) @preconcurrency
  public func emit(
    onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    shared.subscribe(
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
  ///   - onCompleted: Called when the signal completes.
  ///   - onDisposed: Called when the subscription has ended, for any reason. Runs on the caller's
  ///     actor, or without one on the thread that disposes.
  ///   - isolation: The actor of `onDisposed`. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6) @preconcurrency
  public func emit<Object: AnyObject>(
    with object: Object, onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    shared.subscribe(
      with: object, onNext: onNext.map(MainActorClosure.unchecked),
      onCompleted: onCompleted.map(MainActorClosure.unchecked),
      onDisposed: returned(onDisposed, to: .of(isolation, fileID, line)), isolation: nil)
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Without isolation: Docs/Decisions/0013-closures-for-views.md.
  @_disfavoredOverload
  public func emit(
    onNext: consuming ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    shared.subscribe(
      onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }

  /// Without isolation: Docs/Decisions/0013-closures-for-views.md.
  @_disfavoredOverload
  public func emit<Object: AnyObject>(
    with object: Object, onNext: consuming ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    shared.subscribe(
      with: object, onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }
}
