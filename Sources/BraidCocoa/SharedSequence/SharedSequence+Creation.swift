// SPDX-License-Identifier: MIT
public import BraidObservable

extension SharedSequence {
  /// Completes, without a value.
  @inlinable
  public static func empty() -> SharedSequence {
    SharedSequence(
      raw: Observable<Bool>.empty().subscribe(on: SharingStrategy.scheduler)
        .compactMap { _ in nil })
  }

  /// Sends nothing and never ends.
  @inlinable
  public static func never() -> SharedSequence { SharedSequence(raw: .never()) }

  /// Asks `observableFactory` for a shared sequence for each subscription to the source, and sends
  /// what that sends.
  ///
  /// - Parameter observableFactory: Makes the sequence.
  @available(swift 6) @preconcurrency @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () -> SharedSequence
  ) -> SharedSequence {
    SharedSequence(.deferred { observableFactory().source })
  }
}

extension SharedSequence where Element: Sendable {
  /// Sends one value, then completes.
  ///
  /// - Parameter element: The value.
  @inlinable
  public static func just(_ element: Element) -> SharedSequence {
    SharedSequence(
      raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Sends some values, then completes.
  ///
  /// - Parameter elements: The values.
  @inlinable
  public static func of(_ elements: Element...) -> SharedSequence { from(elements) }

  /// Sends the elements of an array, then completes.
  ///
  /// - Parameter array: The values.
  @inlinable
  public static func from(_ array: [Element]) -> SharedSequence {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the elements of a sequence, then completes.
  ///
  /// - Parameter sequence: The values; its iterator runs where they are sent.
  @inlinable
  public static func from<Elements: Sequence>(
    _ sequence: Elements
  ) -> SharedSequence where Elements.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the value there is, if there is one, then completes.
  ///
  /// - Parameter optional: The value, or nil.
  @inlinable
  public static func from(optional: Element?) -> SharedSequence {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Counts up from zero, one number each `period`, while it is observed.
  ///
  /// - Parameter period: From number to number.
  @inlinable
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Sends zero after `dueTime`, and counts up with each `period`, while it is observed.
  ///
  /// - Parameters:
  ///   - dueTime: How long until the first number.
  ///   - period: From number to number.
  @inlinable
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence {
    SharedSequence(
      .timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
