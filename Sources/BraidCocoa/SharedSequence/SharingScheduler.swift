// SPDX-License-Identifier: MIT
public import BraidObservable

/// The scheduler on which drivers and signals deliver: the main scheduler, or a mock in tests.
public enum SharingScheduler {
  // A struct instead of a closure: in release builds, the runtime of Swift 6.3 crashes on a
  // task-local value of function type.
  private struct Mock: Sendable {
    let makeScheduler: @Sendable () -> any SchedulerType
  }

  @TaskLocal private static var mocked: Mock?

  /// Creates the scheduler of a new driver or signal.
  public static var make: @Sendable () -> any SchedulerType {
    if let mocked { return mocked.makeScheduler }
    return { MainScheduler() }
  }

  /// Whether a test has replaced the main scheduler.
  static var isMocked: Bool { mocked != nil }

  /// Replaces the main scheduler while `action` runs, for tests.
  ///
  /// Drivers and signals that are created inside `action` deliver on `scheduler`, and can be driven
  /// there on any thread.
  ///
  /// ```swift
  /// let scheduler = HistoricalScheduler()
  /// let bag = DisposeBag()
  /// SharingScheduler.mock(scheduler: scheduler) {
  ///   Driver<String>.just("Inbox").drive(onNext: { print($0) }).disposed(by: bag)
  ///   scheduler.start()
  /// }
  /// ```
  ///
  /// The replacement applies to the current thread, or to the current task and its child tasks, so
  /// concurrent tests do not affect each other.
  ///
  /// - Parameters:
  ///   - scheduler: Replaces the main scheduler.
  ///   - action: Creates sequences, drives them, and advances the time of `scheduler`.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Replaces the main scheduler while `action` runs, with a new scheduler for each driver and
  /// signal.
  ///
  /// - Parameters:
  ///   - makeScheduler: Creates the replacement of the main scheduler.
  ///   - action: Creates sequences, drives them, and advances the time of the schedulers.
  @preconcurrency
  public static func mock(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    try $mocked.withValue(Mock(makeScheduler: makeScheduler), operation: action)
  }
}

extension SharingScheduler {
  /// Traps off the main thread, unless a test has replaced the main scheduler.
  static func ensureMain() {
    if isMocked { return }
    MainScheduler.ensureRunningOnMainThread(
      errorMessage: """
        A driver was driven off the main thread. drive sends the newest value synchronously, and \
        a driver emits on the main thread: call drive there. To observe elsewhere, use \
        asObservable(); in a test, SharingScheduler.mock(scheduler:action:).
        """)
  }
}

extension ObservableType {
  /// Subscribes observers; they receive all events, in the given order.
  func send<Observer: ObserverType>(
    to observers: [Observer]
  ) -> any Disposable where Observer.Element == Element {
    if observers.count == 1 { return subscribe(observers[0]) }
    nonisolated(unsafe) let observers = observers  // take events from any thread (C3)
    return subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }
}
