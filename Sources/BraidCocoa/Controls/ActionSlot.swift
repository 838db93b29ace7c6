// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

/// The action that a control can send, shared by all its observers.
///
/// A button of AppKit and a bar item have one target. The first observer replaces the target, and
/// the last one restores it.
@MainActor
final class ActionSlot<Target> {
  private let happenings = PublishSubject<Void>()
  private var observers = 0
  private var former: Target?

  /// Informs the observers that the control sent its action.
  func happened() { happenings.onNext(()) }

  /// Adds an observer.
  ///
  /// - Parameters:
  ///   - observer: Receives each action.
  ///   - install: Replaces the target of the control and returns the former one.
  ///   - restore: Restores the former target.
  /// - Returns: A closure that removes the observer.
  func add(
    _ observer: AnyObserver<Void>, install: () -> Target,
    restore: @escaping @MainActor (Target) -> Void
  ) -> @MainActor () -> Void {
    if observers == 0 { former = install() }
    observers += 1
    let subscription = happenings.subscribe(observer)
    return {
      subscription.dispose()
      self.observers -= 1
      guard self.observers == 0, let former = self.former else { return }
      self.former = nil
      restore(former)
    }
  }
}
