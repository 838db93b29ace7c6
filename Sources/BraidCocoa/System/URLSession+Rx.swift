// SPDX-License-Identifier: MIT
public import BraidObservable
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// What can go wrong with a request, besides the errors of the session.
public enum RxCocoaURLError: Error {
  /// The session gave neither an answer nor an error.
  case unknown
  /// The answer does not speak HTTP.
  case nonHTTPResponse(response: URLResponse)
  /// The status is not one of 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The data is not what it should be.
  case deserializationError(error: any Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
  /// What went wrong, in RxCocoa's words, which people's snapshots hold.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error has occurred."
    case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error): "Error during deserialization of the response: \(error)"
    }
  }
}

extension Reactive where Base: URLSession {
  /// Makes the request for each subscription; sends the answer with its data, and completes.
  ///
  /// Any status is an answer: 404 is no error here, see ``data(request:)``.
  ///
  /// - **Ends:** with the error of the session, or `nonHTTPResponse`. Disposal cancels the request.
  /// - **Threads:** events arrive on the delegate queue of the session; use
  ///   `observe(on: MainScheduler.instance)`.
  ///
  /// - Parameter request: What to ask for.
  public func response(
    request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session: URLSession = base
    return Observable.create { observer in
      let task = session.dataTask(with: request) { data, response, error in
        if let error { return observer.onError(error) }
        guard let response, let data else { return observer.onError(RxCocoaURLError.unknown) }
        guard let response = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((response, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// Makes the request for each subscription; sends the data of an answer with a status of 200 to
  /// 299, and completes.
  ///
  /// - **Ends:** with `httpRequestFailed` for another status, and as ``response(request:)`` does.
  /// - **Threads:** as ``response(request:)``.
  ///
  /// - Parameter request: What to ask for.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// Makes the request for each subscription; sends the object that the data describes in JSON.
  ///
  /// - **Ends:** with `deserializationError` for data that is no JSON, and as ``data(request:)``
  ///   does.
  /// - **Threads:** as ``response(request:)``.
  ///
  /// - Parameters:
  ///   - request: What to ask for.
  ///   - options: How the data is read.
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

  /// Asks for a URL; otherwise as ``json(request:options:)``.
  ///
  /// - Parameter url: What to ask for.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }

  /// Makes the request for each subscription; sends the value that the data describes.
  ///
  /// - **Ends:** with `deserializationError` for data that is no such value, and as
  ///   ``data(request:)`` does.
  /// - **Threads:** as ``response(request:)``.
  ///
  /// - Parameters:
  ///   - request: What to ask for.
  ///   - type: The type of the value.
  ///   - decoder: Makes the value of the data.
  public func decodable<
    Item: Decodable & SendableMetatype, Decoder: DataDecoder & SendableMetatype
  >(
    request: URLRequest, type: Item.Type, decoder: Decoder = JSONDecoder()
  ) -> Observable<Item> {
    nonisolated(unsafe) let decoder = decoder  // one at a time, unless it is used elsewhere, too
    return data(request: request).map { data in
      do {
        return try decoder.decode(type, from: data)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }
}
