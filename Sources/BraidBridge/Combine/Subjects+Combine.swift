// SPDX-License-Identifier: MIT
#if canImport(Combine)
  import BraidCore
  public import BraidObservable
  public import Combine

  // The other direction needs no methods of its own: a subject of Combine is a publisher.

  extension Subject where Failure == any Error {
    /// This subject as an observer: an observable can send it all events.
    ///
    /// Combine's subjects send from the thread of the event; an observer may be called from any.
    public func asObserver() -> AnyObserver<Output> {
      let send: (Event<Output>) -> Void = { event in
        switch event {
        case .next(let value): self.send(value)
        case .error(let error): self.send(completion: .failure(error))
        case .completed: self.send(completion: .finished)
        }
      }
      nonisolated(unsafe) let sendFromAnyThread = send  // as subjects of Combine allow
      return AnyObserver { sendFromAnyThread($0) }
    }

    /// This subject as a subscriber: a signal can send it all events.
    public func asSubscriber() -> ObserverSubscriber<Output> { asObserver().asSubscriber() }
  }

  extension ObservableConvertibleType {
    /// Sends all events to a subject of Combine, such as a `PassthroughSubject`.
    ///
    /// - Returns: Ends the binding when disposed.
    public func bind<Target: Subject>(
      to subject: Target
    ) -> any Disposable where Target.Output == Element, Target.Failure == any Error {
      asObservable().subscribe(subject.asObserver())
    }

    /// Sends each value to a subject of Combine that cannot fail, such as a `CurrentValueSubject`.
    ///
    /// As with a relay, a completion is ignored, and an error goes to the error handler of `Hooks`.
    ///
    /// - Returns: Ends the binding when disposed.
    public func bind<Target: Subject>(
      to subject: Target
    ) -> any Disposable where Target.Output == Element, Target.Failure == Never {
      let send: (Event<Element>) -> Void = { event in
        switch event {
        case .next(let value): subject.send(value)
        case .error(let error): Hooks.defaultErrorHandler([], error)
        case .completed: break
        }
      }
      nonisolated(unsafe) let sendFromAnyThread = send  // as subjects of Combine allow
      return asObservable().subscribe(AnyObserver { sendFromAnyThread($0) })
    }
  }
#endif
