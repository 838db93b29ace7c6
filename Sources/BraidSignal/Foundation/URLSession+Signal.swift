// SPDX-License-Identifier: MIT
#if canImport(Darwin) || canImport(FoundationNetworking)
  import BraidCore
  public import Foundation

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  extension PassthroughSubscriber<(response: URLResponse, data: Data)> {
    /// Sends the outcome of a request.
    func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      guard error == nil, let response, let data else {
        return sendError(error ?? URLError(.badServerResponse))
      }
      sendNext((response, data))
      sendCompleted()
    }
  }

  extension URLSession {
    /// Performs the request for each subscription, emits the response with its data, then
    /// completes.
    ///
    /// Any status counts as a response: 404 is not an error. No request is made before a
    /// subscription. To share one request among several subscribers, write
    /// `signal(for: request).replayLazily()`. (ReactiveObjC's `rac_sendAsynchronousRequest:`
    /// continues after its subscription is disposed.)
    ///
    /// - **Ends:** completes right after the response; fails with the error of the session, or with
    ///   `URLError.badServerResponse` if the session reports neither a response nor an error.
    ///   Disposal cancels the request.
    /// - **Threads:** events arrive on the delegate queue of the session; to move them, use
    ///   ``Signal/deliver(on:)-(Scheduler)``.
    /// - **Linux:** swift-corelibs-foundation may trap ("a task that in not in the registry") if a
    ///   request is cancelled while its session looks for a response in the cache, as
    ///   `URLSession.shared` does. If requests are disposed of early, use a session whose
    ///   configuration has no `urlCache`.
    ///
    /// - Parameter request: The request to perform.
    public func signal(for request: URLRequest) -> Signal<(response: URLResponse, data: Data)> {
      Signal.create { [self] subscriber in
        let task = dataTask(with: request) { subscriber.receive($0, $1, $2) }
        task.resume()
        return AnyDisposable { task.cancel() }
      }
      .named("-rac_dataTaskWithRequest:")
    }

    /// Requests a URL; otherwise like ``signal(for:)-(URLRequest)``.
    ///
    /// - Parameter url: The URL to request.
    public func signal(for url: URL) -> Signal<(response: URLResponse, data: Data)> {
      signal(for: URLRequest(url: url))
    }
  }
#endif
