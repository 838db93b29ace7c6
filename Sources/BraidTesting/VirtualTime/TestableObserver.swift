// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// An observer that records each event with its tick.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {  // under the lock
  private let clock: () -> TestTime
  private let recorded = Locked<[Recorded<Event<Element>>]>([])

  init(_ clock: @escaping () -> TestTime) { self.clock = clock }

  /// The events recorded so far.
  public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 } }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    let time = clock()
    recorded.withLock { $0.append(Recorded(time: time, value: event)) }
  }
}
