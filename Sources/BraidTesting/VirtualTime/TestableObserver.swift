// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// An observer that notes each event and when it came.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {  // under the lock
  private let clock: () -> TestTime
  private let recorded = Locked<[Recorded<Event<Element>>]>([])

  init(_ clock: @escaping () -> TestTime) { self.clock = clock }

  /// What has come so far.
  public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 } }

  /// Notes an event.
  public func on(_ event: Event<Element>) {
    let time = clock()
    recorded.withLock { $0.append(Recorded(time: time, value: event)) }
  }
}
