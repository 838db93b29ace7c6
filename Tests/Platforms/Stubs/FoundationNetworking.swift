// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of the networking part of swift-corelibs-foundation, as far as Sources uses them.

public import Foundation

public struct URLError: Error, Hashable {
  public enum Code: Hashable, Sendable { case badServerResponse, timedOut }
  public init(_ code: Code) { self.code = code }
  public let code: Code
}

public struct URLRequest: Hashable, Sendable {
  public init(url: URL) { self.url = url }
  public var url: URL?
  public var httpMethod: String?
}

open class URLResponse: NSObject, @unchecked Sendable {
  open var expectedContentLength: Int64 { 0 }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  open var statusCode: Int { 0 }
}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {}

open class URLSessionTask: NSObject, @unchecked Sendable {
  open var response: URLResponse? { nil }
  open func resume() {}
  open func cancel() {}
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

open class URLSession: NSObject, @unchecked Sendable {
  open class var shared: URLSession { URLSession(configuration: URLSessionConfiguration()) }
  public init(configuration: URLSessionConfiguration) {}
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue: OperationQueue?
  ) {}
  open var configuration: URLSessionConfiguration { URLSessionConfiguration() }
  open func dataTask(
    with request: URLRequest,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { fatalError() }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { fatalError() }
  open func finishTasksAndInvalidate() {}
  open func invalidateAndCancel() {}
}
