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
    /// - **Ends:** as the publisher does. Disposal cancels the subscription, even inside a value
    ///   that the publisher sends immediately, and even if it sends the subscription later. A
    ///   subject of Combine that is released without a completion does not report that: its
    ///   subscriptions retain their observers until you dispose of them.
    /// - **Threads:** no event changes threads. Events from several threads are delivered one at a
    ///   time (C3).
    public func asObservable() -> Observable<Output> { asRACSignal().asObservable() }

    /// Converts the publisher to a signal of BraidSignal.
    ///
    /// Otherwise like ``asObservable()``.
    public func asSignal() -> BraidSignal.Signal<Output> { asRACSignal() }

    /// Converts the publisher to a signal of BraidSignal; for files that import all modules.
    public func asRACSignal() -> BraidSignal.Signal<Output> {
      let connect: (PassthroughSubscriber<Output>) -> Void = { subscriber in
        let target = EventSubscriber<Output, Failure>(
          next: { subscriber.sendNext($0) }, finish: { subscriber.send(Event($0)) })
        // Before it subscribes: a publisher that sends immediately can be cancelled by a value.
        subscriber.disposable.add(target)
        self.subscribe(target)
      }
      nonisolated(unsafe) let connectFromAnyThread = connect  // as all sources are
      return BraidSignal.Signal.create { subscriber in
        connectFromAnyThread(subscriber)
        return nil
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Converts the publisher to an infallible; otherwise like ``asObservable()``.
    public func asInfallible() -> Infallible<Output> {
      asObservable().asInfallible(onErrorRecover: { _ in .empty() })
    }
  }
#endif
