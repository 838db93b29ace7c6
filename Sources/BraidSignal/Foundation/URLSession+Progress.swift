// SPDX-License-Identifier: MIT
#if canImport(Darwin) || canImport(FoundationNetworking)
  public import BraidCore
  public import Foundation

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  extension URLSession {
    /// Performs the request for each subscription, reports its progress, emits the response with
    /// its data, then completes.
    ///
    /// ```
    /// let url = URL(fileURLWithPath: "/tmp/picture.png")
    /// let progress = SignalProperty(TransferProgress())
    /// let picture = URLSession.shared.signal(
    ///   for: URLRequest(url: url), progress: { progress.value = $0 })
    /// ```
    ///
    /// Each subscription has a session of its own with the configuration of this one, because a
    /// session reports progress to its delegate only. This session's delegate receives no calls.
    ///
    /// Otherwise like ``signal(for:)-(URLRequest)``.
    ///
    /// - Parameters:
    ///   - request: The request to perform.
    ///   - progress: Called after each part that was sent or received, on the thread of the events.
    public func signal(
      for request: URLRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) -> Signal<(response: URLResponse, data: Data)> {
      Signal.create { [configuration] subscriber in
        let collector = ResponseCollector(report: progress) { subscriber.receive($0, $1, $2) }
        let session = URLSession(
          configuration: configuration, delegate: collector, delegateQueue: nil)
        session.dataTask(with: request).resume()
        return AnyDisposable { session.invalidateAndCancel() }
      }
      .named("-rac_dataTaskWithRequest:progress:")
    }
  }

  /// Collects the response of one request, and reports its progress.
  private final class ResponseCollector: NSObject, URLSessionDataDelegate,
    @unchecked Sendable  // used on the serial queue of its session
  {
    private let report: @Sendable (TransferProgress) -> Void
    private let finish: @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    private var progress = TransferProgress()
    private var data = Data()

    init(
      report: @escaping @Sendable (TransferProgress) -> Void,
      finish: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) {
      self.report = report
      self.finish = finish
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
      totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
      progress.sent = totalBytesSent
      progress.sentInAll = totalBytesExpectedToSend > 0 ? totalBytesExpectedToSend : nil
      report(progress)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      self.data.append(data)
      progress.received = Int64(self.data.count)
      let length = dataTask.response?.expectedContentLength ?? -1
      progress.receivedInAll = length >= 0 ? length : nil
      report(progress)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      // Tears the subscription down, which releases the session and this object.
      finish(data, task.response, error)
    }
  }
#endif
