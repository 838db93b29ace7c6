// SPDX-License-Identifier: MIT
#if canImport(Combine)
  import BraidCore
  public import BraidObservable
  public import BraidSignal
  public import Combine

  extension ObservableConvertibleType {
    /// Converts the observable to a publisher of Combine.
    ///
    /// For observables, signals, singles and the other traits. Sources that cannot fail have a
    /// form whose failure is `Never`.
    ///
    /// - **Ends:** as the source does; the end follows the last buffered value. Cancelling the
    ///   subscription of Combine disposes the subscription to the source.
    /// - **Threads:** no event changes threads. Values that were buffered arrive on the thread that
    ///   asks for more. The subscriber is called by one thread at a time.
    ///
    /// - Parameter buffering: The policy for values beyond the subscriber's demand. `sink` and
    ///   `assign` ask for all values, so nothing is ever buffered for them.
    /// - Returns: A publisher that subscribes to this source for each of its subscribers.
    public func asPublisher(
      buffering: AsyncBuffering = .unbounded
    ) -> AnyPublisher<Element, any Error> {
      EventPublisher(asObservable(), buffering).eraseToAnyPublisher()
    }
  }

  extension InfallibleType {
    /// Converts the sequence to a publisher that cannot fail.
    ///
    /// Otherwise like the form of observables.
    ///
    /// - Parameter buffering: The policy for values beyond the subscriber's demand.
    public func asPublisher(
      buffering: AsyncBuffering = .unbounded
    ) -> AnyPublisher<Element, Never> {
      EventPublisher(infallible: asObservable(), buffering).eraseToAnyPublisher()
    }

    /// Assigns each value to a property that is `@Published`, until its object is released or this
    /// source completes.
    ///
    /// - Parameter published: The property: `source.assign(to: &model.$name)`.
    public func assign(to published: inout Published<Element>.Publisher) {
      asPublisher().assign(to: &published)
    }
  }

  extension PublishRelay {
    /// The values as a publisher that cannot fail; otherwise like the publisher of an observable.
    ///
    /// - Parameter buffering: The policy for values beyond the subscriber's demand.
    public func asPublisher(
      buffering: AsyncBuffering = .unbounded
    ) -> AnyPublisher<Element, Never> {
      EventPublisher(infallible: asObservable(), buffering).eraseToAnyPublisher()
    }
  }

  extension BehaviorRelay {
    /// The value, then each new value, as a publisher that cannot fail; otherwise like the
    /// publisher of an observable.
    ///
    /// - Parameter buffering: The policy for values beyond the subscriber's demand.
    public func asPublisher(
      buffering: AsyncBuffering = .unbounded
    ) -> AnyPublisher<Element, Never> {
      EventPublisher(infallible: asObservable(), buffering).eraseToAnyPublisher()
    }
  }

  extension ReplayRelay {
    /// The replayed values, then each new value, as a publisher that cannot fail; otherwise like
    /// the publisher of an observable.
    ///
    /// - Parameter buffering: The policy for values beyond the subscriber's demand.
    public func asPublisher(
      buffering: AsyncBuffering = .unbounded
    ) -> AnyPublisher<Element, Never> {
      EventPublisher(infallible: asObservable(), buffering).eraseToAnyPublisher()
    }
  }

  extension SignalProperty {
    /// The value, then each new value, as a publisher that cannot fail; completes when the property
    /// is released.
    ///
    /// - Parameter buffering: The policy for values beyond the subscriber's demand.
    public func asPublisher(
      buffering: AsyncBuffering = .unbounded
    ) -> AnyPublisher<Value, Never> {
      EventPublisher(infallible: signal, buffering).eraseToAnyPublisher()
    }
  }
#endif
