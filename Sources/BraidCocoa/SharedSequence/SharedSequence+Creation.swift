// SPDX-License-Identifier: MIT
public import BraidObservable

extension SharedSequence {
  /// Returns a sequence that completes without a value.
  public static func empty() -> SharedSequence {
    SharedSequence(
      raw: Observable<Bool>.empty().subscribe(on: SharingStrategy.scheduler)
        .compactMap { _ in nil })
  }

  /// Returns a sequence that emits nothing and does not end.
  public static func never() -> SharedSequence { SharedSequence(raw: .never()) }

  /// Creates a shared sequence for each subscription to the source.
  ///
  /// - Parameter observableFactory: Returns the sequence to subscribe to.
  @available(swift 6) @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () -> SharedSequence
  ) -> SharedSequence {
    SharedSequence(.deferred { observableFactory().source })
  }
}

extension SharedSequence where Element: Sendable {
  /// Emits one value, then completes.
  ///
  /// - Parameter element: The value to emit.
  public static func just(_ element: Element) -> SharedSequence {
    SharedSequence(
      raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Emits several values, then completes.
  ///
  /// - Parameter elements: The values to emit.
  public static func of(_ elements: Element...) -> SharedSequence { from(elements) }

  /// Emits the elements of an array, then completes.
  ///
  /// - Parameter array: The values to emit.
  public static func from(_ array: [Element]) -> SharedSequence {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Emits the elements of a sequence, then completes.
  ///
  /// - Parameter sequence: The values to emit. Its iterator runs on the scheduler of the sharing
  ///   strategy.
  public static func from<Elements: Sequence>(
    _ sequence: Elements
  ) -> SharedSequence where Elements.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Emits the value if it is not nil, then completes.
  ///
  /// - Parameter optional: The value, or nil.
  public static func from(optional: Element?) -> SharedSequence {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Emits integers from zero, one each `period`, while there is an observer.
  ///
  /// - Parameter period: The time between two numbers.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Emits zero after `dueTime`, then the next integer each `period`, while there is an observer.
  ///
  /// - Parameters:
  ///   - dueTime: The time until the first number.
  ///   - period: The time between two numbers.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence {
    SharedSequence(
      .timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
