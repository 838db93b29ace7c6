// SPDX-License-Identifier: MIT
import BraidCore

extension Scheduler {
  /// Creates a scheduler that performs actions on an actor, one at a time and in order.
  ///
  /// The scheduler retains the actor. To deliver events on an actor without retaining it, use
  /// `deliver(on: actor)`.
  ///
  /// Several queued actions are performed in one job of the actor, up to a limit, so that other
  /// jobs can run in between. Two schedulers of the same actor have no order between them. For the
  /// main actor, use ``main``, which needs no task.
  ///
  /// - Parameters:
  ///   - actor: The actor.
  ///   - name: The name in descriptions.
  public static func actor(_ actor: any Actor, name: String = "actor") -> Scheduler {
    ActorScheduler(name: name, timing: Timing(ActorWork(keeping: actor)))
  }
}

private final class ActorScheduler: Scheduler, @unchecked Sendable {}  // immutable

extension Scheduler {
  /// Performs actions for `scope` on an actor that may be released, with a scheduler of that actor
  /// as the current one.
  static func perform(
    on reference: ActorReference, for scope: SinkDisposer
  ) -> @Sendable (@escaping Timing.Work) -> any Disposable {
    ActorScheduler(name: "actor", timing: Timing(ActorWork(reference, for: scope))).timing.perform
  }
}

extension Scheduler {
  /// Creates a background scheduler that measures its delays on `clock`: for example a clock that
  /// stops while the machine sleeps, or a test's clock.
  ///
  /// Actions are performed on background threads, one at a time and in order. The order of delays
  /// that end at the same instant is unspecified.
  ///
  /// - Parameters:
  ///   - clock: Measures the delays.
  ///   - name: The name in descriptions.
  public static func clock<Time: Clock>(
    _ clock: Time, name: String = "clock"
  ) -> Scheduler where Time.Duration == Duration {
    ClockScheduler(
      name: name, timing: Timing(clock, work: Scheduler.background(name: name).timing))
  }
}

private final class ClockScheduler: Scheduler, @unchecked Sendable {}  // immutable
