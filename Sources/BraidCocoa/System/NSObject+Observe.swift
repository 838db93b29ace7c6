// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  import BraidCore
  public import BraidObservable
  public import Foundation

  extension Reactive where Base: NSObject {
    /// Sends the value of a property, and each new one, while it is observed.
    ///
    /// - **Ends:** never; the object is kept alive while the property is observed.
    /// - **Threads:** values arrive on the thread that changes the property.
    ///
    /// - Parameters:
    ///   - keyPath: The property, which Objective-C can observe.
    ///   - options: When values are sent; `.initial` for the one there is.
    public func observe<Property>(
      _ keyPath: KeyPath<Base, Property>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Property> {
      nonisolated(unsafe) let base = base  // key-value observation may begin on any thread
      nonisolated(unsafe) let keyPath = keyPath  // immutable
      return Observable.create { observer in
        // Only ended.
        nonisolated(unsafe) let observation = base.observe(keyPath, options: options) { base, _ in
          observer.onNext(base[keyPath: keyPath])
        }
        return Disposables.create { observation.invalidate() }
      }
    }

    /// Sends the value of a property that is given by name, and each new one.
    ///
    /// - **Ends:** never.
    /// - **Threads:** values arrive on the thread that changes the property.
    ///
    /// - Parameters:
    ///   - type: What values are cast to; one of another type arrives as nil.
    ///   - keyPath: The names of the properties that lead there.
    ///   - options: When values are sent; `.initial` for the one there is.
    ///   - retainSelf: Whether the object is kept alive meanwhile. If not, somebody else must keep
    ///     it until the subscription is over; see ``observeWeakly(_:_:options:)``.
    public func observe<Element>(
      _ type: Element.Type, _ keyPath: String,
      options: NSKeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
    ) -> Observable<Element?> {
      nonisolated(unsafe) let base = base  // key-value observation may begin on any thread
      if retainSelf {
        return Observable.create { observer in
          let observation = NamedObservation(base, keyPath, options, isKept: true) { value in
            observer.onNext(value as? Element)
          }
          return Disposables.create { observation.end() }
        }
      }
      let reference = WeakReference<NSObject>(base)
      return Observable.create { observer in
        guard let base = reference.object else { return Disposables.create() }
        let observation = NamedObservation(base, keyPath, options, isKept: false) { value in
          observer.onNext(value as? Element)
        }
        return Disposables.create { observation.end() }
      }
    }

    /// Sends the value of a property that is given by name, and each new one, as long as the object
    /// lives, without keeping it alive.
    ///
    /// - **Ends:** sends nil and completes when the object has gone.
    /// - **Threads:** values arrive on the thread that changes the property.
    ///
    /// - Parameters:
    ///   - type: What values are cast to; one of another type arrives as nil.
    ///   - keyPath: The names of the properties that lead there.
    ///   - options: When values are sent; `.initial` for the one there is.
    public func observeWeakly<Element>(
      _ type: Element.Type, _ keyPath: String,
      options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
      observe(type, keyPath, options: options, retainSelf: false)
        .take(until: deallocated)
        .concat(Observable<Element?>.just(nil))
    }

    /// Sends once when the object has gone, and completes.
    ///
    /// - **Threads:** on the thread that let go of it.
    public var deallocated: Observable<Void> {
      let reference = WeakReference<NSObject>(base)
      return Observable.deferred {
        guard let base = reference.object,
          let witness = AssociatedObject.get(of: base, DeallocationWitness.init)
        else { return Observable.just(()) }
        return witness.gone.asObservable()
      }
    }
  }

  /// One observation of a property by name.
  private final class NamedObservation: NSObject, @unchecked Sendable {  // begun and ended once
    private let keyPath: String
    private let send: (Any?) -> Void
    private weak var target: NSObject?
    private var kept: NSObject?

    init(
      _ target: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, isKept: Bool,
      _ send: @escaping (Any?) -> Void
    ) {
      self.keyPath = keyPath
      self.send = send
      self.target = target
      kept = isKept ? target : nil
      super.init()
      target.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let value = change?[.newKey]
      send(value is NSNull ? nil : value)
    }

    func end() {
      target?.removeObserver(self, forKeyPath: keyPath)
      kept = nil
    }
  }

  /// Goes with the object that it is attached to.
  private final class DeallocationWitness: Sendable {
    let gone = ReplaySubject<Void>.create(bufferSize: 1)

    deinit {
      gone.onNext(())
      gone.onCompleted()
    }
  }
#endif
