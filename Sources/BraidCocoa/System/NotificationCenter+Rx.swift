// SPDX-License-Identifier: MIT
public import BraidObservable
public import Foundation

#if canImport(FoundationNetworking)
  // Only in Apple's Foundation does it inherit from NSObject.
  extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// Sends the notifications of the center, while it is observed.
  ///
  /// - **Ends:** never.
  /// - **Threads:** notifications arrive on the thread that posts them.
  ///
  /// - Parameters:
  ///   - name: Which notifications; nil for all.
  ///   - object: Only those that this object posts, if there is one. It is not kept alive.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    let center: NotificationCenter = base
    let sender = Sender(object)
    return Observable.create { observer in
      // An object that has gone posts nothing; nil would mean every object.
      if sender.hasGone { return Disposables.create() }
      // Only handed back.
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: sender.object, queue: nil
      ) { observer.onNext($0) }
      return Disposables.create { center.removeObserver(token) }
    }
  }
}

/// Whose notifications are asked for: nobody's in particular, or an object's.
private final class Sender: @unchecked Sendable {  // a weak reference is atomic
  private(set) weak var object: AnyObject?
  private let isGiven: Bool

  init(_ object: AnyObject?) {
    self.object = object
    isGiven = object != nil
  }

  var hasGone: Bool { isGiven && object == nil }
}
