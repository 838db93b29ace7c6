// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// A property of a control with the guarantees of a ``ControlProperty``.
public protocol ControlPropertyType: TwoWayType {
  /// Returns the control property of the same values.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control that both the user and the program can change, such as the text of a
/// field.
///
/// It emits the current value on subscription, then each value that the *user* sets. It accepts
/// values from the program:
///
/// ```swift
/// func connect(
///   _ text: ControlProperty<String?>, to query: BehaviorRelay<String>, _ bag: DisposeBag
/// ) {
///   text.orEmpty.bind(to: query).disposed(by: bag)
///   query.map { $0 }.bind(to: text).disposed(by: bag)
/// }
/// ```
///
/// For events without a value, use ``ControlEvent``.
///
/// - **Ends:** never fails; completes when the control is released, if its observable does. An
///   error sent to the property traps in a debug build and is dropped in a release build.
/// - **Threads:** the control is read and observed on the main queue, on whatever thread the
///   property is subscribed to.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the values.
  public typealias Element = PropertyType

  let values: Observable<PropertyType>
  let valueSink: AnyObserver<PropertyType>

  /// Creates a property that emits the values of `values` and forwards values to `valueSink`.
  ///
  /// - Parameters:
  ///   - values: Emits the current value synchronously on subscription, then each value that the
  ///     user sets. It must not fail and must emit on the main queue. These requirements are not
  ///     checked.
  ///   - valueSink: Sets the value of the control.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType, PropertyType: Sendable {
    self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes an observer, on the main queue.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  /// Returns the property as an observable.
  public func asObservable() -> Observable<PropertyType> { values }

  /// Returns this property.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// Sets the property to a value.
  ///
  /// An error is a programming error.
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next, .completed: valueSink.on(event)
    case .error(let error): BrokenPromise.refuse(error)
    }
  }
}

extension ControlProperty: Sendable where PropertyType: Sendable {}

extension ControlProperty where PropertyType: Sendable {
  /// Emits the user's changes, without the current value.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

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
}

extension ControlPropertyType where Element == String? {
  /// A property with an empty string in place of nil.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.values.map { $0 ?? "" },
      valueSink: original.valueSink.mapObserver { (text: String) in text })
  }
}

extension BrokenPromise {
  static func refuse(_ error: any Error) {
    Misuse.complain(
      """
      ControlProperty: the bound sequence failed with \(error). A control cannot show an error. \
      Handle it before, with catch(_:), catchAndReturn(_:) or retry(_:).
      """)
  }
}
