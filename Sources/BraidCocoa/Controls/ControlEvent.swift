// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// A source of a control's events with the guarantees of a ``ControlEvent``.
public protocol ControlEventType: ObservableType {
  /// Returns the control event of the same values.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control: taps, changes, the end of a gesture.
///
/// ```swift
/// final class Knob: NSObject {
///   let turns = PublishSubject<Double>()
/// }
///
/// extension Reactive where Base: Knob {
///   var turned: ControlEvent<Double> { ControlEvent(events: base.turns) }
/// }
/// ```
///
/// For a value that the program can set as well, use ``ControlProperty``.
///
/// - **Ends:** never fails; completes when the control is released, if its observable does.
/// - **Threads:** the control is observed on the main queue, on whatever thread the event is
///   subscribed to. Nothing is emitted synchronously on subscription.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the values.
  public typealias Element = PropertyType

  let events: Observable<PropertyType>

  /// Creates a control event of an observable's values.
  ///
  /// - Parameter events: Observes the control. It must not fail, must emit on the main queue, and
  ///   must not emit synchronously on subscription. These requirements are not checked.
  public init<Ev: ObservableType>(events: Ev)
  where Ev.Element == PropertyType, PropertyType: Sendable {
    self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes an observer, on the main queue.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// Returns the event as an observable.
  public func asObservable() -> Observable<PropertyType> { events }

  /// Returns this event.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }

  /// Returns the event as a sequence that cannot fail.
  ///
  /// If the observable inside fails, which a control must not do, the sequence completes.
  public func asInfallible() -> Infallible<PropertyType> {
    asInfallible(onErrorFallbackTo: .empty())
  }
}

extension ControlEvent: Sendable where PropertyType: Sendable {}

extension ControlEvent where PropertyType: Sendable {
  /// Returns a driver of the values.
  ///
  /// If the observable inside fails, which a control must not do, a debug build traps; in a release
  /// build the driver completes.
  public func asDriver() -> Driver<PropertyType> {
    asDriver { error in
      BrokenPromise.complain(error)
      return .empty()
    }
  }

  /// Returns a signal of the values.
  ///
  /// If the observable inside fails, which a control must not do, a debug build traps; in a release
  /// build the signal completes.
  public func asSignal() -> Signal<PropertyType> {
    asSignal { error in
      BrokenPromise.complain(error)
      return .empty()
    }
  }
}

/// Reports the error of a control, which must not fail.
enum BrokenPromise {
  static func complain(_ error: any Error) {
    Misuse.complain(
      """
      ControlEvent, ControlProperty: the observable inside failed with \(error). Controls do not \
      fail, and no subscriber expects it. Handle the error before ControlEvent(events:) or \
      ControlProperty(values:valueSink:), with catch(_:) or catchAndReturn(_:).
      """)
  }
}
