// SPDX-License-Identifier: MIT
#if canImport(ObjectiveC)
  import BraidCore
  public import Foundation

  extension NSObjectProtocol where Self: NSObject {
    /// Sends the value of a property that Objective-C can observe, and each new one.
    ///
    /// `RACObserve(object, property)`, where there is an Objective-C runtime; for a property of
    /// yours, a ``SignalProperty`` does the same everywhere.
    ///
    /// ```swift
    /// progress.signal(for: \.fractionCompleted).deliverOnMain().bind(to: bar, \.value)
    /// ```
    ///
    /// The object is held weakly.
    ///
    /// - **Ends:** completes when the object is released.
    /// - **Threads:** a value arrives inside the call that sets it; the first one inside
    ///   `subscribe`.
    ///
    /// - Parameter keyPath: The property: `@objc dynamic`, or one that tells of its changes.
    public func signal<Value>(for keyPath: KeyPath<Self, Value>) -> Signal<Value> {
      let reference = WeakReference<Self>(self)
      nonisolated(unsafe) let keyPath = keyPath  // immutable
      let values = Signal<Value>.create { subscriber in
        guard let object = reference.object else { return nil }
        // Only ended.
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
