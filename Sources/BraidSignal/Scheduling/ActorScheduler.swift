// SPDX-License-Identifier: MIT
import BraidCore

extension Scheduler {
  /// A new scheduler that does its work on an actor, one thing at a time and in order.
  ///
  /// ```swift
  /// let rows = database.rows.subscribe(on: .actor(database))
  /// ```
  ///
  /// To deliver events on an actor, which it does not keep, write `deliver(on: actor)`.
  ///
  /// What waits is done in one visit to the actor, up to a limit, so that others get their turn. Of
  /// two schedulers of one actor, either may come first. For the main actor there is ``main``,
  /// which needs no task.
  ///
  /// - Parameters:
  ///   - actor: Where the work is done; it is kept.
  ///   - name: What it is called in descriptions.
  public static func actor(_ actor: any Actor, name: String = "actor") -> Scheduler {
    ActorScheduler(name: name, timing: Timing(ActorWork(keeping: actor)))
  }
}

private final class ActorScheduler: Scheduler, @unchecked Sendable {}  // immutable

extension Scheduler {
  /// What does work for `scope` on an actor that may go, with a scheduler of that actor as the
  /// current one.
  @usableFromInline
  static func perform(
    on reference: ActorReference, for scope: SinkDisposer
  ) -> @Sendable (@escaping Timing.Work) -> any Disposable {
    ActorScheduler(name: "actor", timing: Timing(ActorWork(reference, for: scope))).timing.perform
  }
}
