// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

extension Observable {
  /// An observable that observes an object on the main queue, without retaining it.
  ///
  /// Completes immediately if the object has been released.
  ///
  /// - Parameter observe: Begins an observation, and returns the closure that ends it. Both run on
  ///   the main queue, on whatever thread the observable is subscribed to and disposed.
  static func observed<Object: AnyObject>(
    _ object: Object,
    _ observe: @escaping @MainActor (Object, AnyObserver<Element>) -> @MainActor () -> Void
  ) -> Observable<Element> {
    let reference = WeakReference(object)
    return Observable.create { observer in
      ConcurrentMainScheduler.instance.schedule(()) { _ in
        MainActor.assumeIsolated {
          guard let object = reference.object else {
            observer.onCompleted()
            return Disposables.create()
          }
          let end = observe(object, observer)
          return Disposables.create { MainQueueTurn.take(end) }
        }
      }
    }
  }
}

extension ControlEvent {
  /// Creates a control event of an observable that is already subscribed to, and emits, on the main
  /// queue.
  init(onMain events: Observable<PropertyType>) { self.events = events }
}

extension ControlProperty {
  /// Creates a property of an observable that is already subscribed to, and emits, on the main
  /// queue.
  init(onMain values: Observable<PropertyType>, valueSink: some ObserverType<PropertyType>) {
    self.values = values
    self.valueSink = valueSink.asObserver()
  }
}
