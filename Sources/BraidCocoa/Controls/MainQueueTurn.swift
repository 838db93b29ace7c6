// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

/// The end of an observation of a view: on the main queue, wherever it is asked for.
enum MainQueueTurn {
  /// Runs work inside the call on the main queue, or as soon as that gets to it.
  static func take(_ work: @escaping @MainActor () -> Void) {
    let work = MainActorClosure.unchecked(work)
    _ = ConcurrentMainScheduler.instance.schedule(()) {
      work()
      return Disposables.create()
    }
  }
}
