// SPDX-License-Identifier: MIT
public import BraidObservable

/// Where drivers and signals deliver: on the main scheduler, unless a test says otherwise.
public enum SharingScheduler {
  // A struct and no bare closure: the runtime of Swift 6.3 crashes on a task-local value whose type
  // is a function, in release builds.
  private struct Mock: Sendable {
    let makeScheduler: @Sendable () -> any SchedulerType
  }

  @TaskLocal private static var mocked: Mock?

  /// Makes the scheduler of a driver or signal that is built now.
  public static var make: @Sendable () -> any SchedulerType {
    if let mocked { return mocked.makeScheduler }
    return { MainScheduler() }
  }

  /// Whether a test has taken the place of the main scheduler.
  static var isMocked: Bool { mocked != nil }

  /// Builds and drives with another scheduler than the main one.
  ///
  /// For tests: drivers and signals that are built inside `action` deliver on `scheduler`, and may
  /// be driven on any thread there.
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
  /// It holds for the calling thread, or the Swift task and the tasks it makes, so tests that run
  /// at the same time do not disturb each other.
  ///
  /// - Parameters:
  ///   - scheduler: Takes the place of the main scheduler.
  ///   - action: Builds, drives, and lets the time of the scheduler pass.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// The same with a scheduler for each driver and signal.
  ///
  /// - Parameters:
  ///   - makeScheduler: Makes what takes the place of the main scheduler.
  ///   - action: Builds, drives, and lets the time of the schedulers pass.
  @preconcurrency
  public static func mock(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    try $mocked.withValue(Mock(makeScheduler: makeScheduler), operation: action)
  }
}

extension SharingScheduler {
  /// Stops the program off the main thread, unless a test has taken its place.
  @usableFromInline
  static func ensureMain() {
    if isMocked { return }
    MainScheduler.ensureRunningOnMainThread(
      errorMessage: """
        A driver was driven off the main thread. drive sends the newest value inside the call, and \
        promises the main thread for it: call it there. To observe elsewhere, use asObservable(); \
        in a test, SharingScheduler.mock(scheduler:action:).
        """)
  }
}

extension ObservableType {
  /// Sends all events to the observers, in their order.
  @usableFromInline
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
