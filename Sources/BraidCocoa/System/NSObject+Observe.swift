// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  import BraidCore
  public import BraidObservable
  public import Foundation

  extension Reactive where Base: NSObject {
    /// Emits the value of a property, then each new value, without retaining the object.
    ///
    /// - **Ends:** completes when the object is released.
    /// - **Threads:** values arrive on the thread that changes the property.
    ///
    /// - Parameters:
    ///   - keyPath: A property that supports key-value observing.
    ///   - options: When values are sent; `.initial` includes the current value.
    public func observe<Property>(
      _ keyPath: KeyPath<Base, Property>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Property> {
      let reference = WeakReference<Base>(base)
      nonisolated(unsafe) let keyPath = keyPath  // immutable
      return Observable.create { observer in
        guard let base = reference.object else { return Disposables.create() }
        // The observation is only invalidated.
        nonisolated(unsafe) let observation = base.observe(keyPath, options: options) { base, _ in
          observer.onNext(base[keyPath: keyPath])
        }
        return Disposables.create { observation.invalidate() }
      }
      .take(until: deallocated)
    }

    /// Emits the value of a property that is specified by name, then each new value.
    ///
    /// - **Ends:** never.
    /// - **Threads:** values arrive on the thread that changes the property.
    ///
    /// - Parameters:
    ///   - type: The type of the values; a value of another type arrives as nil.
    ///   - keyPath: The key path of the property, as text.
    ///   - options: When values are sent; `.initial` includes the current value.
    ///   - retainSelf: Whether the subscription retains the object. If false, the object has to be
    ///     retained elsewhere until the subscription has ended; see
    ///     ``observeWeakly(_:_:options:)``.
    public func observe<Element>(
      _ type: Element.Type, _ keyPath: String,
      options: NSKeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
    ) -> Observable<Element?> {
      values(keyPath, options, retainSelf: retainSelf) { $0 as? Element }
    }

    /// Emits the value of a property that is specified by name, then each new value; for
    /// enumerations, which Objective-C stores as numbers.
    ///
    /// Otherwise like the form for other types: a number that is no raw value arrives as nil.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - keyPath: The key path of the property, as text.
    ///   - options: When values are sent; `.initial` includes the current value.
    ///   - retainSelf: Whether the subscription retains the object.
    public func observe<Element: RawRepresentable>(
      _ type: Element.Type, _ keyPath: String,
      options: NSKeyValueObservingOptions = [.new, .initial], retainSelf: Bool = true
    ) -> Observable<Element?> {
      values(keyPath, options, retainSelf: retainSelf) { Element(observed: $0) }
    }

    private func values<Element>(
      _ keyPath: String, _ options: NSKeyValueObservingOptions, retainSelf: Bool,
      _ convert: @escaping (Any?) -> Element?
    ) -> Observable<Element?> {
      nonisolated(unsafe) let base = base  // key-value observation may begin on any thread
      nonisolated(unsafe) let convert = convert  // captures nothing
      if retainSelf {
        return Observable.create { observer in
          let observation = NamedObservation(base, keyPath, options, isKept: true) { value in
            observer.onNext(convert(value))
          }
          return Disposables.create { observation.end() }
        }
      }
      let reference = WeakReference<NSObject>(base)
      return Observable.create { observer in
        guard let base = reference.object else { return Disposables.create() }
        let observation = NamedObservation(base, keyPath, options, isKept: false) { value in
          observer.onNext(convert(value))
        }
        return Disposables.create { observation.end() }
      }
    }

    /// Emits the value of a property that is specified by name, then each new value, without
    /// retaining the object.
    ///
    /// The other properties of a path must retain their objects: the path is observed as a whole.
    ///
    /// - **Ends:** emits nil and completes when the object is released.
    /// - **Threads:** values arrive on the thread that changes the property.
    ///
    /// - Parameters:
    ///   - type: The type of the values; a value of another type arrives as nil.
    ///   - keyPath: The key path of the property, as text.
    ///   - options: When values are sent; `.initial` includes the current value.
    public func observeWeakly<Element>(
      _ type: Element.Type, _ keyPath: String,
      options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
      untilReleased(observe(type, keyPath, options: options, retainSelf: false))
    }

    /// Emits the value of a property that is specified by name, then each new value, without
    /// retaining the object; for enumerations, which Objective-C stores as numbers.
    ///
    /// Otherwise like the form for other types: a number that is no raw value arrives as nil.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - keyPath: The key path of the property, as text.
    ///   - options: When values are sent; `.initial` includes the current value.
    public func observeWeakly<Element: RawRepresentable>(
      _ type: Element.Type, _ keyPath: String,
      options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
      untilReleased(observe(type, keyPath, options: options, retainSelf: false))
    }

    private func untilReleased<Element>(_ values: Observable<Element?>) -> Observable<Element?> {
      values.take(until: deallocated).concat(Observable<Element?>.just(nil))
    }
  }

  extension RawRepresentable {
    /// Converts an observed value: a value of this type, or its raw value.
    fileprivate init?(observed value: Any?) {
      if let value = value as? Self {
        self = value
      } else if let raw = value as? RawValue {
        self.init(rawValue: raw)
      } else {
        return nil
      }
    }
  }

  extension Reactive where Base: AnyObject {
    /// Emits once when the object is released, then completes.
    ///
    /// - **Threads:** the events arrive on the thread that releases the object.
    public var deallocated: Observable<Void> {
      let reference = WeakReference<Base>(base)
      return Observable.deferred {
        guard let base = reference.object,
          let witness = AssociatedObject.get(of: base, DeallocationWitness.init)
        else { return Observable.just(()) }
        return witness.gone.asObservable()
      }
    }
  }

  /// An observation of a property by name.
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

  /// Released together with the object it is attached to.
  private final class DeallocationWitness: Sendable {
    let gone = ReplaySubject<Void>.create(bufferSize: 1)

    deinit {
      gone.onNext(())
      gone.onCompleted()
    }
  }
#endif
