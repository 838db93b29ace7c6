// SPDX-License-Identifier: MIT
#if canImport(Combine)
  public import Combine

  /// A publisher of the events of an observable or a signal; `asPublisher()` makes one.
  ///
  /// Each subscriber makes one subscription to the source. Values beyond the demand of the
  /// subscriber are buffered.
  public struct EventPublisher<Output, Failure: Error>: Publisher {
    private let source: EventSource<Output>
    private let buffering: AsyncBuffering
    private let failure: (any Error) -> Failure

    /// A publisher whose failures are the source's errors, converted.
    package init(
      _ source: EventSource<Output>, _ buffering: AsyncBuffering,
      failure: @escaping (any Error) -> Failure
    ) {
      self.source = source
      self.buffering = buffering
      self.failure = failure
    }

    /// Sends a subscription to `subscriber`, and then subscribes to the source.
    public func receive<Target: Subscriber>(
      subscriber: Target
    ) where Target.Input == Output, Target.Failure == Failure {
      let failure = failure
      let delivery = DemandDelivery<Output>(
        buffering,
        DemandDelivery.Consumer(
          next: { subscriber.receive($0).max ?? .max },
          finish: { termination in
            switch termination {
            case .completed: subscriber.receive(completion: .finished)
            case .error(let error): subscriber.receive(completion: .failure(failure(error)))
            }
          }))
      subscriber.receive(subscription: EventSubscription(delivery))
      delivery.start(source)
    }
  }

  extension EventPublisher where Failure == any Error {
    package init(_ source: EventSource<Output>, _ buffering: AsyncBuffering) {
      self.init(source, buffering) { $0 }
    }
  }

  extension EventPublisher where Failure == Never {
    package init(infallible source: EventSource<Output>, _ buffering: AsyncBuffering) {
      self.init(source, buffering) { error in
        Misuse.stop("asPublisher(): a source that cannot fail has failed: \(error).")
      }
    }
  }

  /// The subscription that a subscriber of Combine gets.
  private final class EventSubscription<Element>: Subscription {
    private let delivery: DemandDelivery<Element>

    init(_ delivery: DemandDelivery<Element>) { self.delivery = delivery }

    func request(_ demand: Subscribers.Demand) { delivery.request(demand.max ?? .max) }

    func cancel() { delivery.dispose() }
  }

  /// A subscriber of Combine with unlimited demand, which sends all values to a sink.
  package final class EventSubscriber<Input, Failure: Error>: Subscriber, Cancelable,
    @unchecked Sendable  // immutable; the sink takes events from any thread
  {
    private let upstream = UpstreamSubscription()
    private let next: (Input) -> Void
    private let finish: (Termination) -> Void

    package init(next: @escaping (Input) -> Void, finish: @escaping (Termination) -> Void) {
      self.next = next
      self.finish = finish
    }

    package func receive(subscription: any Subscription) {
      if upstream.begin({ subscription.cancel() }) { subscription.request(.unlimited) }
    }

    package func receive(_ input: Input) -> Subscribers.Demand {
      if !upstream.isDisposed { next(input) }
      return .none
    }

    package func receive(completion: Subscribers.Completion<Failure>) {
      if upstream.isDisposed { return }
      upstream.end()
      switch completion {
      case .finished: finish(.completed)
      case .failure(let error): finish(.error(error))
      }
    }

    package var isDisposed: Bool { upstream.isDisposed }

    package func dispose() { upstream.dispose() }
  }
#endif
