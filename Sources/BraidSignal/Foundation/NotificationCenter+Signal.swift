// SPDX-License-Identifier: MIT
import BraidCore
public import Foundation

extension NotificationCenter {
  /// Sends the notifications that are posted.
  ///
  /// Each subscription observes the center until it is disposed; the object is held weakly. If that
  /// is gone when somebody subscribes, nothing comes. (ReactiveObjC's
  /// `rac_addObserverForName:object:` sends the notifications of *all* objects then.)
  ///
  /// - **Ends:** never.
  /// - **Threads:** a notification arrives inside the call that posts it.
  ///
  /// - Parameters:
  ///   - name: Of which kind; nil for all.
  ///   - object: Who posts them; nil for everybody.
  public func signal(
    forName name: Notification.Name?, object: AnyObject? = nil
  ) -> Signal<Notification> {
    let sender = object.map { WeakReference($0) }
    return Signal.create { [self] subscriber in
      let object = sender?.object
      if sender != nil, object == nil { return nil }
      // The token is only handed back.
      nonisolated(unsafe) let observer = addObserver(  // immutable
        forName: name, object: object, queue: nil
      ) { subscriber.sendNext($0) }
      return AnyDisposable { self.removeObserver(observer) }
    }
    .named("-rac_addObserverForName:object:")
  }
}
