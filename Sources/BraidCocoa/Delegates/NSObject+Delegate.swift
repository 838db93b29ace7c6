// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  import BraidCore
  import BraidObservable
  import Foundation

  extension Reactive where Base: NSObject {
    /// An observable that observes the object on the main queue, without retaining it.
    ///
    /// Completes when the object is released.
    ///
    /// - Parameter observe: Begins an observation, and returns the closure that ends it.
    func observed<Value>(
      _ observe: @escaping @MainActor (Base, AnyObserver<Value>) -> @MainActor () -> Void
    ) -> Observable<Value> {
      Observable.observed(base, observe).take(until: deallocated)
    }

    /// The calls of a delegate method.
    ///
    /// - Parameters:
    ///   - proxy: The proxy that implements the method.
    ///   - method: The method.
    ///   - value: Computes the value to emit from the object and the arguments.
    func delegateCalls<Parent: AnyObject, Delegate, Arguments, Value>(
      _ proxy: @escaping @MainActor (Base) -> DelegateProxy<Parent, Delegate>,
      _ method: DelegateMethod<Arguments>,
      _ value: @escaping @MainActor (Base, Arguments) throws -> Value
    ) -> Observable<Value> {
      observed { base, observer in
        let reference = WeakReference(base)
        let subscription = proxy(base).methodInvoked(method).subscribe(onNext: { arguments in
          guard let base = reference.object else { return }
          do { observer.onNext(try value(base, arguments)) } catch { observer.onError(error) }
        })
        return { subscription.dispose() }
      }
    }
  }
#endif
