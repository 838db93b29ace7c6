// SPDX-License-Identifier: MIT
public import BraidObservable
public import Observation

/// The latest value of a driver, as an `@Observable` object: a SwiftUI view that reads ``value`` is
/// updated with each new value.
///
/// ```swift
/// @MainActor func observe(_ count: Driver<Int>) -> ObservedDriver<Int> {
///   ObservedDriver(count, initial: 0)
/// }
/// ```
///
/// A view stores it in a property with `@State`, so that it lives as long as the view is part of
/// the hierarchy. For a value that the view sets as well, use ``ObservedRelay``.
///
/// - **Ends:** the driver is disposed when the object is released. The last value remains after the
///   driver completes.
/// - **Threads:** the value is set on the main thread.
@MainActor
@Observation.Observable
public final class ObservedDriver<Value: Sendable> {
  /// The latest value.
  public private(set) var value: Value

  @ObservationIgnored private let bag = DisposeBag()

  /// Drives the object.
  ///
  /// - Parameters:
  ///   - driver: Emits the values; its current value is set before the initializer returns.
  ///   - initial: The value until the driver emits one.
  public init(_ driver: Driver<Value>, initial: Value) {
    value = initial
    driver.drive(with: self, onNext: { object, value in object.value = value }).disposed(by: bag)
  }
}

/// The value of a relay, as an `@Observable` object with a settable ``value``: a SwiftUI view is
/// updated with each new value, and binds its controls to the relay.
///
/// ```swift
/// @MainActor func observe(_ query: BehaviorRelay<String>) -> ObservedRelay<String> {
///   ObservedRelay(query)
/// }
/// ```
///
/// With `@State private var query = ObservedRelay(model.query)`, a view writes
/// `TextField("Query", text: $query.value)`. For a value that the view only reads, use
/// ``ObservedDriver``.
///
/// - **Ends:** the subscription to the relay ends when the object is released.
/// - **Threads:** a value that the relay accepts on another thread is set in a later turn of the
///   main queue.
@MainActor
@Observation.Observable
public final class ObservedRelay<Value: Sendable> {
  private var current: Value
  @ObservationIgnored private let relay: BehaviorRelay<Value>
  @ObservationIgnored private let bag = DisposeBag()

  /// The value of the relay; the relay accepts a new value synchronously.
  public var value: Value {
    get { current }
    set { relay.accept(newValue) }
  }

  /// Observes a relay, which is retained.
  public init(_ relay: BehaviorRelay<Value>) {
    self.relay = relay
    current = relay.value
    relay.asDriver().drive(with: self, onNext: { object, value in object.current = value })
      .disposed(by: bag)
  }
}
