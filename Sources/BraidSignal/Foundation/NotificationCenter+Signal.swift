// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  import BraidCore
  public import Foundation

  extension NotificationCenter {
    /// Emits the notifications that are posted to this center.
    ///
    /// ```swift
    /// let center = NotificationCenter.default
    /// let saved = center.signal(forName: .init("saved"))
    /// let subscription = saved.subscribe(next: { print($0.name) })
    /// center.post(name: .init("saved"), object: nil)
    /// subscription.dispose()
    /// ```
    ///
    /// Each subscription observes the center until it is disposed. The object is retained weakly.
    /// If it has been released before a subscription, that subscription emits nothing. (In this
    /// case ReactiveObjC's `rac_addObserverForName:object:` emits the notifications of *all*
    /// objects.)
    ///
    /// - **Ends:** never.
    /// - **Threads:** a notification arrives synchronously, on the thread that posts it.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for all names.
    ///   - object: The sender of the notifications; nil for all senders.
    public func signal(
      forName name: Notification.Name?, object: AnyObject? = nil
    ) -> Signal<Notification> {
      let sender = object.map { WeakReference($0) }
      return Signal.create { [self] subscriber in
        let object = sender?.object
        if sender != nil, object == nil { return nil }
        // The token is only passed back.
        nonisolated(unsafe) let observer = addObserver(  // immutable
          forName: name, object: object, queue: nil
        ) { subscriber.sendNext($0) }
        return AnyDisposable { self.removeObserver(observer) }
      }
      .named("-rac_addObserverForName:object:")
    }
  }
#endif
