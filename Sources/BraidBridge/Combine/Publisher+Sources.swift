// SPDX-License-Identifier: MIT
#if canImport(Combine)
  import BraidCore
  public import BraidObservable
  public import BraidSignal
  public import Combine

  extension Publisher {
    /// The same events as an observable.
    ///
    /// Each subscription makes one to the publisher and asks for all of its values.
    /// `model.$name.asObservable()` observes a property that is `@Published`; its values arrive
    /// before the property has them.
    ///
    /// - **Ends:** as the publisher does. Disposal cancels the subscription, also one that the
    ///   publisher sends later.
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

    /// The same events as a signal of BraidSignal.
    ///
    /// Otherwise like ``asObservable()``.
    public func asSignal() -> BraidSignal.Signal<Output> { asObservable().asSignal() }

    /// The same events as a signal of BraidSignal: the name for files that import all modules.
    public func asRACSignal() -> BraidSignal.Signal<Output> { asObservable().asSignal() }
  }

  extension Publisher where Failure == Never {
    /// The same events as an infallible; otherwise like ``asObservable()``.
    public func asInfallible() -> Infallible<Output> {
      asObservable().asInfallible(onErrorRecover: { _ in .empty() })
    }
  }
#endif
