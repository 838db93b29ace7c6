// SPDX-License-Identifier: MIT
#if canImport(Combine)
  import BraidCore
  public import BraidObservable
  public import BraidSignal
  public import Combine

  extension Publisher {
    /// Converts the publisher to an observable.
    ///
    /// Each subscription subscribes to the publisher, with an unlimited demand.
    /// `model.$name.asObservable()` observes a property that is `@Published`; each value arrives
    /// before the property stores it.
    ///
    /// - **Ends:** as the publisher does. Disposal cancels the subscription, even if the publisher
    ///   sends it later.
    /// - **Threads:** no event changes threads. Events from several threads are delivered one at a
    ///   time (C3).
    public func asObservable() -> Observable<Output> {
      let connect: (AnyObserver<Output>) -> any Disposable = { observer in
        let subscriber = EventSubscriber<Output, Failure>(
          next: { observer.onNext($0) },
          finish: { termination in
            switch termination {
            case .completed: observer.onCompleted()
            case .error(let error): observer.onError(error)
            }
          })
        self.subscribe(subscriber)
        return subscriber
      }
      nonisolated(unsafe) let connectFromAnyThread = connect  // as all sources are
      return Observable.create { connectFromAnyThread($0) }
    }

    /// Converts the publisher to a signal of BraidSignal.
    ///
    /// Otherwise like ``asObservable()``.
    public func asSignal() -> BraidSignal.Signal<Output> { asObservable().asSignal() }

    /// Converts the publisher to a signal of BraidSignal; for files that import all modules.
    public func asRACSignal() -> BraidSignal.Signal<Output> { asObservable().asSignal() }
  }

  extension Publisher where Failure == Never {
    /// Converts the publisher to an infallible; otherwise like ``asObservable()``.
    public func asInfallible() -> Infallible<Output> {
      asObservable().asInfallible(onErrorRecover: { _ in .empty() })
    }
  }
#endif
