// SPDX-License-Identifier: MIT
#if canImport(Darwin) || canImport(FoundationNetworking)
  public import BraidObservable
  public import Foundation

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  /// Errors of a request, besides the errors of the session.
  public enum RxCocoaURLError: Error {
    /// The session reported neither a response nor an error.
    case unknown
    /// The response is not an HTTP response.
    case nonHTTPResponse(response: URLResponse)
    /// The status is not in the range 200 to 299.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The data could not be decoded.
    case deserializationError(error: any Error)
  }

  extension RxCocoaURLError: CustomDebugStringConvertible {
    /// Describes the error in RxCocoa's words, which existing snapshot tests contain.
    public var debugDescription: String {
      switch self {
      case .unknown: "Unknown error has occurred."
      case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
      case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
      case .deserializationError(let error):
        "Error during deserialization of the response: \(error)"
      }
    }
  }

  extension AnyObserver<(response: HTTPURLResponse, data: Data)> {
    /// Sends the outcome of a request.
    func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      if let error { return onError(error) }
      guard let response, let data else { return onError(RxCocoaURLError.unknown) }
      guard let response = response as? HTTPURLResponse else {
        return onError(RxCocoaURLError.nonHTTPResponse(response: response))
      }
      onNext((response, data))
      onCompleted()
    }
  }

  extension Reactive where Base: URLSession {
    /// Performs the request for each subscription, emits the response with its data, then
    /// completes.
    ///
    /// Any status counts as a response: 404 is not an error. To treat it as one, use
    /// ``data(request:)``.
    ///
    /// - **Ends:** fails with the error of the session, or `nonHTTPResponse`. Disposal cancels the
    ///   request.
    /// - **Threads:** events arrive on the delegate queue of the session. To move them, use
    ///   `observe(on: MainScheduler.instance)`.
    /// - **Linux:** swift-corelibs-foundation may trap ("a task that in not in the registry") if a
    ///   request is cancelled while its session looks for a response in the cache, as
    ///   `URLSession.shared` does. If requests are disposed of early, use a session whose
    ///   configuration has no `urlCache`.
    ///
    /// - Parameter request: The request to perform.
    public func response(
      request: URLRequest
    ) -> Observable<(response: HTTPURLResponse, data: Data)> {
      let session: URLSession = base
      return Observable.create { observer in
        let task = session.dataTask(with: request) { observer.receive($0, $1, $2) }
        task.resume()
        return Disposables.create { task.cancel() }
      }
    }

    /// Performs the request for each subscription, emits the data of a response with a status of
    /// 200 to 299, then completes.
    ///
    /// - **Ends:** fails with `httpRequestFailed` for another status, and like
    ///   ``response(request:)``.
    /// - **Threads:** like ``response(request:)``.
    ///
    /// - Parameter request: The request to perform.
    public func data(request: URLRequest) -> Observable<Data> {
      response(request: request).map { response, data in
        guard 200..<300 ~= response.statusCode else {
          throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
        }
        return data
      }
    }

    /// Performs the request for each subscription, emits the decoded JSON object, then completes.
    ///
    /// - **Ends:** fails with `deserializationError` for data that is not JSON, and like
    ///   ``data(request:)``.
    /// - **Threads:** like ``response(request:)``.
    ///
    /// - Parameters:
    ///   - request: The request to perform.
    ///   - options: The options for decoding.
    public func json(
      request: URLRequest, options: JSONSerialization.ReadingOptions = []
    ) -> Observable<Any> {
      data(request: request).map { data in
        do {
          return try JSONSerialization.jsonObject(with: data, options: options)
        } catch {
          throw RxCocoaURLError.deserializationError(error: error)
        }
      }
    }

    /// Requests a URL; otherwise like ``json(request:options:)``.
    ///
    /// - Parameter url: The URL to request.
    public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }

    /// Performs the request for each subscription, emits the decoded value, then completes.
    ///
    /// - **Ends:** fails with `deserializationError` for data that cannot be decoded, and like
    ///   ``data(request:)``.
    /// - **Threads:** like ``response(request:)``.
    ///
    /// - Parameters:
    ///   - request: The request to perform.
    ///   - type: The type of the value.
    ///   - decoder: Decodes the data.
    public func decodable<Item: Decodable, Decoder: DataDecoder>(
      request: URLRequest, type: Item.Type, decoder: Decoder = JSONDecoder()
    ) -> Observable<Item> {
      // Called once for each request.
      let decoded = promised { (data: Data) -> Observable<Item> in
        do {
          return .just(try decoder.decode(type, from: data))
        } catch {
          return .error(RxCocoaURLError.deserializationError(error: error))
        }
      }
      return data(request: request).flatMap(decoded)
    }
  }
#endif
