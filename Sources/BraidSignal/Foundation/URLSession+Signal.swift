// SPDX-License-Identifier: MIT
import BraidCore
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Makes the request for each subscription; sends the answer with its data, then completes.
  ///
  /// Any status is an answer: 404 is no error. Nothing is asked for before somebody subscribes; for
  /// one request and several subscribers write `signal(for: request).replayLazily()`.
  /// (ReactiveObjC's `rac_sendAsynchronousRequest:` goes on when its subscription is disposed.)
  ///
  /// - **Ends:** with the error of the session; with `URLError.badServerResponse` if that has
  ///   neither an answer nor an error. Disposal cancels the request.
  /// - **Threads:** events arrive on the delegate queue of the session; use
  ///   ``Signal/deliver(on:)-(Scheduler)``.
  ///
  /// - Parameter request: What to ask for.
  public func signal(for request: URLRequest) -> Signal<(response: URLResponse, data: Data)> {
    Signal.create { [self] subscriber in
      let task = dataTask(with: request) { data, response, error in
        guard let response, let data else {
          return subscriber.sendError(error ?? URLError(.badServerResponse))
        }
        if let error { return subscriber.sendError(error) }
        subscriber.sendNext((response, data))
        subscriber.sendCompleted()
      }
      task.resume()
      return AnyDisposable { task.cancel() }
    }
    .named("-rac_dataTaskWithRequest:")
  }

  /// Asks for a URL; otherwise as ``signal(for:)-(URLRequest)``.
  ///
  /// - Parameter url: What to ask for.
  public func signal(for url: URL) -> Signal<(response: URLResponse, data: Data)> {
    signal(for: URLRequest(url: url))
  }
}
