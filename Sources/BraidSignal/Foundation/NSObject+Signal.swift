// SPDX-License-Identifier: MIT
#if canImport(ObjectiveC)
  import BraidCore
  public import Foundation

  extension NSObjectProtocol where Self: NSObject {
    /// Emits the current value of a property that supports key-value observing, then each new
    /// value.
    ///
    /// ReactiveObjC writes `RACObserve(object, property)`. Available where there is an Objective-C
    /// runtime; for a property of your own, ``SignalProperty`` does the same on all platforms.
    ///
    /// ```
    /// progress.signal(for: \.fractionCompleted).deliverOnMain().bind(to: bar, \.value)
    /// ```
    ///
    /// The object is retained weakly.
    ///
    /// - **Ends:** completes when the object is released.
    /// - **Threads:** the first value arrives synchronously, on the subscribing thread; a new value
    ///   on the thread that sets it.
    ///
    /// - Parameter keyPath: The property, which is `@objc dynamic` or sends change notifications.
    public func signal<Value>(for keyPath: KeyPath<Self, Value>) -> Signal<Value> {
      let reference = WeakReference<Self>(self)
      nonisolated(unsafe) let keyPath = keyPath  // immutable
      let values = Signal<Value>.create { subscriber in
        guard let object = reference.object else { return nil }
        // The observation is only invalidated.
        nonisolated(unsafe) let observation = object.observe(keyPath, options: [.initial, .new]) {
          object, _ in subscriber.sendNext(object[keyPath: keyPath])
        }
        return AnyDisposable { observation.invalidate() }
      }
      let living = Lifetime.of(self).map { values.take(until: $0.ended) } ?? values
      return living.named("-rac_valuesForKeyPath:observer:")
    }
  }
#endif
