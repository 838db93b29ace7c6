// SPDX-License-Identifier: MIT
#if canImport(Combine)
  import BraidCore
  public import BraidObservable
  public import BraidSignal
  public import Combine
  import Dispatch

  extension Combine.Scheduler {
    /// This scheduler as a scheduler of observables: `RunLoop.main.asSchedulerType()`,
    /// `DispatchQueue.main.asSchedulerType()`.
    ///
    /// Its clock is the system's monotonic one; delays are measured by the scheduler itself.
    public func asSchedulerType() -> any SchedulerType { SchedulerOfCombine(self) }

    /// This scheduler as a scheduler of signals; otherwise like ``asSchedulerType()``.
    public func asRACScheduler() -> BraidSignal.Scheduler { asSchedulerType().asRACScheduler() }
  }

  extension SchedulerType {
    /// This scheduler as a scheduler of Combine: `publisher.receive(on: scheduler.asCombine())`.
    ///
    /// In virtual time, too: publishers are tested with a `TestScheduler`.
    public func asCombine() -> CombineScheduler { CombineScheduler(self) }
  }

  extension BraidSignal.Scheduler {
    /// This scheduler as a scheduler of Combine: `publisher.receive(on: scheduler.asCombine())`.
    public func asCombine() -> CombineScheduler { CombineScheduler(asSchedulerType()) }
  }

  /// Wraps a scheduler of Combine as a scheduler of observables.
  private final class SchedulerOfCombine<Context: Combine.Scheduler>: SchedulerType,
    @unchecked Sendable  // schedulers of Combine may be used from any thread
  {
    private let context: Context

    init(_ context: Context) { self.context = context }

    var now: RxTime { .now }

    func schedule<StateType: Sendable>(
      _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      let job = ScheduledJob { action(state) }
      context.schedule { job.run() }
      return job
    }

    func scheduleRelative<StateType: Sendable>(
      _ state: StateType, dueTime: RxTimeInterval,
      action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      if dueTime <= .zero { return schedule(state, action: action) }
      let job = ScheduledJob { action(state) }
      guard let delay = Context.SchedulerTimeType.Stride(rounding: dueTime) else { return job }
      context.schedule(after: context.now.advanced(by: delay)) { job.run() }
      return job
    }
  }

  /// A scheduler of this library as a scheduler of Combine; `asCombine()` makes one.
  public struct CombineScheduler: Combine.Scheduler {
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// An instant of the scheduler's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// The instant in the type of observables.
      public let instant: RxTime

      /// Returns the duration from this instant to `other`.
      public func distance(to other: Self) -> Stride { Stride(instant.duration(to: other.instant)) }

      /// Returns the instant `interval` later.
      public func advanced(by interval: Stride) -> Self {
        Self(instant: instant.advanced(by: interval.duration))
      }

      /// A duration that Combine can calculate with, in whole nanoseconds.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
        Sendable
      {
        /// The duration in nanoseconds.
        public let magnitude: Int64

        /// The duration in the type of observables.
        public var duration: RxTimeInterval { .nanoseconds(magnitude) }

        init(nanoseconds: Int64) { magnitude = nanoseconds }

        init(_ duration: RxTimeInterval) { magnitude = duration.nanoseconds }

        /// A number of seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }

        /// A number of seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// A number of nanoseconds, if it can be represented.
        public init?<Source: BinaryInteger>(exactly source: Source) {
          guard let nanoseconds = Int64(exactly: source) else { return nil }
          magnitude = nanoseconds
        }

        /// A number of seconds.
        public static func seconds(_ seconds: Int) -> Stride { Stride(.seconds(seconds)) }

        /// A number of seconds.
        public static func seconds(_ seconds: Double) -> Stride { Stride(.seconds(seconds)) }

        /// A number of milliseconds.
        public static func milliseconds(_ milliseconds: Int) -> Stride {
          Stride(.milliseconds(milliseconds))
        }

        /// A number of microseconds.
        public static func microseconds(_ microseconds: Int) -> Stride {
          Stride(.microseconds(microseconds))
        }

        /// A number of nanoseconds.
        public static func nanoseconds(_ nanoseconds: Int) -> Stride {
          Stride(nanoseconds: Int64(nanoseconds))
        }

        /// The sum.
        public static func + (left: Stride, right: Stride) -> Stride {
          Stride(nanoseconds: left.magnitude + right.magnitude)
        }

        /// The difference.
        public static func - (left: Stride, right: Stride) -> Stride {
          Stride(nanoseconds: left.magnitude - right.magnitude)
        }

        /// The product of the numbers of nanoseconds.
        public static func * (left: Stride, right: Stride) -> Stride {
          Stride(nanoseconds: left.magnitude * right.magnitude)
        }

        /// Multiplies the numbers of nanoseconds.
        public static func *= (left: inout Stride, right: Stride) { left = left * right }

        /// Whether one duration is shorter than another.
        public static func < (left: Stride, right: Stride) -> Bool {
          left.magnitude < right.magnitude
        }
      }
    }

    private let scheduler: any SchedulerType

    init(_ scheduler: any SchedulerType) { self.scheduler = scheduler }

    /// The current time of the scheduler's clock.
    public var now: SchedulerTimeType { SchedulerTimeType(instant: scheduler.now) }

    /// Zero: delays are not rounded.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      nonisolated(unsafe) let action = action  // Combine passes it on to be run on any thread
      _ = scheduler.schedule(()) {
        action()
        return Disposables.create()
      }
    }

    /// Runs an action at an instant; the tolerance is ignored.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      nonisolated(unsafe) let action = action  // Combine passes it on to be run on any thread
      _ = scheduler.scheduleRelative((), dueTime: scheduler.now.duration(to: date.instant)) {
        action()
        return Disposables.create()
      }
    }

    /// Runs an action at an instant and then periodically; the tolerance is ignored.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let action = action  // Combine passes it on to be run on any thread
      return scheduler.schedulePeriodic(
        (), startAfter: scheduler.now.duration(to: date.instant), period: interval.duration
      ) { action() }
      .asCancellable()
    }
  }

  extension SchedulerTimeIntervalConvertible {
    /// A duration in the finest unit whose count is an `Int`, which has 32 bits on watches; nil if
    /// it is never over.
    fileprivate init?(rounding duration: Duration) {
      switch DispatchTimeInterval(duration) {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: return nil
      }
    }
  }

  extension Duration {
    /// Whole nanoseconds, up to 292 years in either direction.
    fileprivate var nanoseconds: Int64 {
      wholeNanoseconds ?? (self < .zero ? -.max : .max)
    }
  }
#endif
