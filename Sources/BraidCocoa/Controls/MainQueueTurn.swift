// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

/// Ends the observation of a view on the main queue, on whatever thread it is disposed.
enum MainQueueTurn {
  /// Runs an action synchronously if the caller is on the main queue, and otherwise asynchronously
  /// there.
  static func take(_ work: @escaping @MainActor () -> Void) {
    let work = MainActorClosure.unchecked(work)
    _ = ConcurrentMainScheduler.instance.schedule(()) {
      work()
      return Disposables.create()
    }
  }
}
