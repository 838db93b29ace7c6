// SPDX-License-Identifier: MIT
#if canImport(Combine)
  import BraidCore
  public import BraidObservable
  public import Combine

  extension SharedSequenceConvertibleType {
    /// Converts the sequence to a publisher that cannot fail.
    ///
    /// The subscribers share the connection of the driver or signal, and the values arrive on the
    /// main thread. Subscribe on the main thread.
    ///
    /// - **Ends:** as the driver or signal does. Cancelling disposes the subscription.
    ///
    /// - Parameter buffering: The policy for values beyond the subscriber's demand.
    public func asPublisher(
      buffering: AsyncBuffering = .unbounded
    ) -> AnyPublisher<Element, Never> {
      EventPublisher(infallible: asSharedSequence().asObservable(), buffering)
        .eraseToAnyPublisher()
    }
  }
#endif
