// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// Something that sends the events of a control, and has the promises of a ``ControlEvent``.
public protocol ControlEventType: ObservableType {
  /// The control event of the same values.
  func asControlEvent() -> ControlEvent<Element>
}

/// What happens at a control: taps, changes, the end of a gesture.
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
/// - **Ends:** it never fails, and completes when the control is gone, if it tells.
/// - **Threads:** the control is listened to on the main queue, wherever somebody subscribes. It
///   sends nothing inside the subscription.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// What happened.
  public typealias Element = PropertyType

  @usableFromInline let events: Observable<PropertyType>

  /// Sends what `events` sends.
  ///
  /// - Parameter events: Listens to the control. It does not fail, sends on the main queue, and
  ///   nothing inside the subscription; nothing checks it.
  @inlinable
  public init<Ev: ObservableType>(events: Ev)
  where Ev.Element == PropertyType, PropertyType: Sendable {
    self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Subscribes an observer on the main queue.
  @inlinable
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// The event as an observable.
  @inlinable
  public func asObservable() -> Observable<PropertyType> { events }

  /// Itself.
  @inlinable
  public func asControlEvent() -> ControlEvent<PropertyType> { self }

  /// The event as a sequence whose type says that it cannot fail.
  @inlinable
  public func asInfallible() -> Infallible<PropertyType> { Infallible(raw: events) }
}

extension ControlEvent: Sendable where PropertyType: Sendable {}

extension ControlEvent where PropertyType: Sendable {
  /// Makes a driver of the values.
  ///
  /// An error, which the control promises not to send, stops a debug build; in a release build the
  /// driver completes.
  @inlinable
  public func asDriver() -> Driver<PropertyType> {
    asDriver { error in
      BrokenPromise.complain(error)
      return .empty()
    }
  }

  /// Makes a signal of the values.
  ///
  /// An error, which the control promises not to send, stops a debug build; in a release build the
  /// signal completes.
  @inlinable
  public func asSignal() -> Signal<PropertyType> {
    asSignal { error in
      BrokenPromise.complain(error)
      return .empty()
    }
  }
}

/// The error of a control, which cannot fail.
@usableFromInline
enum BrokenPromise {
  @usableFromInline
  static func complain(_ error: any Error) {
    Misuse.complain(
      """
      ControlEvent, ControlProperty: the observable inside failed with \(error). Controls do not \
      fail, and nobody below expects it. Handle the error before ControlEvent(events:) or \
      ControlProperty(values:valueSink:), with catch(_:) or catchAndReturn(_:).
      """)
  }
}
