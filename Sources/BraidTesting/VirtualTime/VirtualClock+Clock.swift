// SPDX-License-Identifier: MIT
import BraidCore
public import BraidObservable

extension VirtualClock: Clock {
  /// An instant in the time of a virtual clock.
  public struct Instant: InstantProtocol {
    /// The offset from the clock's zero.
    public let offset: Swift.Duration

    /// Creates the instant `offset` after the clock's zero.
    public init(offset: Swift.Duration) { self.offset = offset }

    /// Returns the instant `duration` later.
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the duration from this instant to `other`.
    public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }

    /// Whether one instant is earlier than another.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  /// The current instant of the clock.
  public var now: Instant { Instant(offset: elapsed) }

  /// Zero: virtual time has no smallest step.
  public var minimumResolution: Swift.Duration { .zero }

  /// Suspends the task until the clock has been moved to `deadline`.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which to resume.
  ///   - tolerance: Ignored: the task resumes exactly at `deadline`.
  /// - Throws: `CancellationError`, immediately when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try Task.checkCancellation()
    if deadline <= now { return }
    let sleeper = VirtualSleeper()
    await withTaskCancellationHandler {
      await withUnsafeContinuation { sleeper.sleep($0, until: deadline.offset, on: self) }
    } onCancel: {
      sleeper.wake()
    }
    if sleeper.isEarly { throw CancellationError() }
  }
}

/// A task that sleeps on a virtual clock.
private final class VirtualSleeper: Sendable {
  private enum Phase {
    /// idle: not asleep yet
    case idle
    /// asleep: resumes when the action runs, or when the action is cancelled
    case asleep(UnsafeContinuation<Void, Never>, any Disposable)
    /// awake: resumed; early if it was cancelled
    case awake(isEarly: Bool)
  }

  private let phase = Locked(Phase.idle)

  /// Whether it was resumed before its deadline.
  var isEarly: Bool {
    phase.withLock { if case .awake(isEarly: true) = $0 { true } else { false } }
  }

  func sleep(
    _ continuation: UnsafeContinuation<Void, Never>, until deadline: Duration,
    on clock: VirtualClock
  ) {
    let action = clock.enqueue(.event { self.finish(isEarly: false) }, at: deadline)
    let isAwake = phase.withLock { phase in
      guard case .idle = phase else { return true }
      phase = .asleep(continuation, action)
      return false
    }
    if isAwake {
      action.dispose()
      continuation.resume()
    } else if clock.elapsed >= deadline {
      // Another thread has moved the clock concurrently.
      action.dispose()
      finish(isEarly: false)
    }
  }

  func wake() { finish(isEarly: true) }

  private func finish(isEarly: Bool) {
    let old = phase.withLock { phase in
      defer { if case .awake = phase {} else { phase = .awake(isEarly: isEarly) } }
      return phase
    }
    guard case .asleep(let continuation, let action) = old else { return }
    action.dispose()
    continuation.resume()
  }
}

extension VirtualTimeScheduler {
  /// Creates a scheduler on a shared clock.
  ///
  /// - Parameters:
  ///   - clock: The clock; its zero is the converter's real time `RxTime.virtualEpoch`.
  ///   - converter: Converts between virtual and real time.
  public convenience init(on clock: VirtualClock, converter: Converter) {
    self.init(on: clock.timeline, converter: converter)
    keep(clock)
  }

  /// The clock of this scheduler, which other schedulers can share.
  ///
  /// A scheduler that was created without a clock gets one on the first access. Tasks that its
  /// actions start run on the clock only from then on; without a clock, they run on the global
  /// executor.
  public var virtualClock: VirtualClock {
    clockReference.get { VirtualClock(timeline) }
  }

  /// Sets the clock that this scheduler reports.
  func keep(_ clock: VirtualClock) { _ = clockReference.get { clock } }
}
