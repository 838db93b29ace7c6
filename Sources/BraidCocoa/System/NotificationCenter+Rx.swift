// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  public import BraidObservable
  public import Foundation

  #if canImport(FoundationNetworking)
    // Only in Apple's Foundation does it inherit from NSObject.
    extension NotificationCenter: ReactiveCompatible {}
  #endif

  extension Reactive where Base: NotificationCenter {
    /// Emits the notifications of the center, while subscribed.
    ///
    /// - **Ends:** never.
    /// - **Threads:** notifications arrive on the thread that posts them.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for all names.
    ///   - object: The sender of the notifications, which is not retained; nil for all senders.
    public func notification(
      _ name: Notification.Name?, object: AnyObject? = nil
    ) -> Observable<Notification> {
      let center: NotificationCenter = base
      let sender = Sender(object)
      return Observable.create { observer in
        // A released object posts nothing; nil would mean every object.
        if sender.isDeallocated { return Disposables.create() }
        // The token is only passed back.
        nonisolated(unsafe) let token = center.addObserver(
          forName: name, object: sender.object, queue: nil
        ) { observer.onNext($0) }
        return Disposables.create { center.removeObserver(token) }
      }
    }
  }

  /// The requested sender of notifications: an object, or none in particular.
  private final class Sender: @unchecked Sendable {  // a weak reference is atomic
    private(set) weak var object: AnyObject?
    private let isGiven: Bool

    init(_ object: AnyObject?) {
      self.object = object
      isGiven = object != nil
    }

    var isDeallocated: Bool { isGiven && object == nil }
  }
#endif
