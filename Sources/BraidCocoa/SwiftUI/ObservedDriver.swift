// SPDX-License-Identifier: MIT
import BraidObservable
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
