// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// Something that is a property of a control, and has the promises of a ``ControlProperty``.
public protocol ControlPropertyType: TwoWayType {
  /// The control property of the same values.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control that people change, and the program, too: the text of a field.
///
/// It sends the value at the time of the subscription and each value that *people* bring about, and
/// takes values from the program:
///
/// ```swift
/// field.rx.text.orEmpty.bind(to: model.query).disposed(by: bag)
/// model.suggestion.bind(to: field.rx.text).disposed(by: bag)
/// ```
///
/// - **Ends:** it never fails, and completes when the control is gone, if it tells. Of what is sent
///   to it, an error stops a debug build and is dropped in a release build.
/// - **Threads:** the control is asked and listened to on the main queue, wherever somebody
///   subscribes.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The value of the property.
  public typealias Element = PropertyType

  @usableFromInline let values: Observable<PropertyType>
  @usableFromInline let valueSink: AnyObserver<PropertyType>

  /// A property that sends what `values` sends, and takes values to `valueSink`.
  ///
  /// - Parameters:
  ///   - values: Sends the current value inside the subscription, and then each that people bring
  ///     about. It does not fail, and sends on the main queue; nothing checks it.
  ///   - valueSink: Changes the control.
  @inlinable
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType, PropertyType: Sendable {
    self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes an observer on the main queue.
  @inlinable
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  /// The property as an observable.
  @inlinable
  public func asObservable() -> Observable<PropertyType> { values }

  /// Itself.
  @inlinable
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// Changes the property, for a value; an error is a mistake.
  @inlinable
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next, .completed: valueSink.on(event)
    case .error(let error): BrokenPromise.refuse(error)
    }
  }
}

extension ControlProperty: Sendable where PropertyType: Sendable {}

extension ControlProperty where PropertyType: Sendable {
  /// The changes that people bring about, without the value at the time of the subscription.
  @inlinable
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

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
}

extension ControlPropertyType where Element == String? {
  /// The same with an empty string in the place of nil.
  @inlinable
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.values.map { $0 ?? "" },
      valueSink: original.valueSink.mapObserver { (text: String) in text })
  }
}

extension BrokenPromise {
  @usableFromInline
  static func refuse(_ error: any Error) {
    Misuse.complain(
      """
      ControlProperty: the bound sequence failed with \(error). A control cannot show an error. \
      Handle it before, with catch(_:), catchAndReturn(_:) or retry(_:).
      """)
  }
}
