// SPDX-License-Identifier: MIT
#if canImport(Darwin) || canImport(FoundationNetworking)
  public import BraidCore
  public import BraidObservable
  public import Foundation

  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  extension Reactive where Base: URLSession {
    /// Performs the request for each subscription, reports its progress, emits the response with
    /// its data, then completes.
    ///
    /// ```
    /// let url = URL(fileURLWithPath: "/tmp/picture.png")
    /// let progress = BehaviorRelay(value: TransferProgress())
    /// let picture = URLSession.shared.rx.response(
    ///   request: URLRequest(url: url), progress: { progress.accept($0) })
    /// ```
    ///
    /// Each subscription has a session of its own with the configuration of this one, because a
    /// session reports progress to its delegate only. This session's delegate receives no calls.
    ///
    /// Otherwise like ``response(request:)``.
    ///
    /// - Parameters:
    ///   - request: The request to perform.
    ///   - progress: Called after each part that was sent or received, on the thread of the events.
    public func response(
      request: URLRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) -> Observable<(response: HTTPURLResponse, data: Data)> {
      let configuration = base.configuration
      return Observable.create { observer in
        let collector = ResponseCollector(report: progress) { observer.receive($0, $1, $2) }
        let session = URLSession(
          configuration: configuration, delegate: collector, delegateQueue: nil)
        session.dataTask(with: request).resume()
        return Disposables.create { session.invalidateAndCancel() }
      }
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
