// SPDX-License-Identifier: MIT
import BraidCore

extension VirtualClock: Clock {
  /// A point in a virtual clock's time.
  public struct Instant: InstantProtocol {
    /// How far it is from the clock's zero.
    public let offset: Swift.Duration

    /// The point that is `offset` after the clock's zero.
    public init(offset: Swift.Duration) { self.offset = offset }

    /// The point that is `duration` later.
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// How much later `other` is.
    public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }

    /// Whether one point is earlier.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  /// The point at which the clock stands.
  public var now: Instant { Instant(offset: elapsed) }

  /// Zero: virtual time has no smallest step.
  public var minimumResolution: Swift.Duration { .zero }

  /// Suspends the task until somebody has moved the clock to `deadline`.
  ///
  /// - Parameters:
  ///   - deadline: When to go on.
  ///   - tolerance: Ignored: the task goes on exactly at `deadline`.
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
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

/// One task that sleeps on a virtual clock.
private final class VirtualSleeper: Sendable {
  private enum Phase {
    /// idle: on its way to sleep
    case idle
    /// asleep: goes on when the action runs, or when it is cancelled
    case asleep(UnsafeContinuation<Void, Never>, any Disposable)
    /// awake: was woken; early by its cancellation
    case awake(isEarly: Bool)
  }

  private let phase = Locked(Phase.idle)

  /// Whether it was woken before its time.
  var isEarly: Bool {
    phase.withLock { if case .awake(isEarly: true) = $0 { true } else { false } }
  }

  func sleep(
    _ continuation: UnsafeContinuation<Void, Never>, until deadline: Duration,
    on clock: VirtualClock
  ) {
    let action = clock.enqueue(at: deadline) {
      self.finish(isEarly: false)
      return nil
    }
    let isAwake = phase.withLock { phase in
      guard case .idle = phase else { return true }
      phase = .asleep(continuation, action)
      return false
    }
    if isAwake {
      action.dispose()
      continuation.resume()
    } else if clock.elapsed >= deadline {
      // The clock was moved on by another thread meanwhile.
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
